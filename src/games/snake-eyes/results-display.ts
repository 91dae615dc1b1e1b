import { type Faces, isSevenOut, total } from './s03-equipment/dice.ts'

/**
 * The latest results, newest first. The display never settles a wager.
 * @rule nz11a:3.4(b) nz11a:6.11
 */
export type History = readonly Faces[]

const DISPLAYED = 30

export const added = (history: History, roll: Faces): History =>
  [roll, ...history].slice(0, DISPLAYED)

/** Corrects the newest result, or removes it if the roll was void. */
export const correctedHistory = (history: History, roll: Faces | null): History =>
  roll ? [roll, ...history.slice(1)] : history.slice(1)

/** How often each total appears on the display. */
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
