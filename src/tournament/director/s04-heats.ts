import { type Chips, chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { command, DIRECTOR, SESSION_NUMBER } from './law.ts'
import { chipsExchanged, chipsSold } from './money.ts'
import type { Stage } from './s02-entry/conditions.ts'
import type { Result } from './s05-results/ranking.ts'
import {
  type DirectorEvent,
  type DirectorState,
  isInPlay,
  isPlayer,
  isWaiting,
  players,
  remaining,
  type Session,
} from './state.ts'

/** Division 7 sections 4 and 5: the draw for seats, and the start and end of sessions. */

export const begin = command('begin', {
  mood: 'direction',
  by: ['operator'],
  fields: {},
  about: 'the-table',
  under: 'nz7:2.3(ad)(i)',

  decide: state => {
    if (state.status !== 'entries-open') return refuse('nz7:2.2', 'Entries are not open.')
    const { minPlayers = 2 } = state.conditions
    return state.accepted >= minPlayers
      ? [{ is: 'StageOpened', stage: 0, players: players(state), under: 'nz7:2.3(ad)(i)' }]
      : refuse('nz7:2.2(v)', '{minPlayers} players are needed.', { minPlayers })
  },
})

/**
 * Tables of even size. The drawn players go round the tables one by one.
 * @rule nz7:2.3(ad) nz7:2.3(ad)(ii) nz7:4.2(a) nz7:4.2(b)
 */
export const seatedByLot = (
  order: readonly Patron[],
  seats: number,
): readonly (readonly Patron[])[] => {
  const tables = Math.ceil(order.length / seats)
  const seated: Patron[][] = Array.from({ length: tables }, () => [])
  for (const [at, patron] of order.entries()) seated[at % tables]!.push(patron)
  return seated
}

/**
 * If a stage has more tables than the floor, it plays in waves.
 * @rule nz7:2.3(ad)(i) nz7:2.7
 */
const startOf = ({ waves }: Stage, first: number, table: number): number =>
  waves ? first + Math.floor(table / waves.tables) * waves.every : first

export const lot = command('lot', {
  mood: 'report',
  by: ['chance', DIRECTOR],
  fields: { number: field.whole(0, 100_000) },
  about: 'the-table',
  under: 'nz7:2.3(ad)',

  decide: (state, { number }) => drawn(state, number),
})

const drawn = (state: DirectorState, number: number): readonly DirectorEvent[] | Refusal => {
  const patron = state.status === 'running' ? state.undrawn[number] : undefined
  if (patron === undefined)
    return refuse('nz7:2.3(ad)', 'There is no lot {number} to draw.', { number })
  const drew: DirectorEvent = { is: 'LotDrawn', patron, under: 'nz7:2.3(ad)(ii)' }
  if (state.undrawn.length > 1) return [drew]
  const { stage, conditions, now } = state
  const order = [...state.drawn, patron].filter(each => isPlayer(state, each))
  const here = conditions.stages[stage]!
  const first = Math.max(now, conditions.playStart)
  const sessions = seatedByLot(order, here.seats).map(
    (seated, table): Session => ({
      stage,
      playOff: false,
      players: seated,
      startsAt: startOf(here, first, table),
    }),
  )
  return [drew, { is: 'SessionsDrawn', sessions, under: 'nz7:2.3(ad)(i)' }]
}

export const findSession = (
  state: DirectorState,
  at: number,
  is: (session: Session) => boolean,
): Session | Refusal => {
  const session = state.status === 'running' ? state.sessions[at] : undefined
  return session && is(session)
    ? session
    : refuse('nz7:1.1/session', 'That cannot be said of a session {at}.', { at })
}

/** A session that has not ended. */
export const pending = (state: DirectorState, at: number): Session | Refusal =>
  findSession(state, at, session => isWaiting(session) || isInPlay(session))

/** Fifteen minutes count as reasonable notice. @rule nz7:2.7 */
const NOTICE = 15 * 60 * 1000

export const reschedule = command('reschedule', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { session: SESSION_NUMBER, at: field.time },
  about: 'the-table',
  under: 'nz7:2.7',

  decide: (state, { session, at }) => {
    const moved = findSession(state, session, isWaiting)
    if (isRefusal(moved)) return moved
    return at >= state.now + NOTICE
      ? [{ is: 'SessionMoved', session, at, under: 'nz7:2.7' }]
      : refuse('nz7:2.7', 'Players need a quarter of an hour of notice.')
  },
})

