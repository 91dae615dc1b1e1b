const MASK = 0xffffffffn
const rotated = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (32n - by))) & MASK

/** The published generator, word by word, in arithmetic that cannot overflow. */
export function* xoshiro128starstar(seed: Uint32Array): Generator<bigint> {
  let [a, b, c, d] = [...seed].map(BigInt) as [bigint, bigint, bigint, bigint]
  for (;;) {
    yield (rotated((b * 5n) & MASK, 7n) * 9n) & MASK
    const shifted = (b << 9n) & MASK
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotated(d, 11n)
  }
}
