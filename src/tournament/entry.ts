import type { Authority } from '../kernel/authority.ts'
import {
  type Actor,
  isPatron,
  type Patron,
  ranksAtLeast,
  type StaffRank,
} from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import type { Account, Move } from '../kernel/settle.ts'
import { conditionsRefused } from './conditions.ts'
import {
  type DirectorEvent,
  type DirectorState,
  entryOf,
  type Law,
  players,
} from './director-state.ts'
import { feeShares } from './prizes.ts'

/** Division 7 section 2: who takes part, what it costs, and what comes back. */

/** The director is an employee with authority over tables. @rule nz7:1.1/tournament-director */
export const DIRECTOR: StaffRank = 'casino-supervisor'

export const needs = (by: Actor, least: StaffRank, under: Authority): Refusal | undefined =>
  ranksAtLeast(by, least)
    ? undefined
    : refuse(under, 'This is for the {least} to do.', { least: least.replaceAll('-', ' ') })

/** @rule ruling:718 two days are forty-eight hours. */
const TWO_DAYS = 48 * 60 * 60 * 1000

const moves = (
  { conditions }: DirectorState,
  from: Account,
  to: Account,
  under: Authority,
): readonly Move[] =>
  conditions.entryFee > 0 ? [{ from, to, chips: conditions.entryFee, kind: 'value', under }] : []

/** @rule nz7:2.4 */
export const refund = (
  state: DirectorState,
  patron: Patron,
  under: Authority,
): readonly DirectorEvent[] =>
  entryOf(state, patron)?.paid
    ? [
        {
          is: 'FeeRefunded',
          patron,
          moves: moves(state, 'bank', `stack:${patron}`, under),
          under,
        },
      ]
    : []

const isBeforePlay = ({ status }: DirectorState): boolean => status === 'entries-open'

export const openEntries: Law<'open-entries'> = (state, { by }) =>
  needs(by, 'operator', 'nz7:2.2') ??
  (state.status === 'draft' ? undefined : refuse('nz7:2.2', 'Entries have been opened.')) ??
  conditionsRefused(state.conditions) ?? [{ is: 'EntriesOpened', under: 'nz7:2.2' }]

export const apply: Law<'apply'> = (state, { by, form }) => {
  if (!isPatron(by)) return refuse('nz7:1.1/applicant', 'Patrons apply for themselves.')
  if (!isBeforePlay(state)) return refuse('nz7:2.2', 'Entries are not open.')
  const status = entryOf(state, by.patron)?.status
  if (status !== undefined && status !== 'withdrawn' && status !== 'transferred')
    return refuse('nz7:1.1/applicant', '{patron} has applied.', { patron: by.patron })
  const missing = state.conditions.entryForm.find(field => !form[field])
  return missing === undefined
    ? [{ is: 'Applied', patron: by.patron, under: 'nz7:1.1/applicant' }]
    : refuse('nz7:2.2(1)', 'The form asks for your {missing}.', { missing })
}

const withStatus = (
  state: DirectorState,
  patron: Patron,
  among: readonly string[],
): Refusal | undefined =>
  among.includes(entryOf(state, patron)?.status ?? '') && isBeforePlay(state)
    ? undefined
    : refuse('nz7:2.3', 'There is no such application of {patron} to decide.', { patron })

export const notify: Law<'notify'> = (state, { by, patron }) =>
  needs(by, 'operator', 'nz7:2.6') ??
  withStatus(state, patron, ['applied']) ?? [{ is: 'ConditionsSent', patron, under: 'nz7:2.6' }]

/** @rule nz7:1.1/player nz7:2.1 nz7:2.6 nz7:2.2(v) */
export const accept: Law<'accept'> = (state, { by, patron }) => {
  const refused =
    needs(by, 'operator', 'nz7:1.1/player') ?? withStatus(state, patron, ['applied', 'notified'])
  if (refused) return refused
  if (entryOf(state, patron)?.status !== 'notified')
    return refuse('nz7:2.6', '{patron} has to have the conditions in writing first.', { patron })
  const { maxPlayers } = state.conditions
  if (maxPlayers !== undefined && players(state).length >= maxPlayers)
    return refuse('nz7:2.2(v)', 'All {maxPlayers} places are taken.', { maxPlayers })
  return [
    {
      is: 'EntryAccepted',
      patron,
      moves: entryOf(state, patron)?.paid ? [] : moves(state, `stack:${patron}`, 'bank', 'nz7:2.1'),
      shares: feeShares(state.conditions.entryFee, state.conditions.feeSplit),
      under: 'nz7:1.1/player',
    },
  ]
}

/** A fee is owed back only where the entry was handed on with it. */
export const refuseEntry: Law<'refuse-entry'> = (state, { by, patron, reason }) =>
  needs(by, 'operator', 'nz7:2.3(1)') ??
  withStatus(state, patron, ['applied', 'notified']) ?? [
    { is: 'EntryRefused', patron, reason, under: 'nz7:2.3(1)' },
    ...refund(state, patron, 'nz7:2.3(1)'),
  ]

