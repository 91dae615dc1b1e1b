import { expect, type Page, test } from '@playwright/test'
import { textOn } from '../page.ts'
import { cashAt } from './cash.ts'
import { attend, type Dealing, dealing, isReady } from './rounds.ts'
import { big, takeStep } from './staffed-house.ts'

/** Patrons without an account: the dealer enters everything, so every slip is the dealer's. */

test.use({ bypassCSP: true })

let at: Dealing
let dealer: Page
let cash: ReturnType<typeof cashAt>

test.beforeAll(async ({ browser }) => {
  at = await dealing(browser, ['baccarat/mbs', 'lunar-poker'])
  dealer = at.dealer
  cash = cashAt(dealer)
})

test.afterAll(() => at?.staff.house.close())

test('mbs:3.1 nz5:7.7(a) a burned card, a bet and a settled card are each taken back', async () => {
  const table = 'baccarat-3-attended'
  const { seats, enters, types, step } = cash
  const { staff, supervisor } = at
  await attend(at, table)
  await seats('Ana')
  await staff.at(supervisor, table)
  await takeStep(dealer, 'Check the cards')
  await takeStep(supervisor, 'Check the cards')
  for (const name of ['Lay the cards out', 'Wash the cards', 'Stack the cards', 'Riffle the cards'])
    await takeStep(dealer, name)
  await takeStep(dealer, 'The cards are shuffled')
  /** The cut is Ana's: Enter asks what she decides. */
  await isReady(dealer, 'Enter what Ana (cash) decides')
  await expect(big(dealer)).toBeFocused()
  await dealer.keyboard.press('Enter')
  await dealer.getByRole('button', { name: /^Cut the cards/ }).click()
  await dealer.getByLabel('Cards above the cut').fill('100')
  await dealer.getByRole('button', { name: 'Confirm' }).click()
  for (const name of ['Place the cutting card', 'Burn']) await takeStep(dealer, name)

  await expect(step()).toHaveText('Burn: turn the first card face up')
  await types('KH')
  await expect(step()).toHaveText('Burn card 1 of 10, face down')
  await dealer.keyboard.press('Backspace')
  await expect(step()).toHaveText('Burn: turn the first card face up')
  await types('AH')
  await expect(step()).toHaveText('Burn card 1 of 1, face down')
  await types('F')
  await isReady(dealer, 'Place your bets')
  await expect(textOn(dealer, 'Burned: 1 face up, 1 face down')).toBeVisible()

  await dealer.keyboard.press('Enter')
  await enters(
    'Ana',
    ['40 banker', 'Ana (cash) bets $40 on Banker'],
    ['400 tie', 'Ana (cash) bets $400 on Tie'],
    ['undo', 'Take back $400 on Tie'],
    ['20 tie', 'Ana (cash) bets $20 on Tie'],
  )
  await expect(dealer.locator('.bets li')).toHaveCount(2)
  await isReady(dealer, 'No more bets')
  for (const card of ['2S', '4C', '3D', '2H', '10H']) {
    await types(card)
    await expect(textOn(dealer, 'entered as').last()).toBeVisible()
  }
  await expect(step()).toHaveText('Player 5, Banker 6')
  await dealer.keyboard.press('Enter')

  /** Collecting and paying comes before the next call, and a tick survives a reload. */
  await isReady(dealer, 'Losing bets taken, $20')
  await dealer.keyboard.press('Enter')
  await isReady(dealer, 'Paid Ana (cash) $38')
  await expect(big(dealer)).toBeFocused()
  await dealer.reload()
  await isReady(dealer, 'Paid Ana (cash) $38')

  /** With a six, the Banker draws as well: both cards are entered. */
  await dealer.keyboard.press('Backspace')
  await expect(step()).toHaveText('Enter Player’s third card again')
  await types('6H')
  await expect(step()).toHaveText('Now enter Banker’s third card')
  await types('KS')
  await supervisor.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(textOn(supervisor, 'Approved and done.')).toBeVisible()
  await expect(textOn(dealer, 'King of spades entered as Banker’s third card')).toBeVisible()
  await isReady(dealer, 'Paid Ana (cash) $38')
  await dealer.keyboard.press('Enter')
  await isReady(dealer, 'Place your bets')
})

