import type { TableState } from '../../general/state.ts'
import type { Event } from '../../kernel/game.ts'
import { placeOf } from '../../protocol/permissions.ts'
import type { Shows } from '../../records/replay.ts'
import { shoe, wheel } from '../../tournament/session/tables.ts'
import { type Promised, Rounds } from '../history/rounds.ts'
import type { Body } from '../log/log-writer.ts'
import type { Store } from '../log/store.ts'

/**
 * Rounds and promises of a session, for its players to look back at. They are read from its log when
 * somebody asks, in play or long over: a table of a tournament keeps nothing for that.
 */

interface AtSession {
  readonly rounds: Rounds
  readonly game: Shows
}

const innerOf = (state: unknown): TableState<unknown> =>
  (state as { readonly inner: TableState<unknown> }).inner

const ROOMS: Readonly<Record<string, { readonly room: unknown; readonly promised: Promised }>> = {
  'session/roulette': { room: wheel.game, promised: { of: 'spin', pockets: 37 } },
  'session/baccarat': { room: shoe.game, promised: { of: 'cards' } },
}

/** So long an answer serves others who ask. */
const FRESH = 500

export class SessionRounds {
  readonly #store: Pick<Store, 'read'>
  readonly #read = new Map<string, Promise<AtSession | undefined>>()

  constructor(store: Pick<Store, 'read'>) {
    this.#store = store
  }

  /** Nothing where there is no such session. */
  of(log: string): Promise<AtSession | undefined> {
    if (placeOf(log) !== 'session') return Promise.resolve(undefined)
    const known = this.#read.get(log) ?? this.#fold(log)
    if (!this.#read.has(log)) {
      this.#read.set(log, known)
      setTimeout(() => this.#read.delete(log), FRESH).unref()
    }
    return known
  }

  async #fold(log: string): Promise<AtSession | undefined> {
    const entries = await this.#store.read(log)
    const bodies = entries.map(({ body }) => JSON.parse(body) as Body)
    const opens = bodies[0]?.opens
    const at = opens && ROOMS[opens.game]
    if (!at) return undefined
    const game = at.room as Shows & { readonly open: (config: unknown) => unknown }
    const rounds = new Rounds(at.promised)
    let state = game.open(opens.config)
    for (const [i, body] of bodies.entries()) {
      state = body.events.reduce((now: unknown, event: Event) => game.evolve(now, event), state)
      rounds.hear(entries[i]!, body, state as TableState<unknown>)
    }
    return { rounds, game: { ...game, tableIn: innerOf } }
  }
}
