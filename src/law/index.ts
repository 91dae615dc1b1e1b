import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** In the order in which reports list them: the general rules, the games, their older relatives. */
export const BOOKS = ['nz1', 'nz5', 'nz5-old', 'mbs', 'nz7', 'nz8', 'nz11a', 'nz22'] as const
export type Book = (typeof BOOKS)[number]

export const DISPOSITIONS = [
  'coded',
  'shown',
  'shape',
  'defines',
  'physical',
  'outside',
  'deferred',
  'open',
] as const
export type Disposition = (typeof DISPOSITIONS)[number]

/** What each disposition claims, for people who read the matrix or the command line. */
export const MEANING: Readonly<Record<Disposition, string>> = {
  coded: 'software decides it',
  shown: 'satisfied by showing it: signs, notices, announcements',
  shape: 'cannot be broken, because no command or type allows it',
  defines: 'a word, and the name in the code that bears it',
  physical: 'people and furniture',
  outside: 'a duty the platform does not perform',
  deferred: 'a game or device whose rules are not at hand',
  open: 'not done yet',
}

/** One clause: our summary of it, and how the project answers it. */
export interface Entry {
  readonly says: string
  readonly is: Disposition
  /** The reason, where the disposition is a claim that no test can bear out. */
  readonly why?: string
  /** The exported name, or names with spaces between, that bear a defined term. */
  readonly as?: string
}

/** A reading of ours: the clauses it interprets, the question, the answer and its reason. */
export interface Reading {
  readonly on: readonly string[]
  readonly asks: string
  readonly reads: string
}

/** Where a book comes from. The texts are not in the repository; their hashes say which were read. */
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

/** The repository, wherever it was cloned. */
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

/** How many clauses of each book have which disposition. */
export const status = ({ books }: Law): Readonly<Record<Book, Count>> =>
  Object.fromEntries(BOOKS.map(book => [book, countOf(Object.values(books[book]))])) as Record<
    Book,
    Count
  >
