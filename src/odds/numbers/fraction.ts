import { assert } from '../../kernel/assert.ts'

/** Exact fractions of whole numbers of any size. The denominator is above 0. */
export interface Fraction {
  readonly num: bigint
  readonly den: bigint
}

/** Divides numbers that fit a double as doubles, which is ten times as fast. */
const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > MOST) [x, y] = [y, x % y]
  if (y === 0n) return x
  let [u, v] = [Number(y), Number(x % y)]
  while (v !== 0) [u, v] = [v, u % v]
  return BigInt(u)
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER)

/** In lowest terms; the numerator carries the sign. */
export const fraction = (num: bigint, den: bigint): Fraction => {
  assert(den !== 0n, 'a fraction has a denominator')
  const by = den < 0n ? -gcd(num, -den) : gcd(num, den)
  return { num: num / by, den: den / by }
}

export const ZERO: Fraction = { num: 0n, den: 1n }
export const ONE: Fraction = { num: 1n, den: 1n }

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den)

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negative(b))

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den)

export const negative = ({ num, den }: Fraction): Fraction => ({ num: -num, den })

export const isEqual = (a: Fraction, b: Fraction): boolean => a.num * b.den === b.num * a.den

/** Far more bits than a double can hold. */
const BITS = 200n

/** The nearest double. Divides first and rounds afterwards, so numbers of any size work. */
export const toNumber = ({ num, den }: Fraction): number =>
  Number((num << BITS) / den) / 2 ** Number(BITS)

/** The least common denominator. */
export const unitOf = (fractions: readonly Fraction[]): bigint =>
  fractions.reduce((unit, { den }) => (unit / gcd(unit, den)) * den, 1n)

export const toUnits = ({ num, den }: Fraction, unit: bigint): bigint => num * (unit / den)
