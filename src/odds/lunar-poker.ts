import { INSTANT_CASH } from '../games/lunar-poker/s05-wagers/printed-odds.ts'
import {
  SUPER_TABLES,
  type SuperTable,
  superCombination,
} from '../games/lunar-poker/s05-wagers/super-bet.ts'
import { superOutcome } from '../games/lunar-poker/s10-settlement/settlement.ts'
import { type Card, RANKS, type Rank, type Suit } from '../kernel/card.ts'
import type { Outcome } from '../kernel/wager.ts'
import { type Fraction, fraction, plus, times, ZERO } from './numbers/fraction.ts'
import { net, type Row } from './row.ts'
import { endingsOf, type Spread } from './spread.ts'

/** Hands of one sort, and how many of the 2,598,960 hands they are. */
export interface Hands {
  readonly example: readonly Card[]
  readonly hands: number
}

/** The edge of a Super Bet under each of the seven tables. @rule nz22:5.9 */
export const superBetOdds = (): readonly Row[] => {
  const sorts = superSorts()
  const all = sorts.reduce((sum, { hands }) => sum + hands, 0)
  return SUPER_TABLES.map(superTable => {
    const won = sorts
      .map(({ example, hands }) => share(net(outcomeBy(superTable, example)), hands))
      .reduce(plus, ZERO)
    return {
      wager: 'super',
      terms: `table ${superTable}`,
      under: ['nz22:5.9'],
      edge: times(won, fraction(-1n, BigInt(all))),
    }
  })
}

/** The same, with every possible result. */
export const superBetSpreads = (): readonly Spread[] => {
  const sorts = superSorts()
  return superBetOdds().map((row, i) => ({
    ...row,
    endings: endingsOf(
      sorts.map(({ example, hands }) => {
        const outcome = outcomeBy(SUPER_TABLES[i]!, example)
        return { net: net(outcome), ways: BigInt(hands), under: [outcome.under] }
      }),
    ),
  }))
}

const outcomeBy = (superTable: SuperTable, five: readonly Card[]): Outcome =>
  superOutcome(five, 1, {
    dealing: 'shoe',
    instantCash: INSTANT_CASH[0]!,
    multipleSuper: false,
    superTable,
  })

const share = (won: Fraction, hands: number): Fraction => times(won, fraction(BigInt(hands), 1n))

/** All hands of five cards, sorted by their name in a Super Bet. */
export const superSorts = (): readonly Hands[] => {
  const sorts = new Map<string | undefined, { example: readonly Card[]; hands: number }>()
  for (const ranks of fiveRanks(0, []))
    for (const { example, hands } of sortsOf(ranks)) {
      const sort = superCombination(example)
      const known = sorts.get(sort)
      if (known) known.hands += hands
      else sorts.set(sort, { example, hands })
    }
  return [...sorts.values()]
}

/** Every five ranks, none more than four times: 6,175 sets. */
const fiveRanks = (from: number, chosen: readonly Rank[]): readonly (readonly Rank[])[] =>
  chosen.length === 5
    ? [chosen]
    : RANKS.slice(from).flatMap((rank, i) =>
        chosen.filter(one => one === rank).length === 4
          ? []
          : fiveRanks(from + i, [...chosen, rank]),
      )

/**
 * The hands of five ranks in three sorts: in one suit, in one colour but not one suit, and all
 * others. No Super Bet distinguishes suits further.
 */
export const sortsOf = (ranks: readonly Rank[]): readonly Hands[] => {
  const repeats = [...new Set(ranks)].map(rank => ranks.filter(one => one === rank).length)
  const ways = (suits: number): number =>
    repeats.reduce((product, cards) => product * choose(suits, cards), 1)
  const inOneSuit = 4 * ways(1)
  const inOneColour = 2 * ways(2)
  return [
    { example: dressed(ranks, ['C'], 'C'), hands: inOneSuit },
    { example: dressed(ranks, ['C', 'S'], 'S'), hands: inOneColour - inOneSuit },
    { example: dressed(ranks, ['C', 'D', 'H', 'S'], 'D'), hands: ways(4) - inOneColour },
  ].filter(({ hands }) => hands > 0)
}

/** Equal ranks take the suits in turn. The last card takes another suit than the first. */
const dressed = (ranks: readonly Rank[], suits: readonly Suit[], last: Suit): readonly Card[] =>
  ranks.map((rank, i): Card => {
    const before = ranks.slice(0, i).filter(one => one === rank).length
    const repeats = ranks.filter(one => one === rank).length > 1
    return `${rank}${i === 4 && !repeats ? last : suits[before]!}`
  })

const choose = (from: number, taken: number): number =>
  taken === 0 ? 1 : (choose(from - 1, taken - 1) * from) / taken
