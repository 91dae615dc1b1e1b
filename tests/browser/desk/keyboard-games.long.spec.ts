import { expect, type Page, test } from '@playwright/test'
import { lunarPoker } from '../../../src/games/lunar-poker/index.ts'
import { settleRound } from '../../../src/games/lunar-poker/settle.ts'
import { snakeEyes } from '../../../src/games/snake-eyes/index.ts'
import { settleSequence } from '../../../src/games/snake-eyes/settle.ts'
import { type Card, DECK } from '../../../src/kernel/card.ts'
import { chips } from '../../../src/kernel/money.ts'
import { isRefusal } from '../../../src/kernel/refusal.ts'
import { textOn } from '../page.ts'
import { area } from '../table.ts'
import {
  attend,
  balances,
  type Dealing,
  dealing,
  isReady,
  keyboard,
  keysOf,
  seeded,
} from './rounds.ts'
import { big, stepTo, takeStep } from './staffed-house.ts'

/** Rolls of Snake Eyes and hands of Lunar Poker, dealt by keyboard only, with mistakes: 50 with `SWEEP=full`. */

const isFull = process.env.SWEEP === 'full'
const ROLLS = isFull ? 50 : 12
const HANDS = isFull ? 50 : 6

test.use({ bypassCSP: true })

let at: Dealing

test.beforeAll(async ({ browser }) => {
  at = await dealing(browser, ['snake-eyes', 'lunar-poker'])
})

test.afterAll(() => at?.staff.house.close())

const presses = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).press('Enter')
}

/** Dollars of $5 on Field, by the rules. */
const fieldWins = (dice: readonly [number, number]): number => {
  const { elections } = snakeEyes.standard('nz11a')
  const settled = settleSequence({
    elections,
    rolls: [{ dice: dice as never, void: false }],
    wagers: [{ id: 'w', on: 'field', chips: chips(500), beforeRoll: 1 }],
  })
  if (isRefusal(settled)) throw new Error(settled.says)
  return settled.net / 100
}

interface Roll {
  readonly dice: readonly [number, number]
  /** The dice are offered first: at the start, and after a 7 Out. */
  readonly isOffered: boolean
  /** Entered wrongly first, and put right before anybody is paid. */
  readonly isWrong: boolean
}

/** The keys of the dealer, from the throw to the payment. */
const roll = async (patron: Page, { dice, isOffered, isWrong }: Roll): Promise<number> => {
  const { dealer } = at
  await area(patron, 'Field').press('Enter')
  await expect(area(patron, 'Field')).toHaveAccessibleName(/your \$5 bet/)
  const { press, count } = keyboard(dealer)
  if (isOffered) {
    await isReady(dealer, 'Offer the dice')
    await press('Enter')
    await presses(patron, 'Take the dice')
  }
  const before = count()
  await presses(patron, 'Throw the dice')
  const typed = dealer.getByRole('textbox', { name: /^Dice/ })
  await expect(typed).toBeFocused()
  const called = (total: number) =>
    expect(dealer.locator('.next .step')).toHaveText(`Call ${total}`)
  if (isWrong) {
    const other = (dice[0] % 6) + 1
    await press(String(other), String(dice[1]))
    await called(other + dice[1])
    await press('Backspace')
    await expect(typed).toBeFocused()
  }
  await press(...dice.map(String))
  await called(dice[0] + dice[1])
  await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
  await press('A')
  await expect(textOn(dealer, /^Round \d+ is collected and paid\.$/)).toBeVisible()
  return count() - before
}

test('nz11a:5.6 Snake Eyes by keyboard: 3 keys a roll, and the chips agree', async () => {
  const table = 'snake-eyes-1-attended'
  await attend(at, table)
  await at.staff.at(at.supervisor, table)
  await takeStep(at.dealer, 'Check the dice')
  await takeStep(at.supervisor, 'Check the dice')
  const patron = await at.staff.sits(table, 'Sue', 1)
  const random = seeded(9)
  const die = () => 1 + Math.floor(random() * 6)
  let won = 0
  let isOffered = true
  for (let nth = 0; nth < ROLLS; nth += 1) {
    const dice = [die(), die()] as const
    const isWrong = nth % 3 === 2
    expect(await roll(patron, { dice, isOffered, isWrong })).toBe(isWrong ? 6 : 3)
    won += fieldWins(dice)
    isOffered = dice[0] + dice[1] === 7
    await balances(patron, 1000 + won)
  }
})

/** Dollars of a $5 Ante that always plays and never forces the Dealer, by the rules. */
const handWins = (deck: readonly Card[]): number => {
  const { elections } = lunarPoker.standard('nz22')
  const settled = settleRound({
    elections,
    deck,
    patrons: [
      {
        seat: 2,
        ante: chips(500),
        super: [],
        action: 'play',
        discard: [],
        afterDraw: 'play',
        forceDealer: false,
      },
    ],
  })
  if (isRefusal(settled)) throw new Error(settled.says)
  return settled.patrons[0]!.net / 100
}

/** Another card than any that is dealt. */
const notIn = (deck: readonly Card[]): Card => deck.at(-1)!

/**
 * The keys of the dealer from the call to the payment, without those for the offer to force. A wrong card is put right at once.
 */
