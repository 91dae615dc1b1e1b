import { BOOKS } from '../../../../kernel/authority.ts'
import { type Clause, loadAll } from '../../../client/law.ts'

/**
 * The compliance matrix joined with the index of the law: each clause with its code and evidence.
 */

export interface Matter extends Clause {
  readonly book: string
  readonly section: string
  readonly code: readonly string[]
  /** Scenario and test files that cite the clause. */
  readonly proofs: readonly string[]
}

const CELL = /(?<!\\)\|/

/** The last two cells of each line in the matrix: code files and evidence files. */
const evidenceIn = (matrix: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const found = new Map<string, readonly (readonly string[])[]>()
  for (const line of matrix.split('\n')) {
    const cells = line.split(CELL).map(cell => cell.trim())
    const id = cells[1] ?? ''
    if (/^[\w-]+:/.test(id))
      found.set(
        id,
        cells.slice(-3, -1).map(cell => cell.split('<br>').filter(file => file !== '')),
      )
  }
  return found
}

/** `nz5:11A.7(b)` is in section 11A. An appendix is its own section. */
const sectionOf = (id: string): string => {
  const number = id.slice(id.indexOf(':') + 1)
  return /^App/i.test(number) ? 'App' : (/^[^./(]+/.exec(number)?.[0] ?? '')
}

const loadMatters = async (): Promise<readonly Matter[]> => {
  const [clauses, matrix] = await Promise.all([
    loadAll(),
    import('../../../../../law/matrix.md?raw'),
  ])
  const evidence = evidenceIn(matrix.default)
  const place = (book: string): number => (BOOKS as readonly string[]).indexOf(book)
  const matters = clauses.map(clause => {
    const [code = [], proofs = []] = evidence.get(clause.id) ?? []
    const book = clause.id.slice(0, clause.id.indexOf(':'))
    return { ...clause, book, section: sectionOf(clause.id), code, proofs }
  })
  // Rulings belong to no book and come last.
  return [
    ...matters.filter(({ is }) => is !== 'ruling').sort((a, b) => place(a.book) - place(b.book)),
    ...matters.filter(({ is }) => is === 'ruling'),
  ]
}

let loading: Promise<readonly Matter[]> | undefined

/** Fetched once, on first use. */
export const allMatters = (): Promise<readonly Matter[]> => {
  loading ??= loadMatters()
  return loading
}