test('nz22:5.2 nz22:10.3 nz22:10.4 what a patron decides is never taken from a key alone', async () => {
  const table = 'lunar-poker-1-attended'
  const { seats, enters, types, step, dealsDown } = cash
  const { staff, supervisor } = at
  await attend(at, table)
  await seats('Kay')
  await staff.at(supervisor, table)
  await takeStep(dealer, 'Check the cards')
  await takeStep(supervisor, 'Check the cards')
  for (const name of ['Lay the cards out', 'Mix the cards', 'The cards are shuffled'])
    await takeStep(dealer, name)
  await takeStep(dealer, 'Cut the cards')
  await enters('Kay', ['10 ante', 'Kay (cash) bets $10 on Ante'])
  await takeStep(dealer, 'No more bets')
  await dealsDown(10, { 10: '9H' })
  await isReady(dealer, 'Enter what Kay (cash) decides')
  await dealer.evaluate(() => (document.activeElement as HTMLElement).blur())
  await dealer.keyboard.press('Enter')
  await expect(dealer.locator('.walk-in-bets input')).toBeFocused()
  await dealer.keyboard.press('Escape')
  await expect(big(dealer)).toBeFocused()
  await expect(step()).toHaveText('Waiting for seat 1')
  await enters('Kay', ['exchange 2', 'Kay (cash): Exchange cards'])

  /** The fee of the draw comes before its cards, and the new cards replace two. */
  await takeStep(dealer, 'Lock the decisions')
  await isReady(dealer, 'Fee taken from Kay (cash), $10')
  await dealer.keyboard.press('Enter')
  for (let nth = 1; nth <= 2; nth += 1) {
    await expect(step()).toHaveText('Deal a card to seat 1')
    await dealer.keyboard.press('F')
    await dealer.clock.fastForward(400)
  }
  await isReady(dealer, 'Enter what Kay (cash) decides')
  await expect(dealer.locator('.beside .box-cards > *')).toHaveCount(10)

  /** A line that means nothing is replaced by the next key. */
  await dealer.keyboard.press('Enter')
  await expect(dealer.locator('.walk-in-bets input')).toBeFocused()
  await dealer.keyboard.type('plaz')
  await dealer.keyboard.press('Enter')
  await dealer.keyboard.type('play')
  await dealer.keyboard.press('Enter')
  await expect(dealer.locator('.told')).toContainText('Kay (cash): Play')
  await dealer.keyboard.press('Escape')
  await takeStep(dealer, 'No more bets')
  await expect(step()).toHaveText('Turn the cards of the Dealer')
  await types('7C', '6D', '3S', 'KC')
  await isReady(dealer, 'Compare now')
  await dealer.keyboard.press('Enter')
  await isReady(dealer, 'Enter what Kay (cash) decides')
  await enters('Kay', ['force', 'Kay (cash): Force the Dealer'])
  await isReady(dealer, 'Fee taken from Kay (cash), $10')
  await dealer.keyboard.press('Enter')

  /** The Dealer's new card settles the hand, so it waits like the last card of a coup. */
  await expect(step()).toHaveText('Deal a card to the Dealer, face up')
  await types('QD')
  await expect(step()).toHaveText('Queen of diamonds entered for the Dealer')
  await isReady(dealer, 'Settle now')
  await dealer.keyboard.press('Backspace')
  await expect(step()).toHaveText('Deal a card to the Dealer, face up')
  await types('2D')
  await expect(step()).toHaveText('Two of diamonds entered for the Dealer')
  await dealer.clock.fastForward(6000)
  await isReady(dealer, 'The cards are shuffled')
})
