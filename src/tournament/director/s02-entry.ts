import type { Authority } from '../../kernel/authority.ts'
import { NONE } from '../../kernel/money.ts'
import { type Actor, isPatron, type Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { command, DIRECTOR } from './law.ts'
import { gets, pays } from './money.ts'
import { conditionsRefused } from './s02-conditions.ts'
import { feeShares } from './s05-prizes.ts'
import {
  type DirectorEvent,
  type DirectorState,
  entryOf,
  hasPlayBegun,
  isInPlay,
  playBegins,
  players,
} from './state.ts'

/** Division 7 section 2: entries, fees and refunds. */

/** @rule ruling:718 two days mean forty-eight hours. */
const TWO_DAYS = 48 * 60 * 60 * 1000

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
          moves: gets(patron, state.conditions.entryFee, under),
          under,
        },
      ]
    : []

const isBeforeDraw = ({ status }: DirectorState): boolean => status === 'entries-open'

export const openEntries = command('open-entries', {
  mood: 'direction',
  by: ['operator'],
  fields: {},
  about: 'the-table',
  under: 'nz7:2.2',

  decide: state =>
    (state.status === 'draft' ? undefined : refuse('nz7:2.2', 'Entries have been opened.')) ??
    conditionsRefused(state.conditions) ?? [{ is: 'EntriesOpened', under: 'nz7:2.2' }],
})

export const apply = command('apply', {
  mood: 'request',
  by: ['patron'],
  fields: { form: field.byName(field.text(200)) },
  about: 'the-table',
  under: 'nz7:1.1/applicant',

  decide: (state, { by, form }) => {
    if (!isPatron(by)) return refuse('nz7:1.1/applicant', 'Patrons apply for themselves.')
    if (!isBeforeDraw(state)) return refuse('nz7:2.2', 'Entries are not open.')
    const status = entryOf(state, by.patron)?.status
    if (status !== undefined && status !== 'withdrawn' && status !== 'transferred')
      return refuse('nz7:1.1/applicant', '{patron} has applied.', { patron: by.patron })
    const missing = state.conditions.entryForm.find(field => !form[field])
    return missing === undefined
      ? [{ is: 'Applied', patron: by.patron, under: 'nz7:1.1/applicant' }]
      : refuse('nz7:2.2(1)', 'The form asks for your {missing}.', { missing })
  },
})

const withStatus = (
  state: DirectorState,
  patron: Patron,
  among: readonly string[],
): Refusal | undefined =>
  among.includes(entryOf(state, patron)?.status ?? '') && isBeforeDraw(state)
    ? undefined
    : refuse('nz7:2.3', 'There is no such application of {patron} to decide.', { patron })

export const notify = command('notify', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz7:2.6',

  decide: (state, { patron }) =>
    withStatus(state, patron, ['applied']) ?? [{ is: 'ConditionsSent', patron, under: 'nz7:2.6' }],
})

/** @rule nz7:1.1/player nz7:2.1 nz7:2.6 nz7:2.2(v) */
export const accept = command('accept', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz7:1.1/player',

  decide: (state, { patron }) => {
    const refused = withStatus(state, patron, ['applied', 'notified'])
    if (refused) return refused
    if (entryOf(state, patron)?.status !== 'notified')
      return refuse('nz7:2.6', '{patron} has to have the conditions in writing first.', { patron })
    const { maxPlayers } = state.conditions
    if (maxPlayers !== undefined && players(state).length >= maxPlayers)
      return refuse('nz7:2.2(v)', 'All {maxPlayers} places are taken.', { maxPlayers })
    const { entryFee, feeSplit } = state.conditions
    const fee = entryOf(state, patron)?.paid ? NONE : entryFee
    return [
      {
        is: 'EntryAccepted',
        patron,
        moves: pays(patron, fee, 'nz7:2.1'),
        shares: feeShares(fee, feeSplit),
        under: 'nz7:1.1/player',
      },
    ]
  },
})

/** The fee is due back only if it came with a transferred entry. */
export const refuseEntry = command('refuse-entry', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron, reason: field.reason },
  about: 'the-table',
  under: 'nz7:2.3(1)',

  decide: (state, { patron, reason }) =>
    withStatus(state, patron, ['applied', 'notified']) ?? [
      { is: 'EntryRefused', patron, reason, under: 'nz7:2.3(1)' },
      ...refund(state, patron, 'nz7:2.3(1)'),
    ],
})

/** Players withdraw themselves. Someone in play needs the director's consent. @rule nz7:4.6 */
const leaver = (
  state: DirectorState,
  by: Actor,
  named: Patron | undefined,
): { readonly patron: Patron; readonly isLetGo: boolean } | Refusal => {
  const isOwn = isPatron(by)
  const patron = isOwn ? by.patron : named
  if (patron === undefined || (isOwn && named !== undefined && named !== patron))
    return refuse('nz7:2.4(1)', 'Players withdraw for themselves.')
  const isSeated = state.sessions.some(
    session => isInPlay(session) && session.players.includes(patron),
  )
  if (isOwn)
    return isSeated
      ? refuse('nz7:4.6', 'Your session is in play: ask the director to let you go.')
      : { patron, isLetGo: false }
  return isSeated
    ? { patron, isLetGo: true }
    : refuse('nz7:2.4(1)', 'Players withdraw for themselves.')
}

