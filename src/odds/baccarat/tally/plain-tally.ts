import type { DrawTable } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import { FINISHES } from '../rounds.ts'
import { type Cells, type Plan, planOf } from './plan.ts'

/**
 * How many of the ordered six-card deals of a shoe end in each finish.
 *
 * Only ten numbers of a shoe matter: how many of its cards count 0 to 9. A table of ten by ten says
 * in how many ways the first four cards make the hands p and b. Only the last two cards are taken
 * one by one. The ways that use one of them are subtracted from the table, and the ways that use
 * both, which were subtracted twice, are added back. So 3,000 short terms replace 300,000 kinds of
 * deal.
 *
 * Every number here is whole and below 2^53, for any shoe of up to ten decks. A shoe of up to 458
 * cards has fewer deals than that altogether. In a larger shoe, the last card of a hand must have
 * one certain value to reach a finish, so each finish has at most 160 in N - 5 of the deals.
 */
export type Tally = Float64Array

/** The shoe by card value: ten numbers. */
export type Points = ArrayLike<number>

export const plainTallyOf = (table: DrawTable, points: Points): Tally => {
  const plan = planOf(table)
  const cards = countCards(points)
  countFours()
  const tally = new Float64Array(FINISHES)
  addAll(tally, plan.four, FOURS, (cards - 4) * (cards - 5))
  TABLES.fill(0, BOTH)
  for (let fifth = 0; fifth < 10; fifth += 1) {
    const count = TABLES[LEFT + fifth]!
    if (count === 0) continue
    for (let cell = 0; cell < 80; cell += 1)
      TABLES[REST + cell] = TABLES[FOURS + cell]! - TABLES[PARTS + fifth * 80 + cell]!
    addAll(tally, plan.five[fifth]!, REST, count * (cards - 5))
    setLeft(fifth, count - 1)
    for (let sixth = 0; sixth < 10; sixth += 1)
      if (TABLES[LEFT + sixth]! > 0) countSixes(plan, fifth, sixth, count * TABLES[LEFT + sixth]!)
    setLeft(fifth, count)
  }
  for (let i = 0; i < 200; i += 1)
    tally[plan.six[Math.floor(i / 20) * 10 + (i % 10)]!]! += TABLES[BOTH + i]!
  return tally
}

const addAll = (
  tally: Tally,
  { hands, finishes }: Cells,
  ways: typeof FOURS | typeof REST,
  others: number,
): void => {
  for (let i = 0; i < hands.length; i += 1)
    tally[finishes[i]!]! += TABLES[ways + hands[i]!]! * others
}

/**
 * All tables that a call fills, one after the other, so that V8 looks up one array for a whole loop.
 * It is an array of doubles, which 0.5 makes it: typed arrays become slower throughout a program once
 * any buffer is transferred to a thread.
 */
const TABLES: number[] = Array.from({ length: 1510 }, () => 0.5)

/**
 * [v] the number of cards of value v, stored twice, so that an index below 20 needs no remainder.
 */
const LEFT = 0
/** [s] ordered pairs of value s. */
const PAIRS = 20
/** [v][s] those pairs that contain one given card of value v; also stored twice. */
const TAKING = 30
/** [v][s] the same for all cards of value v together. */
const SHARES = 230
/** [p][b] ways for four cards to make the hands p and b. */
const FOURS = 330
/**
 * [v][p][b] those ways that use one given card of value v. Only for hands to which somebody draws.
 */
const PARTS = 430
/** [p][b] the ways that remain without the fifth card. */
const REST = 1230
/** [Player's points][Banker's points, stored twice] deals in which both draw. */
const BOTH = 1310

const countCards = (points: Points): number => {
  let cards = 0
  for (let v = 0; v < 10; v += 1) {
    TABLES[LEFT + v] = points[v]!
    TABLES[LEFT + v + 10] = points[v]!
    cards += points[v]!
  }
  for (let s = 0; s < 10; s += 1) {
    let pairs = 0
    for (let v = 0; v < 10; v += 1) {
      const partners = TABLES[LEFT + 10 + s - v]! - ((2 * v) % 10 === s ? 1 : 0)
      TABLES[TAKING + v * 10 + s] = 2 * partners
      TABLES[SHARES + v * 10 + s] = 2 * partners * TABLES[LEFT + v]!
      TABLES[TAKING + (v + 10) * 10 + s] = 2 * partners
      pairs += TABLES[LEFT + v]! * partners
    }
    TABLES[PAIRS + s] = pairs
  }
  return cards
}

