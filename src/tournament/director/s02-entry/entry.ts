import type { Authority } from '../../../kernel/authority.ts'
import { NONE } from '../../../kernel/money.ts'
import type { Patron } from '../../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command } from '../law.ts'
import { paymentMoves, pays } from '../money.ts'
import { feeShares } from '../s05-results/prizes.ts'
import {
  type DirectorEvent,
  type DirectorState,
  type Entry,
  entryOf,
  hasPlayBegun,
  isPlayer,
  isWaiting,
  remaining,
} from '../state.ts'
import { conditionsRefused } from './conditions.ts'

/** Division 7 section 2: applications, entries and fees. */

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
          moves: paymentMoves(patron, state.conditions.entryFee, under),
          under,
        },
      ]
    : []

const isBeforeDraw = ({ status }: DirectorState): boolean => status === 'entries-open'

/** After the draw and before the first session. @rule nz7:2.3(ad)(i) ruling:743 */
const isBeforePlay = (state: DirectorState): boolean =>
  state.status === 'running' &&
  state.stage === 0 &&
  state.undrawn.length === 0 &&
  !hasPlayBegun(state)

/** Whether somebody may still come in. Alternates may until play begins. */
const takesEntries = (state: DirectorState, status?: Entry['status']): boolean =>
  isBeforeDraw(state) ||
  (isBeforePlay(state) && (state.conditions.lateEntry === true || status === 'alternate'))

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
    if (!takesEntries(state)) return refuse('nz7:2.2', 'Entries are not open.')
    const status = entryOf(state, by.patron)?.status
    if (status !== undefined && status !== 'withdrawn' && status !== 'transferred')
      return refuse('nz7:1.1/applicant', '{patron} has applied.', { patron: by.patron })
    const missing = state.conditions.entryForm.find(field => !form[field])
    return missing === undefined
      ? [{ is: 'Applied', patron: by.patron, form, under: 'nz7:1.1/applicant' }]
      : refuse('nz7:2.2(1)', 'The form asks for your {missing}.', { missing })
  },
})

export const withStatus = (
  state: DirectorState,
  patron: Patron,
  among: readonly Entry['status'][],
): Refusal | undefined => {
  const status = entryOf(state, patron)?.status
  return status !== undefined && among.includes(status) && takesEntries(state, status)
    ? undefined
    : refuse('nz7:2.3', 'There is no such application of {patron} to decide.', { patron })
}

export const notify = command('notify', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz7:2.6',

  decide: (state, { patron }) =>
    withStatus(state, patron, ['applied']) ?? [{ is: 'ConditionsSent', patron, under: 'nz7:2.6' }],
})

const isFull = ({ conditions: { maxPlayers }, accepted }: DirectorState): boolean =>
  maxPlayers !== undefined && accepted >= maxPlayers

/**
 * Somebody who comes after the draw gets a free seat, or the one they had before they withdrew.
 * @rule nz7:2.3(ad)(ii) ruling:743
 */
const seatedLate = (state: DirectorState, patron: Patron): readonly DirectorEvent[] | Refusal => {
  const isKept = state.sessions.some(each => isWaiting(each) && each.players.includes(patron))
  if (isBeforeDraw(state) || isKept) return []
  const { seats: most } = state.conditions.stages[0]!
  const free = state.sessions
    .map((session, at) => ({ at, session, left: remaining(state, session) }))
    .filter(({ session, left }) => isWaiting(session) && left.length < most)
    .toSorted((a, b) => a.left.length - b.left.length)[0]
  if (!free) return refuse('nz7:4.2', 'No seat is free at any table.')
  const gone = free.session.players.findIndex(each => !isPlayer(state, each))
  const seated = gone < 0 ? [...free.left, patron] : free.session.players.with(gone, patron)
  const seats = [[free.at, seated]] as const
  return [{ is: 'SeatsArranged', seats, under: 'nz7:2.3(ad)(ii)' }]
}

/** @rule nz7:1.1/player nz7:2.1 nz7:2.6 nz7:2.2(v) */
export const accept = command('accept', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz7:1.1/player',

  decide: (state, { patron }) => {
    const refused = withStatus(state, patron, ['applied', 'notified', 'alternate'])
    if (refused) return refused
    if (entryOf(state, patron)?.status === 'applied')
      return refuse('nz7:2.6', '{patron} has to have the conditions in writing first.', { patron })
    const { maxPlayers = 0 } = state.conditions
    if (isFull(state))
      return refuse('nz7:2.2(v)', 'All {maxPlayers} places are taken.', { maxPlayers })
    const { entryFee, feeSplit } = state.conditions
    const fee = entryOf(state, patron)?.paid ? NONE : entryFee
    const late = seatedLate(state, patron)
    if (isRefusal(late)) return late
    return [
      {
        is: 'EntryAccepted',
        patron,
        moves: pays(patron, fee, 'nz7:2.1'),
        shares: feeShares(fee, feeSplit),
        under: 'nz7:1.1/player',
      },
      ...late,
    ]
  },
})

/** Takes the first place that becomes free, until play begins. @rule nz7:2.2(v) ruling:743 */
export const waitList = command('wait-list', {
  mood: 'direction',
  by: ['operator'],
  fields: { patron: field.patron },
  about: 'the-table',
  under: 'nz7:2.2(v)',

  decide: (state, { patron }) => {
    const refused = withStatus(state, patron, ['applied', 'notified'])
    if (refused) return refused
    if (entryOf(state, patron)?.status === 'applied')
      return refuse('nz7:2.6', '{patron} has to have the conditions in writing first.', { patron })
    return [{ is: 'EntryWaitListed', patron, under: 'nz7:2.2(v)' }]
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
    withStatus(state, patron, ['applied', 'notified', 'alternate']) ?? [
      { is: 'EntryRefused', patron, reason, under: 'nz7:2.3(1)' },
      ...refund(state, patron, 'nz7:2.3(1)'),
    ],
})
