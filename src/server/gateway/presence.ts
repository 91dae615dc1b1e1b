import type { Patron } from '../../kernel/people.ts'
import type { Floor } from '../floor/floor.ts'
import { newId } from '../randomness.ts'
import type { Time } from '../time.ts'

/** The guests who have a socket at another node. */

/** How often a node reports its guests, and how long a report counts, in milliseconds. */
const EVERY = 5000
const COUNTS = 30_000
/** Guests who come and go within this time share a report. */
const TOGETHER = 100

interface PresenceMessage {
  readonly node: string
  readonly patrons: readonly Patron[]
}

interface NodePresence {
  readonly at: number
  readonly patrons: ReadonlySet<Patron>
}

export class Presence {
  readonly #floor: Floor
  readonly #time: Time
  readonly #guests: () => readonly Patron[]
  readonly #node: string
  readonly #heard = new Map<string, NodePresence>()
  readonly #stop: () => void
  #isDue = false

  constructor(floor: Floor, time: Time, guests: () => readonly Patron[]) {
    this.#floor = floor
    this.#time = time
    this.#guests = guests
    this.#node = newId(floor.random)
    floor.elsewhere?.listen('here', (here: PresenceMessage) => this.#hear(here))
    const look = (): void => {
      this.changed()
      this.#forgetSilent()
    }
    this.#stop = floor.elsewhere ? time.every(EVERY, look) : () => undefined
  }

  isElsewhere(patron: Patron): boolean {
    const since = this.#time.elapsed() - COUNTS
    return [...this.#heard.values()].some(({ at, patrons }) => at > since && patrons.has(patron))
  }

  /** Soon reports this node's guests to the other nodes. */
  changed(): void {
    if (this.#isDue || !this.#floor.elsewhere) return
    this.#isDue = true
    this.#time.after(TOGETHER, () => this.#report())
  }

  #report(): void {
    this.#isDue = false
    const here: PresenceMessage = { node: this.#node, patrons: this.#guests() }
    this.#floor.elsewhere?.publish('here', here)
  }

  close(): void {
    this.#stop()
  }

  /** A node that crashed cannot report that its guests are gone. */
  #forgetSilent(): void {
    const since = this.#time.elapsed() - COUNTS
    for (const [node, { at }] of this.#heard)
      if (at <= since) {
        this.#hear({ node, patrons: [] })
        this.#heard.delete(node)
      }
  }

  #hear({ node, patrons }: PresenceMessage): void {
    if (node === this.#node) return
    const before = this.#heard.get(node)?.patrons ?? new Set()
    const now = new Set(patrons)
    this.#heard.set(node, { at: this.#time.elapsed(), patrons: now })
    const { tournaments } = this.#floor
    const here = new Set(this.#guests())
    const isHere = (patron: Patron) => here.has(patron) || this.isElsewhere(patron)
    for (const patron of new Set([...before, ...now]))
      if (before.has(patron) !== now.has(patron)) tournaments.connected(patron, isHere(patron))
  }
}
