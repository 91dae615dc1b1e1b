import type { Limits } from '../general/state.ts'
import type { Answer, Ask } from './answer.ts'
import { type Dial, HouseSocket, type Watcher } from './socket.ts'

/** A client of one server: HTTP for your identity and the lists, one socket for the tables. */

/** A table in the lobby. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  readonly book: string
  readonly title: string
  /** People deal at this table, with real cards, a real wheel or real dice. */
  readonly attended: boolean
  readonly open: boolean
  readonly seats: number
  readonly taken: number
  readonly limits: Limits
  readonly phase: string
  /** When bets close, by the server's clock; null without a countdown. */
  readonly until: number | null
  /** Newest first. */
  readonly lastResults: readonly unknown[]
}

/** A failed HTTP request: the server's sentence, and the status. */
export class HouseError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface ClientSession {
  /** The server's origin, such as http://127.0.0.1:8080. */
  readonly house: string
  /** The name you play under; undefined if you only watch. */
  readonly name?: string
  /** The headers of the session. A browser sends its cookie itself. */
  readonly headers: Readonly<Record<string, string>>
}

const failure = async (answer: Response): Promise<HouseError> => {
  const said = (await answer.json().catch(() => ({}))) as { readonly message?: string }
  return new HouseError(answer.status, said.message ?? answer.statusText)
}

export class House {
  readonly #session: ClientSession
  readonly #socket: HouseSocket

  constructor(session: ClientSession, dial: Dial) {
    this.#session = session
    this.#socket = new HouseSocket(dial)
  }

  /** The name you play under; the server may have added a number to it. */
  get name(): string | undefined {
    return this.#session.name
  }

  /** The JSON answer to a GET request, such as `/api/me`. */
  async get<T>(path: string): Promise<T> {
    const { house, headers } = this.#session
    const answer = await fetch(`${house}${path}`, { headers })
    if (!answer.ok) throw await failure(answer)
    return (await answer.json()) as T
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    const { house, headers } = this.#session
    return (await (await posted(house, path, body, headers)).json()) as T
  }

  tables(): Promise<readonly ListedTable[]> {
    return this.get('/api/tables')
  }

  /** Calls `shown` for every change of the table. Returns a function that stops it. */
  watch(table: string, watcher: Watcher): () => void {
    return this.#socket.watch(table, watcher)
  }

  /** Sends a command. It is about the round that the watched table shows. */
  send(table: string, command: Ask): Promise<Answer> {
    return this.#socket.ask(table, command)
  }

  /** Closes the socket. The session stays. */
  close(): void {
    this.#socket.close()
  }
}

/** Sends a request that changes something. */
export const posted = async (
  house: string,
  path: string,
  body: object,
  headers: ClientSession['headers'] = {},
): Promise<Response> => {
  const answer = await fetch(`${house}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw await failure(answer)
  return answer
}
