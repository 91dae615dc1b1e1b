import type { DrawTable } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { Totals } from '../simulation/totals.ts'
import { BURNED, KIND, newCards, TRIPLE } from './card-byte.ts'
import { FINISHES, roundsBy } from './rounds.ts'
import { BEHIND, type BlockRandomness, chanceOf, drawSwaps, orderedOf } from './swaps.ts'

/**
 * Deals whole shoes as fast as possible. The rule functions fill tables beforehand. A round reads
 * four cards at once. Two shoes are dealt in turns, because each round of a shoe depends on the one
 * before.
 */
export interface Simulation {
  /** Four buffers: shoe n of a block is dealt from buffer n modulo 4. */
  readonly shoes: readonly Shoe[]
  readonly swaps: Uint16Array
  readonly rounds: Uint16Array
  readonly drew: Uint8Array
}

/** The same bytes in two views: one to shuffle, one to read. */
interface Shoe {
  readonly cards: Uint8Array
  readonly view: DataView
}

/** Four shoes are shuffled at a time. */
export const AT_ONCE = 4

/** The number of shoes in a block. Each block starts with new cards and its own random numbers. */
export const SHOES_IN_BLOCK = 1024

/**
 * [sums of two cards: the Player's, with the Banker's above it] the first two digits of a round.
 */
const HANDS = Uint16Array.from(
  { length: 0x2000 },
  (_, sums) => ((sums & 0xff) % 10) * 1000 + ((sums >>> 8) % 10) * 100,
)

/** A packed round: nine bits of finish, and above them the number of cards. */
export const FINISH = 0x1ff
export const CARDS = 9

/** [finish] the bits of the hands that drew. */
const PLAYER = 1
const BANKER = 2

const newShoe = (decks: number): Shoe => {
  const cards = newCards(decks)
  return { cards, view: new DataView(cards.buffer) }
}

/** By the digits of `roundsBy`: the finish, with the number of cards above it. */
export const packedRounds = (table: DrawTable): Uint16Array => {
  const { finish, cards } = roundsBy(table)
  return finish.map((at, i) => at | (cards[i]! << CARDS))
}

export const simulation = (table: DrawTable, decks: number): Simulation => ({
  shoes: Array.from({ length: AT_ONCE }, () => newShoe(decks)),
  swaps: new Uint16Array(orderedOf(decks * 52)),
  rounds: packedRounds(table),
  drew: Uint8Array.from(
    roundsBy(table).example,
    hands =>
      (hands && hands.player.length > 2 ? PLAYER : 0) |
      (hands && hands.banker.length > 2 ? BANKER : 0),
  ),
})

/** Plays the first shoes of a block, a multiple of four. */
export const playShoes = (
  simulated: Simulation,
  seed: string,
  block: number,
  shoes: number,
): Totals => {
  const [one, two, three, four] = simulated.shoes.map(({ view }) => view) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ]
  const chance = startBlock(simulated, seed, block)
  let played = 0
  for (let shoe = 0; shoe < shoes; shoe += AT_ONCE) {
    shuffleAll(simulated, chance)
    played += playTwo(one, two, simulated) + playTwo(three, four, simulated)
  }
  return counted(played, shoes)
}

/** Plays shoes of a block until this many rounds are played or the block ends. */
export const beginBlock = (
  simulated: Simulation,
  seed: string,
  block: number,
  atLeast: number,
): Totals => {
  const { shoes } = simulated
  const chance = startBlock(simulated, seed, block)
  let played = 0
  let shoe = 0
  for (; played < atLeast && shoe < SHOES_IN_BLOCK; shoe += 1) {
    if (shoe % AT_ONCE === 0) shuffleAll(simulated, chance)
    const { cards, view } = shoes[shoe % AT_ONCE]!
    played += playOne(view, BURNED[cards[0]!]!, simulated)
  }
  return counted(played, shoe)
}

