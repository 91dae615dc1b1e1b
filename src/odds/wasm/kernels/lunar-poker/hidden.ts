/**
 * The Dealer's four hidden cards by their ranks: 1,820 sets beside an up-card, from the weakest to
 * the strongest, sixteen to a block. The number of ways of a set is a product of four numbers.
 */

/** The free cards of each rank; bytes 13 to 15 stay 0. */
export const FREE = memory.data(16, 16)

const BLOCKS: i32 = 114
const COLUMN: usize = 1824

/**
 * Columns of ranks: of the first number as one card, two, three or four, of the second as one or
 * two, then of the third and of the fourth. 13 stands for the number 1 and 255 for 0.
 */
export const SETS = memory.data(8 * 1824, 16)
/** By strength, how many sets are weaker. */
export const WEAKER = memory.data(2 * 7466, 16)

const WAYS = memory.data(2 * 1824, 16)
const BELOW = memory.data(4 * 116, 16)
/** The first lanes of a block. */
const FIRST = memory.data(16 * 32, 16)

let unqualified: i32 = 0
let unqualifiedWays: i32 = 0
let all: i32 = 0

export function prepareHidden(): void {
  for (let lanes = 0; lanes < 16; lanes++)
    for (let lane = 0; lane < 16; lane++)
      store<u16>(FIRST + ((lanes * 16 + lane) << 1), lane < lanes ? 0xffff : 0)
}

/** How many sets do not qualify. */
export function setUnqualified(sets: i32): void {
  unqualified = sets
}

/** To be called whenever `FREE` has changed. */
export function countHidden(): void {
  const one = i8x16.replace_lane(v128.load(FREE), 13, 1)
  const two = i8x16.swizzle(i8x16(0, 0, 1, 3, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), v128.load(FREE))
  const three = i8x16.swizzle(i8x16(0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), v128.load(FREE))
  const four = i8x16.swizzle(i8x16(0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), v128.load(FREE))
  let sum = 0
  let set = SETS
  let ways = WAYS
  let below = BELOW
  const end = SETS + COLUMN
  do {
    const first = v128.or(
      v128.or(i8x16.swizzle(one, v128.load(set)), i8x16.swizzle(two, v128.load(set, 1824))),
      v128.or(i8x16.swizzle(three, v128.load(set, 3648)), i8x16.swizzle(four, v128.load(set, 5472))),
    )
    const second = v128.or(
      i8x16.swizzle(one, v128.load(set, 7296)),
      i8x16.swizzle(two, v128.load(set, 9120)),
    )
    const third = i8x16.swizzle(one, v128.load(set, 10944))
    const fourth = i8x16.swizzle(one, v128.load(set, 12768))
    const low = i16x8.mul(i16x8.extmul_low_i8x16_u(first, second), i16x8.extmul_low_i8x16_u(third, fourth))
    const high = i16x8.mul(i16x8.extmul_high_i8x16_u(first, second), i16x8.extmul_high_i8x16_u(third, fourth))
    v128.store(ways, low)
    v128.store(ways, high, 16)
    store<i32>(below, sum)
    sum += total(i32x4.extadd_pairwise_i16x8_u(i16x8.add(low, high)))
    ways += 32
    below += 4
    set += 16
  } while (set < end)
  store<i32>(below, sum)
  all = sum
  unqualifiedWays = belowOf(unqualified)
}

// @ts-ignore: decorator
@inline
function total(sums: v128): i32 {
  const pairs = i32x4.add(sums, i8x16.shuffle(sums, sums, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7))
  return i32x4.extract_lane(pairs, 0) + i32x4.extract_lane(pairs, 1)
}

// @ts-ignore: decorator
@inline
function belowOf(sets: i32): i32 {
  const lanes = FIRST + ((sets & 15) << 5)
  const ways = WAYS + ((sets & ~15) << 1)
  const low = v128.and(v128.load(ways), v128.load(lanes))
  const high = v128.and(v128.load(ways, 16), v128.load(lanes, 16))
  return load<i32>(BELOW + ((sets >> 4) << 2)) + total(i32x4.extadd_pairwise_i16x8_u(i16x8.add(low, high)))
}

export function unqualifiedHands(): i32 {
  return unqualifiedWays
}

/** Hands that qualify and lose to this strength. */
export function won(strength: i32): i32 {
  const weaker = <i32>load<u16>(WEAKER + (strength << 1))
  return weaker > unqualified ? belowOf(weaker) - unqualifiedWays : 0
}

/** Hands that qualify and beat this strength. */
export function lost(strength: i32): i32 {
  const weaker = <i32>load<u16>(WEAKER + (strength << 1), 2)
  return all - (weaker > unqualified ? belowOf(weaker) : unqualifiedWays)
}
