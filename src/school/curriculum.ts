import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { Lesson } from './lesson.ts'

/** The subjects of the school, and when each is taught. */

export const GAMES = Object.keys(CATALOGUE) as readonly GameName[]

export const SUBJECTS = [...GAMES, 'tournaments'] as const

export type Subject = (typeof SUBJECTS)[number]

const gameOf = (book: string): GameName =>
  GAMES.find(game => (CATALOGUE[game].books as readonly string[]).includes(book))!

/** A lesson that does not open with a table is about a tournament. */
export const subjectOf = ({ setting, book }: Pick<Lesson, 'setting' | 'book'>): Subject =>
  setting.opens === 'table' ? gameOf(book) : 'tournaments'

/** Between the irregularities of a tournament, trainees play ordinary rounds of roulette. */
export const ordinaryGameOf = (subject: Subject): GameName =>
  subject === 'tournaments' ? 'roulette' : subject

export const lessonsOn = (subject: Subject, lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter(lesson => subjectOf(lesson) === subject)
