import { CARDS, CHANCE, LEFT, PAIRS, PLACE, SHOE, UNFAIR } from './memory'

// @ts-ignore: decorator
@inline
function left7(x: v128): v128 {
  return v128.or(i32x4.shl(x, 7), i32x4.shr_u(x, 25))
}

// @ts-ignore: decorator
@inline
function left11(x: v128): v128 {
  return v128.or(i32x4.shl(x, 11), i32x4.shr_u(x, 21))
}

/** The upper halves of the products of sixteen bits. */
// @ts-ignore: decorator
@inline
function upper(x: v128, y: v128): v128 {
  return v128.shuffle<u16>(
    i32x4.extmul_low_i16x8_u(x, y), i32x4.extmul_high_i16x8_u(x, y), 1, 3, 5, 7, 9, 11, 13, 15,
  )
}

// @ts-ignore: decorator
@inline
function swap(place: usize, other: usize, cards: usize): void {
  const card = load<u8>(place + cards)
  store<u8>(place + cards, load<u8>(other + cards))
  store<u8>(other + cards, card)
}

/** One place of each of the four shoes. */
// @ts-ignore: decorator
@inline
function swapFour(at: usize, swaps: usize): void {
  swap(at, <usize>load<u16>(swaps), CARDS)
  swap(at, <usize>load<u16>(swaps, PAIRS), CARDS + SHOE)
  swap(at, <usize>load<u16>(swaps, 2 * PAIRS), CARDS + 2 * SHOE)
  swap(at, <usize>load<u16>(swaps, 3 * PAIRS), CARDS + 3 * SHOE)
}

/** Swaps that change nothing. */
export function noSwaps(swaps: usize): void {
  for (let shoe: usize = 0; shoe < 4; shoe += 1) memory.copy(swaps + shoe * PAIRS, PLACE, PAIRS)
}

/**
 * Makes the swaps of four shoes and draws those of the next four, in turns: drawing keeps the vector
 * units busy, and swapping the memory. Eight swaps are drawn at a time, by xoshiro128** four times
 * side by side, one shoe after the other. Two draws share one question whether anything was drawn in
 * vain.
 */
export function swapAndDraw(from: usize, into: usize, places: usize): void {
  let a = v128.load(CHANCE)
  let b = v128.load(CHANCE, 16)
  let c = v128.load(CHANCE, 32)
  let d = v128.load(CHANCE, 48)
  let at: usize = 0
  let to = into
  let drawn: usize = 0
  let x: v128
  let n: v128
  let shifted: v128
  let unfair: v128
  const end = places << 1
  do {
    x = left7(i32x4.add(i32x4.shl(b, 2), b))
    x = i32x4.add(i32x4.shl(x, 3), x)
    shifted = i32x4.shl(b, 9)
    c = v128.xor(c, a)
    d = v128.xor(d, b)
    b = v128.xor(b, c)
    a = v128.xor(a, d)
    c = v128.xor(c, shifted)
    d = left11(d)
    n = v128.load(drawn, LEFT)
    v128.store(to + drawn, i16x8.add(upper(x, n), v128.load(drawn, PLACE)))
    unfair = i16x8.sub_sat_u(v128.load(drawn, UNFAIR), i16x8.mul(x, n))
    const first = to + drawn
    const firstOf = drawn
    drawn += 16
    if (drawn === end) {
      drawn = 0
      to += PAIRS
    }
    x = left7(i32x4.add(i32x4.shl(b, 2), b))
    x = i32x4.add(i32x4.shl(x, 3), x)
    shifted = i32x4.shl(b, 9)
    c = v128.xor(c, a)
    d = v128.xor(d, b)
    b = v128.xor(b, c)
    a = v128.xor(a, d)
    c = v128.xor(c, shifted)
    d = left11(d)
    n = v128.load(drawn, LEFT)
    v128.store(to + drawn, i16x8.add(upper(x, n), v128.load(drawn, PLACE)))
    x = i16x8.sub_sat_u(v128.load(drawn, UNFAIR), i16x8.mul(x, n))
    if (v128.any_true(v128.or(unfair, x))) {
      drawAgain(first, firstOf, unfair)
      drawAgain(to + drawn, drawn, x)
    }
    drawn += 16
    if (drawn === end) {
      drawn = 0
      to += PAIRS
    }
    const swaps = from + (at << 1)
    swapFour(at, swaps)
    swapFour(at + 1, swaps + 2)
    swapFour(at + 2, swaps + 4)
    swapFour(at + 3, swaps + 6)
    at += 4
  } while (at < places)
  v128.store(CHANCE, a)
  v128.store(CHANCE, b, 16)
  v128.store(CHANCE, c, 32)
  v128.store(CHANCE, d, 48)
}

/** The fifth generator redraws rejected values: every lane that is not 0. @param from the place, in bytes */
function drawAgain(swaps: usize, from: usize, unfairly: v128): void {
  let places = i16x8.bitmask(i16x8.ne(unfairly, i16x8.splat(0)))
  while (places !== 0) {
    const at = <usize>ctz(places) << 1
    const place = from + at
    places &= places - 1
    const n = <u32>load<u16>(LEFT + place)
    const unfair = <u32>load<u16>(UNFAIR + place)
    let product: u32
    do {
      product = (next() & 0xffff) * n
    } while ((product & 0xffff) < unfair)
    store<u16>(swaps + at, load<u16>(PLACE + place) + (product >> 16))
  }
}

function next(): u32 {
  const a = load<u32>(CHANCE, 64)
  const b = load<u32>(CHANCE, 68)
  let c = load<u32>(CHANCE, 72)
  let d = load<u32>(CHANCE, 76)
  c ^= a
  d ^= b
  store<u32>(CHANCE, a ^ d, 64)
  store<u32>(CHANCE, b ^ c, 68)
  store<u32>(CHANCE, c ^ (b << 9), 72)
  store<u32>(CHANCE, rotl(d, 11), 76)
  return rotl(b * 5, 7) * 9
}
