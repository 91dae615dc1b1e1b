import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BOOKS, type Book } from '../kernel/authority.ts'
import { DISPOSITIONS, type Disposition } from './disposition.ts'

export { MEANING } from './disposition.ts'
export { BOOKS, type Book, DISPOSITIONS, type Disposition }

/** One clause: our summary and how the project handles it. */
export interface Entry {
  readonly says: string
  readonly is: Disposition
  /** The reason, if no test can prove the disposition. */
  readonly why?: string
  /** The exported name of a defined term, or several names separated by spaces. */
  readonly as?: string
}

/** One of our rulings: the clauses it interprets, the question, the answer and the reason. */
export interface Reading {
  readonly on: readonly string[]
  readonly asks: string
  readonly reads: string
}

/** The source of a book. The texts are not in the repository; their hashes identify them. */
interface Source {
  readonly title: string
  readonly jurisdiction: string
  readonly edition: string
  readonly texts: readonly { readonly file: string; readonly sha256: string }[]
}

export interface Law {
  readonly books: Readonly<Record<Book, Readonly<Record<string, Entry>>>>
  readonly rulings: Readonly<Record<string, Reading>>
  readonly sources: Readonly<Record<Book, Source>>
}

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(`${ROOT}law/${name}.json`, 'utf8')) as T

export const readLaw = (): Law => ({
  books: Object.fromEntries(
    BOOKS.map(book => [book, read<Record<string, Entry>>(book)]),
  ) as unknown as Law['books'],
  rulings: read<Law['rulings']>('rulings'),
  sources: read<Law['sources']>('sources'),
})

export const entryOf = ({ books }: Law, id: string): Entry | undefined =>
  BOOKS.map(book => (Object.hasOwn(books[book], id) ? books[book][id] : undefined)).find(
    entry => entry !== undefined,
  )

export const idsOf = ({ books, rulings }: Law): readonly string[] => [
  ...BOOKS.flatMap(book => Object.keys(books[book])),
  ...Object.keys(rulings),
]

export type Count = Readonly<Record<Disposition | 'total', number>>

const countOf = (entries: readonly Entry[]): Count => ({
  ...(Object.fromEntries(
    DISPOSITIONS.map(is => [is, entries.filter(entry => entry.is === is).length]),
  ) as Record<Disposition, number>),
  total: entries.length,
})

/** The number of clauses in each book, by disposition. */
export const status = ({ books }: Law): Readonly<Record<Book, Count>> =>
  Object.fromEntries(BOOKS.map(book => [book, countOf(Object.values(books[book]))])) as Record<
    Book,
    Count
  >
