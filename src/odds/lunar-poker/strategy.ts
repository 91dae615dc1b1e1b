import { five, QUALIFIES, six } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { rankOf, suitOf } from './deal.ts'
import { LOWEST_PAIR } from './suited.ts'

/**
 * How the patron of a simulation plays, simple enough to be told in a few words. Pair or better: play.
 * Four of a suit: buy a sixth card. Ace and king: exchange the other three. Else fold. After a draw,
 * play with an ace and a king or better. The Dealer is never forced.
 */

export type Action = 'fold' | 'play' | 'buy-sixth' | 'exchange'

export interface Plan {
  readonly action: Action
  /** The cards that stay. */
  readonly kept: readonly Code[]
}

export const planFor = (hand: readonly Code[]): Plan => {
  const strength = strengthOf(hand)
  if (strength >= LOWEST_PAIR) return { action: 'play', kept: hand }
  if (isFourToAFlush(hand)) return { action: 'buy-sixth', kept: hand }
  if (strength >= QUALIFIES) return { action: 'exchange', kept: hand.filter(isAceOrKing) }
  return { action: 'fold', kept: [] }
}

export const playsAfterDraw = (cards: readonly Code[]): boolean => strengthOf(cards) >= QUALIFIES

export const strengthOf = ([a, b, c, d, e, f]: readonly Code[]): number =>
  f === undefined ? five(a!, b!, c!, d!, e!) : six(a!, b!, c!, d!, e!, f)

const isAceOrKing = (code: Code): boolean => rankOf(code) === 0 || rankOf(code) === 12

/** One of the first two cards is of the suit. */
const isFourToAFlush = (hand: readonly Code[]): boolean =>
  [hand[0]!, hand[1]!].some(one => hand.filter(code => suitOf(code) === suitOf(one)).length === 4)
