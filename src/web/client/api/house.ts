import type { Limits } from '../../../general/state.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { Away } from '../../../protection/state.ts'
import { type Failure, failurePhrase } from '../failure.ts'

/** Requests to the server: who you are, and which tables are open. */

export interface Me {
  readonly name: string
  readonly role: string
  /** The balance of a guest. */
  readonly balance?: number
  /** The guest's table, and whether the guest may see the odds page while playing. */
  readonly at?: readonly string[]
  readonly odds?: boolean
  /** Whether a guest was excluded from the tables of the house. */
  readonly excluded?: boolean
  /** A break or exclusion that the guest asked for. */
  readonly away?: Away
  /** The guest's tournament, until it ends. */
  readonly tournament?: string
}

export interface Listed {
  readonly id: string
  readonly game: string
  readonly title: string
  /** People deal at this table with real cards, a real wheel or real dice. */
  readonly attended?: boolean
  readonly open: boolean
  readonly seats: number
  readonly taken: number
  readonly book: string
  readonly limits: Limits
  readonly phase: string
  /** When bets close, in milliseconds of the server's clock. */
  readonly until: number | null
  /** Newest first, in each game's own format. */
  readonly lastResults: readonly unknown[]
  /** For a shoe: one letter per round for the winning side. */
  readonly road?: string
}

/** The lobby, and how far the server's clock is ahead of this one. */
export interface Lobby {
  readonly tables: readonly Listed[]
  readonly ahead: number
}

const ask = (path: string): Promise<Response> =>
  fetch(path, { headers: { accept: 'application/json' } })

const checked = (path: string, answer: Response): Response => {
  const isJson = answer.headers.get('content-type')?.includes('json')
  if (!answer.ok || !isJson) throw new Error(`${path}: ${answer.status}`)
  return answer
}

const answerTo = async (path: string): Promise<Response> => checked(path, await ask(path))

export const get = async <T>(path: string): Promise<T> => (await (await answerTo(path)).json()) as T

export const fetchText = async (path: string): Promise<string> => (await answerTo(path)).text()

/** The server's answers to people who are not signed in, or are not patrons. */
const NOT_YOURS: readonly number[] = [401, 403]

/**
 * Fetches something about you; null if you are not signed in as a patron. It throws if the server
 * does not answer, because then we do not know who you are.
 */
export const getOwn = async <T>(path: string): Promise<T | null> => {
  const answer = await ask(path)
  return NOT_YOURS.includes(answer.status) ? null : ((await checked(path, answer).json()) as T)
}

/** Your account; null if you are not signed in. */
export const fetchMe = (): Promise<Me | null> => getOwn('/api/me')

export const fetchTables = (): Promise<readonly Listed[]> => get('/api/tables')

/** The Date header has whole seconds, which is close enough for the lobby. */
export const fetchLobby = async (): Promise<Lobby> => {
  const answer = await answerTo('/api/tables')
  const written = Date.parse(answer.headers.get('date') ?? '')
  const ahead = Number.isNaN(written) ? 0 : written + 500 - Date.now()
  return { tables: (await answer.json()) as readonly Listed[], ahead }
}

/** Rounds or commitments by number, or the newest ones. */
export interface RecordQuery {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

export const fetchFrom = <T>(
  table: string,
  what: 'rounds' | 'shoes',
  { before, after }: RecordQuery = {},
): Promise<T> => {
  const asked = new URLSearchParams({
    ...(before !== undefined && { before: String(before) }),
    ...(after !== undefined && { after: String(after) }),
  })
  return get(`/api/tables/${encodeURIComponent(table)}/${what}${asked.size > 0 ? `?${asked}` : ''}`)
}

/** Signs a guest in, or returns the reason why the name is refused. */
export const signIn = async (name: string): Promise<Me | Phrase> => {
  const answer = await fetch('/api/guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (answer.ok) return { ...((await answer.json()) as Me), role: 'guest' }
  const said = (await answer.json().catch(() => ({}))) as Failure
  return failurePhrase(said, answer.status)
}

export const signOut = async (): Promise<void> => {
  await fetch('/api/leave', { method: 'POST' })
}
