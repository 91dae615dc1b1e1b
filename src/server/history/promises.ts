import type { TableState } from '../../general/state.ts'
import type { Patron } from '../../kernel/people.ts'
import { HIDDEN } from '../../kernel/secret.ts'
import type { Body, Kept, Opened, Sealed, Stamp, Word } from '../../records/entry.ts'
import type { SeenBy, Witness } from '../chance/card-visibility.ts'
import { saltOf } from '../chance/envelopes.ts'
import { type Drawing, drawingAfter, UNSEALED } from '../chance/sealed-secrets.ts'
import { orderOf, type Seal } from '../chance/shoe-commitments.ts'

/** A table's public promises, and whether each was kept once its secret is revealed. */

/** What a table promises: an order of cards, one compartment of a wheel, or two faces. */
export type PromiseKind =
  | { readonly of: 'cards' }
  | { readonly of: 'spin'; readonly pockets: number }
  | { readonly of: 'roll' }

export type SealRecord = PromiseKind & {
  readonly table: string
  readonly shoe: number
  readonly decks: number
  readonly commitment: string
  readonly secret?: string
  /** The patrons' words, in order. */
  readonly said: readonly Word[]
  /** A continuous shuffler, which nobody cuts again. */
  readonly perRound?: true
  readonly cut?: number
  readonly behind?: number
  readonly out: readonly unknown[]
  /** A deck promised card by card has no public secret, only the envelopes that were opened. */
  readonly envelopes?: readonly string[]
  readonly opened?: readonly OpenedCard[]
}

interface OpenedCard {
  readonly place: number
  readonly card: string
  readonly salt: string
  readonly to: SeenBy
}

/** How many promises and rounds stay in memory. */
export const AT_HAND = 200

const BY_CHANCE: readonly string[] = ['card', 'spun', 'dice']

/** The results in a command from chance. */
const cameOut = ({ command }: Body): readonly unknown[] => {
  if (!command || !BY_CHANCE.includes(command.does)) return []
  if ('card' in command) return [command.card]
  if ('number' in command) return [command.number]
  return 'faces' in command ? [command.faces] : []
}

export class PromiseList {
  readonly #kind: PromiseKind
  readonly #witness: Witness | undefined
  #seals: readonly SealRecord[] = []
  #out: unknown[] = []
  #drawing = UNSEALED

  /** Pass a witness if not every card is shown. */
  constructor(kind: PromiseKind, witness?: Witness) {
    this.#kind = kind
    this.#witness = witness
  }

  /** Newest first. */
  get seals(): readonly SealRecord[] {
    return this.#seals
  }

  save(): unknown {
    return {
      seals: this.#seals,
      out: this.#out,
      drawing: this.#drawing,
      seen: this.#witness?.save(),
    }
  }

  restore(saved: unknown, state: TableState<unknown>): void {
    const { seals, out, drawing, seen } = saved as {
      seals: readonly SealRecord[]
      out: unknown[]
      drawing: Drawing
      seen?: unknown
    }
    this.#seals = seals
    this.#out = out
    this.#drawing = { ...UNSEALED, ...drawing }
    this.#witness?.restore(seen, state)
  }

  /** A commitment, read from the log. Undefined if only a witness knows who saw which card. */
  again(number: number, entries: readonly Kept[]): SealRecord | undefined {
    if (this.#witness) return undefined
    const list = new PromiseList(this.#kind)
    for (const kept of entries) list.hear(kept, JSON.parse(kept.body) as Body)
    return list.seals.find(({ shoe }) => shoe === number)
  }

  hear({ log }: Stamp, body: Body): void {
    const { command, events, seals, reveals } = body
    this.#witness?.hear(body)
    this.#out.push(...cameOut(body))
    this.#drawing = drawingAfter(
      this.#drawing,
      reveals || seals ? { ...(command && { command }) } : body,
    )
    if (reveals) this.#reveal(log, reveals)
    const perRound = events.some(({ is }) => is === 'CardsReturned')
    if (seals) this.#seal(log, seals, perRound)
  }

  #seal(table: string, sealed: Sealed, perRound: boolean): void {
    const { number: shoe, decks, commitment, envelopes } = sealed
    const cards = { ...(envelopes && { envelopes }), ...(perRound && { perRound }) }
    const record = { table, shoe, decks, commitment, said: [], out: [], ...cards }
    this.#seals = [{ ...this.#kind, ...record }, ...this.#seals].slice(0, AT_HAND)
    this.#drawing = UNSEALED
    this.#out = []
  }

  /** Outcomes are published only at the reveal. Until then cards may be face down. */
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
}

const openedOf = (seal: Seal, shown: ReadonlyMap<string, SeenBy>): readonly OpenedCard[] =>
  orderOf(seal, []).flatMap((card, place) => {
    const to = shown.get(card)
    return to ? [{ place, card, salt: saltOf(seal, place), to }] : []
  })

/** A promise as one person may see it: of a deck that stays sealed, only the cards they saw. */
export const visibleSeal = (record: SealRecord, patron: Patron | undefined): SealRecord => {
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
