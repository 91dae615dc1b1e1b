import { pointValue } from '../../games/baccarat/s04-card-values.ts'
import type { DrawTable, Hands, Side } from '../../games/baccarat/s09-third-cards/third-card.ts'
import { type Card, rank } from '../../kernel/card.ts'
import { byteOf, KIND, KINDS, TRIPLE } from './card-byte.ts'
import { roundsBy } from './rounds.ts'
import { cardsIn, falling, pointsIn, type Shoe } from './shoe.ts'

/** One hand of each kind that a wager on its cards distinguishes, and the number of its deals. */
export type HandTally = readonly { readonly hands: Hands; readonly deals: bigint }[]

/**
 * The first two cards of a hand can be any two of the shoe. Only if they are the same card does it
 * matter whether the hand draws a third card, and which.
 */
export const handTally = (table: DrawTable, shoe: Shoe, side: Side): HandTally => {
  const cards = cardsIn(shoe)
  const { pairs, threes } = pairsIn(shoe)
  const others = falling(cards - 2, 4)
  const deals = pairs.map(ways => BigInt(ways) * others)
  deals[0] = falling(cards, 6) - deals.reduce((sum, of) => sum + of, 0n)
  if (shoe.knows === 'cards') {
    const triples = triplesOf(table, pointsIn(shoe), side, threes)
    deals[TRIPLE] = triples
    deals[PERFECT]! -= triples
  }
  return deals.flatMap((of, kind) =>
    of > 0n ? { hands: handsWith(side, KINDS[kind]!, []), deals: of } : [],
  )
}

const PERFECT = KIND[0]!

export const handsWith = (side: Side, hand: readonly Card[], other: readonly Card[]): Hands =>
  side === 'player' ? { player: hand, banker: other } : { player: other, banker: hand }

interface Pairs {
  /** [kind] ordered pairs of one rank. */
  readonly pairs: number[]
  /** [value of the card] ordered triples of the same card. */
  readonly threes: readonly number[]
}

/** By place in the shoe: the cards of the same rank, with the kind of pair they make. */
const partners = new Map<string, readonly (readonly (readonly [at: number, kind: number])[])[]>()

const partnersIn = ({ knows, counts }: Shoe) => {
  const known = partners.get(knows)
  if (known) return known
  const all = counts.map(([first]) =>
    counts.flatMap(([second], at) =>
      rank(first) === rank(second) ? [[at, KIND[byteOf(first) ^ byteOf(second)]!] as const] : [],
    ),
  )
  partners.set(knows, all)
  return all
}

const pairsIn = (shoe: Shoe): Pairs => {
  const { counts } = shoe
  const pairs = KINDS.map(() => 0)
  const threes = new Array<number>(10).fill(0)
  const of = partnersIn(shoe)
  for (let i = 0; i < counts.length; i += 1) {
    const [card, count] = counts[i]!
    for (const [at, kind] of of[i]!) pairs[kind]! += count * (counts[at]![1] - (at === i ? 1 : 0))
    threes[pointValue(card)]! += count * (count - 1) * (count - 2)
  }
  return { pairs, threes }
}

/**
 * Every triple of a card, times the ways in which the rest of a deal gives the hand the third one.
 */
const triplesOf = (
  table: DrawTable,
  points: Float64Array,
  side: Side,
  threes: readonly number[],
): bigint => {
  let triples = 0n
  threes.forEach((ways, value) => {
    if (ways === 0) return
    points[value]! -= 3
    triples += BigInt(ways) * BigInt(thirdCards(table, points, side, value))
    points[value]! += 3
  })
  return triples
}

/** [p][b][fifth] who draws: one bit for the Player, one for the Banker. */
const drawers = new Map<DrawTable, Uint8Array>()

const PLAYER = 1
const BANKER = 2

const drawersBy = (table: DrawTable): Uint8Array => {
  const known = drawers.get(table)
  if (known) return known
  const { finish, example } = roundsBy(table)
  const drew = Uint8Array.from({ length: 1000 }, (_, i) => {
    const { player, banker } = example[finish[i * 10]!]!
    return (player.length > 2 ? PLAYER : 0) | (banker.length > 2 ? BANKER : 0)
  })
  drawers.set(table, drew)
  return drew
}

/**
 * After removing three of a card: in how many ways the rest of a deal lets the hand with two of
 * them draw. The cards of the other hand count by value, because drawing depends on nothing else.
 */
const thirdCards = (table: DrawTable, left: Float64Array, side: Side, value: number): number => {
  const drew = drawersBy(table)
  const own = (2 * value) % 10
  let cards = 0
  for (let v = 0; v < 10; v += 1) cards += left[v]!
  let ways = 0
  for (let other = 0; other < 10; other += 1) {
    let pairs = 0
    for (let v = 0; v < 10; v += 1) pairs += left[v]! * partnersOf(left, v, other)
    const at = (side === 'player' ? own * 10 + other : other * 10 + own) * 10
    if (side === 'player') ways += drew[at]! & PLAYER ? pairs * (cards - 2) : 0
    else if (!(drew[at]! & PLAYER)) ways += drew[at]! & BANKER ? pairs * (cards - 2) : 0
    else
      for (let fifth = 0; fifth < 10; fifth += 1)
        if (drew[at + fifth]! & BANKER)
          ways += left[fifth]! * (pairs - 2 * partnersOf(left, fifth, other))
  }
  return ways
}

/** The number of cards that make a pair of value s with a card of value v. */
const partnersOf = (left: Float64Array, v: number, s: number): number => {
  const partner = (10 + s - v) % 10
  return left[partner]! - (partner === v ? 1 : 0)
}
