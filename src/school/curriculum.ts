import { GAMES, type GameName, gameOfBook } from '../games/catalogue.ts'
import type { Lesson } from './lesson.ts'

/** The subjects of the school, and when each is taught. */

export const SUBJECTS = [...GAMES, 'tournaments'] as const

export type Subject = (typeof SUBJECTS)[number]

/** A lesson that does not open with a table is about a tournament. */
export const subjectOf = ({ setting, book }: Pick<Lesson, 'setting' | 'book'>): Subject =>
  setting.opens === 'table' ? gameOfBook(book)! : 'tournaments'

/** Between the irregularities of a tournament, trainees play ordinary rounds of roulette. */
export const ordinaryGameOf = (subject: Subject): GameName =>
  subject === 'tournaments' ? 'roulette' : subject

export const lessonsOn = (subject: Subject, lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter(lesson => subjectOf(lesson) === subject)
