import type { Authority } from '../../kernel/authority.ts'
import type { Command, Game } from '../../kernel/game.ts'
import type { Actor, StaffRank } from '../../kernel/people.ts'
import { type Decision, type Phrase, type Refusal, refuse } from '../../kernel/refusal.ts'
import { mayApprove, mayDo, placeOf } from '../../protocol/permissions.ts'
import type { Follows } from '../desk/preview.ts'
import { keyOf } from '../identity/account.ts'
import type { Host } from '../log/log-writer.ts'
import type { Agreement } from './agreement.ts'

/**
 * Some commands need two people: one asks, the other approves or declines. Requests have their own
 * log, so they survive a restart and you can always see who approved what.
 */

export interface Person {
  readonly name: string
  readonly rank: StaffRank
}

export interface RequestedCommand extends Agreement {
  readonly table: string
  /** The command as sent, without its `does`. */
  readonly said: Readonly<Record<string, unknown>>
  readonly reason: string
}

/** `carried-out` and `refused` are the table's answers after the approval. */
export type Standing =
  | { readonly is: 'pending' }
  | { readonly is: 'approved'; readonly by: Person }
  | { readonly is: 'declined'; readonly by: Person }
  | { readonly is: 'withdrawn' }
  | { readonly is: 'expired' }
  | { readonly is: 'carried-out'; readonly by: Person; readonly seq: number }
  | ({ readonly is: 'refused'; readonly by: Person } & Phrase)

export interface Request extends RequestedCommand {
  readonly number: number
  /** The command's id at the table, so that the table takes it only once. */
  readonly id: string
  readonly asks: Person
  readonly at: number
  readonly until: number
  readonly standing: Standing
}

export interface ApprovalsState {
  readonly requests: readonly Request[]
  readonly asked: number
}

export type ApprovalsCommand = { readonly by: Actor } & (
  | {
      readonly does: 'request'
      readonly id: string
      readonly wants: RequestedCommand
      readonly at: number
      readonly until: number
    }
  | { readonly does: 'approve' | 'decline'; readonly number: number; readonly at: number }
  | { readonly does: 'withdraw-request'; readonly number: number; readonly at: number }
  /** By the house: the consequences have changed, so the approver must see them again. */
  | { readonly does: 'show-again'; readonly number: number; readonly follows: Follows }
  /** By the house: nobody answered in time. */
  | { readonly does: 'expire'; readonly number: number; readonly at: number }
  | {
      readonly does: 'tell-outcome'
      readonly number: number
      readonly came: { readonly seq: number } | Phrase
    }
)

export type ApprovalsEvent = { readonly under: Authority } & (
  | { readonly is: 'ApprovalRequested'; readonly request: Request }
  | { readonly is: 'Approved' | 'Declined'; readonly number: number; readonly by: Person }
  | { readonly is: 'RequestWithdrawn' | 'RequestExpired'; readonly number: number }
  | { readonly is: 'FollowsChanged'; readonly number: number; readonly follows: Follows }
  | { readonly is: 'CarriedOut'; readonly number: number; readonly seq: number }
  | ({ readonly is: 'NotCarriedOut'; readonly number: number } & Phrase)
)

/** House policy: moving money by hand takes two people. @rule ruling:113 */
const UNDER = 'ruling:113'
const MOST_PENDING = 50
const REMEMBERED_FOR = 7 * 86_400_000

/** Logs of older programs have a finished sentence here, which is a phrase without facts. */
export const phraseOf = ({ says, facts }: Phrase): Phrase => (facts ? { says, facts } : { says })

const no = (says: string): Refusal => refuse(UNDER, says)

const personOf = (by: Actor): Person | undefined =>
  by.role === 'staff' && by.name !== undefined ? { name: by.name, rank: by.rank } : undefined

export const isOpen = ({ standing, until }: Request, at: number): boolean =>
  standing.is === 'pending' && at <= until

const isSame = (one: Person, other: Person): boolean => keyOf(one.name) === keyOf(other.name)

export const wantsSame = (
  one: Pick<RequestedCommand, 'table' | 'said'>,
  { table, said }: Pick<RequestedCommand, 'table' | 'said'>,
): boolean => one.table === table && JSON.stringify(one.said) === JSON.stringify(said)

/** The same person wants the same in the same round. */
const asksSame = (one: Request, asks: Person, wants: RequestedCommand): boolean =>
  isSame(one.asks, asks) && one.round === wants.round && wantsSame(one, wants)

export const requestOf = ({ requests }: ApprovalsState, number: number): Request | undefined =>
  requests.find(request => request.number === number)

type CommandOf<D extends ApprovalsCommand['does']> = Extract<ApprovalsCommand, { readonly does: D }>

