import { expect, type Locator, type Page } from '@playwright/test'
import { type House, test } from '../house.ts'
import { textOn, violations } from '../page.ts'
import { area, seatedAt } from '../table.ts'

/** Style B: the patron with the highest wager gets the cards to squeeze and turn. */

test.use({ bypassCSP: true, hasTouch: true })

/** Takes the Player's hand with the highest wager. */
const takesCards = async (page: Page, house: House): Promise<void> => {
  const cut = page.getByRole('button', { name: 'Let the dealer cut' })
  const betting = textOn(page, 'Betting open', { exact: true })
  await expect(cut.or(betting)).toBeVisible()
  if (await cut.isVisible()) await cut.click()
  await expect(page.locator('[data-part=phase]')).toContainText(/etting open/)
  await page.getByRole('radio', { name: 'Chip of $100', exact: true }).click()
  await area(page, 'Player').click()
  await expect(area(page, 'Player')).toHaveAccessibleName(/your \$100 bet$/)
  await house.pass()
  await page.getByRole('button', { name: 'Take the cards' }).click()
}

const cardInHand = (page: Page, place: number) =>
  page.getByRole('button', { name: new RegExp(`^Card ${place}, face down`) })

/** Strokes of fingers on a card, from its lower edge; a part of its height up. */
const fingersOn = async (page: Page, card: Locator) => {
  const box = (await card.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const at = (part: number, id = 0) => ({
    x: box.x + box.width / 2 + 30 * id,
    y: box.y + box.height * (0.97 - part),
    id,
  })
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly ReturnType<typeof at>[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  return { at, touch }
}

test('nz5:8.14 a finger bends a card, which springs back, stays bent or turns over', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seatedAt(page, 'Tama', 'baccarat-b', 1)
  await takesCards(page, house)
  const card = cardInHand(page, 1)
  const sight = page.locator('#sight-1')
  const { at, touch } = await fingersOn(page, card)
  await touch('touchStart', [at(0)])
  await touch('touchMove', [at(0.38)])
  await expect(sight).not.toContainText('Nothing to see yet')
  await touch('touchStart', [at(0.38), at(0, 1)])
  await touch('touchMove', [at(0.38), at(0.9, 1)])
  await touch('touchEnd', [])
  await expect(sight, 'let go early, it springs back').toContainText('Nothing to see yet')
  /** A flick: the finger leaves before its move is drawn. */
  const flick = (part: number) =>
    Promise.all([
      touch('touchStart', [at(0)]),
      touch('touchMove', [at(part)]),
      touch('touchEnd', []),
    ])
  await flick(0.5)
  await expect(sight, 'let go half-way, it stays').not.toContainText('Nothing to see yet')
  await flick(0.9)
  await expect(card, 'bent far, it turns over').toBeHidden()
  await expect(cardInHand(page, 2)).toBeVisible()
  await house.pass()
})

test('nz5:8.9 nz5:8.13 nz5:8.14 the holder is offered a hand, gets it, peeks by keyboard and turns it', async ({
  page,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await seatedAt(page, 'Rangi', 'baccarat-b', 1)
  await takesCards(page, house)
  const card = cardInHand(page, 1)
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
