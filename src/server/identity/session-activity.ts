import { ABSOLUTE, IDLE, type StaffSession } from './account.ts'

/** The last activity of each staff session. The log records it only now and then. */

/** After a restart a session may end up to this much early, but never late. */
export const WRITTEN_EVERY = IDLE / 3

export class Hearing {
  readonly #now: () => number
  readonly #write: (session: string, at: number) => Promise<unknown>
  readonly #heard = new Map<string, number>()
  readonly #writing = new Set<string>()

  constructor(now: () => number, write: (session: string, at: number) => Promise<unknown>) {
    this.#now = now
    this.#write = write
  }

  isOver(hash: string, { at, heard = at }: StaffSession): boolean {
    const now = this.#now()
    return now - at >= ABSOLUTE || now - (this.#heard.get(hash) ?? heard) >= IDLE
  }

  hear(hash: string, { at, heard = at }: StaffSession): void {
    const now = this.#now()
    this.#heard.set(hash, now)
    if (now - heard < WRITTEN_EVERY || this.#writing.has(hash)) return
    this.#writing.add(hash)
    void this.#write(hash, now).finally(() => this.#writing.delete(hash))
  }
}
