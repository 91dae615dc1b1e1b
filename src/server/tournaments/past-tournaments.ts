import type { Event, Game } from '../../kernel/game.ts'
import type { Body } from '../../records/entry.ts'
import { director } from '../../tournament/director/director.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { DirectorEvent, DirectorState } from '../../tournament/director/state.ts'
import type { TournamentLine } from '../../tournament/director/view/tournament-view.ts'
import { shoe, wheel } from '../../tournament/session/tables.ts'
import type { WatchTarget } from '../broadcast/watch-target.ts'
import type { Store } from '../log/store.ts'
import { sessionNamed } from './sessions/house-sessions.ts'
import type { Planned } from './tournament-book.ts'
import {
  type ShownSession,
  type ShownTournament,
  watchedSession,
  watchedTournament,
} from './view.ts'

/**
 * Finished tournaments: keeps one line of each in memory, and reads the rest from the logs when
 * asked.
 */

interface Past {
  readonly line: TournamentLine
  readonly planned: Planned
  /** Income minus payouts, which the cage keeps on its books. */
  readonly taken: number
  /** Which of its sessions had a table. */
  readonly tables: readonly number[]
}

/** The events of one entry of a tournament's log, and its time. */
export interface PaymentEntry {
  readonly at: number
  readonly events: readonly DirectorEvent[]
}

const READ_AT_ONCE = 4
const NOBODY_WAITS = { until: null }

/** Replays a log for reading only. */
const folded = async <C, S>(
  store: Pick<Store, 'read'>,
  log: string,
  gameOf: (name: string) => Pick<Game<C, S, never, Event, unknown>, 'open' | 'evolve'>,
): Promise<{ readonly seq: number; readonly state: S }> => {
  const bodies = (await store.read(log)).map(({ body }) => JSON.parse(body) as Body)
  const { game, config } = bodies[0]!.opens!
  const { open, evolve } = gameOf(game)
  const state = bodies.flatMap(({ events }) => events).reduce(evolve, open(config as C))
  return { seq: bodies.length, state }
}

const roomOf = (name: string) => (name === 'session/roulette' ? wheel : shoe)

export class PastTournaments {
  readonly #store: Pick<Store, 'read'>
  readonly #fault: (log: string, error: unknown) => void
  readonly #all = new Map<string, Past>()
  /** The latest tournaments asked for. Undefined while one is being read. */
  readonly #read = new Map<string, ShownTournament | undefined>()

  constructor(store: Pick<Store, 'read'>, fault: (log: string, error: unknown) => void) {
    this.#store = store
    this.#fault = fault
  }

  get lines(): readonly TournamentLine[] {
    return [...this.#all.values()].map(({ line }) => line)
  }

  /** Differences from the cage's sums. @param out chips that the cage has given out, by log. */
  audit(out: Readonly<Record<string, number>>): readonly string[] {
    return [...this.#all]
      .filter(([id, { taken }]) => (out[id] ?? 0) !== taken)
      .map(([id, { taken }]) => `${id}: ${taken} taken, ${out[id] ?? 0} on the books of the cage`)
  }

  add(id: string, past: Past): void {
    this.#all.set(id, past)
  }

  /** Everything that happened in a tournament, with its time. */
  async paymentsIn(id: string): Promise<readonly PaymentEntry[]> {
    const kept = await this.#store.read(id)
    return kept.map(({ at, body }) => {
      const { events } = JSON.parse(body) as { readonly events: readonly DirectorEvent[] }
      return { at, events }
    })
  }

  /** The state of its director, read from the log. */
  async stateOf(id: string): Promise<DirectorState | undefined> {
    if (!this.#all.has(id)) return undefined
    const read = await folded<Conditions, DirectorState>(this.#store, id, () => director as never)
    return read.state
  }

  /** The tournament of a name, and the session if it names one. */
  #found(name: string): readonly [string, number | undefined] | undefined {
    if (this.#all.has(name)) return [name, undefined]
    const [id, session] = sessionNamed(name)
    return this.#all.get(id)?.tables.includes(session) ? [id, session] : undefined
  }

  spokenAt(name: string): 'tournament' | 'session' | undefined {
    const found = this.#found(name)
    return found && (found[1] === undefined ? 'tournament' : 'session')
  }

  /** Undefined until it has been read. */
  watched(name: string): WatchTarget | undefined {
    const [id, session] = this.#found(name) ?? []
    if (id === undefined) return undefined
    if (!this.#read.has(id)) this.#readAgain(id)
    const shown = this.#read.get(id)
    if (!shown) return undefined
    if (session === undefined) return watchedTournament(shown)
    return watchedSession(shown, shown.sessions.get(session)!)
  }

  #readAgain(id: string): void {
    const [oldest] = this.#read.keys()
    if (this.#read.size >= READ_AT_ONCE) this.#read.delete(oldest!)
    this.#read.set(id, undefined)
    this.#shown(id).then(
      shown => this.#read.has(id) && this.#read.set(id, shown),
      error => {
        this.#read.delete(id)
        this.#fault(id, error)
      },
    )
  }

  async #shown(id: string): Promise<ShownTournament> {
    const { planned, tables } = this.#all.get(id)!
    const host = await folded<Conditions, ReturnType<typeof director.open>>(
      this.#store,
      id,
      () => director as never,
    )
    const sessions = new Map<number, ShownSession>()
    for (const session of tables) {
      const log = `${id}-session-${session + 1}`
      let game = wheel.game as ShownSession['host']['game']
      const read = await folded<never, ShownSession['host']['state']>(this.#store, log, name => {
        game = roomOf(name).game as ShownSession['host']['game']
        return game as never
      })
      sessions.set(session, { id: log, session, host: { ...read, game }, croupier: NOBODY_WAITS })
    }
    return { id, host, sessions, croupier: NOBODY_WAITS, planned: () => planned }
  }
}
