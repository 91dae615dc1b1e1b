import { pointValue } from '../../../games/baccarat/s04-card-values.ts'
import type { DrawTable, Side } from '../../../games/baccarat/s09-third-cards/third-card.ts'
import { type Card, rank } from '../../../kernel/card.ts'
import { byteOf, KIND, KINDS, TRIPLE } from '../card-byte.ts'
import { FINISHES, type Finish, roundsBy } from '../rounds.ts'
import { cardsIn, falling, pointsIn, type Shoe } from '../shoe.ts'
import { tallyOf } from './tally.ts'

/** [kind of one hand][finish] ordered deals of six cards. */
export type KindTally = readonly (readonly bigint[])[]

/**
 * How the kind of one hand and the finish of the round go together. Two cards of a rank have the
 * same value, so the rounds after them depend on ten numbers. All other hands have no kind.
 */
export const kindTally = (table: DrawTable, shoe: Shoe, side: Side): KindTally => {
  const tally = KINDS.map(() => new Array<bigint>(FINISHES).fill(0n))
  const add = (kind: number, deals: readonly number[], by: bigint): void => {
    deals.forEach((ways, finish) => {
      if (ways !== 0) tally[kind]![finish]! += BigInt(ways) * by
    })
  }
  const after = afterTwo(table, shoe, side)
  for (const [first, m] of shoe.counts)
    for (const [second, n] of shoe.counts) {
      if (rank(first) !== rank(second)) continue
      const ways = m * (first === second ? n - 1 : n)
      if (ways <= 0) continue
      const value = pointValue(first)
      const kind = KIND[byteOf(first) ^ byteOf(second)]!
      add(kind, after(value).all, BigInt(ways))
      if (first !== second || n < 3) continue
      const thirds = BigInt(ways) * BigInt(n - 2)
      add(kind, after(value).withThird, -thirds)
      add(TRIPLE, after(value).withThird, thirds)
    }
  const all = tallyOf(table, pointsIn(shoe))
  tally[0] = tally[0]!.map(
    (_, finish) => BigInt(all[finish]!) - tally.slice(1).reduce((sum, of) => sum + of[finish]!, 0n),
  )
  return tally
}

/** [finish] deals of the other cards, once a hand has two given cards of the same value. */
interface DealCounts {
  readonly all: readonly number[]
  /** The same, if the hand draws a given third card of that value too. */
  readonly withThird: readonly number[]
}

const afterTwo = (table: DrawTable, shoe: Shoe, side: Side): ((value: number) => DealCounts) => {
  const { finish } = roundsBy(table)
  const ends = (value: number, other: number, fifth: number, sixth: number): Finish =>
    finish[digits(side, (2 * value) % 10, other % 10) + fifth * 10 + sixth]!
  return once(value => {
    const left = [...pointsIn(shoe)]
    left[value]! -= 2
    const all = new Array<number>(FINISHES).fill(0)
    everyDraw(left, 4, ([a, b, fifth, sixth], ways) => {
      all[ends(value, a! + b!, fifth!, sixth!)]! += ways
    })
    const withThird = new Array<number>(FINISHES).fill(0)
    left[value]! -= 1
    everyDraw(left, 3, ([a, b, other], ways) => {
      const atFifth = ends(value, a! + b!, value, other!)
      if (placeOfThird(side, atFifth) === 5) withThird[atFifth]! += ways
      const atSixth = ends(value, a! + b!, other!, value)
      if (placeOfThird(side, atSixth) === 6) withThird[atSixth]! += ways
    })
    return { all, withThird }
  })
}

/** The first two digits of a round: the points of the first two cards of each hand. */
const digits = (side: Side, own: number, other: number): number =>
  side === 'player' ? own * 1000 + other * 100 : other * 1000 + own * 100

/** Which of the six cards a hand drew as its third. */
const placeOfThird = (side: Side, finish: Finish): 5 | 6 | undefined => {
  const player = finish >= 200
  const banker = finish % 20 >= 10
  if (side === 'player') return player ? 5 : undefined
  return banker ? (player ? 6 : 5) : undefined
}

const once = <T>(work: (value: number) => T): ((value: number) => T) => {
  const known = new Map<number, T>()
  return value => {
    const done = known.get(value) ?? work(value)
    known.set(value, done)
    return done
  }
}