const hand = async (patron: Page, deck: readonly Card[], isWrong: boolean): Promise<number> => {
  const { dealer } = at
  await stepTo(dealer, 'Nothing to do')
  await area(patron, 'Ante').press('Enter')
  await isReady(dealer, 'No more bets')
  const { press, count } = keyboard(dealer)
  await press('Enter')
  for (const [i, card] of deck.slice(0, 10).entries()) {
    const whom = i % 2 === 0 ? 'seat 2' : 'the Dealer'
    await expect(dealer.getByRole('textbox', { name: `Card for ${whom}` })).toBeFocused()
    const slips = isWrong && i === 4
    await press(...keysOf(slips ? notIn(deck) : card))
    if (!slips) continue
    await expect(dealer.getByRole('textbox', { name: 'Card for the Dealer' })).toBeFocused()
    await press('Backspace')
    await expect(dealer.getByRole('textbox', { name: 'Correct card' })).toBeFocused()
    await press(...keysOf(card))
  }
  await presses(patron, 'Play bet $10')
  const pays = dealer.locator('section.pay')
  const locks = big(dealer).filter({ hasText: 'Lock the decisions' })
  await expect(locks.or(pays)).toBeVisible()
  const before = count()
  /** A patron may force the Dealer who has no hand. Otherwise nothing is left but to pay. */
  if (await locks.isVisible()) {
    for (const step of ['Lock the decisions', 'No more bets']) {
      await isReady(dealer, step)
      await press('Enter')
    }
    await presses(patron, /^Don’t force/)
  }
  const forced = count() - before
  await expect(pays).toBeVisible()
  await expect(big(dealer)).toHaveAttribute('aria-disabled', 'false')
  await press('A')
  await expect(big(dealer).filter({ hasText: /^(Losing bets taken|Paid|Collected)/ })).toHaveCount(
    0,
  )
  return count() - forced
}

const LUNAR = 'lunar-poker-1-attended'

/** Whichever test comes first attends the table. */
let isAttended = false

const attendsLunar = async (): Promise<void> => {
  await at.staff.at(at.dealer, LUNAR)
  if (isAttended) return
  isAttended = true
  await attend(at, LUNAR)
  await at.staff.at(at.supervisor, LUNAR)
  await takeStep(at.dealer, 'Check the cards')
  await takeStep(at.supervisor, 'Check the cards')
}

test('nz22:8.3 nz22:10.5 Lunar Poker by keyboard, and the chips agree', async () => {
  await attendsLunar()
  const patron = await at.staff.sits(LUNAR, 'Liv', 2)
  const random = seeded(10)
  let won = 0
  for (let nth = 0; nth < HANDS; nth += 1) {
    const deck = [...DECK]
    for (let i = deck.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1))
      ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
    }
    const isWrong = nth % 3 === 2
    expect(await hand(patron, deck, isWrong)).toBe(isWrong ? 25 : 22)
    won += handWins(deck)
    await balances(patron, 1000 + won)
  }
})

test('nz22:9.3 nz22:10.5 a wrong last card of a face-down hand is undone before it settles', async () => {
  const { dealer, staff } = at
  await attendsLunar()
  const patron = await staff.sits(LUNAR, 'Fay', 4)
  await stepTo(dealer, 'Nothing to do')
  await area(patron, 'Ante').press('Enter')
  await isReady(dealer, 'No more bets')
  const { press } = keyboard(dealer)
  await press('Enter')
  /** Only the Dealer's last card lies face up. */
  for (let card = 0; card < 9; card += 1) {
    const whom = card % 2 === 0 ? 'seat 4' : 'the Dealer'
    await expect(dealer.getByRole('textbox', { name: `Card for ${whom}` })).toBeFocused()
    await press('F')
    /** Two presses of one key within 300 ms would count as one. */
    await dealer.clock.fastForward(400)
  }
  await expect(dealer.locator('.next .step')).toHaveText('Deal a card to the Dealer, face up')
  await press('9', 'H')
  await presses(patron, 'Play bet $10')
  for (const step of ['Lock the decisions', 'No more bets']) {
    await isReady(dealer, step)
    await press('Enter')
  }
  const turns = async (...cards: readonly string[]) => {
    for (const card of cards) await press(...keysOf(card))
    await isReady(dealer, 'Compare now')
  }
  await expect(dealer.locator('.next .step')).toHaveText('Turn the cards of the Dealer')
  await turns('AS', 'KD', '9C', '4D')
  await press('Enter')
  await expect(dealer.locator('.next .step')).toHaveText('Turn the cards of seat 4')
  await turns('QS', 'QD', 'QH', '7C', '7D')
  await press('Backspace')
  await expect(textOn(dealer, 'Card 5 of 5')).toBeVisible()
  await turns('4S')
  await dealer.clock.fastForward(6000)
  await expect(dealer.locator('.next .step')).toHaveText('Collect and pay')
  /** Three of a kind pays $30 on the bet. A full house would pay more. */
  await isReady(dealer, 'Paid Fay $30')
  await press('Enter')
  await expect(textOn(dealer, /^Round \d+ is collected and paid\.$/)).toBeVisible()
  await balances(patron, 1030)
})

/** Holds back the answers to previews, which come before a card is sent. */
const heldPreviews = async (page: Page) => {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  await page.route('**/consider', async route => {
    await opened
    await route.continue()
  })
  return open
}

test('ruling:116 Backspace before the answer takes back the first card of a hand', async () => {
  const { dealer } = at
  await attendsLunar()
  const patron = await at.staff.sits(LUNAR, 'Lou', 3)
  await stepTo(dealer, 'Nothing to do')
  await area(patron, 'Ante').press('Enter')
  await isReady(dealer, 'No more bets')
  await dealer.keyboard.press('Enter')
  await expect(dealer.getByRole('textbox', { name: 'Card for seat 3' })).toBeFocused()
  const release = await heldPreviews(dealer)
  const { press } = keyboard(dealer)
  await press('9', 'S', 'Backspace')
  await expect(dealer.getByRole('textbox', { name: 'Correct card' })).toBeFocused()
  await press('8', 'H')
  release()
  await expect(dealer.getByRole('textbox', { name: 'Card for the Dealer' })).toBeFocused()
  await expect(dealer.locator('.desk-foot')).toContainText('Eight of hearts')
})
