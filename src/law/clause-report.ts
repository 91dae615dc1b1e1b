import type { Evidence, SourceLine } from './citations.ts'
import { BOOKS, type Book, type Entry, entryOf, type Law, type Reading } from './index.ts'

/** All we know about one clause. */
interface ShownClause extends Entry {
  readonly id: string
  readonly book: Book
  readonly code: readonly SourceLine[]
  readonly scenarios: readonly SourceLine[]
  readonly rulings: readonly (Reading & { readonly id: string })[]
  readonly parts: readonly (Entry & { readonly id: string })[]
}

/** All we know about one ruling. */
interface ShownRuling extends Reading {
  readonly id: string
  readonly code: readonly SourceLine[]
  readonly scenarios: readonly SourceLine[]
}

export type ClauseReport = ShownClause | ShownRuling

const WIDTH = 80

/**
 * The rules in force here, for anyone who asks. The full text belongs to the regulator.
 * @rule nz1:19.2
 */
export const show = (law: Law, evidence: Evidence, id: string): ClauseReport | undefined => {
  const places = { code: evidence.code.get(id) ?? [], scenarios: evidence.scenarios.get(id) ?? [] }
  const ruling = Object.hasOwn(law.rulings, id) ? law.rulings[id] : undefined
  if (ruling) return { id, ...ruling, ...places }
  const entry = entryOf(law, id)
  if (!entry) return undefined
  const book = BOOKS.find(b => id in law.books[b])!
  const rulings = Object.entries(law.rulings).filter(([, { on }]) => on.includes(id))
  const parts = Object.entries(law.books[book]).filter(([other]) => isPart(other, id))
  return {
    id,
    book,
    ...entry,
    ...places,
    rulings: rulings.map(([number, reading]) => ({ id: number, ...reading })),
    parts: parts.map(([part, rest]) => ({ id: part, ...rest })),
  }
}

/** A direct part has one more bracket: 5.1(a) is a part of 5.1, but 5.1(a)(i) is not. */
const isPart = (other: string, id: string): boolean =>
  other.startsWith(`${id}(`) && other.indexOf(')', id.length) === other.length - 1

export const showAsText = (shown: ClauseReport): string =>
  ('is' in shown ? clauseText(shown) : rulingText(shown)).join('\n')

const clauseText = (clause: ShownClause): readonly string[] => [
  `${clause.id}  ${clause.is}`,
  ...wrap(clause.says, WIDTH - 2).map(line => `  ${line}`),
  '',
  ...(clause.why === undefined ? [] : row('why', clause.why)),
  ...(clause.as === undefined ? [] : row('as', clause.as)),
  ...column('code', clause.code.map(place)),
  ...column('scenarios', clause.scenarios.map(place)),
  ...column(
    'rulings',
    clause.rulings.flatMap(({ id, asks, reads }) => hang(`${id}  `, `${asks} ${reads}`)),
  ),
  ...(clause.parts.length === 0 ? [] : column('parts', partLines(clause.parts))),
]

const rulingText = ({ id, on, asks, reads, code, scenarios }: ShownRuling): readonly string[] => [
  `${id}  a reading of ours`,
  ...wrap(asks, WIDTH - 2).map(line => `  ${line}`),
  '',
  ...row('reads', reads),
  ...row('on', on.length === 0 ? '-' : on.join(' ')),
  ...column('code', code.map(place)),
  ...column('scenarios', scenarios.map(place)),
]

const place = ({ file, line }: SourceLine): string => `${file}:${line}`

const partLines = (parts: ShownClause['parts']): readonly string[] => {
  const width = Math.max(...parts.map(({ id }) => id.length))
  return parts.flatMap(({ id, is, says }) => hang(`${id.padEnd(width)}  ${is.padEnd(8)}  `, says))
}

const LABEL = 13

/** A label and the lines beside it. Without lines it shows a dash. */
const column = (label: string, lines: readonly string[]): readonly string[] =>
  (lines.length > 0 ? lines : ['-']).map(
    (line, at) => (at === 0 ? `  ${label}` : '').padEnd(LABEL) + line,
  )

const row = (label: string, text: string): readonly string[] =>
  column(label, wrap(text, WIDTH - LABEL))

/** The first line follows its lead. The others are indented below the text. */
const hang = (lead: string, text: string): readonly string[] =>
  wrap(text, WIDTH - LABEL - lead.length).map(
    (line, at) => (at === 0 ? lead : ' '.repeat(lead.length)) + line,
  )

/** Breaks between words. A word longer than the line gets its own line. */
const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}
