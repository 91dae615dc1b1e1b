import type { Lesson } from './lesson.ts'
import type { OrdinaryGame } from './ordinary.ts'

/** What is taught at which table, and when. */

export const GAMES = [
  'baccarat',
  'roulette',
  'snake-eyes',
  'lunar-poker',
] as const satisfies readonly OrdinaryGame[]

export const SUBJECTS = [...GAMES, 'tournaments'] as const

export type Subject = (typeof SUBJECTS)[number]

const BOOKS: Readonly<Record<string, OrdinaryGame>> = {
  nz5: 'baccarat',
  'nz5-old': 'baccarat',
  mbs: 'baccarat',
  nz8: 'roulette',
  nz11a: 'snake-eyes',
  nz22: 'lunar-poker',
}

/** Everything that does not open with a table is a tournament. */
export const subjectOf = ({ setting, book }: Pick<Lesson, 'setting' | 'book'>): Subject =>
  setting.opens === 'table' ? BOOKS[book]! : 'tournaments'

/** Between the irregularities of a tournament, ordinary rounds of roulette are played. */
export const ordinaryGameOf = (subject: Subject): OrdinaryGame =>
  subject === 'tournaments' ? 'roulette' : subject

export const lessonsOn = (subject: Subject, lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter(lesson => subjectOf(lesson) === subject)
