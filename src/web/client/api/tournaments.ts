import type { Facts, Phrase } from '../../../kernel/refusal.ts'
import type { Conditions } from '../../../tournament/director/s02-entry/conditions.ts'
import type {
  Consequences,
  TournamentLine,
} from '../../../tournament/director/view/tournament-view.ts'
import type { Refused } from '../connection.ts'
import { type Failure, failurePhrase } from '../failure.ts'

/** All tournaments, newest first. */
export const fetchTournaments = async (): Promise<readonly TournamentLine[]> => {
  const answer = await fetch('/api/tournaments', { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as readonly TournamentLine[]) : []
}

/** Sets up a tournament. Returns its name, or the reason for a refusal. @rule nz7:2.2 */
export const setUpTournament = async (
  conditions: Conditions,
  tables: 'virtual' | 'attended' | 'outside',
): Promise<{ readonly tournament: string } | Phrase> => {
  const answer = await fetch('/api/tournaments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ conditions, run: 'director', fill: null, tables }),
  })
  const said = (await answer.json().catch(() => ({}))) as {
    readonly tournament?: string
    readonly message?: string
    readonly says?: string
    readonly facts?: Facts
  }
  return said.tournament === undefined
    ? failurePhrase(said, answer.status)
    : { tournament: said.tournament }
}

const get = async <T>(path: string): Promise<T | undefined> => {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as T) : undefined
}

/** The conditions of an earlier tournament. @rule nz7:2.2 */
export const fetchPlanned = (
  id: string,
): Promise<
  | {
      readonly conditions: Conditions
      readonly tables?: 'virtual' | 'attended' | 'outside'
    }
  | undefined
> => get(`/api/tournaments/${encodeURIComponent(id)}/conditions`)

/** A page of a report, as its CSV file has it. */
export interface ReportPage {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly rows: readonly Readonly<Record<string, string | number | null>>[]
}

export interface ReportQuery {
  readonly page: number
  readonly find?: string
  readonly order?: 'player' | 'table'
}

export const fetchReport = (
  id: string,
  report: 'results' | 'entries' | 'draw',
  { page, find = '', order }: ReportQuery,
): Promise<ReportPage | undefined> => {
  const query = new URLSearchParams({
    page: String(page),
    ...(find && { find }),
    ...(order && { order }),
  })
  return get(`/api/tournaments/${encodeURIComponent(id)}/${report}?${query}`)
}

/** What would follow from a decision, or the reason for a refusal. */
export const considerInTournament = async (
  at: string,
  said: object,
  more: readonly object[] = [],
): Promise<Consequences | Refused> => {
  const answer = await fetch(`/api/tournaments/${encodeURIComponent(at)}/consider`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ said, more }),
  })
  const found = (await answer.json().catch(() => ({}))) as Failure &
    (Consequences | { readonly refused: Refused } | { readonly malformed: string })
  if ('follows' in found) return found
  if ('refused' in found) return found.refused
  if ('malformed' in found) return { under: '', says: found.malformed }
  return { under: '', ...failurePhrase(found, answer.status) }
}
