import type { Authority } from '../../kernel/authority.ts'
import type { Account, Move } from '../../kernel/chips/settle.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import {
  type ChipTrade,
  type DirectorEvent,
  type DirectorState,
  entryOf,
  type Session,
} from './state.ts'

/**
 * The value chips of a tournament. Every payment is between a patron and the operator, and its
 * event carries the moves. The tables use tournament chips only.
 */

/** @rule nz7:2.1 nz7:2.4 nz7:5.12 nz7:5.13(b) nz7:9.6 nz7:11.6 */
export type Purpose =
  | 'entry fee'
  | 'entry fee returned'
  | 'tournament chips'
  | 'tournament chips exchanged'
  | 'tournament chips returned'
  | 'prize'

/** A payment for the cage: the patron, the direction, the amount, the purpose and the clause. */
export interface Payment {
  readonly patron: Patron
  readonly does: 'pays' | 'gets'
  readonly chips: Chips
  readonly for: Purpose
  readonly under: Authority
}

type PayingEvent = Extract<DirectorEvent, { readonly moves: readonly Move[] }>

const PURPOSE: { readonly [Is in PayingEvent['is']]: Purpose } = {
  EntryAccepted: 'entry fee',
  FeeRefunded: 'entry fee returned',
  ChipsSold: 'tournament chips',
  ChipsExchanged: 'tournament chips exchanged',
  ChipsRefunded: 'tournament chips returned',
  TournamentDecided: 'prize',
  ItemShared: 'prize',
}

const holder = (account: Account): Patron => account.slice('stack:'.length)

/** The payments of one event, in order. Most events have none. */
export const paymentsOf = (event: DirectorEvent): readonly Payment[] =>
  'moves' in event
    ? event.moves.map(({ from, to, chips, under }) => {
        const does = to === 'bank' ? 'pays' : 'gets'
        const patron = holder(does === 'pays' ? from : to)
        return { patron, does, chips, for: PURPOSE[event.is], under }
      })
    : []

export const pays = (patron: Patron, chips: Chips, under: Authority): readonly Move[] =>
  chips > 0 ? [{ from: `stack:${patron}`, to: 'bank', chips, kind: 'value', under }] : []

export const paymentMoves = (patron: Patron, chips: Chips, under: Authority): readonly Move[] =>
  chips > 0 ? [{ from: 'bank', to: `stack:${patron}`, chips, kind: 'value', under }] : []

/**
 * The price of the chips for a session. Chips for a play-off are free.
 * @rule nz7:2.2(s) ruling:731
 */
const priceOf = ({ conditions }: DirectorState, { stage, playOff }: Session): Chips | null =>
  conditions.chipIssue === 'face-value' && !playOff ? conditions.stages[stage]!.startingChips : null

const trade = (is: ChipTrade, patron: Patron, moves: readonly Move[]): readonly DirectorEvent[] =>
  moves.map(move => ({ is, patron, moves: [move], under: move.under }))

/** @rule nz7:2.2(s) nz7:4.4 */
export const chipsSold = (
  state: DirectorState,
  session: Session,
  players: readonly Patron[],
): readonly DirectorEvent[] => {
  const price = priceOf(state, session)
  return price === null
    ? []
    : players.flatMap(patron => trade('ChipsSold', patron, pays(patron, price, 'nz7:4.4')))
}

/** A void entry has already got its price back, so it has nothing to exchange. */
const isOwed = (state: DirectorState, patron: Patron): boolean =>
  entryOf(state, patron)?.status !== 'void'

/** @rule nz7:5.13(b) ruling:730 */
export const chipsExchanged = (
  state: DirectorState,
  session: Session,
  held: Readonly<Record<Patron, Chips>>,
): readonly DirectorEvent[] =>
  priceOf(state, session) === null
    ? []
    : session.players
        .filter(patron => Object.hasOwn(held, patron) && isOwed(state, patron))
        .flatMap(patron =>
          trade('ChipsExchanged', patron, paymentMoves(patron, held[patron]!, 'nz7:5.13(b)')),
        )

/** Returns the price of chips bought for a session that will not be counted. @rule ruling:730 */
export const chipsRefunded = (
  state: DirectorState,
  session: Session,
  players: readonly Patron[],
  under: Authority,
): readonly DirectorEvent[] => {
  const price = session.begun ? priceOf(state, session) : null
  return price === null
    ? []
    : players
        .filter(patron => isOwed(state, patron))
        .flatMap(patron => trade('ChipsRefunded', patron, paymentMoves(patron, price, under)))
}
