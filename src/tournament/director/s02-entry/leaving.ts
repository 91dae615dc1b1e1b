import { type Actor, isPatron, type Patron } from '../../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command, DIRECTOR } from '../law.ts'
import {
  type DirectorState,
  type Entry,
  entryOf,
  hasPlayBegun,
  isInPlay,
  isPlayer,
  playBegins,
} from '../state.ts'
import { refund, withStatus } from './entry.ts'

/** Division 7 section 2: withdrawal, refunds, transfer and disqualification. */

/** @rule ruling:718 two days mean forty-eight hours. */
const TWO_DAYS = 48 * 60 * 60 * 1000

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

const OPEN: readonly Entry['status'][] = ['applied', 'notified', 'alternate', 'accepted']

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
    if (state.status === 'completed')
      return refuse('nz7:5.9', 'The tournament is over, and its places are decided.')
    if (!isOpen || !entry || !OPEN.includes(entry.status))
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
    const { patron } = by
    if (!state.conditions.transferable)
      return refuse('nz7:2.3(ab)', 'Entries cannot be transferred in this tournament.')
    if (state.status === 'running')
      return refuse(
        'nz7:2.3(ab)',
        'The seats have been drawn, so entries can no longer be transferred.',
      )
    return (
      withStatus(state, patron, ['accepted']) ??
      (isFree(state, to)
        ? [{ is: 'EntryTransferred', patron, to, under: 'nz7:2.3(ab)' }]
        : refuse('nz7:2.3(ab)', '{to} has an entry already.', { to }))
    )
  },
})

/** Before, between and during sessions, and after a count. @rule nz7:2.3(ac) nz7:2.3(ac)(i) nz7:2.3(ac)(ii) nz7:2.5 */
export const disqualify = command('disqualify', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, ground: field.oneOf('breach', 'no-show'), reason: field.reason },
  about: 'the-table',
  under: 'nz7:2.3(ac)(i)',

  decide: (state, { patron, ground, reason }) => {
    const under = ground === 'breach' ? 'nz7:2.3(ac)(i)' : 'nz7:2.3(ac)(ii)'
    const isOpen = state.status === 'entries-open' || state.status === 'running'
    if (!isOpen || !isPlayer(state, patron))
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
