import type { Evidence, SourceLine } from './citations.ts'
import { BOOKS, DISPOSITIONS, type Entry, idsOf, type Law, type Reading } from './index.ts'

/** A mismatch between the law, the code and the examples. */
export interface LawMismatch {
  readonly kind:
    | 'unknown-citation'
    | 'unknown-disposition'
    | 'misplaced'
    | 'no-summary'
    | 'no-code'
    | 'no-scenario'
    | 'no-reason'
    | 'no-name'
    | 'ruling'
    | 'stale-matrix'
  /** A file, with a line number if that helps. */
  readonly where: string
  readonly id: string
  readonly says: string
}

/** Reports clauses without evidence. `committed` is the matrix on disk. */
export const check = (
  law: Law,
  evidence: Evidence,
  matrix: { readonly committed: string; readonly generated: string },
): readonly LawMismatch[] => {
  const known = new Set(idsOf(law))
  return [
    ...unknownCitations(known, evidence),
    ...BOOKS.flatMap(book =>
      Object.entries(law.books[book]).flatMap(([id, entry]) =>
        clauseFindings(`law/${book}.json`, book, id, entry, evidence),
      ),
    ),
    ...Object.entries(law.rulings).flatMap(([id, ruling]) =>
      rulingFindings(id, ruling, known, evidence),
    ),
    ...(matrix.committed === matrix.generated ? [] : [STALE]),
  ]
}

const STALE: LawMismatch = {
  kind: 'stale-matrix',
  where: 'law/matrix.md',
  id: 'matrix',
  says: 'differs from what the law and its citations give; write it with `croupier law matrix`',
}

const unknownCitations = (
  known: ReadonlySet<string>,
  { code, mentions, scenarios }: Evidence,
): readonly LawMismatch[] =>
  [...code, ...mentions, ...scenarios]
    .filter(([id]) => !known.has(id))
    .flatMap(([id, places]) =>
      places.map(
        ({ file, line }: SourceLine): LawMismatch => ({
          kind: 'unknown-citation',
          where: `${file}:${line}`,
          id,
          says: 'is not a clause or ruling of the law',
        }),
      ),
    )

const blank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

const clauseFindings = (
  where: string,
  book: string,
  id: string,
  entry: Entry,
  evidence: Evidence,
): readonly LawMismatch[] => {
  const lacks = lacking(id, entry, evidence)
  const found = lacks.map(([kind, says]): LawMismatch => ({ kind, where, id, says }))
  if (!id.startsWith(`${book}:`)) {
    found.push({ kind: 'misplaced', where, id, says: `does not belong to the book ${book}` })
  }
  if (blank(entry.says)) found.push({ kind: 'no-summary', where, id, says: 'has no summary' })
  return found
}

type Lack = readonly [LawMismatch['kind'], string]

/**
 * The evidence that a disposition requires and the repository lacks. Only a citation of this exact
 * clause counts, not one of its parent or its parts.
 */
const lacking = (id: string, { is, why, as }: Entry, evidence: Evidence): readonly Lack[] => {
  switch (is) {
    case 'coded':
    case 'shown': {
      const lacks: Lack[] = []
      if (!evidence.code.has(id)) lacks.push(['no-code', `is ${is}, but no code cites it`])
      if (!evidence.scenarios.has(id)) {
        lacks.push(['no-scenario', `is ${is}, but no scenario and no title of a test cites it`])
      }
      return lacks
    }
    case 'shape':
    case 'physical':
    case 'outside':
    case 'deferred':
      return blank(why) ? [['no-reason', `is ${is}, but does not say why`]] : []
    case 'defines': {
      if (blank(as)) return [['no-name', 'defines a word, but no `as` says what bears it']]
      const missing = as!.split(' ').filter(name => !evidence.names.has(name))
      return missing.map(name => ['no-name', `is borne by ${name}, which src does not export`])
    }
    case 'open':
      return []
    default: {
      const one = DISPOSITIONS.join(', ')
      return [['unknown-disposition', `is "${String(is)}", which is none of ${one}`]]
    }
  }
}

const rulingFindings = (
  id: string,
  { on = [], asks, reads }: Partial<Reading>,
  known: ReadonlySet<string>,
  evidence: Evidence,
): readonly LawMismatch[] => {
  const finding = (says: string): LawMismatch => ({
    kind: 'ruling',
    where: 'law/rulings.json',
    id,
    says,
  })
  return [
    ...on.filter(clause => !known.has(clause)).map(c => finding(`interprets ${c}, an unknown id`)),
    ...(on.length > 0 || evidence.code.has(id)
      ? []
      : [finding('interprets no clause and is cited by no code')]),
    ...(blank(asks) ? [finding('has no question')] : []),
    ...(blank(reads) ? [finding('has no answer')] : []),
  ]
}
