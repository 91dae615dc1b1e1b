import { type Cell, downFirst } from './grid.ts'
import type { Streak } from './streaks.ts'

/**
 * Red means that the shoe repeats itself, blue that it does not. Neither means Banker or Player.
 */
export type Colour = 'red' | 'blue'

export interface Mark extends Cell {
  readonly colour: Colour
}

/** How many streaks back each road looks. */
export const LOOKS_BACK = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const

export type DerivedRoad = keyof typeof LOOKS_BACK

export const DERIVED_ROADS = Object.keys(LOOKS_BACK) as readonly DerivedRoad[]

/**
 * The colours of a derived road, in order. They depend only on the lengths of the streaks, not on
 * their position in the Big Road.
 */
export const colours = (streaks: readonly Streak[], road: DerivedRoad): readonly Colour[] => {
  const back = LOOKS_BACK[road]
  const lengths = streaks.map(({ length }) => length)
  const marks: Colour[] = []
  for (const [n, length] of lengths.entries()) {
    if (n > back) marks.push(opening(lengths[n - 1]!, lengths[n - 1 - back]!))
    if (n >= back)
      for (let row = 2; row <= length; row += 1) marks.push(goingOn(row, lengths[n - back]!))
  }
  return marks
}

/** The first hand of a streak compares the streak before it with an earlier one. */
const opening = (ended: number, earlier: number): Colour => (ended === earlier ? 'red' : 'blue')

/** Only the first hand beyond the length of the earlier streak is blue. All later hands are red. */
const goingOn = (row: number, earlier: number): Colour => (row === earlier + 1 ? 'blue' : 'red')

/** @rule nz5:3.4(f) */
export const derivedRoad = (streaks: readonly Streak[], road: DerivedRoad): readonly Mark[] => {
  const marks = colours(streaks, road)
  return downFirst(marks).map(({ column, row }, i) => ({ column, row, colour: marks[i]! }))
}
