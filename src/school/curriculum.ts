import { CATALOGUE, type GameName } from '../games/catalogue.ts'
import type { Lesson } from './lesson.ts'

/** What is taught at which table, and when. */

export const GAMES = Object.keys(CATALOGUE) as readonly GameName[]

export const SUBJECTS = [...GAMES, 'tournaments'] as const

export type Subject = (typeof SUBJECTS)[number]

const gameOf = (book: string): GameName =>
  GAMES.find(game => (CATALOGUE[game].books as readonly string[]).includes(book))!

/** Everything that does not open with a table is a tournament. */
export const subjectOf = ({ setting, book }: Pick<Lesson, 'setting' | 'book'>): Subject =>
  setting.opens === 'table' ? gameOf(book) : 'tournaments'

/** Between the irregularities of a tournament, ordinary rounds of roulette are played. */
export const ordinaryGameOf = (subject: Subject): GameName =>
  subject === 'tournaments' ? 'roulette' : subject

export const lessonsOn = (subject: Subject, lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.filter(lesson => subjectOf(lesson) === subject)
