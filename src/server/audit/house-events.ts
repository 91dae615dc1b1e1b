import { type Call, type CallEvent, isCall } from '../../floor/calls.ts'
import { FLOOR } from '../../floor/floor.ts'
import { isPayout } from '../../floor/payouts.ts'
import { type DayEvent, isOfDay, type PitState } from '../../floor/pit/day.ts'
import { type FloatEvent, isFloat } from '../../floor/pit/float.ts'
import {
  type Dealing,
  type FloorEvent,
  type FloorState,
  onFloor,
  SIGNIFICANT,
} from '../../floor/state.ts'
import type { Event } from '../../kernel/game.ts'
import { sentence } from '../../kernel/refusal.ts'
import type { Body, Kept } from '../../records/entry.ts'
import type { Significant } from '../../records/significant-record.ts'
import {
  APPROVALS,
  type ApprovalsEvent,
  type ApprovalsState,
  type Person,
  type Request,
  requestOf,
  type Standing,
} from '../approvals/approvals.ts'
import { heading, identified } from './significant.ts'

/** Decisions about the house: approvals, tables, and who deals. */

interface AuditStep<S> {
  readonly state: S
  readonly significant: readonly Significant[]
}

const person = ({ name, rank }: Person): string => identified({ role: 'staff', rank, name })

const standingSays = (now: Standing): string => {
  switch (now.is) {
    case 'pending':
      return 'waits for a second person'
    case 'expired':
      return 'not answered in time'
    case 'carried-out':
      return `carried out, entry ${now.seq} of the table`
    case 'refused':
      return `not carried out: ${sentence(now)}`
    default:
      return now.is
  }
}

const standingOf = (request: Request | undefined): string | null =>
  request ? standingSays(request.standing) : null

const approverOf = ({ standing }: Request): string | null =>
  'by' in standing && standing.is !== 'declined' ? person(standing.by) : null

/** Every step of a request names its table, its command and both people. @rule ruling:113 */
export const approvedIn = (
  before: ApprovalsState,
  kept: Kept,
  body: Body,
): AuditStep<ApprovalsState> => {
  const significant: Significant[] = []
  let state = before
  for (const event of body.events as readonly Event[] as readonly ApprovalsEvent[]) {
    const number = event.is === 'ApprovalRequested' ? event.request.number : event.number
    const was = requestOf(state, number)
    state = APPROVALS.evolve(state, event)
    const request = requestOf(state, number)!
    const { said, table, asks, reason } = request
    significant.push({
      ...heading(kept, event, body),
      topic: 'direction',
      table,
      approvedBy: approverOf(request),
      request: { number, by: person(asks), said },
      patron: typeof said.patron === 'string' ? said.patron : null,
      before: standingOf(was),
      after: standingOf(request),
      why: reason,
    })
  }
  return { state, significant }
}

const dealerIn = (dealing: Dealing): string => {
  if (dealing.is === 'person') return person(dealing)
  return dealing.is === 'virtual' ? 'virtual dealer' : 'nobody'
}

const openIn = ({ open }: { readonly open: boolean }): string => (open ? 'open' : 'closed')

const hasDealer = ({ is }: FloorEvent): boolean => is === 'DealerTook' || is === 'DealerLeft'

/** Why a dealer came or left: the stated reason, or whether it was their own choice. */
const whyDealer = (event: FloorEvent, was: Dealing, { command }: Body): string | null => {
  if (event.is === 'DealerTook')
    return event.relieves ? `relieved ${person(event.relieves)}` : 'took the table over'
  if (event.is !== 'DealerLeft') return null
  if (event.reason !== undefined) return event.reason
  const by = command?.by
  const isOwn = by?.role === 'staff' && was.is === 'person' && by.name === was.name
  return isOwn ? 'handed the table back' : 'sent from the table'
}

type CallFacts = Pick<Significant, 'patron' | 'before' | 'after' | 'why'>

/** Both ends of a call name its purpose. The caller withdraws it; another person answers it. */
const callIn = (event: CallEvent, open: readonly Call[]): CallFacts => {
  const call = event.is === 'CallMade' ? event : open.find(one => one.number === event.number)!
  const waits = `${call.what}: waits for an answer`
  const { patron } = call
  if (event.is === 'CallMade') return { patron, before: null, after: waits, why: null }
  const isOwn = event.by.name === call.by.name
  const after = `${call.what}: ${isOwn ? 'taken back' : 'answered'}`
  return { patron, before: waits, after, why: event.note ?? null }
}

type PitFacts = Pick<Significant, 'table' | 'patron' | 'before' | 'after' | 'why'>

const shiftOf = ({ day, shift, inCharge }: PitState): string =>
  `day ${day}, shift ${shift}: ${inCharge ? person(inCharge) : 'nobody'}`

/** Both signatures of a handover, and the seal of a day. */
const dayIn = (event: DayEvent, pit: PitState): PitFacts => {
  const before = shiftOf(pit)
  const told = { table: null, patron: null, before, why: null }
  switch (event.is) {
    case 'ShiftOffered':
      return { ...told, after: `offered to ${event.to}`, why: event.note ?? null }
    case 'ShiftTaken':
      return { ...told, after: `taken by ${person(event.by)}` }
    case 'DayClosed':
      return {
        ...told,
        after: { day: event.day, closedBy: person(event.by), report: event.report },
      }
  }
}

const floatIn = (event: FloatEvent, float: number | null): Omit<PitFacts, 'table'> => ({
  patron: null,
  before: float,
  after: event.is === 'DropCounted' ? event.drop : { chips: event.chips, count: event.count },
  why: null,
})

export const onFloorIn = (before: FloorState, kept: Kept, body: Body): AuditStep<FloorState> => {
  const significant: Significant[] = []
  let state = before
  for (const event of body.events as readonly Event[] as readonly FloorEvent[]) {
    const pit = state.pit
    const was = 'table' in event ? onFloor(state, event.table) : undefined
    state = FLOOR.evolve(state, event)
    if (isOfDay(event)) {
      significant.push({ ...heading(kept, event, body), topic: 'pit', ...dayIn(event, pit) })
      continue
    }
    if (isPayout(event)) continue
    const now = onFloor(state, event.table)!
    const head = { ...heading(kept, event, body), topic: SIGNIFICANT[event.is], table: event.table }
    if (isCall(event)) {
      significant.push({ ...head, ...callIn(event, was?.calls ?? []) })
      continue
    }
    if (isFloat(event)) {
      significant.push({ ...head, ...floatIn(event, was?.float ?? null) })
      continue
    }
    const isDealer = hasDealer(event)
    significant.push({
      ...head,
      patron: null,
      before: was ? (isDealer ? dealerIn(was.dealing) : openIn(was)) : null,
      after: isDealer ? dealerIn(now.dealing) : openIn(now),
      why: was ? (whyDealer(event, was.dealing, body) ?? head.why) : head.why,
    })
  }
  return { state, significant }
}
