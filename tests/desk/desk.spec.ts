import { type Browser, expect, type Page, test } from '@playwright/test'
import { type DeskHouse, openDeskHouse } from './house.ts'
import { area, buyIn, seatedAt, violations } from './patron.ts'

/** The desk: a dealer deals by hand while a patron plays in another browser. */

test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

let house: DeskHouse
let olga: Page

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: house?.url, bypassCSP: true })).newPage()

test.beforeAll(async ({ browser }) => {
  olga = await (await browser.newContext()).newPage()
  house = await openDeskHouse(olga, [
    '--pace',
    '4',
    '--attended',
    'baccarat',
    '--attended',
    'roulette',
  ])
})

test.afterAll(() => house?.close())

const hired = async (browser: Browser, name: string, role: string): Promise<Page> => {
  const page = await newPage(browser)
  await house.hire(page, name, role)
  return page
}

const at = (page: Page, table: string) => page.goto(`${house.url}/#/desk/${table}`)

const big = (page: Page) => page.locator('.next .big')

/** Presses the next step by keyboard until it is this one. */
const stepTo = async (page: Page, name: string): Promise<void> => {
  for (let step = 0; step < 40; step += 1) {
    const button = big(page)
    await expect(button.or(page.getByText('Nothing is due'))).toBeVisible()
    const text = (await button.isVisible()) ? await button.textContent() : 'Nothing is due'
    if (text?.startsWith(name)) return
    if ((await button.isVisible()) && (await button.getAttribute('aria-disabled')) === 'false') {
      await button.focus()
      await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space')
    }
    await page.waitForTimeout(120)
  }
  throw new Error(`never came to ${name}`)
}

const mere = async (browser: Browser, table: string, name: string, seat: number): Promise<Page> => {
  const page = await newPage(browser)
  await page.goto(house.url)
  await seatedAt(page, name, table, seat)
  await buyIn(page)
  return page
}

const wagers = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 (accepted|locked)/)
}

test('nz1:1.1/dealer a round of baccarat by hand, step by step, from the keyboard', async ({
  browser,
}) => {
  const dora = await hired(browser, 'Dora', 'dealer')
  await dora.goto(`${house.url}/#/desk`)
  await expect(dora.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
  await expect(dora.getByRole('link', { name: 'Roulette, attended' })).toBeVisible()
  expect(await violations(dora), 'the wall').toEqual([])
  await at(dora, 'baccarat-1')
  await dora.getByRole('button', { name: 'Take over' }).click()
  await expect(dora.getByText('You deal')).toBeVisible()
  const patron = await mere(browser, 'baccarat-1', 'Mere', 3)
  await stepTo(dora, 'Nothing is due')
  await wagers(patron)
  await expect(big(dora)).toHaveText('No more bets')
  expect(await violations(dora), 'at the table').toEqual([])
  await big(dora).focus()
  await dora.keyboard.press('Enter')
  await expect(big(dora)).toHaveText('Deal the next card')
  await dora.keyboard.press('Space')
  await expect(patron.locator('.hands .card, .hand .card').first()).toBeVisible()
  await stepTo(dora, 'Nothing is due')
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$100 (won|lost|stand-off)/)
  await dora.getByRole('button', { name: 'Hand back to the virtual dealer' }).click()
  await expect(dora.getByText('Virtual dealer')).toBeVisible()
  await dora.screenshot({ path: 'screenshots/desk-table.png', fullPage: true })
})

test('ruling:518 a casino supervisor voids a round, and the patron sees the wager again', async ({
  browser,
}) => {
  const dan = await hired(browser, 'Dan', 'dealer')
  const cleo = await hired(browser, 'Cleo', 'casino-supervisor')
  await at(dan, 'baccarat-3')
  await dan.getByRole('button', { name: 'Take over' }).click()
  const patron = await mere(browser, 'baccarat-3', 'Tui', 2)
  await stepTo(dan, 'Nothing is due')
  await wagers(patron)
  await expect(patron.locator('.purse')).toContainText('$900')
  await stepTo(dan, 'Deal the next card')
  await big(dan).focus()
  await dan.keyboard.press('Enter')
  await at(cleo, 'baccarat-3')
  await cleo.getByText('Something happened').click()
  await cleo.getByRole('combobox', { name: 'What', exact: true }).selectOption('void-round')
  await cleo.getByRole('combobox', { name: 'What went wrong' }).selectOption('order')
  await cleo.getByLabel('Reason').fill('The shoe fell off the table')
  await expect(cleo.locator('.deed .clause')).toHaveText('mbs:5.4')
  expect(await violations(cleo), 'a deed').toEqual([])
  await cleo.screenshot({ path: 'screenshots/desk-deed.png', fullPage: true })
  await cleo.getByRole('button', { name: 'Confirm' }).click()
  await expect(patron.locator('.purse')).toContainText('$1,000')
  await expect(cleo.getByText('No wagers lie here.')).toBeVisible()
})

test('nz5:6.1 nz5:8.2 at an attended table cards are typed, scanned or pressed', async ({
  browser,
}) => {
  const table = 'baccarat-1-attended'
  const dee = await hired(browser, 'Dee', 'dealer')
  const sam = await hired(browser, 'Sam', 'game-supervisor')
  await olga.goto(`${house.url}/#/desk/${table}`)
  await big(olga).click()
  await at(dee, table)
  await dee.getByRole('button', { name: 'Take over' }).click()
  const patron = await mere(browser, table, 'Kiri', 1)
  await at(sam, table)
  await stepTo(dee, 'Check the cards')
  await dee.keyboard.press('Enter')
  await expect(dee.getByText('another person than the dealer')).toBeVisible()
  await big(sam).click()
  await stepTo(dee, 'Burn')
  await big(dee).focus()
  await dee.keyboard.press('Enter')
  const field = dee.getByRole('textbox', { name: 'Card' })
  for (const card of ['2h', '5c', '6d']) {
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await dee.keyboard.type(`${card}\n`)
    await dee.waitForTimeout(100)
  }
  // With the last of them the burn is over, and the field is gone.
  await expect(dee.getByText('Nothing is due')).toBeVisible()
  await wagers(patron)
  await big(dee).focus()
  await dee.keyboard.press('Enter')
  await expect(field).toBeVisible()
  await dee.screenshot({ path: 'screenshots/desk-attended.png', fullPage: true })
  expect(await violations(dee), 'the keypad').toEqual([])
  for (const [rank, suit] of ['9H', '2C', 'KD', '5S'].map(card => [...card])) {
    await dee.getByRole('button', { name: rank!, exact: true }).click()
    await dee.getByRole('button', { name: suit!, exact: true }).click()
    await dee.waitForTimeout(100)
  }
  await expect(area(patron, 'Player')).toHaveAccessibleName(/your \$100 (won|lost|stand-off)/)
})

test('at 320 pixels nothing of the desk is cut off', async ({ browser }) => {
  const page = await hired(browser, 'Mia', 'dealer')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, table] of [
    ['wall', ''],
    ['narrow', 'baccarat-1'],
  ] as const) {
    await page.goto(`${house.url}/#/desk/${table}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForTimeout(400)
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(over, name).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `screenshots/desk-${name}.png`, fullPage: true })
  }
})
