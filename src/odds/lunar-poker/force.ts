import type { Strength } from '../../games/lunar-poker/evaluator.ts'
import { rankOf, suitOf } from './deal.ts'
import type { Forcible } from './forcible.ts'
import { againstRanks, type Counting, type Held, replacements } from './play.ts'
import { SUITED } from './suited.ts'

/**
 * What playing comes to for a hand that may force the Dealer: over every hidden hand and every card
 * that may come next. For each hidden hand the better of forcing and not forcing, as the patron sees
 * all of the Dealer's cards before deciding.
 */
export interface Forcing {
  readonly counting: Counting
  readonly held: Held
  /** By forcible set: what one such hand is worth if forcing it can make no flush. */
  readonly plain: Float64Array
  /** By ranks alone. */
  readonly byRanks: number
  /** By suit and the ranks drawn of it: what its flushes change. */
  readonly changes: Map<number, number>
}

/** @rule nz22:10.3 nz22:10.4 nz22:1.0/force-the-dealer */
export const forcing = (counting: Counting, held: Held): Forcing => {
  const { forcibles, left, drawn } = counting
  const plain = new Float64Array(forcibles.length)
  let byRanks = replacements(drawn) * againstRanks(counting, held)
  for (let i = 0; i < forcibles.length; i += 1) {
    const { ranks } = forcibles[i]!
    const ways = left[ranks[0]!]! * left[ranks[1]!]! * left[ranks[2]!]! * left[ranks[3]!]!
    if (ways === 0) continue
    plain[i] = better(drawn, replaced(counting, held, forcibles[i]!, 0))
    byRanks += ways * plain[i]!
  }
  return { counting, held, plain, byRanks, changes: new Map() }
}

/** The Ante paid once for each card that may come; or the fee for each, and what those cards bring. */
const better = (drawn: number, brought: number): number => {
  const cards = replacements(drawn)
  return Math.max(cards, brought - cards)
}

const against = ({ strength, pays }: Held, dealer: Strength): number =>
  dealer < strength ? 2 * pays : dealer > strength ? -3 : 0

/**
 * What the cards that may come bring against one hidden hand. A hand that may force is two pairs at
 * least, and beats any pair.
 * @param flush the ranks that would complete a flush; none where the kept four differ in suit
 */
const replaced = (
  { left, deal }: Counting,
  held: Held,
  { ranks, highest, kept, straights }: Forcible,
  flush: number,
): number => {
  const four = left[ranks[0]!]! + left[ranks[1]!]! + left[ranks[2]!]! + left[ranks[3]!]!
  const pairs =
    highest === undefined ? four - 4 : four - left[highest]! - 3 + left[rankOf(deal.up)]!
  let sum = 2 * held.pays * pairs
  for (const { rank, strength } of straights)
    sum += (left[rank]! - ((flush >> rank) & 1)) * against(held, strength)
  for (let rest = flush; rest > 0; rest &= rest - 1)
    sum += against(held, SUITED[kept | (rest & -rest)]!)
  return sum
}

/** @param drawnOf by suit, the ranks that were drawn of it */
export const forced = (forcing: Forcing, drawnOf: readonly number[]): number => {
  const { counting, changes, byRanks } = forcing
  let sum = byRanks
  for (let suit = 0; suit < 4; suit += 1) {
    const key = (suit << 13) | drawnOf[suit]!
    let change = changes.get(key)
    if (change === undefined) {
      const inSuit = counting.deal.inSuit[suit]! & ~drawnOf[suit]!
      const isUps = suit === suitOf(counting.deal.up)
      change = isUps ? inUpSuit(forcing, inSuit) : inOtherSuit(forcing, inSuit)
      changes.set(key, change)
    }
    sum += change
  }
  return sum
}

/** Four hidden cards of one suit, and the up-card of another one the highest. */
const inOtherSuit = ({ counting, held, plain }: Forcing, inSuit: number): number => {
  const { forcibles, drawn } = counting
  let sum = 0
  for (let i = 0; i < forcibles.length; i += 1) {
    const one = forcibles[i]!
    if (one.highest !== undefined || one.mask & ~inSuit) continue
    sum += better(drawn, replaced(counting, held, one, inSuit & ~one.kept)) - plain[i]!
  }
  return sum
}

/** Dealt flushes, which qualify; and three of the suit that stay beside the up-card. */
const inUpSuit = ({ counting, held, plain }: Forcing, inSuit: number): number => {
  const { forcibles, fours, drawn, left } = counting
  const cards = replacements(drawn)
  let sum = 0
  for (let i = 0; i < forcibles.length; i += 1) {
    const one = forcibles[i]!
    if (one.keptHidden & ~inSuit) continue
    if ((one.mask & ~inSuit) === 0) sum += cards * against(held, one.suited) - plain[i]!
    if (one.highest === undefined) continue
    const ways = left[one.highest]! - ((inSuit >> one.highest) & 1)
    if (ways === 0) continue
    const worth = better(drawn, replaced(counting, held, one, inSuit & ~one.kept))
    sum += ways * (worth - plain[i]!)
  }
  for (const qualified of [fours.aceKing, fours.straight])
    for (const { mask, plain: unsuited, suited } of qualified)
      if ((mask & ~inSuit) === 0) sum += cards * (against(held, suited) - against(held, unsuited))
  return sum
}
