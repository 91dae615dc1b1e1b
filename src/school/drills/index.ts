import { seeded, type Words } from '../../odds/simulation/random.ts'
import type { Lesson } from '../lesson.ts'
import { hands, roads, thirdCards } from './cards.ts'
import { colourUp, cutChips, rounding } from './chips.ts'
import type { Exercise } from './exercise.ts'
import { inspector, supervisor } from './roles.ts'
import { dice } from './snake-eyes.ts'
import { payouts, steps } from './table.ts'

/** Short questions of one kind, from a seed: drills, and the work of a supervisor and an inspector. */

const DRILLED = {
  'third-cards': (_, words) => thirdCards(words),
  payouts: (_, words) => payouts(words),
  chips: (_, words) => cutChips(words),
  'colour-up': (_, words) => colourUp(words),
  rounding: (_, words) => rounding(words),
  hands: (_, words) => hands(words),
  dice: (_, words) => dice(words),
  calls: (_, words) => steps(words),
  roads: (_, words) => roads(words),
  supervisor: (lessons, words) => supervisor(lessons, words),
  inspector: (_, words) => inspector(words),
} satisfies Readonly<Record<string, (lessons: readonly Lesson[], words: Words) => Exercise>>

export type Drill = keyof typeof DRILLED

export const DRILLS = Object.keys(DRILLED) as readonly Drill[]

export const exercisesOf = (
  drill: Drill,
  seed: string,
  count: number,
  lessons: readonly Lesson[],
): readonly Exercise[] => {
  const words = seeded(`${drill} ${seed}`, 2)
  return Array.from({ length: count }, () => DRILLED[drill](lessons, words))
}
