/**
 * The Dealer's four hidden cards by their ranks: 1,820 sets beside an up-card, from the weakest to
 * the strongest. Each is worth the product of two factors, which belong to two of its cards each.
 */

/** The free cards of each rank; bytes 13 to 15 stay 0. */
export const FREE = memory.data(16, 16)

/** By set the numbers of its two factors, one byte each; by strength, how many sets are weaker. */
export const SETS = memory.data(2 * 1824, 16)
export const WEAKER = memory.data(2 * 7466, 16)

/** Two ranks 0 to 77, a pair from 78, one card from 91, three from 104, four from 117, none at 130. */
const FACTOR = memory.data(4 * 132, 16)
const BELOW = memory.data(4 * 1824, 16)

let unqualified: i32 = 0
let above: i32 = 0

/** How many sets do not qualify. */
export function setUnqualified(sets: i32): void {
  unqualified = sets
}

function writeFactors(): void {
  let at = FACTOR
  for (let a = 0; a < 13; a++) {
    const n = <i32>load<u8>(FREE + a)
    store<i32>(FACTOR + ((78 + a) << 2), (n * (n - 1)) >> 1)
    store<i32>(FACTOR + ((91 + a) << 2), n)
    store<i32>(FACTOR + ((104 + a) << 2), n > 2 ? (n == 4 ? 4 : 1) : 0)
    store<i32>(FACTOR + ((117 + a) << 2), n == 4 ? 1 : 0)
    for (let b = a + 1; b < 13; b++) {
      store<i32>(at, n * load<u8>(FREE + b))
      at += 4
    }
  }
  store<i32>(FACTOR + (130 << 2), 1)
}

/** To be called whenever `FREE` has changed. */
export function countHidden(): void {
  writeFactors()
  let sum = 0
  let at = BELOW + 4
  let set = SETS
  const end = SETS + 2 * 1820
  do {
    sum += load<i32>(FACTOR + (<usize>load<u8>(set) << 2)) * load<i32>(FACTOR + (<usize>load<u8>(set, 1) << 2))
    store<i32>(at, sum)
    sum += load<i32>(FACTOR + (<usize>load<u8>(set, 2) << 2)) * load<i32>(FACTOR + (<usize>load<u8>(set, 3) << 2))
    store<i32>(at, sum, 4)
    at += 8
    set += 4
  } while (set < end)
}

// @ts-ignore: decorator
@inline
function below(sets: i32): i32 {
  return load<i32>(BELOW + (sets << 2))
}

export function unqualifiedHands(): i32 {
  return below(unqualified)
}

/** Hands that qualify and lose to this strength. */
export function won(strength: i32): i32 {
  return below(max(<i32>load<u16>(WEAKER + (strength << 1)), unqualified)) - below(unqualified)
}

/** Hands that qualify and beat this strength. */
export function lost(strength: i32): i32 {
  return below(1820) - below(max(<i32>load<u16>(WEAKER + (strength << 1), 2), unqualified))
}
