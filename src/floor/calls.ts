import { type Chance, chanceAt } from '../games/catalogue.ts'
import type { Actor, Patron, StaffRank } from '../kernel/people.ts'
import { type Decision, refuse } from '../kernel/refusal.ts'

/**
 * Calls for a supervisor. One press at a table makes a call, and it stays open until someone
 * answers.
 */

export const CALLS = [
  'supervisor',
  'dealer-change',
  'equipment-change',
  'dropped-card',
  'before-time',
  'mis-scan',
  'patron-conduct',
  'gambling-harm',
] as const

export type CallFor = (typeof CALLS)[number]

export interface Person {
  readonly name: string
  readonly rank: StaffRank
}

export interface Call {
  /** Numbered per table. */
  readonly number: number
  readonly what: CallFor
  readonly by: Person
  /** The patron it is about, if any. */
  readonly patron: Patron | null
}

/** The open calls of a table, and the number of calls so far. */
export interface Called {
  readonly calls: readonly Call[]
  readonly called: number
}

export const NOT_CALLED: Called = { calls: [], called: 0 }

export const CALLED = 'nz1:1.1/game-supervisor'

export type CallEvent = { readonly under: typeof CALLED; readonly table: string } & (
  | ({ readonly is: 'CallMade' } & Call)
  /** `note`: how it was resolved. */
  | {
      readonly is: 'CallAnswered'
      readonly number: number
      readonly by: Person
      readonly note?: string
    }
)

interface TableKind {
  readonly game: string
  readonly attended: boolean
}

const WITH_CARDS: readonly (Chance | undefined)[] = ['shoe', 'deck']

/**
 * The calls that make sense at this table. Only a card table has dropped cards, and only real cards
 * can be misread.
 */
export const callsAt = ({ game, attended }: TableKind): readonly CallFor[] =>
  CALLS.filter(
    what =>
      (what !== 'dropped-card' || WITH_CARDS.includes(chanceAt(game))) &&
      (what !== 'mis-scan' || attended),
  )

export const personIn = (by: Actor): Person | undefined =>
  by.role === 'staff' && by.name !== undefined ? { name: by.name, rank: by.rank } : undefined

/** @rule nz1:1.1/game-supervisor */
export const callMade = (
  state: Called & TableKind,
  table: string,
  by: Person,
  what: CallFor,
  patron: Patron | null,
): Decision<CallEvent> => {
  if (!callsAt(state).includes(what)) return refuse(CALLED, 'That cannot happen at this table.')
  const isOpen = state.calls.some(call => call.what === what && call.patron === patron)
  return isOpen
    ? refuse(CALLED, 'Somebody has called for this already, and nobody has answered yet.')
    : [{ is: 'CallMade', table, number: state.called + 1, what, by, patron, under: CALLED }]
}

/** A supervisor answers. The person who made a call by mistake may take it back. */
export const callAnswered = (
  { calls }: Called,
  table: string,
  by: Person,
  number: number,
  note: string | undefined,
): Decision<CallEvent> => {
  const call = calls.find(one => one.number === number)
  if (!call) return refuse(CALLED, 'That call is no longer open.')
  return call.by.name === by.name || by.rank !== 'dealer'
    ? [{ is: 'CallAnswered', table, number, by, ...(note && { note }), under: CALLED }]
    : refuse(CALLED, 'A game supervisor answers this call. The person who called may withdraw it.')
}

export const callsAfter = ({ calls, called }: Called, event: CallEvent): Called => {
  if (event.is === 'CallAnswered')
    return { calls: calls.filter(({ number }) => number !== event.number), called }
  const { number, what, by, patron } = event
  return { calls: [...calls, { number, what, by, patron }], called: number }
}

export const isCall = <E extends { readonly is: string }>(
  event: E | CallEvent,
): event is CallEvent => event.is === 'CallMade' || event.is === 'CallAnswered'
