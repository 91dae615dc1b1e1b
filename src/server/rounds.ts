import type { EventOf } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { Body } from './host.ts'
import type { Opened } from './seals.ts'
import type { Kept } from './store.ts'

/** What a table's log tells of rounds and seals that anybody may read: a reading, never a source. */

export interface RoundRecord {
  readonly round: number
  readonly seq: number
  readonly at: number
  readonly isVoid: boolean
  readonly result: unknown
  readonly settled: readonly Settled[]
}

type Settled = Pick<EventOf<'WagerSettled'>, 'outcome' | 'won' | 'commission' | 'under'> & {
  readonly patron: string
  readonly on: string
  readonly chips: number
}

export interface SealRecord {
  readonly number: number
  readonly commitment: string
  readonly committedAt: number
  readonly revealed: Pick<Opened, 'secret' | 'decks'> | null
}

const KEPT = 200

/** How each game says what came out. */
const RESULTS: Readonly<Record<string, (event: never) => unknown>> = {
  ResultAnnounced: ({ hands, round }: { hands: unknown; round: object }) => ({ ...round, hands }),
  SpinEnded: ({ number }: { number: string }) => ({ number }),
  RollSettled: ({ faces }: { faces: unknown }) => ({ faces }),
}

const resultOf = (event: Event): unknown =>
  Object.hasOwn(RESULTS, event.is) ? RESULTS[event.is]!(event as never) : undefined

export class Rounds {
  #settled: Settled[] = []
  #result: unknown = null
  #count = 0
  #rounds: RoundRecord[] = []
  #seals: SealRecord[] = []

  readonly hear = ({ seq, at }: Kept, { events, seals, reveals }: Body): void => {
    for (const event of events) this.#event(event, seq, at)
    if (reveals) {
      const { number, secret, decks } = reveals
      this.#seals = this.#seals.map(seal =>
        seal.number === number ? { ...seal, revealed: { secret, decks } } : seal,
      )
    }
    if (seals) {
      const { number, commitment } = seals
      this.#seals.unshift({ number, commitment, committedAt: at, revealed: null })
      this.#seals.length = Math.min(this.#seals.length, KEPT)
    }
  }

  /** Newest first. */
  get rounds(): readonly RoundRecord[] {
    return this.#rounds
  }

  get seals(): readonly SealRecord[] {
    return this.#seals
  }

  #event(event: Event, seq: number, at: number): void {
    this.#result = resultOf(event) ?? this.#result
    if (event.is === 'WagerSettled') {
      const { wager, outcome, won, commission, under } = event as EventOf<'WagerSettled'>
      const { patron, on, chips } = wager
      this.#settled.push({ patron, on, chips, outcome, won, commission, under })
    }
    if (event.is === 'RoundCounted' || event.is === 'RoundDropped')
      this.#end(event.is === 'RoundDropped', seq, at)
  }

  #end(isVoid: boolean, seq: number, at: number): void {
    this.#count += 1
    const record = { round: this.#count, seq, at, isVoid, result: this.#result }
    this.#rounds.unshift({ ...record, settled: this.#settled })
    this.#rounds.length = Math.min(this.#rounds.length, KEPT)
    this.#settled = []
    this.#result = null
  }
}
