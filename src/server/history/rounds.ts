import type { EventOf } from '../../general/events.ts'
import type { TableState } from '../../general/state.ts'
import type { Event } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import { HIDDEN } from '../../kernel/secret.ts'
import type { WagerId } from '../../kernel/wager.ts'
import { type Corrected, undone } from '../../records/invalidated-round.ts'
import { amendmentOf, resultOf, type Told } from '../../records/results.ts'
import type { SeenBy, Witness } from '../chance/card-visibility.ts'
import { saltOf } from '../chance/envelopes.ts'
import { drawn, type Opened, type Sealed, UNSEALED } from '../chance/sealed-secrets.ts'
import { orderOf, type Seal, type Word } from '../chance/shoe-commitments.ts'
import type { Body } from '../log/log-writer.ts'
import type { Kept } from '../log/store.ts'
import { Replays } from './replays.ts'

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
  /** Settlements that were taken back, each as it was and by which clause. */
  readonly corrected?: readonly (Corrected & { readonly was: Settled })[]
  /** Fees taken; below zero where one was returned. */
  readonly fees: readonly Fee[]
}

interface Fee {
  readonly patron: Patron
  readonly fee: number
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
  /** Words that patrons mixed in, in their order. */
  readonly said: readonly Word[]
  /** Of a continuous shuffler, which is not cut again. */
  readonly perRound?: true
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly unknown[]
  /** A deck card by card: it has no secret for the public, only the envelopes that were opened. */
  readonly envelopes?: readonly string[]
  readonly opened?: readonly OpenedCard[]
}

interface OpenedCard {
  readonly place: number
  readonly card: string
  readonly salt: string
  readonly to: SeenBy
}

const KEPT = 200

/** What chance answered, from the command that brought it. */
const cameOut = (command: object): readonly unknown[] => {
  if ('card' in command) return [command.card]
  if ('number' in command) return [command.number]
  return 'faces' in command ? [command.faces] : []
}

const BY_CHANCE: readonly string[] = ['card', 'spun', 'dice']

const NOTHING: Told = { result: null }

export class Rounds {
  #settled: Settled[] = []
  #fees: Fee[] = []
  /** Wagers of the round before that lie there once more. */
  readonly #reopened = new Set<WagerId>()
  #corrected: NonNullable<RoundRecord['corrected']> = []
  #isCalled = false
  #told = NOTHING
  #count = 0
  #rounds: RoundRecord[] = []
  #seals: SealRecord[] = []
  #out: unknown[] = []
  #drawing = UNSEALED
  readonly #promised: Promised

  readonly #witness: Witness | undefined

  /** For patrons who look at a round again. */
  readonly replays = new Replays()

  /** A witness where not every card is shown. */
  constructor(promised: Promised, witness?: Witness) {
    this.#promised = promised
    this.#witness = witness
  }

  readonly hear = (kept: Kept, body: Body, state: TableState<unknown>): void => {
    const { command, events, seals, reveals } = body
    this.replays.hear(kept, body, state)
    for (const event of events) this.#event(event, kept)
    this.#witness?.hear(body)
    if (command && BY_CHANCE.includes(command.does)) this.#out.push(...cameOut(command))
    this.#drawing = drawn(this.#drawing, reveals || seals ? { ...(command && { command }) } : body)
    if (reveals) this.#reveal(kept.log, reveals)
    const perRound = events.some(({ is }) => is === 'CardsReturned')
    if (seals) this.#seal(kept.log, seals, perRound)
  }

  /** Newest first. */
  get rounds(): readonly RoundRecord[] {
    return this.#rounds
  }

  get seals(): readonly SealRecord[] {
    return this.#seals
  }

