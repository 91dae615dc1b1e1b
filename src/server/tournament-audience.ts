import type { Reader } from './audiences.ts'
import type { Tournaments } from './tournaments.ts'

/** Who watches which tournament or session: shown once a tick, encoded once for all who see the same. */

const TICK = 40
/** Behind: the reader skips to the latest view. */
const BEHIND = 64 * 1024

export class TournamentAudience {
  readonly #tournaments: Tournaments
  /** What each reader saw last of each. */
  readonly #watching = new Map<Reader, Map<string, string>>()
  readonly #timer: NodeJS.Timeout

  constructor(tournaments: Tournaments) {
    this.#tournaments = tournaments
    this.#timer = setInterval(() => this.#tick(), TICK)
    this.#timer.unref()
  }

  /** Whether there is such a thing to watch. */
  watch(reader: Reader, name: string): boolean {
    if (!this.#tournaments.watched(name)) return false
    const seen = this.#watching.get(reader) ?? new Map<string, string>()
    this.#watching.set(reader, seen.set(name, ''))
    this.#show(reader, seen, new Map())
    return true
  }

  unwatch(reader: Reader, name: string): void {
    this.#watching.get(reader)?.delete(name)
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

  #show({ socket, principal }: Reader, seen: Map<string, string>, encoded: Map<string, string>) {
    for (const [name, before] of seen) {
      const watched = this.#tournaments.watched(name)!
      const moment = watched.moment()
      if (before === moment || socket.bufferedAmount >= BEHIND) continue
      const viewer = watched.viewer(principal)
      const same = `${name}/${viewer.role}/${viewer.role === 'patron' ? viewer.patron : ''}`
      const text = encoded.get(same) ?? watched.text(viewer)
      encoded.set(same, text)
      seen.set(name, moment)
      socket.send(text)
    }
  }
}
