import { type Colour, colourOf, inOrder, isZero, type Pocket, type Wheel } from './s02-wheel.ts'

/**
 * Division 8 rules 2.6(e) and 5.5: the winning number display. It shows valid spins only, and never
 * settles a wager.
 */

/** Winning numbers, oldest first. */
export type Results = readonly Pocket[]

export interface Tally {
  readonly colour: Readonly<Record<Colour, number>>
  readonly parity: { readonly even: number; readonly odd: number }
  readonly half: { readonly low: number; readonly high: number }
  /** First, second and third. */
  readonly dozens: readonly [number, number, number]
  readonly columns: readonly [number, number, number]
}

/** The most recent numbers, latest first. @rule nz8:2.6(e) */
export const lastNumbers = (results: Results, count: number): Results =>
  results.slice(Math.max(0, results.length - count)).reverse()

/** How often each number came up, in numerical order. */
export const counts = (wheel: Wheel, results: Results): readonly (readonly [Pocket, number])[] =>
  inOrder(wheel.pockets).map(pocket => [pocket, results.filter(spun => spun === pocket).length])

/** The most frequent numbers first. Ties are in numerical order. */
export const hot = (wheel: Wheel, results: Results, count: number): Results =>
  byFrequency(wheel, results, -1).slice(0, count)

/** The least frequent numbers first. Ties are in numerical order. */
export const cold = (wheel: Wheel, results: Results, count: number): Results =>
  byFrequency(wheel, results, 1).slice(0, count)

const byFrequency = (wheel: Wheel, results: Results, direction: 1 | -1): Results =>
  [...counts(wheel, results)].sort(([, a], [, b]) => direction * (a - b)).map(([pocket]) => pocket)

/** A zero counts only for its colour. */
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