/** Every draw of a few cards by their values, in order, with the number of ways. */
const everyDraw = (
  left: number[],
  cards: number,
  visit: (drawn: readonly number[], ways: number) => void,
  drawn: readonly number[] = [],
  ways = 1,
): void => {
  if (drawn.length === cards) visit(drawn, ways)
  else
    for (let value = 0; value < 10; value += 1) {
      const count = left[value]!
      if (count === 0) continue
      left[value] = count - 1
      everyDraw(left, cards, visit, [...drawn, value], ways * count)
      left[value] = count
    }
}

/** [kind of the Player's hand][kind of the Banker's] ordered deals of six cards. */
export const bothKinds = (table: DrawTable, shoe: Shoe): KindTally => {
  const tally = KINDS.map(() => KINDS.map(() => 0n))
  const pairs = pairsIn(shoe)
  const counts = new Map(shoe.counts)
  const points = pointsIn(shoe)
  const others = falling(cardsIn(shoe) - 4, 2)
  for (const player of pairs)
    for (const banker of pairs) {
      const ways = waysOf(counts, [...player.cards, ...banker.cards])
      if (ways === 0) continue
      const left = [...points]
      left[player.value]! -= 2
      left[banker.value]! -= 2
      const { one, other, both } = triplesAfter(table, player, banker, counts, left)
      const add = (k: number, l: number, deals: bigint): void => {
        tally[k]![l]! += BigInt(ways) * deals
      }
      add(TRIPLE, TRIPLE, BigInt(both))
      add(TRIPLE, banker.kind, BigInt(one - both))
      add(player.kind, TRIPLE, BigInt(other - both))
      add(player.kind, banker.kind, others - BigInt(one + other - both))
    }
  const sums = (side: Side) =>
    kindTally(table, shoe, side).map(byFinish => byFinish.reduce((a, b) => a + b))
  const [players, bankers] = [sums('player'), sums('banker')]
  const sum = (numbers: readonly bigint[]) => numbers.reduce((a, b) => a + b, 0n)
  for (let k = 1; k < KINDS.length; k += 1) {
    tally[k]![0] = players[k]! - sum(tally[k]!.slice(1))
    tally[0]![k] = bankers[k]! - sum(tally.slice(1).map(row => row[k]!))
  }
  tally[0]![0] = players[0]! - sum(tally[0]!.slice(1))
  return tally
}

interface Pair {
  readonly cards: readonly [Card, Card]
  readonly kind: number
  readonly value: number
}

/** All ordered pairs of one rank. */
const pairsIn = ({ counts }: Shoe): readonly Pair[] =>
  counts.flatMap(([first]) =>
    counts.flatMap(([second]) =>
      rank(first) === rank(second)
        ? {
            cards: [first, second] as const,
            kind: KIND[byteOf(first) ^ byteOf(second)]!,
            value: pointValue(first),
          }
        : [],
    ),
  )

const waysOf = (counts: ReadonlyMap<Card, number>, cards: readonly Card[]): number =>
  cards.reduce((ways, card, i) => {
    const before = cards.slice(0, i).filter(one => one === card).length
    return ways * (counts.get(card)! - before)
  }, 1)

/**
 * With a pair in either hand: in how many draws of the fifth and sixth card the Player, the Banker,
 * or both get a third card of the same kind.
 */
const triplesAfter = (
  table: DrawTable,
  player: Pair,
  banker: Pair,
  counts: ReadonlyMap<Card, number>,
  left: readonly number[],
): { readonly one: number; readonly other: number; readonly both: number } => {
  const { finish } = roundsBy(table)
  const at = digits('player', (2 * player.value) % 10, (2 * banker.value) % 10)
  const dealt = [...player.cards, ...banker.cards]
  const same = ({ cards: [card, second] }: Pair): number =>
    card === second ? counts.get(card)! - dealt.filter(one => one === card).length : 0
  const [players, bankers] = [same(player), same(banker)]
  const rest = left.reduce((a, b) => a + b) - 1
  const playerDraws = placeOfThird('player', finish[at]!) === 5
  const bankerDraws = (fifth: number) => placeOfThird('banker', finish[at + fifth * 10]!)
  if (!playerDraws) return { one: 0, other: bankerDraws(0) === 5 ? bankers * rest : 0, both: 0 }
  const before = left.reduce(
    (sum, count, fifth) =>
      bankerDraws(fifth) === 6 ? sum + count - (fifth === banker.value ? 1 : 0) : sum,
    0,
  )
  const again = player.cards[0] === banker.cards[0] ? 1 : 0
  return {
    one: players * rest,
    other: bankers * before,
    both: bankerDraws(player.value) === 6 ? players * Math.max(0, bankers - again) : 0,
  }
}
