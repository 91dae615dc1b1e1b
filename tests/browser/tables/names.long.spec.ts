import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { announcements } from '../page.ts'
import { signedIn } from '../table.ts'
import { over, spot } from './roulette-steps.ts'

test('a guest whose name is taken is told once, and not after every round', async ({
  page,
  browser,
  baseURL,
  house,
}) => {
  const first = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await signedIn(first, 'Twin')
  await page.goto('/#/table/roulette-1')
  const announced = await announcements(page)
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Twin')
  await page.getByRole('button', { name: 'Sit down with $500' }).click()
  await expect(page.locator('[data-part=renamed]')).toBeVisible()
  for (let round = 0; round < 3; round += 1) {
    await spot(page, 'Red').click()
    await expect(spot(page, 'Red')).toHaveAccessibleName(/your \$\d+ bet$/)
    await over(page, house)
  }
  await expect(page.locator('[data-part=renamed]')).toHaveCount(0)
  expect((await announced()).split('is already called Twin')).toHaveLength(2)
})
