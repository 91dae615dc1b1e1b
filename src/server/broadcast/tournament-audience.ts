import type { Metrics } from '../metrics.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Reader } from './audiences.ts'
import { lagOf } from './back-pressure.ts'

/** Who watches which tournament or session: shown once a tick, encoded once for all who see the same. */

const TICK = 40

/** What each reader saw last of each thing that it watches. */
type Seen = Map<string, string>

export class TournamentAudience {
  readonly #tournaments: Tournaments
  readonly #metrics: Metrics
  readonly #tooSlow: (reader: Reader) => void
  readonly #watching = new Map<Reader, Seen>()
  readonly #timer: NodeJS.Timeout

  constructor(tournaments: Tournaments, metrics: Metrics, tooSlow: (reader: Reader) => void) {
    this.#tournaments = tournaments
    this.#metrics = metrics
    this.#tooSlow = tooSlow
    this.#timer = setInterval(() => this.#tick(), TICK)
    this.#timer.unref()
  }

  /** Whether there is such a thing to watch. */
  watch(reader: Reader, name: string): boolean {
    if (!this.#tournaments.spokenAt(name)) return false
    const seen: Seen = this.#watching.get(reader) ?? new Map()
    this.#watching.set(reader, seen.set(name, ''))
    this.#show(reader, seen, new Map())
    return true
  }

  unwatch(reader: Reader, name: string): void {
    const seen = this.#watching.get(reader)
    seen?.delete(name)
    if (seen?.size === 0) this.#watching.delete(reader)
  }

  forget(reader: Reader): void {
    this.#watching.delete(reader)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #tick(): void {
    const encoded = new Map<string, string>()
    for (const [reader, seen] of this.#watching) this.#show(reader, seen, encoded)
  }

  #show(reader: Reader, seen: Seen, encoded: Map<string, string>): void {
    for (const [name, before] of seen) {
      const watched = this.#tournaments.watched(name)
      const moment = watched?.moment()
      if (!watched || before === moment) continue
      const lag = lagOf(reader)
      if (lag === 'too slow') this.#tooSlow(reader)
      if (lag !== 'keeps up') return
      const viewer = watched.viewer(reader.principal)
      const same = `${name}/${viewer.role}/${viewer.role === 'patron' ? viewer.patron : ''}`
      const text = encoded.get(same) ?? watched.text(viewer)
      encoded.set(same, text)
      seen.set(name, moment!)
      reader.socket.send(text)
      this.#metrics.views.inc()
    }
  }
}
