/** The special functions that turn a statistic into a probability. */

// biome-ignore format: Lanczos, g = 7
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
]

/** The logarithm of the gamma function, for x above 0. */
export const lnGamma = (x: number): number => {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x)
  const y = x - 1
  const t = y + 7.5
  const sum = LANCZOS.reduce((total, c, i) => (i === 0 ? c : total + c / (y + i)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum)
}

const MOST = 100_000
const TINY = 1e-300
const CLOSE = 1e-15

const front = (a: number, x: number): number => Math.exp(-x + a * Math.log(x) - lnGamma(a))

const lowerBySeries = (a: number, x: number): number => {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MOST && term > sum * CLOSE; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return sum * front(a, x)
}

/** Evaluates a continued fraction by Lentz's method. */
const upperByFraction = (a: number, x: number): number => {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let h = d
  for (let i = 1; i < MOST; i += 1) {
    const an = -i * (i - a)
    b += 2
    d = 1 / (an * d + b || TINY)
    c = b + an / c || TINY
    h *= d * c
    if (Math.abs(d * c - 1) < CLOSE) break
  }
  return h * front(a, x)
}

/** Q(a, x): the upper part of the incomplete gamma function, from 0 to 1. */
export const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x)
}

/** The probability of this chi-square value or a larger one, with these degrees of freedom. */
export const beyondChiSquare = (statistic: number, degrees: number): number =>
  upperGamma(degrees / 2, statistic / 2)

/** The probability that a normal deviate is at least this far from zero, on either side. */
export const beyondNormal = (z: number): number => upperGamma(0.5, (z * z) / 2)
