import { type Colour, colourOf, inOrder, isZero, type Pocket, type Wheel } from './s02-wheel.ts'

/**
 * Division 8 rules 2.6(e) and 5.5: the winning number display. It is told of valid spins only, and
 * nothing is ever settled by it.
 */

/** Winning numbers, the oldest first. */
export type Results = readonly Pocket[]

export interface Tally {
  readonly colour: Readonly<Record<Colour, number>>
  readonly parity: { readonly even: number; readonly odd: number }
  readonly half: { readonly low: number; readonly high: number }
  /** First, second and third. */
  readonly dozens: readonly [number, number, number]
  readonly columns: readonly [number, number, number]
}

/** The most recent, latest first. @rule nz8:2.6(e) */
export const lastNumbers = (results: Results, count: number): Results =>
  results.slice(Math.max(0, results.length - count)).reverse()

/** How often each number of the wheel came, in counting order. */
export const counts = (wheel: Wheel, results: Results): readonly (readonly [Pocket, number])[] =>
  inOrder(wheel.pockets).map(pocket => [pocket, results.filter(spun => spun === pocket).length])

/** The numbers that came most often, the most frequent first; ties in counting order. */
export const hot = (wheel: Wheel, results: Results, count: number): Results =>
  byFrequency(wheel, results, -1).slice(0, count)

/** The numbers that came least often, the rarest first; ties in counting order. */
export const cold = (wheel: Wheel, results: Results, count: number): Results =>
  byFrequency(wheel, results, 1).slice(0, count)

const byFrequency = (wheel: Wheel, results: Results, direction: 1 | -1): Results =>
  [...counts(wheel, results)].sort(([, a], [, b]) => direction * (a - b)).map(([pocket]) => pocket)

/** A zero has a colour and nothing else. */
export const tally = (results: Results): Tally => {
  const numbers = results.filter(pocket => !isZero(pocket)).map(Number)
  const count = (belongs: (n: number) => boolean): number => numbers.filter(belongs).length
  const colours = (colour: Colour): number => results.filter(p => colourOf(p) === colour).length
  const dozen = (k: number): number => count(n => Math.ceil(n / 12) === k)
  const column = (k: number): number => count(n => n % 3 === k % 3)
  return {
    colour: { red: colours('red'), black: colours('black'), green: colours('green') },
    parity: { even: count(n => n % 2 === 0), odd: count(n => n % 2 === 1) },
    half: { low: count(n => n <= 18), high: count(n => n > 18) },
    dozens: [dozen(1), dozen(2), dozen(3)],
    columns: [column(1), column(2), column(3)],
  }
}
