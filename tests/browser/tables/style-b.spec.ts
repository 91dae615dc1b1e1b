import { expect, test } from '@playwright/test'
import { area, buyIn, seatedAt, violations } from './table.ts'

/** Style B: the highest wager gets the cards, to be squeezed and turned. */

test.use({ bypassCSP: true })

test('nz5:8.9 nz5:8.13 nz5:8.14 a hand is offered, passed, peeked at by keys and turned by its holder', async ({
  page,
}, { retry }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seatedAt(page, `Rangi${retry}`, 'baccarat-b', retry + 1)
  await buyIn(page)
  const cut = page.getByRole('button', { name: 'Let the dealer cut' })
  const betting = page.getByText('Place your bets', { exact: true })
  await expect(cut.or(betting)).toBeVisible({ timeout: 45_000 })
  if (await cut.isVisible()) await cut.click()
  await expect(page.locator('.phase')).toContainText(/lace your bets/, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await page.getByRole('button', { name: 'Take the cards' }).click({ timeout: 30_000 })
  const card = page.getByRole('button', { name: /^Card 1, face down/ })
  await expect(card).toBeVisible({ timeout: 30_000 })
  await card.focus()
  for (let bends = 0; bends < 4; bends += 1) await page.keyboard.press('ArrowUp')
  await expect(page.locator('#sight-1')).not.toHaveText('Nothing to be seen yet')
  /** The dealer turns what its holder does not: by now that may have happened. */
  expect(await violations(page), 'the cards in the hand').toEqual([])
  const turn = page.getByRole('button', { name: 'Turn the hand' })
  await expect(async () => {
    if (await turn.isVisible()) await turn.click({ timeout: 500 })
    await expect(page.locator('.result [data-outcome]').first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 45_000 })
})