const startBlock = ({ shoes }: Simulation, seed: string, block: number): BlockRandomness => {
  for (const { cards } of shoes) cards.set(newCards(cards.length / 52))
  FINISH_COUNT.fill(0)
  KIND_COUNT.fill(0)
  return chanceOf(seed, block)
}

const shuffleAll = ({ shoes, swaps }: Simulation, chance: BlockRandomness): void => {
  for (const { cards } of shoes) {
    drawSwaps(swaps, cards.length, chance)
    for (let place = 0; place < swaps.length; place += 1) {
      const other = swaps[place]!
      const card = cards[place]!
      cards[place] = cards[other]!
      cards[other] = card
    }
  }
}

const counted = (rounds: number, shoes: number): Totals => ({
  rounds,
  shoes,
  ends: [...FINISH_COUNT.subarray(0, FINISHES)],
  kinds: [...KIND_COUNT.subarray(0, 64)],
})

type Tables = Pick<Simulation, 'rounds' | 'drew'>

/** Counts here and hands out copies, because V8 reads arrays faster if they never move. */
const FINISH_COUNT = new Uint32Array(FINISH + 1)
const KIND_COUNT = new Uint32Array(0x800)

/**
 * Deals up to the last coup: the round that begins with the cutting card, or the one after the
 * round in which it came out. In both cases it is the first round that begins at the cutting card
 * or later.
 * @rule nz5:11.2(a) nz5:11.2(b) nz5-old:11.2(a) nz5-old:11.2(b)
 */
const playOne = (shoe: DataView, from: number, tables: Tables): number => {
  const cuttingCard = shoe.byteLength - BEHIND
  let next = from
  let played = 1
  for (; next < cuttingCard; played += 1) next = deal(shoe, next, tables)
  deal(shoe, next, tables)
  return played
}

const playTwo = (one: DataView, other: DataView, tables: Tables): number => {
  const cuttingCard = one.byteLength - BEHIND
  let a = BURNED[one.getUint8(0)]!
  let b = BURNED[other.getUint8(0)]!
  let played = 0
  for (; a < cuttingCard && b < cuttingCard; played += 2) {
    a = deal(one, a, tables)
    b = deal(other, b, tables)
  }
  return played + playOne(one, a, tables) + playOne(other, b, tables)
}

/** Plays one round, and returns where the next begins. */
const deal = (shoe: DataView, start: number, tables: Tables): number => {
  const four = shoe.getInt32(start, true)
  const thirds = shoe.getUint16(start + 4, true)
  const points = (four >>> 4) & 0x0f0f0f0f
  const hands = HANDS[(points + (points >>> 16)) & 0x1fff]!
  const round = tables.rounds[hands + ((thirds >>> 4) & 0xf) * 10 + (thirds >>> 12)]!
  FINISH_COUNT[round & FINISH]! += 1
  const differ = four ^ (four >>> 16)
  const kinds = (KIND[differ & 0xff]! << 3) | KIND[(differ >>> 8) & 0xff]!
  KIND_COUNT[kinds]! += 1
  if ((differ & 0xff) === 0 || (differ & 0xff00) === 0)
    countTriples(shoe, start, round, kinds, tables)
  return start + (round >>> CARDS)
}

/** Two of the same card are already counted as a pair. */
const countTriples = (
  shoe: DataView,
  start: number,
  round: number,
  counted: number,
  { drew }: Tables,
): void => {
  const who = drew[round & FINISH]!
  const last = start + (round >>> CARDS) - 1
  const player = who & PLAYER && isThree(shoe, start, start + 4) ? TRIPLE : counted >> 3
  const banker = who & BANKER && isThree(shoe, start + 1, last) ? TRIPLE : counted & 7
  KIND_COUNT[counted]! -= 1
  KIND_COUNT[(player << 3) | banker]! += 1
}

/** Whether a card, the one after next and a third one are the same. */
const isThree = (shoe: DataView, first: number, third: number): boolean =>
  shoe.getUint8(first) === shoe.getUint8(first + 2) && shoe.getUint8(first) === shoe.getUint8(third)
