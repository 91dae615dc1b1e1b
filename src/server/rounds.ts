import type { EventOf } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { Body } from './host.ts'
import { drawn, type Opened, type Sealed, UNSEALED } from './seals.ts'
import type { Kept } from './store.ts'

/** What a table's log tells of rounds and seals that anybody may read: a reading, never a source. */

export interface RoundRecord {
  readonly round: number
  readonly seq: number
  readonly at: number
  readonly isVoid: boolean
  readonly result: unknown
  /** Where there are hands, the cards that lay open at the end. */
  readonly hands?: unknown
  readonly settled: readonly Settled[]
}

type Settled = Pick<EventOf<'WagerSettled'>, 'wager' | 'outcome' | 'won' | 'commission' | 'under'>

/** What a table's promises are of: an order of cards, one of so many compartments, or two faces. */
export type Promised =
  | { readonly of: 'cards' }
  | { readonly of: 'spin'; readonly pockets: number }
  | { readonly of: 'roll' }

/** A promise; how it was kept is told when its secret is. */
export type SealRecord = Promised & {
  readonly table: string
  readonly shoe: number
  readonly decks: number
  readonly commitment: string
  readonly secret?: string
  /** Words that patrons mixed in: none are taken yet, so the cut is theirs alone. */
  readonly said: readonly []
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly unknown[]
}

const KEPT = 200

/** What chance answered, from the command that brought it. */
const cameOut = (command: object): readonly unknown[] => {
  if ('card' in command) return [command.card]
  if ('number' in command) return [command.number]
  return 'faces' in command ? [command.faces] : []
}

const BY_CHANCE: readonly string[] = ['card', 'spun', 'dice']

type Told = Pick<RoundRecord, 'result' | 'hands'>

/** How each game says what came out. */
const RESULTS: Readonly<Record<string, (event: never) => Told>> = {
  ResultAnnounced: ({ hands, round }: { hands: unknown; round: unknown }) => ({
    result: round,
    hands,
  }),
  SpinEnded: ({ number }: { number: string }) => ({ result: { number } }),
  RollSettled: ({ faces }: { faces: unknown }) => ({ result: { faces } }),
  DealerRevealed: ({ hand, value }: { hand: unknown; value: string }) => ({
    result: { value },
    hands: { dealer: hand },
  }),
}

export const resultOf = (event: Event): Told | undefined =>
  Object.hasOwn(RESULTS, event.is) ? RESULTS[event.is]!(event as never) : undefined

const NOTHING: Told = { result: null }

export class Rounds {
  #settled: Settled[] = []
  #told = NOTHING
  #count = 0
  #rounds: RoundRecord[] = []
  #seals: SealRecord[] = []
  #out: unknown[] = []
  #drawing = UNSEALED
  readonly #promised: Promised

  constructor(promised: Promised) {
    this.#promised = promised
  }

  readonly hear = (kept: Kept, body: Body): void => {
    const { command, events, seals, reveals } = body
    for (const event of events) this.#event(event, kept)
    if (command && BY_CHANCE.includes(command.does)) this.#out.push(...cameOut(command))
    this.#drawing = drawn(this.#drawing, reveals || seals ? { ...(command && { command }) } : body)
    if (reveals) this.#reveal(reveals)
    if (seals) this.#seal(kept.log, seals)
  }

  /** Newest first. */
  get rounds(): readonly RoundRecord[] {
    return this.#rounds
  }

  get seals(): readonly SealRecord[] {
    return this.#seals
  }

  #seal(table: string, { number: shoe, decks, commitment }: Sealed): void {
    this.#seals.unshift({ ...this.#promised, table, shoe, decks, commitment, said: [], out: [] })
    this.#seals.length = Math.min(this.#seals.length, KEPT)
    this.#drawing = UNSEALED
    this.#out = []
  }

  /** What came out is told now and not before: it may have lain face down. */
  #reveal({ number, secret }: Opened): void {
    const { cut, behind } = this.#drawing
    const how = { ...(cut !== undefined && { cut }), ...(behind !== undefined && { behind }) }
    const out = this.#out
    this.#seals = this.#seals.map(seal =>
      seal.shoe === number ? { ...seal, secret, ...how, out } : seal,
    )
  }

  #event(event: Event, kept: Kept): void {
    this.#told = resultOf(event) ?? this.#told
    if (event.is === 'WagerSettled') {
      const { wager, outcome, won, commission, under } = event as EventOf<'WagerSettled'>
      this.#settled.push({ wager, outcome, won, commission, under })
    }
    if (event.is === 'RoundCounted' || event.is === 'RoundDropped')
      this.#end(event.is === 'RoundDropped', kept)
  }

  #end(isVoid: boolean, { seq, at }: Kept): void {
    this.#count += 1
    const settled = this.#settled
    this.#rounds.unshift({ round: this.#count, seq, at, isVoid, ...this.#told, settled })
    this.#rounds.length = Math.min(this.#rounds.length, KEPT)
    this.#settled = []
    this.#told = NOTHING
  }
}
