import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { fitsEverywhere, textOn, violations } from '../page.ts'

/** The inspector, with exports of a real server that tests/fixtures/exports.ts wrote. */

const pathOf = (log: string): string => `test-results/exports/${log}.ndjson`

const open = async (page: Page, log: string): Promise<void> => {
  await page.goto('/#/inspector')
  await page.getByLabel('Choose an export').setInputFiles(pathOf(log))
}

const verdict = (page: Page, is: 'good' | 'bad') => page.locator(`[data-verdict=${is}]`)

const GAMES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1'] as const

for (const log of GAMES)
  test(`${log}: the whole log holds, and a round is replayed to its payment`, async ({ page }) => {
    await open(page, log)
    await expect(verdict(page, 'good')).toContainText('Everything is correct.')
    await page.getByRole('searchbox', { name: 'Find a round' }).fill('mere 2')
    await page.getByRole('button', { name: 'Replay round 2' }).click()
    const slider = page.getByRole('slider', { name: 'Entry' })
    await expect(slider).toBeFocused()
    await expect(page.getByRole('heading', { name: 'The table now' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.locator('.events')).toContainText('RoundCounted')
    await page.keyboard.press('Home')
    const moved = page.locator('.entry .moves')
    for (let step = 0; step < 40 && (await moved.count()) === 0; step += 1)
      await page.keyboard.press('ArrowRight')
    await expect(moved).toContainText('Mere’s chips')
    await expect(moved.locator('.clause').first()).toHaveAttribute('href', /^#\/rules\//)
    await page.getByRole('button', { name: 'All rounds' }).click()
    await expect(page.getByRole('searchbox', { name: 'Find a round' })).toBeFocused()
  })

test('one changed byte turns the verdict red, and the inspector shows where it is', async ({
  page,
}) => {
  const text = readFileSync(pathOf('baccarat-1'), 'utf8')
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.includes('WagerSettled'))
  const touched = lines[at]!.replace(
    /"chips\\":(\d)/,
    (_, digit) => `"chips\\":${digit === '9' ? 8 : 9}`,
  )
  expect(touched).not.toBe(lines[at])
  await page.goto('/#/inspector')
  await page.getByLabel('Choose an export').setInputFiles({
    name: 'touched.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(lines.with(at, touched).join('\n')),
  })
  await expect(verdict(page, 'bad')).toContainText(`Entry ${at + 1} is the first that is wrong`)
  await page.getByRole('button', { name: `Show entry ${at + 1}` }).click()
  await expect(page.getByRole('heading', { name: `Entry ${at + 1}` })).toBeVisible()
})

test('the page takes a dropped export, several logs and a chain without a table, but no other file', async ({
  page,
}) => {
  await page.goto('/#/inspector')
  const text = [...GAMES, 'cage'].map(log => readFileSync(pathOf(log), 'utf8')).join('')
  const dropped = await page.evaluateHandle(said => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([said], 'house.ndjson'))
    return transfer
  }, text)
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })
  for (const log of GAMES)
    await expect(page.getByRole('button', { name: `✓ ${log}` })).toBeVisible()
  await page.getByRole('button', { name: '✓ cage' }).click()
  await expect(verdict(page, 'good')).toContainText('The chain holds')
  await page.getByRole('button', { name: 'Open another export' }).click()
  await page.getByLabel('Choose an export').setInputFiles('package.json')
  await expect(page.getByRole('alert').first()).toContainText('package.json is not the export')
})

test('nz8:3.9 rounds of an export are settled by a changed clause', async ({ page }) => {
  await open(page, 'roulette-1')
  await expect(verdict(page, 'good')).toContainText('Everything is correct.')
  await page.getByRole('link', { name: 'What if' }).click()
  const compare = page.getByRole('button', { name: 'Compare' })
  await expect(compare).toBeDisabled()
  await page.getByRole('combobox', { name: 'Clause' }).fill('nz8:3.9')
  await page.getByRole('combobox', { name: 'What changes in it' }).selectOption('suspended')
  await compare.click()
  await expect(page.locator('main').getByRole('status')).toContainText(
    /^[1-9]\d* of [\d,]+ rounds would have been settled differently\.$/,
  )
  await expect(page.getByRole('heading', { name: 'Money by patron' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Option of the table' }).selectOption('layout')
  await page.getByRole('combobox', { name: 'Becomes' }).selectOption({ label: 'single-zero' })
  await compare.click()
  await expect(textOn(page, /^Not compared: /).or(textOn(page, 'House edge'))).toBeVisible()
})

test('the law: 1,323 clauses, filtered by text, section, status and words', async ({ page }) => {
  await page.goto('/#/inspector/law')
  const found = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /clauses?$/ })
  await expect(found).toHaveText('1,323 clauses')
  await page.getByRole('combobox', { name: 'Text', exact: true }).selectOption('nz5')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('9')
  await page.getByRole('searchbox', { name: 'A clause, or words in it' }).fill('Natural')
  await expect(page.locator('.matters a.clause').first()).toHaveText(/^nz5:9\./)
  await page.locator('.matters a.clause').first().click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^nz5:9\./)
  await page.getByRole('link', { name: 'All clauses' }).click()
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveValue('9')
  await page.goto('/#/inspector/law/%3Fbook%3Dnz8%26text%3Dsplits%2Bstraight')
  await expect(page.getByRole('combobox', { name: 'Text', exact: true })).toHaveValue('nz8')
  await expect(page.locator('.matters a.clause').first()).toHaveText(/^nz8:/)
})

test('nz5:9.4 a clause shows its code and plays its scenarios, and a changed scenario fails', async ({
  page,
}) => {
  await page.goto('/#/inspector/law/nz5:9.4')
  await expect(textOn(page, 'src/games/baccarat/s09-third-cards/third-card.ts')).toBeVisible()
  const first = page.locator('.scenario').first()
  await first.getByRole('button', { name: /^Play it: / }).click()
  await expect(first.locator('[data-verdict=good]')).toHaveText(/It holds\./)
  await first.getByText('What happened').click()
  await expect(first.locator('.trace')).toContainText('WagerSettled')
  await first.getByRole('button', { name: 'Change it' }).click()
  const box = first.getByRole('textbox')
  await box.fill(`${await box.inputValue()}\nthen     seat 1 holds 1`)
  await first.getByRole('button', { name: /^Play it: / }).click()
  await expect(first.locator('[data-verdict=bad]')).toContainText('fails')
})

test('every scenario holds in the browser', async ({ page }) => {
  await page.goto('/#/inspector/law')
  await page.getByRole('button', { name: 'Play every scenario' }).click()
  await expect(textOn(page, /All [\d,]+ scenarios pass\./)).toBeVisible({ timeout: 100_000 })
})

test.describe('for everybody', () => {
  test.use({ bypassCSP: true })

  test('the inspector fits every screen, without violations', async ({ page }) => {
    const look = async (name: string) => {
      await fitsEverywhere(page, `inspector-${name}`)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await violations(page), name).toEqual([])
    }
    await page.goto('/#/inspector')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look('open')
    await open(page, 'lunar-poker-1')
    await expect(verdict(page, 'good')).toBeVisible()
    await look('rounds')
    await page.getByRole('button', { name: 'Replay round 2' }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await textOn(page, 'Its place in the chain').click()
    await look('steps')
    await page.goto('/#/inspector/law')
    await expect(page.getByRole('table')).toBeVisible()
    await look('law')
    await page.goto('/#/inspector/law/nz5:5.10(b)')
    await page
      .getByRole('button', { name: /^Play it: / })
      .first()
      .click()
    await textOn(page, 'What happened').first().click()
    await look('clause')
  })
})
