import { KIND_OF } from './memory'

// @ts-ignore: decorator
@inline
function points(cards: v128): v128 {
  return v128.and(i16x8.shr_u(cards, 4), i8x16.splat(15))
}

/** The last digit of a sum of two. */
// @ts-ignore: decorator
@inline
function digit(sum: v128): v128 {
  return i8x16.min_u(sum, i8x16.sub(sum, i8x16.splat(10)))
}

/**
 * For every place of a shoe: where in the table a round is that begins there, and the kinds of its
 * hands before anybody draws. Where the next cards could make three alike, all bits are set.
 * @param end of the cards, in places.
 */
export function lookAhead(cards: usize, offsets: usize, both: usize, end: usize): void {
  const kindOf = v128.load(KIND_OF)
  let at: usize = 0
  do {
    const first = v128.load(cards + at)
    const second = v128.load(cards + at, 1)
    const third = v128.load(cards + at, 2)
    const fourth = v128.load(cards + at, 3)
    const fifth = v128.load(cards + at, 4)
    const sixth = v128.load(cards + at, 5)
    const player = digit(i8x16.add(points(first), points(third)))
    const banker = digit(i8x16.add(points(second), points(fourth)))
    // No product reaches the next byte.
    const row = i8x16.add(i16x8.mul(player, i16x8.splat(10)), banker)
    const last = points(sixth)
    const column = i8x16.add(i16x8.mul(points(fifth), i16x8.splat(20)), i8x16.add(last, last))
    v128.store(offsets + (at << 1), v128.shuffle<u8>(column, row, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23))
    v128.store(offsets + (at << 1), v128.shuffle<u8>(column, row, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31), 16)
    const players = v128.xor(first, third)
    const bankers = v128.xor(second, fourth)
    const kinds = v128.or(
      i16x8.shl(i8x16.swizzle(kindOf, players), 5), i16x8.shl(i8x16.swizzle(kindOf, bankers), 2),
    )
    const alike = i8x16.min_u(
      v128.or(players, v128.xor(third, fifth)),
      v128.or(bankers, i8x16.min_u(v128.xor(fourth, fifth), v128.xor(fourth, sixth))),
    )
    v128.store(both + at, v128.or(kinds, i8x16.eq(alike, i8x16.splat(0))))
    at += 16
  } while (at < end)
}
