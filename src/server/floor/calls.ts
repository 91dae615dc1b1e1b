import type { Actor, Patron, StaffRank } from '../../kernel/people.ts'
import { ranksAtLeast } from '../../kernel/people.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'

/** What somebody at a table calls a supervisor for, with one press, until somebody has answered. */

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

interface Person {
  readonly name: string
  readonly rank: StaffRank
}

export interface Call {
  /** Counted at its table. */
  readonly number: number
  readonly what: CallFor
  readonly by: Person
  /** Whom it is about, where it is about somebody. */
  readonly patron: Patron | null
}

/** The calls of a table: those that wait for an answer, and how many there have been. */
export interface Called {
  readonly calls: readonly Call[]
  readonly called: number
}

export const NOT_CALLED: Called = { calls: [], called: 0 }

export type CallCommand = { readonly by: Actor; readonly table: string } & (
  | { readonly does: 'call-for'; readonly what: CallFor; readonly patron?: Patron }
  | { readonly does: 'answer-call'; readonly number: number; readonly note?: string }
)

const CALLED = 'nz1:1.1/game-supervisor'

export type CallEvent = { readonly under: typeof CALLED; readonly table: string } & (
  | ({ readonly is: 'CallMade' } & Call)
  /** `note`: what was done about it. */
  | {
      readonly is: 'CallAnswered'
      readonly number: number
      readonly by: Person
      readonly note?: string
    }
)

interface At {
  readonly game: string
  readonly attended: boolean
}

const WITH_CARDS = ['baccarat', 'lunar-poker']

/** What can happen at such a table: cards fall where there are cards, and people misread them. */
export const callsAt = ({ game, attended }: At): readonly CallFor[] =>
  CALLS.filter(
    what =>
      (what !== 'dropped-card' || WITH_CARDS.includes(game)) && (what !== 'mis-scan' || attended),
  )

const personIn = (by: Actor): Person | undefined =>
  by.role === 'staff' && by.name !== undefined ? { name: by.name, rank: by.rank } : undefined

/** @rule nz1:1.1/game-supervisor */
export const callDecided = (state: Called & At, command: CallCommand): Decision<CallEvent> => {
  const by = personIn(command.by)
  if (!by) return refuse(CALLED, 'Only a member of staff calls a supervisor.')
  return command.does === 'call-for' ? made(state, command, by) : answered(state, command, by)
}

const made = (
  state: Called & At,
  { table, what, ...about }: CallCommand & { does: 'call-for' },
  by: Person,
): Decision<CallEvent> => {
  const patron = about.patron ?? null
  if (!callsAt(state).includes(what)) return refuse(CALLED, 'That cannot happen at this table.')
  const isOpen = state.calls.some(call => call.what === what && call.patron === patron)
  return isOpen
    ? refuse(CALLED, 'This has been called for, and nobody has answered yet.')
    : [{ is: 'CallMade', table, number: state.called + 1, what, by, patron, under: CALLED }]
}

/** A supervisor answers; who made a call by mistake takes it back. */
const answered = (
  { calls }: Called,
  { table, number, note, by: actor }: CallCommand & { does: 'answer-call' },
  by: Person,
): Decision<CallEvent> => {
  const call = calls.find(one => one.number === number)
  if (!call) return refuse(CALLED, 'That call waits for no answer any more.')
  return call.by.name === by.name || ranksAtLeast(actor, 'game-supervisor')
    ? [{ is: 'CallAnswered', table, number, by, ...(note && { note }), under: CALLED }]
    : refuse(CALLED, 'A game supervisor answers this; who called may take it back.')
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
