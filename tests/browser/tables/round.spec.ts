import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { area, dealt, openForBets, sitDown } from '../table.ts'

/** A whole round: by pointer, by keyboard alone, and by screen reader. */

const sumOf = async (page: Page, name: 'balance' | 'last' | 'stake'): Promise<number> => {
  const text = await page.locator(`[data-part=${name}]`).innerText()
  return Math.round(Number(text.replace('−', '-').replace(/[$,+]/g, '')) * 100)
}

test('nz5:5.1 nz5:10.2 a bet takes two presses, and is dealt, called, paid and explained with its clause', async ({
  page,
}) => {
  await sitDown(page)
  await openForBets(page)
  await page.getByRole('radio', { name: 'Chip of $100' }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 bet$/)
  expect(await sumOf(page, 'balance')).toBe(900_00)
  await dealt(page)
  await expect(page.locator('[data-region=loud]')).toHaveText(
    /(^|\. )Round \d+\. Player \d, Banker \d\. (Player wins|Banker wins|Tie Hand)\. .*Balance \$[\d,.]+\. Betting open\.\s*$/,
  )
  await page.keyboard.press('m')
  await expect(page.locator('[data-region=soft]')).toHaveText(/^Balance \$[\d,.]+\.\s*$/)
  await expect(area(page, 'Player')).toHaveAccessibleName(
    /your \$100 (won, \+\$100|lost, -\$100|returned)$/,
  )
  const won = await sumOf(page, 'last')
  const lies = await sumOf(page, 'stake')
  expect(await sumOf(page, 'balance')).toBe(1000_00 + won - lies)
  await expect(page.locator('[data-part=result]')).toContainText('Player $100')
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Why: round 1' })
  await expect(dialog.getByText(/counts \d$/).first()).toBeVisible()
  await expect(dialog.locator('.told').first()).toContainText('Point Count')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a whole round by keyboard alone', async ({ page }) => {
  await sitDown(page)
  const to = async (name: string | RegExp) => {
    for (let i = 0; i < 4; i += 1) {
      const target = page.getByRole('button', {
        name,
        ...(typeof name === 'string' && { exact: true }),
      })
      if (await target.first().evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no way to ${name}`)
  }
  await expect(page.getByRole('button', { name: 'Cut at card 208' })).toBeFocused()
  await to('Let the dealer cut')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-part=phase]')).toHaveText('Betting open')
  await expect(area(page, 'Player')).toBeFocused()
  await page.keyboard.press('4')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(area(page, 'Banker')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(area(page, 'Banker')).toHaveAccessibleName(/your \$50 bet$/)
  await page.keyboard.press('Delete')
  await expect(area(page, 'Banker')).toHaveAccessibleName(/your \$25 bet$/)
  await page.keyboard.press('d')
  await expect(page.locator('[data-part=outcome]')).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('nz1:10.1(b) nz5:5.12 undo, double, clear and rebet; a bet below the minimum; a refused bet', async ({
  page,
}) => {
  await sitDown(page)
  await openForBets(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const takeChip = (name: string) => page.getByRole('radio', { name, exact: true }).click()
  await area(page, 'Player').click()
  await area(page, 'Player').click()
  await press('Undo')
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$25 bet$/)
  await press('Double')
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$50 bet$/)
  await press('Clear')
  await expect(page.locator('[data-part=balance]')).toHaveText('$1,000')

  await takeChip('Chip of $5')
  for (let i = 0; i < 3; i += 1) await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(
    /your \$15 not bet yet, add \$5 to reach the minimum$/,
  )
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$20 bet$/)
  await press('Clear')

  await takeChip('Chip of $25')
  await area(page, 'Tie').click()
  await dealt(page)
  await press('Rebet')
  await expect(area(page, 'Tie')).toHaveAccessibleName(/your \$25 bet$/)

  await area(page, 'Banker').click()
  await takeChip('Chip of $1')
  await area(page, 'Banker').click()
  await expect(page.locator('[data-part=refusal]')).toContainText(
    'Banker bets must be multiples of $5.',
  )
  await expect(page.locator('[data-region=loud]')).toContainText('nz5:5.12')
  await expect(area(page, 'Banker')).toHaveAccessibleName(/your \$25 bet$/)
  await page
    .locator('[data-part=refusal]')
    .getByRole('link', { name: /^The rule/ })
    .click()
  await expect(page.getByRole('heading', { name: 'nz5:5.12', exact: true })).toBeVisible()
})