const requested = (
  state: ApprovalsState,
  { by, id, wants, at, until }: CommandOf<'request'>,
): Decision<ApprovalsEvent> => {
  const asks = personOf(by)
  if (!asks || !mayDo(placeOf(wants.table), asks.rank, String(wants.said.does)))
    return no('You may not ask for this.')
  if (wants.reason === '') return no('Give the reason.')
  if (state.requests.filter(one => isOpen(one, at)).length >= MOST_PENDING)
    return no('Too many requests wait for an answer.')
  if (state.requests.some(one => isOpen(one, at) && asksSame(one, asks, wants)))
    return no('You have asked for this already, and it waits for approval.')
  const number = state.asked + 1
  const standing = { is: 'pending' } as const
  const request: Request = { ...wants, number, id, asks, at, until, standing }
  return [{ is: 'ApprovalRequested', request, under: UNDER }]
}

/** Nobody approves their own request, even with a new rank. */
const answered = (
  state: ApprovalsState,
  { by, does, number, at }: CommandOf<'approve' | 'decline'>,
): Decision<ApprovalsEvent> => {
  const request = requestOf(state, number)
  const person = personOf(by)
  if (!request || !isOpen(request, at)) return no('This request is not open any more.')
  if (!person || isSame(person, request.asks))
    return no('This needs a second person: someone else must answer it.')
  if (!mayApprove(placeOf(request.table), person.rank, String(request.said.does)))
    return no('Only somebody who may give this command can answer.')
  return [{ is: does === 'approve' ? 'Approved' : 'Declined', number, by: person, under: UNDER }]
}

const withdrawn = (
  state: ApprovalsState,
  { by, number, at }: CommandOf<'withdraw-request'>,
): Decision<ApprovalsEvent> => {
  const request = requestOf(state, number)
  const person = personOf(by)
  if (!request || !isOpen(request, at)) return no('This request is not open any more.')
  return person && isSame(person, request.asks)
    ? [{ is: 'RequestWithdrawn', number, under: UNDER }]
    : no('Only the person who asked may withdraw it; you may decline it.')
}

const decide = (state: ApprovalsState, command: ApprovalsCommand): Decision<ApprovalsEvent> => {
  switch (command.does) {
    case 'request':
      return requested(state, command)
    case 'approve':
    case 'decline':
      return answered(state, command)
    case 'withdraw-request':
      return withdrawn(state, command)
    case 'show-again':
      return requestOf(state, command.number)?.standing.is === 'pending'
        ? [
            {
              is: 'FollowsChanged',
              number: command.number,
              follows: command.follows,
              under: UNDER,
            },
          ]
        : no('This request is not open any more.')
    case 'expire': {
      const { number, at } = command
      const request = requestOf(state, number)
      return request?.standing.is === 'pending' && at > request.until
        ? [{ is: 'RequestExpired', number, under: UNDER }]
        : no('This request has time left, or somebody has answered it.')
    }
    case 'tell-outcome': {
      const { number, came } = command
      if (requestOf(state, number)?.standing.is !== 'approved') return no('This is over.')
      return 'seq' in came
        ? [{ is: 'CarriedOut', number, seq: came.seq, under: UNDER }]
        : [{ is: 'NotCarriedOut', number, ...phraseOf(came), under: UNDER }]
    }
  }
}

const standing = (state: ApprovalsState, number: number, now: Standing): ApprovalsState => ({
  ...state,
  requests: state.requests.map(one => (one.number === number ? { ...one, standing: now } : one)),
})

const approverOf = (state: ApprovalsState, number: number): Person => {
  const now = requestOf(state, number)!.standing
  return 'by' in now ? now.by : requestOf(state, number)!.asks
}

const evolve = (state: ApprovalsState, event: ApprovalsEvent): ApprovalsState => {
  switch (event.is) {
    case 'ApprovalRequested': {
      const { request } = event
      const kept = state.requests.filter(({ at }) => request.at - at < REMEMBERED_FOR)
      return { requests: [...kept, request], asked: request.number }
    }
    case 'FollowsChanged':
      return {
        ...state,
        requests: state.requests.map(one =>
          one.number === event.number ? { ...one, follows: event.follows } : one,
        ),
      }
    case 'Approved':
      return standing(state, event.number, { is: 'approved', by: event.by })
    case 'Declined':
      return standing(state, event.number, { is: 'declined', by: event.by })
    case 'RequestWithdrawn':
      return standing(state, event.number, { is: 'withdrawn' })
    case 'RequestExpired':
      return standing(state, event.number, { is: 'expired' })
    case 'CarriedOut':
    case 'NotCarriedOut': {
      const by = approverOf(state, event.number)
      const now: Standing =
        event.is === 'CarriedOut'
          ? { is: 'carried-out', by, seq: event.seq }
          : { is: 'refused', by, ...phraseOf(event) }
      return standing(state, event.number, now)
    }
  }
}

export const APPROVALS: Game<
  null,
  ApprovalsState,
  ApprovalsCommand & Command,
  ApprovalsEvent,
  null
> = {
  open: () => ({ requests: [], asked: 0 }),
  decide,
  evolve,
  awaits: () => undefined,
  view: () => null,
}

export type ApprovalsHost = Host<null, ApprovalsState, ApprovalsCommand, ApprovalsEvent, null>