/** Two pairs that share no card. It does not matter which hand has which pair. */
const countFours = (): void => {
  for (let p = 0; p < 10; p += 1)
    for (let b = p; b < 10; b += 1) {
      let sharing = 0
      for (let v = 0; v < 100; v += 10) sharing += TABLES[SHARES + v + p]! * TABLES[TAKING + v + b]!
      const ways =
        TABLES[PAIRS + p]! * TABLES[PAIRS + b]! - sharing + (p === b ? 2 * TABLES[PAIRS + p]! : 0)
      TABLES[FOURS + p * 10 + b] = ways
      TABLES[FOURS + b * 10 + p] = ways
    }
  for (let v = 0; v < 10; v += 1)
    for (let p = 0; p < 8; p += 1) {
      const takesP = TABLES[TAKING + v * 10 + p]!
      const withoutP = TABLES[PAIRS + p]! - takesP
      const partner = (10 + p - v) * 10
      for (let b = p; b < 8; b += 1) {
        const takesB = TABLES[TAKING + v * 10 + b]!
        const same = p === b ? 4 * takesP : 0
        const ways =
          takesP * (TABLES[PAIRS + b]! - takesB - TABLES[TAKING + partner + b]!) +
          takesB * (withoutP - TABLES[TAKING + (10 + b - v) * 10 + p]!) +
          same
        TABLES[PARTS + v * 80 + p * 10 + b] = ways
        TABLES[PARTS + v * 80 + b * 10 + p] = ways
      }
    }
}

const setLeft = (value: number, cards: number): void => {
  TABLES[LEFT + value] = cards
  TABLES[LEFT + value + 10] = cards
}

/**
 * Both hands draw these two cards. Deals with both cards among the first four were subtracted
 * twice: with one in each hand, or with both in one hand.
 */
const countSixes = (
  { players, bankers }: Plan,
  fifth: number,
  sixth: number,
  ways: number,
): void => {
  const draws = bankers[fifth]!
  const count = TABLES[LEFT + sixth]!
  setLeft(sixth, count - 1)
  for (let p = 0; p < players; p += 1) addApart(p, fifth, sixth, draws, ways)
  addTogether(fifth, sixth, players, draws, 2 * ways)
  setLeft(sixth, count)
}

/** [n] the last digit of n, and its row in BOTH. */
const DIGIT = Array.from({ length: 30 }, (_, n) => n % 10)
const ROW = DIGIT.map(digit => BOTH + digit * 20)

const addApart = (p: number, fifth: number, sixth: number, draws: number, ways: number): void => {
  const into = ROW[p + fifth]! + sixth
  const one = 4 * TABLES[LEFT + 10 + p - fifth]!
  const other = 4 * TABLES[LEFT + 10 + p - sixth]!
  const rest = p * 10
  const part = sixth * 80 + rest
  for (let b = 0; b < draws; b += 1)
    TABLES[into + b]! +=
      ways *
      (TABLES[REST + rest + b]! -
        TABLES[PARTS + part + b]! +
        one * TABLES[LEFT + 10 - sixth + b]! +
        other * TABLES[LEFT + 10 - fifth + b]!)
  // The partners are two different cards, even if they have the same value.
  const oneAgain = DIGIT[10 + p + sixth - fifth]!
  if (oneAgain < draws) TABLES[into + oneAgain]! -= ways * one
  const otherAgain = DIGIT[10 + p + fifth - sixth]!
  if (otherAgain < draws) TABLES[into + otherAgain]! -= ways * other
}

/** Both are in one hand. The other hand is any pair of the shoe without them. */
const addTogether = (
  fifth: number,
  sixth: number,
  players: number,
  draws: number,
  ways: number,
): void => {
  const sum = DIGIT[fifth + sixth]!
  const one = fifth * 10
  const other = sixth * 10
  const into = ROW[sum + fifth]! + sixth
  if (sum < players)
    for (let b = 0; b < draws; b += 1)
      TABLES[into + b]! +=
        ways * (TABLES[PAIRS + b]! - TABLES[TAKING + one + b]! - TABLES[TAKING + other + b]!)
  if (sum < draws)
    for (let p = 0; p < players; p += 1)
      TABLES[ROW[p + fifth]! + sixth + sum]! +=
        ways * (TABLES[PAIRS + p]! - TABLES[TAKING + one + p]! - TABLES[TAKING + other + p]!)
  // Pairs of both cards were subtracted twice.
  if (sum < players && sum < draws) TABLES[into + sum]! += 4 * ways
}
