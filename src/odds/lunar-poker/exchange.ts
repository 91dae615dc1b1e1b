import { paysFive, QUALIFIES } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import { type Deal, mixed, rankOf, suitOf } from './deal.ts'
import { type BySuit, bySuitOfUp, bySuits, type Draws, rankSets } from './draws.ts'
import { forcedSum, forcing } from './force.ts'
import { asFive } from './hidden-cards.ts'
import {
  afterDraw,
  type Counting,
  flushesTake,
  type HeldHand,
  hiddenHands,
  mayForce,
  replacements,
  unforcedByRanks,
} from './play.ts'

/** A way to exchange: the cards that stay. */
interface KeptCards {
  readonly ranks: readonly number[]
  /** The suits in which a flush can still come. */
  readonly suits: readonly number[]
  sum: number
}

/**
 * The value of exchanging all but the kept cards, before the fee, added up over every draw, every
 * hidden hand and every card that may replace the Dealer's highest. Handles several choices of the
 * same size at once, because they share the draws and, for each draw, the Dealer's chances.
 * @rule nz22:8.5 nz22:8.5(a) nz22:9.9
 */
export const exchangeSums = (
  counting: Counting,
  keeps: readonly (readonly Code[])[],
): readonly number[] => {
  const { deal } = counting
  const drawn = 5 - keeps[0]!.length
  const kepts: readonly KeptCards[] = keeps.map(keptOf)
  for (const ranks of rankSets(deal.left, drawn)) {
    const counted = afterDraw(counting, ranks)
    const draws = bySuitOfUp(deal, ranks)
    for (const kept of kepts) {
      const flushes = flushesOf(deal, kept, ranks)
      kept.sum += mixedDraws(counted, kept, { ranks, draws, flushes })
      if (flushes.length > 0) kept.sum += suitedDraws(counted, kept, { ranks, flushes })
    }
  }
  return kepts.map(({ sum }) => sum)
}

const keptOf = (cards: readonly Code[]): KeptCards => ({
  ranks: cards.map(rankOf),
  suits: [0, 1, 2, 3].filter(suit => cards.every(card => suitOf(card) === suit)),
  sum: 0,
})

/** Either the Ante is lost, or the hand plays. @rule nz22:9.9 */
export const orFold = (drawn: number, played: number): number =>
  Math.max(played, -hiddenHands(drawn) * replacements(drawn))

const heldOf = (codes: readonly Code[]): HeldHand => {
  const strength = asFive(codes)
  const [a, b, c, d, e] = codes as [Code, Code, Code, Code, Code]
  return { strength, pays: strength < QUALIFIES ? 0 : paysFive(a, b, c, d, e) }
}

interface DrawnRanks {
  readonly ranks: readonly number[]
  /** All draws of these ranks, and separately each that makes a flush with the kept cards. */
  readonly draws: readonly Draws[]
  readonly flushes: readonly BySuit[]
}

/** The draws that make no flush. */
const mixedDraws = (
  counting: Counting,
  kept: KeptCards,
  { ranks, draws, flushes }: DrawnRanks,
): number => {
  const { deal, drawn } = counting
  const held = heldOf(mixed([...kept.ranks, ...ranks]))
  let sum = 0
  if (mayForce(held)) {
    const force = forcing(counting, held)
    for (const drawnOf of bySuits(deal, ranks))
      if (!flushes.some(flush => isSame(flush, drawnOf)))
        sum += orFold(drawn, forcedSum(force, drawnOf))
    return sum
  }
  const cards = replacements(drawn)
  const upSuit = suitOf(deal.up)
  const byRanks = unforcedByRanks(counting, held)
  for (const { inUpSuit, ways } of draws) {
    let others = ways
    for (const flush of flushes) if (flush[upSuit] === inUpSuit) others -= 1
    sum += others * orFold(drawn, cards * (byRanks + flushesTake(counting, held, inUpSuit)))
  }
  return sum
}

const suitedDraws = (
  counting: Counting,
  kept: KeptCards,
  { ranks, flushes }: Omit<DrawnRanks, 'draws'>,
): number => {
  const force = forcing(counting, heldOf([...kept.ranks, ...ranks]))
  return flushes.reduce((sum, flush) => sum + orFold(counting.drawn, forcedSum(force, flush)), 0)
}

const NO_FLUSHES: readonly BySuit[] = []

const flushesOf = (
  { inSuit }: Deal,
  { suits }: KeptCards,
  ranks: readonly number[],
): readonly BySuit[] => {
  if (suits.length === 0 || ranks.some((rank, i) => rank === ranks[i + 1])) return NO_FLUSHES
  const mask = ranks.reduce((all, rank) => all | (1 << rank), 0)
  return suits
    .filter(suit => (mask & ~inSuit[suit]!) === 0)
    .map((suit): BySuit => {
      const of = (s: number): number => (s === suit ? mask : 0)
      return [of(0), of(1), of(2), of(3)]
    })
}

const isSame = (one: BySuit, other: BySuit): boolean => one.every((mask, i) => mask === other[i])
