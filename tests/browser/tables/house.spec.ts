import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { area } from './table.ts'

/** The same screen at a table of the house: over the wire, with the house's dealer and clock. */

test('a first live bet takes a name and three clicks, and the seat is found again', async ({
  page,
  house,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play: Baccarat' }).click()
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mere')
  await page.getByRole('button', { name: 'Sit down with $500' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText('$500')
  const cut = page.getByRole('button', { name: 'Cut at card 208' })
  await expect(cut.or(page.getByText('Betting open', { exact: true }))).toBeVisible()
  if (await cut.isVisible()) await cut.click()
  await expect(page.locator('[data-part=phase]')).toContainText(/etting open/)
  await page.getByRole('radio', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 bet$/)
  await page.getByRole('tab', { name: 'My bets' }).click()
  await house.during(() =>
    expect(page.locator('.history .brought').first()).toContainText('$100 Player'),
  )
  await page
    .getByRole('button', { name: /^Why: Round/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Player')
  await page.reload()
  await expect(page.locator('[data-part=balance]')).toHaveText(/^\$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Return to your seat' }).click()
  await expect(page.locator('[data-part=balance]')).toHaveText(/^\$/)
})
