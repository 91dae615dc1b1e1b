import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { violations } from '../page.ts'
import { area, seatedAt } from '../table.ts'

/** Lunar Poker at a live table: a patron sees only their own hand, decides, and meets the Dealer. */

test.use({ bypassCSP: true })

const TABLE = 'lunar-poker-1'

test('nz22:5.1 nz22:5.2 nz22:8.5 two patrons see only their own cards, exchange, play and are paid', async ({
  page,
  browser,
  house,
}) => {
  await seatedAt(page, 'Aroha', TABLE, 1)
  const other = await (await browser.newContext()).newPage()
  await seatedAt(other, 'Wiremu', TABLE, 2)
  for (const each of [page, other]) {
    await each.getByRole('radio', { name: 'Chip of $5', exact: true }).click()
    await area(each, 'Ante').click()
    await expect(area(each, 'Ante')).toHaveAccessibleName(/your \$5 bet/)
  }
  await house.pass()
  const mine = page.getByRole('region', { name: 'Your hand' })
  await expect(mine.getByRole('button', { name: /^Exchange the/ })).toHaveCount(5)
  await expect(page.getByRole('list', { name: 'Other boxes' }).locator('.card.back')).toHaveCount(5)
  await expect(other.getByRole('list', { name: 'Other boxes' }).locator('.card.back')).toHaveCount(
    5,
  )
  await mine
    .getByRole('button', { name: /^Exchange the/ })
    .first()
    .click()
  await mine
    .getByRole('button', { name: /^Exchange the/ })
    .last()
    .click()
  await page.getByRole('button', { name: /^Exchange 2 cards/ }).click()
  await expect(mine).toContainText('exchanges')
  await other.getByRole('button', { name: /^Play/ }).focus()
  await other.keyboard.press('Enter')
  const settled = page.locator('[data-part=result] [data-outcome]').first()
  await expect(async () => {
    for (const each of [page, other])
      for (const name of ['Look at the new cards', 'Play bet $10', /^Don’t force/]) {
        const button = each.getByRole('button', { name })
        if (await button.isVisible()) await button.click({ timeout: 3000 })
      }
    await house.nudge()
    await expect(settled).toBeVisible({ timeout: 200 })
  }).toPass()
  expect(await violations(page), 'result').toEqual([])
  await page.keyboard.press('w')
  await expect(page.getByRole('dialog')).toContainText('Dealer')
})
