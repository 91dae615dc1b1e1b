import type { TableState } from '../../../general/state.ts'
import { placeOf } from '../../../protocol/permissions.ts'
import type { Body } from '../../../records/entry.ts'
import type { ReplayRules } from '../../../records/replay.ts'
import { shoe, wheel } from '../../../tournament/session/tables.ts'
import type { PromiseKind } from '../../history/promises.ts'
import { Rounds } from '../../history/rounds.ts'
import type { Store } from '../../log/store.ts'
import { realTime } from '../../time.ts'

/**
 * Rounds and promises of a session, for its players to review. They are read from the log on
 * request, because a tournament table keeps none in memory.
 */

interface AtSession {
  readonly rounds: Rounds
  readonly game: ReplayRules
}

interface ReadPosition extends AtSession {
  state: unknown
  seq: number
}

type Room = ReplayRules & { readonly open: (config: unknown) => unknown }

const innerOf = (state: unknown): TableState<unknown> =>
  (state as { readonly inner: TableState<unknown> }).inner

const ROOMS: Readonly<Record<string, { readonly room: unknown; readonly promised: PromiseKind }>> =
  {
    'session/roulette': { room: wheel.game, promised: { of: 'spin', pockets: 37 } },
    'session/baccarat': { room: shoe.game, promised: { of: 'cards' } },
  }

/** How long a session stays in memory after a request, in milliseconds. */
const AT_HAND = 60_000

export class SessionRounds {
  readonly #store: Pick<Store, 'read'>
  readonly #read = new Map<string, Promise<ReadPosition | undefined>>()

  constructor(store: Pick<Store, 'read'>) {
    this.#store = store
  }

  /** Up to the last entry. Undefined if there is no such session. */
  of(log: string): Promise<AtSession | undefined> {
    if (placeOf(log) !== 'session') return Promise.resolve(undefined)
    const before = this.#read.get(log)
    const now = (before ?? this.#open(log)).then(reading => reading && this.#readOn(log, reading))
    this.#read.set(log, now)
    const forget = () => this.#read.delete(log)
    if (!before) realTime.after(AT_HAND, forget)
    now.then(reading => reading ?? forget(), forget)
    return now
  }

  async #open(log: string): Promise<ReadPosition | undefined> {
    const [first] = await this.#store.read(log, 1, 1)
    const { opens } = first ? (JSON.parse(first.body) as Body) : {}
    const at = opens && ROOMS[opens.game]
    if (!at) return undefined
    const game = { ...(at.room as Room), tableIn: innerOf }
    return { rounds: new Rounds(at.promised), game, state: game.open(opens.config), seq: 0 }
  }

  async #readOn(log: string, reading: ReadPosition): Promise<ReadPosition> {
    for (const kept of await this.#store.read(log, reading.seq + 1)) {
      const body = JSON.parse(kept.body) as Body
      const { game, rounds } = reading
      reading.state = body.events.reduce((now, event) => game.evolve(now, event), reading.state)
      reading.seq = kept.seq
      rounds.hear(kept, body, reading.state as TableState<unknown>)
    }
    return reading
  }
}
