import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { area } from './table.ts'

/** The same screen at a table of the house: over the wire, with the house's dealer and clock. */

test('a guest signs in, sits down, buys chips, cuts, wagers and is paid', async ({
  page,
  house,
}) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mere')
  await page.getByRole('button', { name: 'Sign in as a guest' }).click()
  await expect(page.getByText(/^Mere · Balance: \$/)).toBeVisible()
  await page
    .getByRole('link', { name: /^Sit down: .*baccarat/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Take seat 3' }).click()
  await page.getByRole('button', { name: 'Buy chips: $1,000' }).click()
  await expect(page.locator('.purse')).toContainText('$1,000')
  const cut = page.getByRole('button', { name: 'Cut at 208' })
  await expect(cut.or(page.getByText('Betting open', { exact: true }))).toBeVisible()
  if (await cut.isVisible()) await cut.click()
  await expect(page.locator('.phase')).toContainText(/etting open/)
  await page.getByRole('button', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 bet$/)
  await house.during(() =>
    expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 (won|lost|returned)/),
  )
  await expect(page.locator('.result .clause').first()).toHaveText(/:/)
  await page.getByRole('button', { name: 'Why?', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Player')
  await page.reload()
  await expect(page.locator('.purse')).toContainText('Balance')
})
