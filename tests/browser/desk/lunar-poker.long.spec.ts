import { expect, test } from '@playwright/test'
import { textOn } from '../page.ts'
import { cashAt } from './cash.ts'
import { attend, type Dealing, dealing, isReady } from './rounds.ts'
import { takeStep } from './staffed-house.ts'

/** Lunar Poker by hand: wagers that end before the round, and hands that nobody has seen. */

test.use({ bypassCSP: true })

let at: Dealing

test.beforeAll(async ({ browser }) => {
  at = await dealing(browser, ['lunar-poker'])
})

test.afterAll(() => at?.staff.house.close())

test('nz22:9.3 nz22:10.2 the desk says what to collect and pay as soon as a wager ends', async () => {
  const table = 'lunar-poker-1-attended'
  const { dealer, staff, supervisor } = at
  const { seats, enters, types, step, dealsDown } = cashAt(dealer)
  await attend(at, table)
  for (const name of ['Kay', 'Lee']) await seats(name)
  await staff.at(supervisor, table)
  await takeStep(dealer, 'Check the cards')
  await takeStep(supervisor, 'Check the cards')
  for (const name of ['Lay the cards out', 'Mix the cards', 'The cards are shuffled'])
    await takeStep(dealer, name)
  await takeStep(dealer, 'Cut the cards')

  /** Undo takes back the last bet alone, also on an area with chips. */
  await enters(
    'Kay',
    ['10 ante', 'Kay (cash) bets $10 on Ante'],
    ['5 super', 'Kay (cash) bets $5 on Super Bet'],
    ['20 ante', 'Kay (cash) bets $20 on Ante'],
    ['undo', 'Take back $20 on Ante'],
  )
  await enters('Lee', ['15 ante', 'Lee (cash) bets $15 on Ante'])
  await expect(dealer.locator('.bets li')).toHaveText([/\$10$/, /\$5$/, /\$15$/])
  await takeStep(dealer, 'No more bets')
  await dealsDown(15, { 1: 'AS', 15: '9H' })
  await enters('Kay', ['declare', 'Kay (cash): Declare'])
  await enters('Lee', ['fold', 'Lee (cash): Fold'])
  await takeStep(dealer, 'Lock the decisions')

  await expect(step()).toHaveText('Turn the cards of seat 1')
  const turned = dealer.locator('.next .box-cards > *')
  await expect(turned).toHaveCount(1)
  await types('AS')
  await expect(dealer.locator('.next [role=alert]')).toHaveText('AS is entered already.')
  await types('9H')
  const repeated = dealer.locator('.next [role=alert]')
  await expect(repeated).toContainText('9H was already dealt.')
  await expect(repeated.getByRole('button', { name: 'It really came twice' })).toBeVisible()
  await expect(turned).toHaveCount(1)
  await types('KH', 'QD', 'JC', '10D')
  await isReady(dealer, 'Compare now')
  await dealer.keyboard.press('Enter')
  await isReady(dealer, 'Paid Kay (cash) $125')
  await dealer.keyboard.press('Enter')

  await isReady(dealer, 'Enter what Kay (cash) decides')
  await enters('Kay', ['play', 'Kay (cash): Play'])
  /** The Dealer acts on the boxes once declared hands are paid, so the fold is collected now. */
  await isReady(dealer, 'Losing bets taken, $15')
  await dealer.keyboard.press('Enter')
  await takeStep(dealer, 'No more bets')
  await expect(step()).toHaveText('Turn the cards of the Dealer')
  await types('7C', '6D', '3S', 'KC')
  await isReady(dealer, 'Compare now')
  await dealer.keyboard.press('Enter')
  await isReady(dealer, 'Enter what Kay (cash) decides')
  await enters('Kay', ['no', 'Kay (cash): Do not force the Dealer'])
  /** What was paid before is not paid again. */
  await isReady(dealer, 'Paid Kay (cash) $10')
  await dealer.keyboard.press('Enter')
  await expect(textOn(dealer, 'Round 1 is collected and paid.')).toBeVisible()
  const chips = dealer.locator('.patrons, .beside').filter({ hasText: 'Kay (cash)' }).first()
  await expect(chips).toContainText('$1,135')
})
