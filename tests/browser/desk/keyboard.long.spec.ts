import { expect, test } from '@playwright/test'
import { DECK } from '../../../src/kernel/card.ts'
import {
  attend,
  balances,
  coup,
  type Dealing,
  dealing,
  makesShoe,
  type Slip,
  seeded,
  spin,
} from './rounds.ts'

/**
 * Deals baccarat and roulette by keyboard only, and counts every key. The test deals part of a shoe
 * and of an hour; `SWEEP=full` deals all of both.
 */

const isFull = process.env.SWEEP === 'full'
const COUPS = isFull ? Number.POSITIVE_INFINITY : 20
const SPINS = isFull ? 40 : 12
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const DECKS = 8
/** The first card decides how many more are burned. */
const BURNED = ['2H', '5C', '6D']
/** The test stops with this many cards left. */
const LEFT = 80

/** Every third coup has one of these mistakes, with the extra keys that correct it. */
const SLIPS: readonly (readonly [Slip, number])[] = [
  ['card', 3],
  ['last-card', 3],
  ['double-enter', 2],
  ['settled', 5],
]

test.use({ bypassCSP: true })

let at: Dealing

test.beforeAll(async ({ browser }) => {
  at = await dealing(browser, ['baccarat', 'roulette'])
})

test.afterAll(() => at?.staff.house.close())

const shuffled = (): readonly string[] => {
  const random = seeded(7)
  const cards: string[] = Array.from({ length: DECKS }, () => DECK).flat()
  for (const burned of BURNED) cards.splice(cards.indexOf(burned), 1)
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return cards
}

test('nz5:8.4 nz5:11.2 a shoe by keyboard with mistakes: 9, 11 or 13 keys a coup, and the chips agree', async () => {
  const table = 'baccarat-1-attended'
  await attend(at, table)
  const patron = await at.staff.sits(table, 'Kiri', 1)
  await makesShoe(at, table, BURNED)
  const cards = shuffled()
  let out = 0
  const deal = () => {
    out += 1
    return cards[out - 1]!
  }
  await patron.getByRole('radio', { name: 'Chip of $25', exact: true }).click()
  let won = 0
  let coups = 0
  let isLying = false
  while (coups < COUPS && out < cards.length - LEFT) {
    const [slip, more] = (coups % 3 === 2 && SLIPS[Math.floor(coups / 3) % SLIPS.length]) || []
    const ended = await coup(at, patron, deal, { isLying, slip })
    expect(ended.keys).toBe({ 4: 9, 5: 11, 6: 13 }[ended.cards]! + (more ?? 0))
    won += ended.won
    coups += 1
    isLying = ended.won === 0
  }
  expect(coups).toBeGreaterThanOrEqual(isFull ? 60 : COUPS)
  await balances(patron, 1000 + won - (isLying ? 25 : 0))
})

test('nz8:4.2 nz8:4.5 roulette by keyboard: 5 keys a spin, and the chips agree', async () => {
  const table = 'roulette-1-attended'
  await attend(at, table)
  const patron = await at.staff.sits(table, 'Ria', 1)
  const random = seeded(8)
  let won = 0
  for (let nth = 0; nth < SPINS; nth += 1) {
    const number = nth === 0 ? 17 : Math.floor(random() * 37)
    const keys = await spin(at, patron, number, ['5 17', '5 red'], () =>
      balances(patron, 990 + won),
    )
    expect(keys).toBeLessThanOrEqual(5)
    won += (number === 17 ? 5 * 35 : -5) + (RED.includes(number) ? 5 : -5)
    await balances(patron, 1000 + won)
  }
})
