import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { fitsEverywhere } from './page.ts'
import { area, dealt, openForBets, sitDown } from './table.ts'

/** Nothing runs out of the screen, from the lobby to an explained result. */

for (const name of ['', 'rules', 'fairness', 'settings', 'help'])
  test(`the page ${name || 'lobby'} fits every screen`, async ({ page }) => {
    await page.goto(`/#/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsEverywhere(page, name || 'lobby')
  })

test('so does a table, from the cut to the result', async ({ page }) => {
  await sitDown(page)
  await fitsEverywhere(page, 'cut')
  await openForBets(page)
  await area(page, 'Banker').click()
  await area(page, 'Perfect Pair on Player').click()
  await area(page, 'Tie').click()
  await fitsEverywhere(page, 'bets')
  await dealt(page)
  await page.getByRole('button', { name: 'Rebet' }).click()
  await dealt(page)
  await fitsEverywhere(page, 'result')
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await fitsEverywhere(page, 'why')
})