/** @rule nz7:2.4(1) nz7:2.4(1)(i) nz7:2.4(1)(ii) nz7:2.4 ruling:707 ruling:718 */
export const withdraw: Law<'withdraw'> = (state, { by }) => {
  if (!isPatron(by)) return refuse('nz7:2.4(1)', 'Players withdraw for themselves.')
  const { patron } = by
  const entry = entryOf(state, patron)
  if (!entry || !['applied', 'notified', 'accepted'].includes(entry.status))
    return refuse('nz7:2.4(1)', '{patron} has no entry to withdraw.', { patron })
  const isEarly = state.now <= state.conditions.playStart - TWO_DAYS
  if (!isBeforePlay(state))
    return [{ is: 'EntryWithdrawn', patron, asksRefund: false, under: 'nz7:2.4' }]
  const under = isEarly ? 'nz7:2.4(1)(i)' : 'nz7:2.4(1)(ii)'
  return [
    { is: 'EntryWithdrawn', patron, asksRefund: !isEarly && entry.paid, under },
    ...(isEarly ? refund(state, patron, under) : []),
  ]
}

/** @rule nz7:2.5 */
export const consent: Law<'consent'> = (state, { by, patron, agrees }) => {
  const refused = needs(by, 'operator', 'nz7:2.4(1)(ii)')
  if (refused) return refused
  const entry = entryOf(state, patron)
  if (entry?.status === 'disqualified')
    return refuse('nz7:2.5', '{patron} was disqualified: nothing is refunded.', { patron })
  if (!entry?.asksRefund)
    return refuse('nz7:2.4', '{patron} is owed no decision about a refund.', { patron })
  return agrees
    ? refund(state, patron, 'nz7:2.4(1)(ii)')
    : [{ is: 'RefundDeclined', patron, under: 'nz7:2.4(1)(ii)' }]
}

/** Whoever takes it over is notified and accepted like anybody else. @rule nz7:2.3(ab) */
export const transfer: Law<'transfer'> = (state, { by, to }) => {
  if (!isPatron(by)) return refuse('nz7:2.3(ab)', 'Players hand on their own entry.')
  const { patron } = by
  if (!state.conditions.transferable)
    return refuse('nz7:2.3(ab)', 'Entries cannot be handed on in this tournament.')
  const isFree = entryOf(state, to) === undefined
  return (
    withStatus(state, patron, ['accepted']) ??
    (isFree
      ? [{ is: 'EntryTransferred', patron, to, under: 'nz7:2.3(ab)' }]
      : refuse('nz7:2.3(ab)', '{to} has an entry already.', { to }))
  )
}

/** @rule nz7:2.3(ac) nz7:2.3(ac)(i) nz7:2.3(ac)(ii) nz7:2.5 */
export const disqualify: Law<'disqualify'> = (state, { by, patron, ground, reason }) => {
  const under = ground === 'breach' ? 'nz7:2.3(ac)(i)' : 'nz7:2.3(ac)(ii)'
  const refused = needs(by, DIRECTOR, under)
  if (refused) return refused
  if (entryOf(state, patron)?.status !== 'accepted')
    return refuse('nz7:2.3(ac)', '{patron} is no player of this tournament.', { patron })
  if (reason === '') return refuse('nz7:2.3(ac)', 'Give the reason.')
  const due = state.sessions.some(
    ({ players: all, startsAt, result }) =>
      !result && all.includes(patron) && startsAt <= state.now,
  )
  return ground === 'breach' || due
    ? [{ is: 'Disqualified', patron, reason, under }]
    : refuse(under, 'No session of {patron} was due yet.', { patron })
}

/** @rule nz7:2.3(ae) nz7:2.4(b) nz7:9.5(c) nz7:9.6 nz7:11.5(c) nz7:11.6 */
export const cancel: Law<'cancel'> = (state, { by, ground }) => {
  const isSystem = ground === 'system'
  const refused = needs(by, isSystem ? DIRECTOR : 'operator', 'nz7:2.3(ae)')
  if (refused) return refused
  const electronic = systemUnder(state)
  if (isSystem && !electronic)
    return refuse('nz7:9.5(c)', 'Only a tournament on terminals is ended by their system.')
  if (isSystem ? state.status !== 'running' : !isBeforePlay(state))
    return refuse('nz7:2.3(ae)', 'A tournament is called off before it begins.')
  const { minPlayers = 2 } = state.conditions
  if (!isSystem && players(state).length >= minPlayers)
    return refuse('nz7:2.3(ae)', 'Enough players take part: {minPlayers} are needed.', {
      minPlayers,
    })
  const under = isSystem ? electronic!.cancel : 'nz7:2.3(ae)'
  const back = isSystem ? electronic!.refund : 'nz7:2.4(b)'
  return [
    { is: 'TournamentCancelled', ground, under },
    ...players(state).flatMap(patron => refund(state, patron, back)),
  ]
}

/** @rule nz7:9.5 nz7:11.5 */
export const systemUnder = ({ conditions }: DirectorState) => {
  if (conditions.game === 'electronic-roulette')
    return {
      cancel: 'nz7:9.5(c)',
      entries: 'nz7:9.5(b)',
      restart: 'nz7:9.5(a)',
      refund: 'nz7:9.6',
    } as const
  return conditions.game === 'electronic-baccarat'
    ? ({
        cancel: 'nz7:11.5(c)',
        entries: 'nz7:11.5(b)',
        restart: 'nz7:11.5(a)',
        refund: 'nz7:11.6',
      } as const)
    : undefined
}
