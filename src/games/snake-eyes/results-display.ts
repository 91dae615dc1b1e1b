import { type Faces, isSevenOut, total } from './dice.ts'

/** The results display: what fell last, newest first. It informs and never settles. @rule nz11a:3.4(b) nz11a:6.11 */
export type History = readonly Faces[]

const DISPLAYED = 30

export const added = (history: History, roll: Faces): History =>
  [roll, ...history].slice(0, DISPLAYED)

/** The newest result put right: another one, or none if the roll turns out to be void. */
export const amended = (history: History, roll: Faces | null): History =>
  roll ? [roll, ...history.slice(1)] : history.slice(1)

/** How often each total fell among the results displayed. */
export const tally = (history: History): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {}
  for (let sum = 2; sum <= 12; sum += 1) counts[sum] = 0
  for (const roll of history) counts[total(roll)]! += 1
  return counts
}

/** Valid rolls since the last 7 Out. */
export const sinceSevenOut = (history: History): number => {
  const seven = history.findIndex(isSevenOut)
  return seven < 0 ? history.length : seven
}
