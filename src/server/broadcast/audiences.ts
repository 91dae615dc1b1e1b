import type { WatchMessage } from '../../protocol/wire.ts'
import type { Floor, Table } from '../floor/floor.ts'
import type { Metrics } from '../metrics.ts'
import { realTime, type Time } from '../time.ts'
import { Audience } from './audience.ts'
import { lagOf, type Reader } from './back-pressure.ts'
import { watchedTable } from './watched.ts'

/**
 * Who watches which table, tournament or session. A table is shown as soon as something happens there, and
 * again at most every 40 ms. Tournaments are checked every 40 ms.
 */

const TICK = 40

interface Turn {
  readonly audience: Audience
  /** Only a table says when it has moved. */
  readonly table: Table | undefined
  shownAt: number
  isDue: boolean
}

type Watching = Pick<Floor, 'log' | 'tables' | 'tournaments' | 'now' | 'random'>

export class Audiences {
  readonly #floor: Watching
  readonly #metrics: Metrics
  readonly #tooSlow: (reader: Reader) => void
  readonly #all = new Map<string, Turn>()
  /** Where a reader could not be shown the latest. */
  readonly #late = new Set<Turn>()
  readonly #time: Time
  readonly #stop: () => void

  constructor(
    floor: Watching,
    metrics: Metrics,
    tooSlow: (reader: Reader) => void,
    time: Time = realTime,
  ) {
    this.#time = time
    this.#floor = floor
    this.#metrics = metrics
    this.#tooSlow = tooSlow
    floor.log.follow(() => {
      for (const turn of this.#all.values()) this.#time.soon(() => this.#moved(turn))
    })
    this.#stop = time.every(TICK, () => this.#tick())
  }

  /** Whether there is such a thing to watch. */
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
    if (!table && !tournaments.spokenAt(name)) return undefined
    const watched = table && watchedTable(table, this.#floor)
    const find = watched ? () => watched : () => tournaments.watched(name)
    const turn: Turn = {
      audience: new Audience(name, find, reader => this.#mayRead(reader, turn), this.#floor),
      table,
      shownAt: 0,
      isDue: false,
    }
    this.#all.set(name, turn)
    table?.host.follow(() => this.#moved(turn))
    return turn
  }

  /** Shows it before another command is taken, unless it was shown less than a tick ago. */
  #moved(turn: Turn): void {
    const { table, audience, shownAt, isDue } = turn
    if (!table || isDue || audience.isEmpty) return
    const wait = shownAt + TICK - this.#time.elapsed()
    turn.isDue = true
    if (wait > 0) this.#time.after(wait, () => this.#show(turn))
    else if (table.croupier.isActing) this.#time.soon(() => this.#show(turn))
    else this.#show(turn)
  }

  #show(turn: Turn): void {
    turn.isDue = false
    turn.shownAt = this.#time.elapsed()
    this.#metrics.views.inc(turn.audience.show())
  }

  #tick(): void {
    const now = this.#time.elapsed()
    for (const turn of this.#all.values()) {
      const isLate = turn.table && this.#late.has(turn) && now >= turn.shownAt + TICK
      if (turn.table && !isLate) continue
      this.#late.delete(turn)
      this.#show(turn)
    }
  }

  #mayRead(reader: Reader, turn: Turn): boolean {
    const lag = lagOf(reader, this.#time.elapsed())
    if (lag === 'too slow') this.#tooSlow(reader)
    if (lag === 'behind') this.#late.add(turn)
    return lag === 'keeps up'
  }
}
