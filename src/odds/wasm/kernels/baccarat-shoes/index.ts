import {
  BOTH, BURNED, CARDS, CHANCE, COUNTED, DREW, FINISHED, FINISHES, KIND_OF, KINDS, LEFT, OFFSETS, PAIRS, PLACE,
  ROUNDS, SHOE, SWAPS, UNFAIR,
} from './memory'
import { lookAhead } from './places'
import { noSwaps, swapAndDraw } from './swaps'

/**
 * Whole shoes of baccarat, four side by side, as `src/odds/baccarat/simulation.ts` deals them. The
 * host writes the tables, the cards and the chance of a block, and reads the counters.
 */

export function rounds(): usize { return ROUNDS }
export function kindOf(): usize { return KIND_OF }
export function burned(): usize { return BURNED }
export function drew(): usize { return DREW }
export function chance(): usize { return CHANCE }
export function cards(): usize { return CARDS }
export function finished(): usize { return FINISHED }
export function counted(): usize { return COUNTED }

let ordered: usize = 0
let cuttingCard: usize = 0
/** The number of rounds that begin before the cutting card. */
let certain: u32 = 0

export function setUp(inShoe: u32, toOrder: u32, behind: u32): void {
  ordered = toOrder
  cuttingCard = inShoe - behind
  certain = (inShoe - behind - 11 + 5) / 6
  for (let place: u32 = 0; place < <u32>SHOE; place += 1) {
    const left: u32 = place < inShoe ? inShoe - place : 1
    const at = <usize>place << 1
    store<u16>(LEFT + at, <u16>left)
    store<u16>(UNFAIR + at, <u16>(0x10000 % left))
    store<u16>(PLACE + at, <u16>place)
  }
}

export function clear(): void {
  memory.fill(FINISHED, 0, 4 * FINISHES)
  memory.fill(COUNTED, 0, 4 * KINDS)
}

/** Plays this many shoes, four at a time, and returns the number of rounds. */
export function play(shoes: u32): u32 {
  let played: u32 = 0
  let these = SWAPS
  let next = SWAPS + 4 * PAIRS
  noSwaps(next)
  swapAndDraw(next, these, ordered)
  for (let shoe: u32 = 0; shoe < shoes; shoe += 4) {
    swapAndDraw(these, next, ordered)
    const used = these
    these = next
    next = used
    lookAhead(CARDS, OFFSETS, BOTH, ordered)
    lookAhead(CARDS + SHOE, OFFSETS + PAIRS, BOTH + SHOE, ordered)
    lookAhead(CARDS + 2 * SHOE, OFFSETS + 2 * PAIRS, BOTH + 2 * SHOE, ordered)
    lookAhead(CARDS + 3 * SHOE, OFFSETS + 3 * PAIRS, BOTH + 3 * SHOE, ordered)
    played += deal()
  }
  return played
}

/** A round as the table has it: four times the finish, and above eleven bits twice the cards. */
// @ts-ignore: decorator
@inline
const FINISH: u32 = 0x7ff
// @ts-ignore: decorator
@inline
const TAKEN: u32 = 11

/** Counts a round in a shoe. @param at is twice the place; so is what comes back. */
// @ts-ignore: decorator
@inline
function step(at: usize, offsets: usize, both: usize, finished: usize, counted: usize): usize {
  const round = <u32>load<u16>(<usize>load<u16>(at + offsets) + ROUNDS)
  const finish = <usize>(round & FINISH) + finished
  store<u32>(finish, load<u32>(finish) + 1)
  const kinds = <usize>load<u8>((at >> 1) + both) + counted
  store<u32>(kinds, load<u32>(kinds) + 1)
  return at + <usize>(round >> TAKEN)
}

