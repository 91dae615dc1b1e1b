import type { Authority } from '../../kernel/authority.ts'
import { type Card, colour, rank, suit } from '../../kernel/card.ts'
import { EVENS, odds } from '../../kernel/money.ts'
import { lose, standOff, win } from '../../kernel/wager.ts'
import { isNatural, pointCount } from './s04-card-values.ts'
import type { Rule } from './s05-wagers/basic-wagers.ts'
import { type Hands, result, type Side } from './s09-third-cards/third-card.ts'

/**
 * Division 5 sections 11A to 11D: side wagers. Tables in CAPITALS are copied from the regulation.
 */

/** How closely two cards of the same Face Value match. */
export type Match = 'mixed' | 'coloured' | 'perfect'

/**
 * A ten and a jack are not a pair.
 * @rule nz5:1.0/pair nz5:1.0/any-pair nz5:1.0/face-value mbs:1.1.5
 */
export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rank(first) === rank(second)

/**
 * @rule nz5:1.0/mixed-pair nz5:1.0/mixed-match nz5:1.0/coloured-pair nz5:1.0/coloured-match
 * @rule nz5:1.0/perfect-pair nz5:1.0/lucky-match
 */
export const match = (hand: readonly Card[]): Match | undefined => {
  if (!isPair(hand)) return undefined
  const [first, second] = hand as readonly [Card, Card]
  if (suit(first) === suit(second)) return 'perfect'
  return colour(first) === colour(second) ? 'coloured' : 'mixed'
}

/** @rule nz5:1.0/lucky-triple-match */
export const isTriple = (hand: readonly Card[]): boolean =>
  hand.length === 3 && new Set(hand).size === 1

/** @rule nz5:11A.7 */
// biome-ignore format: set as printed
export const PERFECT_PAIR_SCALES = {
  1: { mixed: 5, coloured: 10, perfect: 30 },
  2: { mixed: 6, coloured: 12, perfect: 25 },
  3: { mixed: 5, coloured: 12, perfect: 25 },
} as const

/** @rule nz5:11C.8 */
export const ANY_PAIR_SCALES = { 1: 11, 2: 10 } as const

/** @rule nz5:11D.8 ruling:581 */
// biome-ignore format: set as printed
export const LUCKY_MATCH_SCALES = {
  1: { mixed: 5, coloured: 10, perfect: 25, triple: 100 },
  2: { mixed: 5, coloured: 10, perfect: 20, triple: 500 },
} as const

/** Odds by the winning margin, if neither hand is a Natural. @rule nz5:11B.8 */
// biome-ignore format: set as printed
export const DRAGON_BONUS_TABLES = {
  1: { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 },
  2: { 9: 20, 8:  8, 7: 7, 6: 4, 5: 3, 4: 1 },
  3: { 9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2 },
} as const

/** Any Pair wins. The scale only sets the odds. @rule nz5:11A.5 ruling:586 */
export const perfectPair =
  (scale: keyof typeof PERFECT_PAIR_SCALES) =>
  (side: Side): Rule =>
  hands => {
    const found = match(hands[side])
    return found === undefined
      ? lose('nz5:11A.5')
      : win(odds(PERFECT_PAIR_SCALES[scale][found]), 'nz5:11A.7')
  }

/** @rule nz5:11C.6 mbs:3.8 */
export const pairAt =
  (pays: number, under: Authority, loses: Authority) =>
  (side: Side): Rule =>
  hands =>
    isPair(hands[side]) ? win(odds(pays), under) : lose(loses)

/** A Lucky Triple Match pays only the triple. @rule nz5:11D.6 nz5:11D.9 ruling:529 */
export const luckyMatch =
  (scale: keyof typeof LUCKY_MATCH_SCALES) =>
  (side: Side): Rule =>
  hands => {
    const found = match(hands[side])
    if (found === undefined) return lose('nz5:11D.6')
    return isTriple(hands[side])
      ? win(odds(LUCKY_MATCH_SCALES[scale].triple), 'nz5:11D.8')
      : win(odds(LUCKY_MATCH_SCALES[scale][found]), 'nz5:11D.8')
  }

const margin = (hands: Hands): number =>
  Math.abs(pointCount(hands.player) - pointCount(hands.banker))

/**
 * A Natural pays even money, whatever its margin. Two equal Naturals push.
 * @rule nz5:11B.6 ruling:528
 */
export const dragonBonus =
  (table: keyof typeof DRAGON_BONUS_TABLES) =>
  (side: Side): Rule =>
  hands => {
    const won = result(hands)
    if (won === 'tie') return isNatural(hands.player) ? standOff('nz5:11B.8') : lose('nz5:11B.6')
    if (won !== side) return lose('nz5:11B.6')
    if (isNatural(hands[side])) return win(EVENS, 'nz5:11B.8')
    const pays = (DRAGON_BONUS_TABLES[table] as Readonly<Record<number, number>>)[margin(hands)]
    return pays === undefined ? lose('nz5:11B.6') : win(odds(pays), 'nz5:11B.8')
  }
