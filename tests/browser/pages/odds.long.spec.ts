import { execFileSync } from 'node:child_process'
import { expect, type Locator, type Page } from '@playwright/test'
import STRATEGIES from '../../../src/odds/lunar-poker/strategy/strategies.json' with {
  type: 'json',
}
import { MAIN } from '../../fixtures/processes/program.ts'
import { test } from '../house.ts'
import { fitsEverywhere, textOn, violations } from '../page.ts'
import { seatedAt } from '../table.ts'

/** The odds explorer shows the same numbers as the command line. */

interface CliRow {
  readonly wager: string
  readonly terms: string
  readonly edge: { readonly num: string; readonly den: string }
}

const croupier = (...args: readonly string[]): { readonly wagers: readonly CliRow[] } =>
  JSON.parse(execFileSync('node', [MAIN, ...args], { encoding: 'utf8' }))

/** Every line on the page: wager, terms, and the edge as a fraction. */
const linesOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('tr[data-wager]')
    .evaluateAll(rows =>
      rows.map(
        row =>
          `${row.getAttribute('data-wager')} ${row.getAttribute('data-terms')} ${row.querySelector('.exact')!.textContent!.replaceAll(',', '')}`,
      ),
    )

const asWritten = ({ wager, terms, edge: { num, den } }: CliRow): string =>
  `${wager} ${terms} ${den === '1' ? num : `${num}/${den}`}`

const FAMILIES = 'variant tie perfect-pair any-pair lucky-match dragon-bonus'
const ALL = FAMILIES.split(' ')
  .map(family => `${family}=all`)
  .join('&')

test('nz5:5.10 every edge is the fraction that the command line prints', async ({ page }) => {
  await page.goto(`/#/odds/baccarat/decks=6&${ALL}`)
  await expect(page.locator('tr[data-wager]')).toHaveCount(30)
  const { wagers } = croupier('odds', 'baccarat', '--decks', '6', '--json')
  expect(await linesOn(page)).toEqual(wagers.map(asWritten))
})

test('nz8:3.9 nz11a:4.9 nz22:5.9 every edge in the other games is that fraction too', async ({
  page,
}) => {
  const games = [
    ['roulette', 'roulette/layout=double-zero-00-0', '--layout', 'double-zero-00-0'],
    [
      'snake-eyes',
      'snake-eyes/hard-4=all&hard-6=all&hard-8=all&hard-10=all&field=all&craps-2=all&craps-12=all',
    ],
    ['lunar-poker', 'lunar-poker'],
  ] as const
  for (const [game, hash, ...options] of games) {
    const { wagers } = croupier('odds', game, ...options, '--json')
    await page.goto(`/#/odds/${hash}`)
    await expect(page.locator('tr[data-wager]')).toHaveCount(wagers.length)
    expect(await linesOn(page)).toEqual(wagers.map(asWritten))
  }
})

test('removed cards change the odds, whether typed or pressed', async ({ page }) => {
  await page.goto('/#/odds/baccarat')
  const banker = page.locator('tr[data-wager=banker] .exact')
  const whole = await banker.innerText()
  await page.getByRole('textbox', { name: 'Cards gone' }).fill('5c 5d 9 ')
  await expect(banker).not.toHaveText(whole)
  await expect(page.locator('tr[data-wager^=perfect-pair]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Cards gone' }).fill('5c')
  await page.getByRole('button', { name: 'Five of diamonds, 8 left' }).click()
  await expect(textOn(page, '414 cards in the shoe')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Five of diamonds, 7 left' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Cards gone' }).fill('5x')
  await expect(textOn(page, 'Not cards: 5X.')).toBeVisible()
  await page.getByRole('button', { name: 'A whole shoe again' }).click()
  await expect(banker).toHaveText(whole)
})

interface CliPar {
  readonly covariances: readonly {
    readonly of: { readonly wager: string }
    readonly with: { readonly wager: string }
    readonly covariance: { readonly num: string; readonly den: string }
  }[]
  readonly exposures: readonly { readonly cents: number }[]
}

test('nz1:10.1(b) covariances and the largest loss match the PAR sheet', async ({ page }) => {
  const { covariances, exposures } = croupier('par', 'roulette', '--json') as unknown as CliPar
  await page.goto('/#/odds/roulette/wager=red 1:1&fractions=yes')
  const found = page.locator('.covariances tbody tr', { hasText: 'Black' })
  const { covariance } = covariances.find(
    ({ of, with: other }) => of.wager === 'red' && other.wager === 'black',
  )!
  await expect(found.locator('.exact')).toHaveText(
    `${grouped(covariance.num)}/${grouped(covariance.den)}`,
  )
  const loss = page.locator('.exposures strong')
  const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en')}`
  await expect(loss).toHaveText(dollars(exposures[0]!.cents))
  await page.getByRole('spinbutton', { name: 'Players who bet' }).fill('1')
  await expect(loss).not.toHaveText(dollars(exposures[0]!.cents))
  const limited = croupier('par', 'roulette', '--patrons', '1', '--json') as unknown as CliPar
  await expect(loss).toHaveText(dollars(limited.exposures[0]!.cents))
})

const grouped = (text: string): string => text.replace(/\d(?=(\d{3})+\b)/g, '$&,')

