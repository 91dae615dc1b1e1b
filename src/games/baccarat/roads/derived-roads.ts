import { type Cell, downFirst } from './grid.ts'
import type { Streak } from './streaks.ts'

/** Red: the shoe repeats itself. Blue: it does not. Neither says Banker or Player. */
export type Colour = 'red' | 'blue'

export interface Mark extends Cell {
  readonly colour: Colour
}

/** How many streaks back each road looks. */
export const LOOKS_BACK = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const

export type DerivedRoad = keyof typeof LOOKS_BACK

export const DERIVED_ROADS = Object.keys(LOOKS_BACK) as readonly DerivedRoad[]

/**
 * The colours of a derived road, in order. They follow from the lengths of the streaks alone, never
 * from where the Big Road drew them.
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

/** The first hand of a streak compares the streak it ended with an earlier one. */
const opening = (ended: number, earlier: number): Colour => (ended === earlier ? 'red' : 'blue')

/** Only the hand that first outlasts the earlier streak is blue; beyond it the drop is straight. */
const goingOn = (row: number, earlier: number): Colour => (row === earlier + 1 ? 'blue' : 'red')

/** @rule nz5:3.4(f) */
export const derivedRoad = (streaks: readonly Streak[], road: DerivedRoad): readonly Mark[] => {
  const marks = colours(streaks, road)
  return downFirst(marks).map(({ column, row }, i) => ({ column, row, colour: marks[i]! }))
}