/** Another session at this table that would be played at the same time. */
const sharing = (state: DirectorState, at: number, table: string): number =>
  state.sessions.findIndex(
    (other, i) =>
      i !== at &&
      other.table === table &&
      (isInPlay(other) || (isWaiting(other) && other.startsAt === state.sessions[at]!.startsAt)),
  )

/** The attended table of the house where a session is dealt. @rule nz7:4.2 nz7:4.2(a) */
export const assign = command('assign', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { session: SESSION_NUMBER, place: field.word },
  about: 'the-table',
  under: 'nz7:4.2(a)',

  decide: (state, { session: at, place: table }) => {
    const session = findSession(state, at, isWaiting)
    if (isRefusal(session)) return session
    return sharing(state, at, table) < 0
      ? [{ is: 'TableAssigned', session: at, table, under: 'nz7:4.2(a)' }]
      : refuse('nz7:4.2(a)', 'Another session is played at {table} at that time.', { table })
  },
})

/** Not before the announced time. @rule nz7:2.7 nz7:4.4 */
export const beginSession = command('begin-session', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { session: SESSION_NUMBER },
  about: 'the-table',
  under: 'nz7:4.1',

  decide: (state, { session: at }) => {
    const session = findSession(state, at, isWaiting)
    if (isRefusal(session)) return session
    if (session.startsAt > state.now)
      return refuse('nz7:2.7', 'This session was announced for later: move it first.')
    const { table } = session
    const other = state.sessions.find(each => isInPlay(each) && each.table === table)
    if (table !== undefined && other)
      return refuse('nz7:4.2(a)', 'Another session is being played at {table}.', { table })
    const seated = remaining(state, session)
    return [
      { is: 'SessionBegan', session: at, players: seated, under: 'nz7:4.4' },
      ...chipsSold(state, session, seated),
    ]
  },
})

const isCount = (held: number): boolean => Number.isSafeInteger(held) && held >= 0

/** @rule nz7:5.5 the count must include exactly the players of the session. */
const countRefused = (
  { players: all }: Session,
  expected: readonly Patron[],
  { stacks }: Result,
): Refusal | undefined => {
  const isWhole =
    expected.every(patron => Object.hasOwn(stacks, patron)) &&
    Object.keys(stacks).every(patron => all.includes(patron)) &&
    Object.values(stacks).every(isCount)
  return isWhole
    ? undefined
    : refuse('nz7:5.5', 'Count the chips of {patrons}.', { patrons: expected })
}

/**
 * A player disqualified at the table is disqualified here for the same reason.
 * @rule nz7:2.3(ac)(i)
 */
const outAtTable = (
  state: DirectorState,
  session: Session,
  { disqualified = {} }: Result,
): readonly DirectorEvent[] =>
  remaining(state, session)
    .filter(patron => Object.hasOwn(disqualified, patron))
    .map(patron => {
      const { reason, under } = disqualified[patron]!
      return { is: 'Disqualified', patron, reason, under }
    })

/** @rule nz7:5.5 nz7:5.5(a) nz7:5.5(b) */
export const sessionEnded = command('session-ended', {
  mood: 'report',
  by: [DIRECTOR],
  fields: { session: SESSION_NUMBER, result: field.internal<Result>() },
  about: 'the-table',
  under: 'nz7:5.5',
  decide: (state, { session: at, result }) => {
    const session = findSession(state, at, isInPlay)
    if (isRefusal(session)) return session
    const { stacks, bust = [], disqualified = {} } = result
    const expected = remaining(state, session).filter(p => !Object.hasOwn(disqualified, p))
    const refused = countRefused(session, expected, result)
    if (refused) return refused
    const counted: Result = {
      stacks: Object.fromEntries(expected.map(patron => [patron, stacks[patron]!])),
      ...(bust.length > 0 ? { bust: bust.filter(patron => expected.includes(patron)) } : {}),
    }
    return [...outAtTable(state, session, result), ...tallied(state, at, counted, result)]
  },
})

/** The count of a session, and what bought chips are worth. @rule nz7:5.5 nz7:5.13(b) */
export const tallied = (
  state: DirectorState,
  at: number,
  counted: Result,
  found: Result = counted,
): readonly DirectorEvent[] => [
  { is: 'SessionTallied', session: at, result: counted, under: 'nz7:5.5' },
  ...chipsExchanged(state, state.sessions[at]!, heldBy(found)),
]

const heldBy = ({ stacks, disqualified = {} }: Result): Readonly<Record<Patron, Chips>> => ({
  ...Object.fromEntries(Object.entries(stacks).map(([patron, held]) => [patron, chips(held)])),
  ...Object.fromEntries(
    Object.entries(disqualified).map(([patron, { held }]) => [patron, chips(held)]),
  ),
})