/** @rule nz7:2.4(1) nz7:2.4(1)(i) nz7:2.4(1)(ii) nz7:2.4 ruling:707 ruling:718 */
export const withdraw = command('withdraw', {
  mood: 'request',
  by: ['patron', DIRECTOR],
  fields: { patron: field.optional(field.patron) },
  about: 'the-table',
  under: 'nz7:4.6',

  decide: (state, { by, patron: named }) => {
    const leaving = leaver(state, by, named)
    if (isRefusal(leaving)) return leaving
    const { patron, isLetGo } = leaving
    const entry = entryOf(state, patron)
    const isOpen = state.status === 'entries-open' || state.status === 'running'
    if (!isOpen || !entry || !['applied', 'notified', 'accepted'].includes(entry.status))
      return refuse('nz7:2.4(1)', '{patron} has no entry to withdraw.', { patron })
    if (hasPlayBegun(state)) {
      const under = isLetGo ? 'nz7:4.6' : 'nz7:2.4'
      return [{ is: 'EntryWithdrawn', patron, asksRefund: false, under }]
    }
    const isEarly = state.now <= playBegins(state) - TWO_DAYS
    const under = isEarly ? 'nz7:2.4(1)(i)' : 'nz7:2.4(1)(ii)'
    return [
      { is: 'EntryWithdrawn', patron, asksRefund: !isEarly && entry.paid, under },
      ...(isEarly ? refund(state, patron, under) : []),
    ]
  },
})

/** @rule nz7:2.5 */
export const consent = command('consent', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron, agrees: field.flag },
  about: 'the-table',
  under: 'nz7:2.4(1)(ii)',

  decide: (state, { patron, agrees }) => {
    const entry = entryOf(state, patron)
    if (entry?.status === 'disqualified')
      return refuse('nz7:2.5', '{patron} was disqualified: nothing is refunded.', { patron })
    if (!entry?.asksRefund)
      return refuse('nz7:2.4', '{patron} is owed no decision about a refund.', { patron })
    return agrees
      ? refund(state, patron, 'nz7:2.4(1)(ii)')
      : [{ is: 'RefundDeclined', patron, under: 'nz7:2.4(1)(ii)' }]
  },
})

/** True for a patron without an entry, or with an entry that is closed and settled. */
const isFree = (state: DirectorState, patron: Patron): boolean => {
  const entry = entryOf(state, patron)
  return !entry || (['withdrawn', 'transferred'].includes(entry.status) && !entry.paid)
}

/**
 * The new player is notified and accepted like anyone else. Allowed until seats are drawn.
 * @rule nz7:2.3(ab) ruling:735
 */
export const transfer = command('transfer', {
  mood: 'request',
  by: ['patron'],
  fields: { to: field.patron },
  about: 'the-table',
  under: 'nz7:2.3(ab)',

  decide: (state, { by, to }) => {
    if (!isPatron(by)) return refuse('nz7:2.3(ab)', 'Players hand on their own entry.')
    const { patron } = by
    if (!state.conditions.transferable)
      return refuse('nz7:2.3(ab)', 'Entries cannot be handed on in this tournament.')
    if (state.status === 'running')
      return refuse('nz7:2.3(ab)', 'Seats are drawn: from now on entries stay with their players.')
    return (
      withStatus(state, patron, ['accepted']) ??
      (isFree(state, to)
        ? [{ is: 'EntryTransferred', patron, to, under: 'nz7:2.3(ab)' }]
        : refuse('nz7:2.3(ab)', '{to} has an entry already.', { to }))
    )
  },
})

/** @rule nz7:2.3(ac) nz7:2.3(ac)(i) nz7:2.3(ac)(ii) nz7:2.5 */
export const disqualify = command('disqualify', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, ground: field.oneOf('breach', 'no-show'), reason: field.reason },
  about: 'the-table',
  under: 'nz7:2.3(ac)(i)',

  decide: (state, { patron, ground, reason }) => {
    const under = ground === 'breach' ? 'nz7:2.3(ac)(i)' : 'nz7:2.3(ac)(ii)'
    const isOpen = state.status === 'entries-open' || state.status === 'running'
    if (!isOpen || entryOf(state, patron)?.status !== 'accepted')
      return refuse('nz7:2.3(ac)', '{patron} is no player of this tournament.', { patron })
    if (reason === '') return refuse('nz7:2.3(ac)', 'Give the reason.')
    const due = state.sessions.some(
      ({ players: all, startsAt, result, isVoid }) =>
        !result && !isVoid && all.includes(patron) && startsAt <= state.now,
    )
    return ground === 'breach' || due
      ? [{ is: 'Disqualified', patron, reason, under }]
      : refuse(under, 'No session of {patron} was due yet.', { patron })
  },
})