// @ts-ignore: decorator
@inline
function one(at: usize): usize {
  return step(at, OFFSETS, BOTH, FINISHED, COUNTED)
}
// @ts-ignore: decorator
@inline
function two(at: usize): usize {
  return step(at, OFFSETS + PAIRS, BOTH + SHOE, FINISHED + FINISHES, COUNTED + KINDS)
}
// @ts-ignore: decorator
@inline
function three(at: usize): usize {
  return step(at, OFFSETS + 2 * PAIRS, BOTH + 2 * SHOE, FINISHED + 2 * FINISHES, COUNTED + 2 * KINDS)
}
// @ts-ignore: decorator
@inline
function four(at: usize): usize {
  return step(at, OFFSETS + 3 * PAIRS, BOTH + 3 * SHOE, FINISHED + 3 * FINISHES, COUNTED + 3 * KINDS)
}

// @ts-ignore: decorator
@inline
function start(cards: usize): usize {
  return 2 * <usize>load<u8>(<usize>load<u8>(cards), BURNED)
}

function deal(): u32 {
  let a = start(CARDS)
  let b = start(CARDS + SHOE)
  let c = start(CARDS + 2 * SHOE)
  let d = start(CARDS + 3 * SHOE)
  const cut = cuttingCard << 1
  let left = certain
  do {
    a = one(a)
    b = two(b)
    c = three(c)
    d = four(d)
    left -= 1
  } while (left !== 0)
  let played = 4 * certain
  while (max(max(a, b), max(c, d)) < cut) {
    a = one(a)
    b = two(b)
    c = three(c)
    d = four(d)
    played += 4
  }
  for (; a < cut; played += 1) a = one(a)
  for (; b < cut; played += 1) b = two(b)
  for (; c < cut; played += 1) c = three(c)
  for (; d < cut; played += 1) d = four(d)
  one(a)
  two(b)
  three(c)
  four(d)
  for (let shoe: usize = 0; shoe < 4; shoe += 1)
    if (load<u32>(shoe * KINDS, COUNTED + POSSIBLE) !== 0) countTriples(shoe)
  return played + 4
}

/** Rounds that may have three equal cards, counted here until they are checked. */
// @ts-ignore: decorator
@inline
const POSSIBLE: usize = 255
// @ts-ignore: decorator
@inline
const PLAYER_DREW: u32 = 1
// @ts-ignore: decorator
@inline
const BANKER_DREW: u32 = 2
// @ts-ignore: decorator
@inline
const TRIPLE: u32 = 4

/** Goes through a shoe again: this is one in seventeen. */
function countTriples(shoe: usize): void {
  const cards = CARDS + shoe * SHOE
  const counted = COUNTED + shoe * KINDS
  store<u32>(counted + POSSIBLE, 0)
  const cut = cuttingCard
  let at: usize = <usize>load<u8>(<usize>load<u8>(cards), BURNED)
  for (let before = at; ; before = at) {
    const round = <u32>load<u16>(<usize>load<u16>((at << 1) + OFFSETS + shoe * PAIRS) + ROUNDS)
    const end = at + (<usize>(round >> TAKEN) >> 1)
    if (load<u8>(at + BOTH + shoe * SHOE) === POSSIBLE) {
      const drew = <u32>load<u8>(<usize>(round & FINISH) >> 2, DREW)
      const player = kindIn(cards + at, drew & PLAYER_DREW ? cards + at + 4 : 0)
      const banker = kindIn(cards + at + 1, drew & BANKER_DREW ? cards + end - 1 : 0)
      const kinds = counted + <usize>(player * 32 + banker * 4)
      store<u32>(kinds, load<u32>(kinds) + 1)
    }
    at = end
    if (before >= cut) return
  }
}

/** A hand by its first card, the card after the next, and its third card if it drew one. */
function kindIn(first: usize, third: usize): u32 {
  const card = load<u8>(first)
  const differ = card ^ load<u8>(first + 2)
  if (differ === 0 && third !== 0 && load<u8>(third) === card) return TRIPLE
  return differ < 16 ? <u32>load<u8>(<usize>differ, KIND_OF) : 0
}