  #seal(table: string, sealed: Sealed, perRound: boolean): void {
    const { number: shoe, decks, commitment, envelopes } = sealed
    const cards = { ...(envelopes && { envelopes }), ...(perRound && { perRound }) }
    const record = { table, shoe, decks, commitment, said: [], out: [], ...cards }
    this.#seals.unshift({ ...this.#promised, ...record })
    this.#seals.length = Math.min(this.#seals.length, KEPT)
    this.#drawing = UNSEALED
    this.#out = []
  }

  /** What came out is told now and not before: it may have lain face down. */
  #reveal(table: string, { number, secret, decks }: Opened): void {
    const { cut, behind, said: words } = this.#drawing
    const said = words.map(({ seat, says }) => ({ seat, says }))
    const how = { ...(cut !== undefined && { cut }), ...(behind !== undefined && { behind }), said }
    const out = this.#out
    const shown = this.#witness?.take()
    const seal = { table, shoe: number, decks, secret }
    this.#seals = this.#seals.map(record => {
      if (record.shoe !== number) return record
      return record.envelopes && shown
        ? { ...record, ...how, out, opened: openedOf(seal, shown) }
        : { ...record, secret, ...how, out }
    })
  }

  #event(event: Event, kept: Kept): void {
    this.#told = resultOf(event) ?? this.#told
    const amended = amendmentOf(event)
    if (amended) this.#amend(({ hands: _, ...last }) => ({ ...last, ...amended }))
    if (event.is === 'BetsChecked') this.#called()
    if (event.is === 'RoundInvalidated') this.#invalidate(event as EventOf<'RoundInvalidated'>)
    if (event.is === 'WagerReopened') this.#reopen(event as EventOf<'WagerReopened'>)
    if (event.is === 'WagerSettled') {
      const { wager, outcome, won, commission, under } = event as EventOf<'WagerSettled'>
      this.#settle({ wager, outcome, won, commission, under })
    }
    if (event.is === 'FeeTaken' || event.is === 'FeeReturned') {
      const { patron, fee } = event as EventOf<'FeeTaken' | 'FeeReturned'>
      this.#fees.push({ patron, fee: event.is === 'FeeTaken' ? fee : -fee })
    }
    if (event.is === 'RoundCounted' || event.is === 'RoundDropped')
      this.#end(event.is === 'RoundDropped', kept)
  }

  #amend(change: (last: RoundRecord) => RoundRecord): void {
    const [last, ...before] = this.#rounds
    if (last) this.#rounds = [change(last), ...before]
  }

  /** A settlement of the round before is taken back; it is told how it was. @rule nz1:11.1 */
  #reopen({ wager, under }: EventOf<'WagerReopened'>): void {
    const of = ({ wager: { id } }: Settled) => id === wager.id
    this.#settled = this.#settled.filter(one => !of(one))
    const was = this.#rounds[0]?.settled.find(of)
    if (!was) return
    this.#reopened.add(wager.id)
    this.#amend(({ settled, corrected = [], ...last }) => ({
      ...last,
      settled: settled.filter(one => !of(one)),
      corrected: [...corrected, { was, under }],
    }))
  }

  #called(): void {
    this.#isCalled = true
    this.#reopened.clear()
  }

  /** Of the round under way or, between rounds, of the last one. @rule nz1:18.1 nz1:18.2 */
  #invalidate(event: EventOf<'RoundInvalidated'>): void {
    if (this.#isCalled) {
      const { settled, corrected } = undone(event, this.#settled)
      this.#settled = [...settled]
      this.#corrected = corrected
    } else
      this.#amend(last => {
        const { settled, corrected } = undone(event, last.settled)
        const all = [...(last.corrected ?? []), ...corrected]
        return { ...last, isVoid: true, settled, corrected: all }
      })
  }

  #settle(over: Settled): void {
    if (!this.#reopened.delete(over.wager.id)) this.#settled.push(over)
    else this.#amend(({ settled, ...last }) => ({ ...last, settled: [...settled, over] }))
  }

  #end(isVoid: boolean, { seq, at }: Kept): void {
    this.#count += 1
    const settled = this.#settled
    const fees = this.#fees
    const corrected = this.#corrected
    this.#rounds.unshift({
      ...{ round: this.#count, seq, at, isVoid, ...this.#told, settled, fees },
      ...(corrected.length > 0 && { corrected }),
    })
    this.#rounds.length = Math.min(this.#rounds.length, KEPT)
    this.#settled = []
    this.#corrected = []
    this.#isCalled = false
    this.#fees = []
    this.#reopened.clear()
    this.#told = NOTHING
  }
}

const openedOf = (seal: Seal, shown: ReadonlyMap<string, SeenBy>): readonly OpenedCard[] =>
  orderOf(seal, []).flatMap((card, place) => {
    const to = shown.get(card)
    return to ? [{ place, card, salt: saltOf(seal, place), to }] : []
  })

/** What somebody is told of a promise: of a deck that stays sealed, the cards that they have seen. */
export const tellSeal = (record: SealRecord, patron: Patron | undefined): SealRecord => {
  if (!record.opened) return record
  const opened = record.opened.filter(
    ({ to }) => to === 'all' || (patron !== undefined && to.includes(patron)),
  )
  const known = new Set<unknown>(opened.map(({ card }) => card))
  return {
    ...record,
    opened: opened.map(({ place, card, salt }) => ({ place, card, salt, to: 'all' })),
    out: record.out.map(card => (known.has(card) ? card : HIDDEN)),
  }
}
