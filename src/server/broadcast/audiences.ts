import type { FloorEvent } from '../../floor/state.ts'
import type { WatchMessage } from '../../protocol/wire.ts'
import type { Floor, Table } from '../floor/floor.ts'
import type { Metrics } from '../metrics.ts'
import type { Time } from '../time.ts'
import { Audience } from './audience.ts'
import { lagOf, type Reader } from './back-pressure.ts'
import type { Outbox } from './outbox.ts'
import { watchedTable } from './watch-target.ts'

/**
 * Who watches which table, tournament or session. A change at a table is shown at once, and then at
 * most every 40 ms, or less often if many watch. Tournaments are checked every 40 ms.
 */

const TICK = 40
/** The wait between two views, in milliseconds per watcher: 200 watchers get ten views a second. */
const FOR_EACH = 0.5
const LONGEST = 250

interface Turn {
  readonly audience: Audience
  /** Undefined for tournaments, which do not report changes. */
  readonly table: Table | undefined
  /** The earliest time of the next view. */
  nextAt: number
  isDue: boolean
}

type WatchedFloor = Pick<Floor, 'log' | 'tables' | 'tournaments' | 'now' | 'random'>

export class Audiences {
  readonly #floor: WatchedFloor
  readonly #metrics: Metrics
  readonly #tooSlow: (reader: Reader) => void
  readonly #all = new Map<string, Turn>()
  /** Things with a reader who was too slow to get the latest view. */
  readonly #late = new Set<Turn>()
  readonly #time: Time
  readonly #outbox: Outbox
  readonly #stop: () => void

  constructor(
    floor: WatchedFloor,
    metrics: Metrics,
    tooSlow: (reader: Reader) => void,
    outbox: Outbox,
    time: Time,
  ) {
    this.#time = time
    this.#outbox = outbox
    this.#floor = floor
    this.#metrics = metrics
    this.#tooSlow = tooSlow
    floor.log.follow((_, { events }) => {
      for (const event of events as readonly FloorEvent[]) {
        const turn = 'table' in event ? this.#all.get(event.table) : undefined
        if (turn) this.#moved(turn)
      }
    })
    this.#stop = time.every(TICK, () => this.#tick())
  }

  /** Returns false if there is no such thing to watch. */
  watch(reader: Reader, message: WatchMessage): boolean {
    const turn = this.#turnOf(message.watch)
    turn?.audience.add(reader, message)
    return turn !== undefined
  }

  unwatch(reader: Reader, table: string): void {
    const turn = this.#all.get(table)
    turn?.audience.remove(reader)
    if (turn && !turn.table && turn.audience.isEmpty) this.#all.delete(table)
  }

  forget(reader: Reader): void {
    for (const name of this.#all.keys()) this.unwatch(reader, name)
  }

  close(): void {
    this.#stop()
  }

  #turnOf(name: string): Turn | undefined {
    const known = this.#all.get(name)
    if (known) return known
    const { tables, tournaments } = this.#floor
    const table = tables.get(name)
    if (!table && !tournaments.spokenAt(name) && !tournaments.isDrawn(name)) return undefined
    const watched = table && watchedTable(table, this.#floor)
    /** A new table shows nothing before its log begins. */
    const begun = () => (table!.host.seq > 0 ? watched : undefined)
    const find = watched ? begun : () => tournaments.watched(name)
    const turn: Turn = {
      audience: new Audience(name, find, reader => this.#mayRead(reader, turn), this.#floor),
      table,
      nextAt: 0,
      isDue: false,
    }
    this.#all.set(name, turn)
    table?.host.follow(() => this.#moved(turn))
    return turn
  }

  /**
   * Shows it at the end of this turn of the event loop, with everything else that happens in it.
   */
  #moved(turn: Turn): void {
    const { table, audience, nextAt, isDue } = turn
    if (!table || isDue || audience.isEmpty) return
    const wait = nextAt - this.#time.elapsed()
    turn.isDue = true
    if (wait > 0) this.#time.after(wait, () => this.#show(turn))
    else this.#outbox.later(() => this.#show(turn))
  }

  #show(turn: Turn): void {
    turn.isDue = false
    const count = turn.audience.show()
    turn.nextAt = this.#time.elapsed() + Math.min(LONGEST, Math.max(TICK, count * FOR_EACH))
    this.#metrics.views.inc(count)
  }

  #tick(): void {
    const now = this.#time.elapsed()
    for (const turn of this.#all.values()) {
      const isLate = turn.table && this.#late.has(turn) && now >= turn.nextAt
      if (turn.table && !isLate) continue
      this.#late.delete(turn)
      this.#show(turn)
    }
  }

  #mayRead(reader: Reader, turn: Turn): boolean {
    const lag = lagOf(reader, this.#time.elapsed)
    if (lag === 'too slow') this.#tooSlow(reader)
    if (lag === 'behind') this.#late.add(turn)
    return lag === 'keeps up'
  }
}
