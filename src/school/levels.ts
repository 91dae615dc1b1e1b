import { lessonsOn, ordinaryGameOf, type Subject } from './curriculum.ts'
import { type Evening, evening } from './evening.ts'
import type { Lesson } from './lesson.ts'

/** From the first day to the examination: the length of an evening, and what may go wrong in it. */

export const LEVELS = ['first-day', 'apprentice', 'dealer', 'examination'] as const

export type Level = (typeof LEVELS)[number]

interface Rung {
  readonly rounds: number
  readonly teaches: (lesson: Lesson) => boolean
}

/** An apprentice learns to refuse; a dealer learns everything. */
const RUNGS: Readonly<Record<Level, Rung>> = {
  'first-day': { rounds: 3, teaches: () => false },
  apprentice: { rounds: 6, teaches: ({ is, text }) => is === 'trap' || / refused by /.test(text) },
  dealer: { rounds: 9, teaches: () => true },
  examination: { rounds: 15, teaches: () => true },
}

export interface Course {
  readonly level: Level
  readonly subject: Subject
  readonly seed: string
}

/** `due`: kinds to repeat first. An examination ignores them. */
export const courseEvening = (
  { level, subject, seed }: Course,
  lessons: readonly Lesson[],
  due: readonly string[] = [],
): Evening => {
  const { rounds, teaches } = RUNGS[level]
  const taught = lessonsOn(subject, lessons).filter(teaches)
  const weak = taught.filter(({ id, is }) => is === 'trap' || due.includes(id))
  const isWeak = level !== 'examination' && weak.some(({ is }) => is === 'kind')
  return evening({
    seed: `${level} ${seed}`,
    game: ordinaryGameOf(subject),
    rounds,
    lessons: isWeak ? weak : taught,
  })
}
