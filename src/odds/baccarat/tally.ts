import type { DrawTable } from '../../games/baccarat/s09-third-card.ts'
import { type BothDraw, planOf } from './plan.ts'
import { FINISHES } from './rounds.ts'

/**
 * How many of the ordered six-card deals of a shoe end in each finish.
 *
 * Of a shoe only ten numbers matter, how many cards count 0 to 9, and of six cards only the last two
 * are taken one by one. In how many ways the first four make the hands x and y is kept as a table of
 * ten by ten; when a card leaves the shoe, the ways in which it took part leave the table, and those
 * are one short difference. So some 3,000 terms stand for the 300,000 kinds of deal.
 *
 * Every number here is whole and below 2^53, for any shoe of up to ten decks: up to 458 cards have
 * fewer deals than that altogether; and in a larger shoe the last card of a hand must count one
 * certain number to reach a finish, which leaves each finish at most 160 in N - 5 of the deals.
 */
export type Tally = Float64Array

/** What is in the shoe, by what a card counts: ten numbers. */
export type Points = ArrayLike<number>

export const tallyOf = (table: DrawTable, points: Points): Tally => {
  const { four, five, six } = planOf(table)
  const tally = new Float64Array(FINISHES)
  const full = shoeOf(points)
  const rest = emptyShoe()
  const cards = full.points.reduce((sum, count) => sum + count, 0)
  for (const { x, y, finish } of four)
    tally[finish]! += full.deals[x * 10 + y]! * (cards - 4) * (cards - 5)
  for (let fifth = 0; fifth < 10; fifth += 1) {
    const count = points[fifth]!
    if (count === 0) continue
    takeOut(full, fifth, rest)
    for (const { x, y, finish } of five[fifth]!)
      tally[finish]! += rest.deals[x * 10 + y]! * count * (cards - 5)
    addSixCardDeals(tally, rest, count, six[fifth]!)
  }
  return tally
}

/** Counts of cards, of ordered pairs and of couples of pairs. Tables of ten by ten lie row by row. */
interface Shoe {
  /** [v] cards that count v. */
  readonly points: Float64Array
  /** [x] pairs that count x. */
  readonly pairs: Float64Array
  /** [v][x] of them, those with one certain card that counts v. */
  readonly taking: Float64Array
  /** [v][x] and those without it. */
  readonly leaving: Float64Array
  /** [x][y] ways for four cards to make the hands x and y. */
  readonly deals: Float64Array
}

const emptyShoe = (): Shoe => ({
  points: new Float64Array(10),
  pairs: new Float64Array(10),
  taking: new Float64Array(100),
  leaving: new Float64Array(100),
  deals: new Float64Array(100),
})

/** [10 + a - b] the digit that a - b ends in. */
const LAST_DIGIT = Uint8Array.from({ length: 20 }, (_, i) => i % 10)

const shoeOf = (counts: Points): Shoe => {
  const shoe = emptyShoe()
  const { points, pairs, taking, leaving, deals } = shoe
  points.set(counts)
  for (let i = 0; i < 100; i += 1) {
    const v = Math.floor(i / 10)
    const partner = LAST_DIGIT[10 + (i % 10) - v]!
    taking[i] = 2 * (points[partner]! - (partner === v ? 1 : 0))
    pairs[i % 10]! += (points[v]! * taking[i]!) / 2
  }
  for (let i = 0; i < 100; i += 1) leaving[i] = pairs[i % 10]! - taking[i]!
  for (let x = 0; x < 10; x += 1)
    for (let v = 0; v < 10; v += 1) {
      const partner = LAST_DIGIT[10 + x - v]! * 10
      const ways = (points[v]! * taking[v * 10 + x]!) / 2
      for (let y = 0; y < 10; y += 1)
        deals[x * 10 + y]! += ways * (leaving[v * 10 + y]! - taking[partner + y]!)
      // A pair that takes both cards away was subtracted with each of them.
      deals[x * 11]! += ways * 2
    }
  return shoe
}

/** Writes into `rest` the full shoe with one card less. */
const takeOut = (full: Shoe, card: number, rest: Shoe): void => {
  const { taking, leaving, deals } = full
  const out = card * 10
  rest.points.set(full.points)
  rest.points[card]! -= 1
  rest.taking.set(taking)
  for (let x = 0; x < 10; x += 1) {
    const partner = LAST_DIGIT[10 + x - card]!
    rest.taking[partner * 10 + x]! -= 2
    rest.pairs[x] = leaving[out + x]!
    const takesX = taking[out + x]!
    for (let y = 0; y < 10; y += 1)
      rest.deals[x * 10 + y] =
        deals[x * 10 + y]! -
        takesX * leaving[partner * 10 + y]! -
        taking[out + y]! * (leaving[LAST_DIGIT[10 + y - card]! * 10 + x]! - 2 * takesX)
    rest.deals[x * 11]! -= 4 * takesX
  }
  for (let v = 0; v < 100; v += 10)
    for (let x = 0; x < 10; x += 1) rest.leaving[v + x] = rest.pairs[x]! - rest.taking[v + x]!
}

/** `takeOut` once more, for the deals that are asked for only: this is where the time goes. */
const addSixCardDeals = (tally: Tally, rest: Shoe, count: number, both: BothDraw): void => {
  const { points, taking, leaving, deals } = rest
  const { players, bankers, finish } = both
  let cell = 0
  for (let sixth = 0; sixth < 10; sixth += 1) {
    const ways = count * points[sixth]!
    const out = sixth * 10
    for (let i = 0; i < players.length; i += 1) {
      const x = players[i]!
      const takesX = taking[out + x]!
      const partner = LAST_DIGIT[10 + x - sixth]! * 10
      for (let j = 0; j < bankers.length; j += 1) {
        const y = bankers[j]!
        const lost =
          takesX * leaving[partner + y]! +
          taking[out + y]! * (leaving[LAST_DIGIT[10 + y - sixth]! * 10 + x]! - 2 * takesX) +
          (x === y ? 4 * takesX : 0)
        tally[finish[cell]!]! += ways * (deals[x * 10 + y]! - lost)
        cell += 1
      }
    }
  }
}
