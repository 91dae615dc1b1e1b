import { expect } from '@playwright/test'
import { test } from '../house.ts'
import { shown, violations } from '../page.ts'
import { area, seatedAt } from '../table.ts'

/** Style B: the patron with the highest wager gets the cards to squeeze and turn. */

test.use({ bypassCSP: true })

test('nz5:8.9 nz5:8.13 nz5:8.14 the holder is offered a hand, gets it, peeks by keyboard and turns it', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seatedAt(page, 'Rangi', 'baccarat-b', 1)
  const cut = page.getByRole('button', { name: 'Let the dealer cut' })
  const betting = shown(page, 'Betting open', { exact: true })
  await expect(cut.or(betting)).toBeVisible()
  if (await cut.isVisible()) await cut.click()
  await expect(page.locator('[data-part=phase]')).toContainText(/etting open/)
  await page.getByRole('radio', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 bet$/)
  await house.pass()
  await page.getByRole('button', { name: 'Take the cards' }).click()
  const card = page.getByRole('button', { name: /^Card 1, face down/ })
  await expect(card).toBeVisible()
  await card.focus()
  for (let bends = 0; bends < 4; bends += 1) await page.keyboard.press('ArrowUp')
  await expect(page.locator('#sight-1')).not.toContainText('Nothing to see yet')
  expect(await violations(page), 'the cards in the hand').toEqual([])
  await page.getByRole('button', { name: 'Turn over', exact: true }).click()
  /** The dealer turns the cards that the holder does not. */
  await page.getByRole('tab', { name: 'My bets' }).click()
  await house.during(() => expect(page.locator('.history .brought').first()).toBeVisible())
})