test('nz22:5.2 the strategies show their exact cost, and one can be printed alone', async ({
  page,
}) => {
  await page.goto('/#/odds/lunar-poker/rules=20&fractions=yes')
  const list = page.getByRole('region', { name: 'Strategies you can remember' })
  await expect(list.locator('ol > li')).toHaveCount(20)
  const { cost } = STRATEGIES[2]!
  await expect(list.locator('tr', { hasText: '20 rules' })).toContainText(
    `${grouped(cost.num)}/${grouped(cost.den)}`,
  )
  await page.emulateMedia({ media: 'print' })
  const solved = page.getByRole('heading', { name: 'The whole game, solved' })
  await expect(solved).toBeVisible()
  /** What the printed page shows. */
  const printed = page.evaluate(
    () =>
      new Promise<readonly boolean[]>(resolve => {
        window.print = () =>
          resolve(
            ['solved', 'strategies'].map(id => document.getElementById(id)!.checkVisibility()),
          )
      }),
  )
  await page.emulateMedia({ media: null })
  /** Take the button before printing: the print style hides it, so no role finds it. */
  const button = await list.getByRole('button', { name: 'Print this list' }).elementHandle()
  await page.emulateMedia({ media: 'print' })
  await button!.evaluate(element => (element as HTMLElement).click())
  expect(await printed).toEqual([false, true])
})

test('bars below zero are drawn as wide as they are negative', async ({ page }) => {
  const widths = async (chart: string): Promise<readonly number[]> => {
    const bars = page.getByRole('list', { name: chart }).locator('rect:not(.track)')
    await expect(bars.first()).toBeVisible()
    return bars.evaluateAll(all => all.map(bar => bar.getBoundingClientRect().width))
  }
  await page.goto('/#/odds/lunar-poker')
  const choices = await widths('What each choice is worth')
  expect(choices[0]).toBeGreaterThan(100)
  expect(choices).toEqual(choices.toSorted((a, b) => a - b))
  await page.goto('/#/odds/baccarat')
  const [banker, tie] = await widths('Correlation')
  expect(banker).toBeGreaterThan(100 * tie!)
})

test('nz22:5.2 the choices in one deal, and the best of them, match the command line', async ({
  page,
}) => {
  await page.goto('/#/odds/lunar-poker/deal=KS KD QH 7C 2D 9H')
  const first = page.locator('table.choices tbody tr').first()
  await expect(first).toBeVisible()
  const args = ['odds', 'lunar-poker', '--hand', 'KS KD QH 7C 2D', '--up', '9H', '--json']
  const { best } = croupier(...args) as unknown as { best: { choice: string; value: number } }
  await expect(first).toHaveAttribute('data-choice', best.choice)
  await expect(first).toContainText(best.value.toFixed(6).replace('-', '−'))
})

test('nz1:17.1 no link leads from a table to the odds', async ({ page }) => {
  await page.goto('/#/')
  await expect(page.getByRole('link', { name: 'Odds', exact: true })).toHaveCount(1)
  await page.goto('/#/table/practice')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Odds', exact: true })).toHaveCount(0)
})

/** Whether the file behind a link is an image that the browser can draw. */
const isDrawn = async (page: Page, file: Locator): Promise<boolean> => {
  const address = await file.getAttribute('href')
  return page.evaluate(
    src =>
      new Promise<boolean>(resolve => {
        const image = new Image()
        image.addEventListener('load', () => resolve(image.naturalWidth > 0))
        image.addEventListener('error', () => resolve(false))
        image.src = src
      }),
    address!,
  )
}

test.describe('for everybody', () => {
  test.use({ bypassCSP: true })

  test('the odds fit every screen, without violations', async ({ page }) => {
    await page.goto('/#/odds/baccarat/gone=5C 5D')
    const more = page.getByRole('button', { name: /^More on Dragon Bonus on Player/ })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await fitsEverywhere(page, 'odds')
    await page.getByRole('button', { name: 'Keep this one to compare with' }).click()
    await page.getByRole('combobox', { name: 'Rules' }).selectOption('mbs')
    const bonus = page.locator('.compared tbody tr', { hasText: 'Dragon Bonus on Player' })
    await expect(bonus).toContainText('not offered')
    await fitsEverywhere(page, 'odds-compared')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await violations(page), 'edges').toEqual([])
    await page.getByRole('button', { name: 'Win, tie, loss' }).click()
    await expect(page.locator('tr[data-wager=banker]')).toContainText('1.0744 %')
    for (const name of ['chances', 'outcomes', 'hold', 'correlations', 'removal'])
      expect(await isDrawn(page, page.locator(`a[download="${name}.svg"]`)), name).toBe(true)
    await fitsEverywhere(page, 'odds-chances')
    expect(await violations(page), 'chances').toEqual([])
    await page.goto('/#/odds/lunar-poker')
    await expect(page.locator('table.choices')).toBeVisible()
    await page.locator('summary', { hasText: 'The deck' }).click()
    await fitsEverywhere(page, 'odds-deal')
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await violations(page), 'one deal').toEqual([])
  })
})

test.describe('at a live table', () => {
  test.use({ bypassCSP: true })

  test('nz1:17.1 a patron at a live table cannot reach the odds by any address', async ({
    page,
  }) => {
    await seatedAt(page, 'Odette', 'roulette-3', 5)
    await page.goto('/#/odds/roulette')
    const closed = textOn(page, 'You are playing at a live table.')
    await expect(closed).toContainText('nz1:17.1')
    await page.reload()
    await expect(closed).toBeVisible()
    await expect(page.locator('tr[data-wager]')).toHaveCount(0)
    expect(await violations(page), 'closed').toEqual([])
    await page.getByRole('link', { name: 'Back to the table' }).click()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Choose a game' })).toBeVisible()
    await page.goto('/#/odds/roulette')
    await expect(page.locator('tr[data-wager]').first()).toBeVisible()
  })
})
