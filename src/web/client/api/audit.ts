import type { CheckedBooks } from '../../../records/money/ledger.ts'
import type { FiledRound } from '../../../records/round-record.ts'
import type { Significant } from '../../../records/significant-record.ts'
import { fetchMe } from './house.ts'

/** Requests for inspectors: every round, significant events, and the books of the house. */

export interface Books {
  readonly at: number
  readonly holds: boolean
  readonly wrong: readonly string[]
  readonly logs: readonly CheckedBooks[]
}

/** A search. Empty fields are not sent. */
export type SearchFields = Readonly<Record<string, string>>

export const queryString = (sought: SearchFields): string =>
  String(new URLSearchParams(Object.entries(sought).filter(([, text]) => text.trim() !== '')))

const get = async <T>(path: string): Promise<T> => {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as T
}

export const fetchBooks = (): Promise<Books> => get('/api/audit')

export const fetchRounds = async (sought: SearchFields): Promise<readonly FiledRound[]> =>
  (await get<{ readonly rounds: readonly FiledRound[] }>(`/api/records?${queryString(sought)}`))
    .rounds

export const fetchRound = (table: string, round: string): Promise<FiledRound> =>
  get(`/api/records/${encodeURIComponent(table)}/${encodeURIComponent(round)}`)

export const fetchSignificant = async (sought: SearchFields): Promise<readonly Significant[]> =>
  (
    await get<{ readonly events: readonly Significant[] }>(
      `/api/significant?${queryString(sought)}`,
    )
  ).events

const MAY: readonly string[] = ['inspector', 'operator']

/** Without a session or a server you can still open files. */
export const isAuditor = (): Promise<boolean> =>
  fetchMe().then(
    me => me !== null && MAY.includes(me.role),
    () => false,
  )
