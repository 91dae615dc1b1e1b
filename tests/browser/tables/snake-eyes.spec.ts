import { expect, type Page } from '@playwright/test'
import { test } from '../house.ts'
import { textOn, violations } from '../page.ts'
import { area, seatedAt } from '../table.ts'

/** Snake Eyes at a live table: a patron takes and throws the dice, and some wagers stay. */

test.use({ bypassCSP: true })

const TABLE = 'snake-eyes-1'

const takeDice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Take the dice' }).click()
  await expect(textOn(page, 'You throw next.')).toBeVisible()
}

test('nz11a:5.3 nz11a:5.4 nz11a:4.9 a patron takes and throws the dice, and every wager is settled with its clause', async ({
  page,
}) => {
  await seatedAt(page, 'Hemi', TABLE, 2)
  await page.getByRole('radio', { name: 'Chip of $5', exact: true }).click()
  await area(page, 'Hard 6').click()
  await takeDice(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(area(page, 'Hard 6')).not.toHaveAccessibleName(/your/)
  await page.getByRole('button', { name: 'Throw the dice' }).click()
  await expect(page.locator('[data-part=refusal]')).toContainText('nz11a:5.4')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await area(page, 'Field').click()
  await area(page, 'Hard 6').click()
  await expect(area(page, 'Hard 6')).toHaveAccessibleName(/your \$5 bet$/)
  expect(await violations(page), 'wagers').toEqual([])
  await page.getByRole('button', { name: 'Throw the dice' }).click()
  await expect(area(page, 'Field')).toHaveAccessibleName(/your \$5 (won|lost)/)
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('The roll')
  expect(await violations(page), 'why').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: /^\d and \d$/ }).first()).toBeVisible()
})

test('a roll of dice by keyboard alone', async ({ page }) => {
  await seatedAt(page, 'Tui', TABLE, 5)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).or(page.getByRole('radio', { name })).first().focus()
    await page.keyboard.press('Enter')
  }
  /** Patrons of other tests throw here too, and the panel shows only the last ten rolls. */
  const shown = page.getByRole('paragraph').filter({ hasText: /Roll \d+$/ })
  const own = async () => Number(/Roll (\d+)/.exec(await shown.innerText())![1])
  await press('Chip of $5')
  await press(/^Six pays/)
  await expect(area(page, 'Six')).toHaveAccessibleName(/your \$5/)
  await press('Take the dice')
  const roll = await own()
  await press('Throw the dice')
  await expect.poll(own).toBeGreaterThan(roll)
})
