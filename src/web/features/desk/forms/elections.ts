import { BOOKS } from '../../../../games/baccarat/books/index.ts'
import { CATALOGUE, type GameName } from '../../../../games/catalogue.ts'
import { type AnyShape, type Fields, inOneWord } from '../../../../kernel/shape.ts'

/** The options that an operator can elect for a table, as far as its book allows them. */

type Value = string | number

export type ElectionField = { readonly name: string } & (
  | { readonly is: 'one'; readonly of: readonly Value[] }
  | { readonly is: 'flag' }
  | { readonly is: 'money' }
)

/** The values that a book allows; undefined if it allows all of them. */
const offeredBy = (book: string, name: string): readonly unknown[] | undefined => {
  if (!Object.hasOwn(BOOKS, book)) return undefined
  const elects: Readonly<Record<string, { readonly among: readonly unknown[] }>> =
    BOOKS[book as keyof typeof BOOKS].elects
  return elects[name]?.among
}

/** Removes an option. */
const NONE = 'none'

/** The values that an option can be changed to; `number` if it takes any number. */
export const valuesOf = (
  game: string,
  book: string,
  name: string,
): readonly string[] | 'number' => {
  const fields: Fields = CATALOGUE[game as GameName]?.elections ?? {}
  const shape = fields[name]
  if (!shape) return []
  if (shape.is === 'chips' || shape.is === 'whole') return 'number'
  if (shape.is === 'record') return (shape.among ?? []).map(inOneWord)
  const offered = offeredBy(book, name)
  const values =
    shape.is === 'one-of'
      ? shape.values.filter(value => offered?.includes(value) ?? true).map(String)
      : ['yes', 'no']
  return [...values, ...(shape.optional ? [NONE] : [])]
}

/** Options made of several figures have no field here and keep their usual values. */
const electedAs = (book: string, name: string, shape: AnyShape): readonly ElectionField[] => {
  const offered = offeredBy(book, name)
  if (offered?.length === 0) return []
  if (shape.is === 'flag') return [{ is: 'flag', name }]
  if (shape.is === 'chips') return [{ is: 'money', name }]
  if (shape.is !== 'one-of') return []
  const of = shape.values.filter(value => offered?.includes(value) ?? true)
  return of.length > 1 ? [{ is: 'one', name, of }] : []
}

export const electionFields = (game: string, book: string): readonly ElectionField[] => {
  const fields: Fields = CATALOGUE[game as GameName]?.elections ?? {}
  return Object.entries(fields).flatMap(([name, shape]) => electedAs(book, name, shape))
}

const said = (elected: ElectionField, text: string): unknown => {
  if (text === '') return undefined
  if (elected.is === 'flag') return text === 'yes'
  if (elected.is === 'money') return Math.round(Number(text) * 100)
  return elected.of.find(option => String(option) === text)
}

/** The options that differ from the usual. */
export const electionsIn = (form: FormData, game: string, book: string): object =>
  Object.fromEntries(
    electionFields(game, book)
      .map(elected => [elected.name, said(elected, String(form.get(elected.name) ?? ''))])
      .filter(([, value]) => value !== undefined),
  )
