import { burnValue, POINT_VALUE, pointValue } from '../../games/baccarat/s04-card-values.ts'
import type { DrawTable } from '../../games/baccarat/s09-third-card.ts'
import { isTriple, match } from '../../games/baccarat/s11-side-wagers.ts'
import { assert } from '../../kernel/assert.ts'
import { type Card, DECK, RANKS, rank, SUITS, suit } from '../../kernel/card.ts'
import { seeded, shuffle, type Words } from '../random.ts'
import type { Totals } from '../totals.ts'
import { FINISHES, roundsBy } from './rounds.ts'

/**
 * Whole shoes, dealt as fast as tables allow. What a round needs to know of the rules is in tables
 * that the rule functions filled; four cards are read at once, and two shoes are dealt side by side,
 * since each round of a shoe has to wait for the one before.
 */
export interface Simulation {
  readonly shoes: readonly [Shoe, Shoe]
  readonly words: Words
  readonly rounds: Uint16Array
  readonly drew: Uint8Array
}

/** The same bytes twice: to be shuffled, and to be read. */
interface Shoe {
  readonly cards: Uint8Array
  readonly view: DataView
}

/** What a wager on the cards of a hand can tell apart. */
export const KINDS: readonly (readonly Card[])[] = [
  ['AC', '2C'],
  ['AC', 'AD'],
  ['AC', 'AS'],
  ['AC', 'AC'],
  ['AC', 'AC', 'AC'],
]

const TRIPLE = KINDS.length - 1

const NAMES = KINDS.map(kind => (isTriple(kind) ? 'triple' : match(kind)))

const kindOf = (hand: readonly Card[]): number =>
  NAMES.indexOf(isTriple(hand) ? 'triple' : match(hand))

/**
 * A card as a byte: four bits of what it counts, two of suit, two of which rank it is of those that
 * count as much. So two bytes differ in the same bits whenever two cards are alike in the same way.
 */
const BYTES = Uint8Array.from(DECK, card => {
  const alike = RANKS.filter(other => POINT_VALUE[other] === pointValue(card))
  return pointValue(card) | (SUITS.indexOf(suit(card)) << 4) | (alike.indexOf(rank(card)) << 6)
})

export const cardOf = (byte: number): Card | undefined => DECK[BYTES.indexOf(byte)]

/** [byte] cards that leave the shoe with this one turned up. @rule nz5:7.7(a) nz5-old:7.7 */
const BURNED = Uint8Array.from({ length: 256 }, (_, byte) => {
  const card = cardOf(byte)
  return card === undefined ? 0 : 1 + burnValue(card)
})

/** [Banker's sum, Player's sum] of two cards each: the first two digits of a round. */
const HANDS = Uint16Array.from(
  { length: 0x2000 },
  (_, sums) => ((sums & 0xff) % 10) * 1000 + ((sums >>> 8) % 10) * 100,
)

/** [the bits in which they differ] the kind of two cards. */
const KIND = new Uint8Array(256)
const known = new Set<number>()
for (const [i, first] of DECK.entries())
  for (const [j, second] of DECK.entries()) {
    const differ = BYTES[i]! ^ BYTES[j]!
    const kind = kindOf([first, second])
    assert(!known.has(differ) || KIND[differ] === kind, 'cards alike differ in the same bits')
    known.add(differ)
    KIND[differ] = kind
  }

/** A packed round: nine bits of finish, and above them the number of cards. */
const FINISH = 0x1ff
const CARDS = 9

/** [finish] the bits of those who drew. */
const PLAYER = 1
const BANKER = 2

const newShoe = (decks: number): Shoe => {
  const cards = Uint8Array.from({ length: decks * 52 }, (_, i) => BYTES[i % 52]!)
  return { cards, view: new DataView(cards.buffer) }
}

export const simulation = (
  table: DrawTable,
  decks: number,
  seed: string,
  stream: number,
): Simulation => {
  const { finish, cards, example } = roundsBy(table)
  return {
    shoes: [newShoe(decks), newShoe(decks)],
    words: seeded(seed, stream),
    rounds: finish.map((at, i) => at | (cards[i]! << CARDS)),
    drew: Uint8Array.from(
      example,
      hands =>
        (hands && hands.player.length > 2 ? PLAYER : 0) |
        (hands && hands.banker.length > 2 ? BANKER : 0),
    ),
  }
}

/**
 * Plays shoe after shoe until so many rounds have been played, and that shoe to its end. A counter
 * holds 2^32: who wants more adds up. Kinds are counted at eight times the Player's and the Banker's.
 */
export const playRounds = (simulated: Simulation, atLeast: number): Totals => {
  const { shoes, words } = simulated
  const [one, other] = shoes
  FINISH_COUNT.fill(0)
  KIND_COUNT.fill(0)
  const most = one.cards.length / 4
  let played = 0
  let shoesPlayed = 0
  for (; played + 2 * most < atLeast; shoesPlayed += 2) {
    shuffle(one.cards, words)
    shuffle(other.cards, words)
    played += playTwo(one.view, other.view, simulated)
  }
  for (; played < atLeast; shoesPlayed += 1) {
    shuffle(one.cards, words)
    played += playOne(one.view, BURNED[one.cards[0]!]!, simulated)
  }
  return {
    rounds: played,
    shoes: shoesPlayed,
    ends: [...FINISH_COUNT.subarray(0, FINISHES)],
    kinds: [...KIND_COUNT.subarray(0, 64)],
  }
}

type Tables = Pick<Simulation, 'rounds' | 'drew'>

/** Counted here and handed out as copies: what never changes place is faster to find. */
const FINISH_COUNT = new Uint32Array(FINISH + 1)
const KIND_COUNT = new Uint32Array(0x800)

/** @rule nz5:7.6 nz5-old:7.6 the least number of cards behind the cutting card. */
const BEHIND = 20

/**
 * Deals up to the last coup: the round that begins with the cutting card, or the one after the round
 * in which it came out. Either is the first to begin at the cutting card or later.
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

/** One round, and where the next begins. */
const deal = (shoe: DataView, start: number, tables: Tables): number => {
  const four = shoe.getInt32(start, true)
  const thirds = shoe.getUint16(start + 4, true)
  const points = four & 0x0f0f0f0f
  const hands = HANDS[(points + (points >>> 16)) & 0x1fff]!
  const round = tables.rounds[hands + (thirds & 0xf) * 10 + ((thirds >>> 8) & 0xf)]!
  FINISH_COUNT[round & FINISH]! += 1
  const differ = four ^ (four >>> 16)
  const kinds = (KIND[differ & 0xff]! << 3) | KIND[(differ >>> 8) & 0xff]!
  KIND_COUNT[kinds]! += 1
  if ((differ & 0xff) === 0 || (differ & 0xff00) === 0)
    countTriples(shoe, start, round, kinds, tables)
  return start + (round >>> CARDS)
}

/** Two of the same card were counted as a pair before anybody looked for a third. */
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

/** Whether a card, the next but one, and a third one are the same. */
const isThree = (shoe: DataView, first: number, third: number): boolean =>
  shoe.getUint8(first) === shoe.getUint8(first + 2) && shoe.getUint8(first) === shoe.getUint8(third)
