import type { Authority } from '../kernel/authority.ts'
import type { Patron } from '../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusal.ts'
import type { Move } from '../kernel/settle.ts'
import {
  type DirectorEvent,
  type DirectorState,
  isPlayer,
  type Law,
  players,
  type Session,
} from './director-state.ts'
import { DIRECTOR, needs, refund, systemUnder } from './entry.ts'
import { awards } from './prizes.ts'
import { progress, type Result, ranked, rankFinal, scores, tieOfBust } from './ranking.ts'

/** Division 7 sections 4 and 5: seats by lot, sessions as they end, and who goes on. */

export const begin: Law<'begin'> = (state, { by }) => {
  const refused = needs(by, 'operator', 'nz7:2.3(ad)(i)')
  if (refused) return refused
  if (state.status !== 'entries-open') return refuse('nz7:2.2', 'Entries are not open.')
  const { minPlayers = 2 } = state.conditions
  const all = players(state)
  return all.length >= minPlayers
    ? [{ is: 'StageOpened', stage: 0, players: all, under: 'nz7:2.3(ad)(i)' }]
    : refuse('nz7:2.2(v)', '{minPlayers} players are needed.', { minPlayers })
}

/** Tables of even size: the lots are dealt round them like cards. @rule nz7:2.3(ad) nz7:2.3(ad)(ii) nz7:4.2(a) nz7:4.2(b) */
export const seatedByLot = (
  order: readonly Patron[],
  seats: number,
): readonly (readonly Patron[])[] => {
  const tables = Math.ceil(order.length / seats)
  return Array.from({ length: tables }, (_, table) => order.filter((_, i) => i % tables === table))
}

export const lot: Law<'lot'> = (state, { by, number }) => {
  if (by.role !== 'chance') return needs(by, DIRECTOR, 'nz7:2.3(ad)') ?? drawn(state, number)
  return drawn(state, number)
}

const drawn = (state: DirectorState, number: number): readonly DirectorEvent[] | Refusal => {
  const patron = state.undrawn[number]
  if (patron === undefined)
    return refuse('nz7:2.3(ad)', 'There is no lot {number} to draw.', { number })
  const drew: DirectorEvent = { is: 'LotDrawn', patron, under: 'nz7:2.3(ad)(ii)' }
  if (state.undrawn.length > 1) return [drew]
  const { stage, conditions, now } = state
  const order = [...state.drawn, patron].filter(each => isPlayer(state, each))
  const startsAt = Math.max(now, conditions.playStart)
  const sessions = seatedByLot(order, conditions.stages[stage]!.seats).map(
    (seated): Session => ({ stage, playOff: false, players: seated, startsAt }),
  )
  return [drew, { is: 'SessionsDrawn', sessions, under: 'nz7:2.3(ad)(i)' }]
}

/** A quarter of an hour is reasonable notice. @rule nz7:2.7 */
const NOTICE = 15 * 60 * 1000

const pending = (state: DirectorState, at: number): Session | Refusal => {
  const session = state.sessions[at]
  return session && !session.result && !session.isVoid
    ? session
    : refuse('nz7:1.1/session', 'There is no session {at} to be played.', { at })
}

export const reschedule: Law<'reschedule'> = (state, { by, session, at }) => {
  const found = needs(by, DIRECTOR, 'nz7:2.7') ?? pending(state, session)
  if (isRefusal(found)) return found
  return at >= state.now + NOTICE
    ? [{ is: 'SessionMoved', session, at, under: 'nz7:2.7' }]
    : refuse('nz7:2.7', 'Players need a quarter of an hour of notice.')
}

/** @rule nz7:5.5 nz7:5.5(a) nz7:5.5(b) every player of the session is counted, and nobody else. */
export const sessionEnded: Law<'session-ended'> = (state, { by, session: at, result }) => {
  const found = needs(by, DIRECTOR, 'nz7:5.5') ?? pending(state, at)
  if (isRefusal(found)) return found
  const expected = found.players.filter(patron => isPlayer(state, patron))
  const counted = Object.keys(result.stacks)
  const isWhole =
    counted.length === expected.length && expected.every(p => Object.hasOwn(result.stacks, p))
  if (!isWhole) return refuse('nz7:5.5', 'Count the chips of {all}.', { all: expected.join(', ') })
  const tallied: DirectorEvent = { is: 'SessionTallied', session: at, result, under: 'nz7:5.5' }
  const sessions = state.sessions.with(at, { ...found, result })
  return [tallied, ...follows({ ...state, sessions })]
}

const held = (state: DirectorState, { result }: Session): Result => {
  const { stacks, bust } = result!
  const stay = Object.entries(stacks).filter(([patron]) => isPlayer(state, patron))
  return { stacks: Object.fromEntries(stay), ...(bust ? { bust } : {}) }
}

/** What a stage leads to, once all of its sessions are counted. */
export const follows = (state: DirectorState): readonly DirectorEvent[] => {
  const here = state.sessions.filter(({ stage, isVoid }) => stage === state.stage && !isVoid)
  if (here.length === 0 || here.some(({ result }) => !result)) return []
  const heats = here.filter(({ playOff }) => !playOff).map(each => held(state, each))
  const playOffs = here.filter(({ playOff }) => playOff).map(each => held(state, each))
  const { progression } = state.conditions.stages[state.stage]!
  if (!progression) return decided(state, heats, playOffs)
  const tables = heats.map(heat => scores(heat, playOffs))
  const under = tables
    .map(table => tieOfBust(ranked(table), [...heats, ...playOffs]))
    .find(tie => tie !== undefined)
  if (under) return [playOffOf(state, under, 'those who went under together', 'nz7:3.8')]
  const next = progress(tables, progression)
  return 'playOff' in next
    ? [playOffOf(state, next.playOff, 'progress', 'nz7:5.6')]
    : goOn(state, next.qualified, null, 'nz7:5.8')
}

const goOn = (
  { stage }: DirectorState,
  patrons: readonly Patron[],
  term: string | null,
  under: Authority,
): readonly DirectorEvent[] => [
  { is: 'Qualified', patrons, term, under },
  { is: 'StageOpened', stage: stage + 1, players: patrons, under: 'nz7:5.8' },
]

/** @rule nz7:1.1/play-off nz7:3.8 */
const playOffOf = (
  { stage, now }: DirectorState,
  tied: readonly Patron[],
  about: string,
  under: Authority,
): DirectorEvent => ({
  is: 'PlayOffCalled',
  session: { stage, playOff: true, players: tied, startsAt: now },
  for: about,
  under,
})

/** @rule nz7:5.9 nz7:5.10 nz7:5.12 */
const decided = (
  state: DirectorState,
  heats: readonly Result[],
  playOffs: readonly Result[],
): readonly DirectorEvent[] => {
  const bust = heats.flatMap(heat => heat.bust ?? [])
  const final: Result = {
    stacks: Object.assign({}, ...heats.map(({ stacks }) => stacks)),
    ...(bust.length > 0 ? { bust } : {}),
  }
  const { prizes } = state.conditions
  const ends = rankFinal(final, playOffs, prizes.length > 1)
  if ('playOff' in ends) return [playOffOf(state, ends.playOff, ends.for, 'nz7:5.10')]
  const won = awards(ends.placings, prizes)
  const moves = won
    .filter(({ money }) => money > 0)
    .map(
      ({ patron, money, under }): Move => ({
        from: 'bank',
        to: `stack:${patron}`,
        chips: money,
        kind: 'value',
        under,
      }),
    )
  return [
    { is: 'TournamentDecided', placings: ends.placings, awards: won, moves, under: 'nz7:5.9' },
  ]
}

/** More or fewer go on only by terms that everybody had in writing. @rule nz7:5.7 nz7:5.7(a) nz7:5.7(b) */
export const advance: Law<'advance'> = (state, { by, patrons, term }) => {
  const refused = needs(by, 'operator', 'nz7:5.7')
  if (refused) return refused
  if (!state.conditions.discretion?.includes(term))
    return refuse('nz7:5.7(a)', 'No such term was notified before entry.')
  const isLast = state.conditions.stages[state.stage]?.progression === undefined
  const here = state.sessions.filter(
    ({ stage, playOff, isVoid }) => stage === state.stage && !playOff && !isVoid,
  )
  const played = here.flatMap(({ result }) => Object.keys(result?.stacks ?? {}))
  if (isLast || here.length === 0 || here.some(({ result }) => !result))
    return refuse('nz7:5.7(b)', 'The sessions of this stage are not over.')
  const isOne = patrons.length > 0 && new Set(patrons).size === patrons.length
  return isOne && patrons.every(patron => played.includes(patron) && isPlayer(state, patron))
    ? goOn(state, patrons, term, 'nz7:5.7(b)')
    : refuse('nz7:5.8', 'Only players of this stage go on to the next.')
}

/** @rule nz7:9.5(b) nz7:9.6 nz7:11.5(b) nz7:11.6 */
export const voidEntries: Law<'void-entries'> = (state, { by, patrons }) => {
  const refused = needs(by, DIRECTOR, 'nz7:9.5(b)')
  if (refused) return refused
  const electronic = systemUnder(state)
  if (!electronic) return refuse('nz7:9.5(b)', 'Entries are void only where terminals failed.')
  const isKnown = patrons.length > 0 && patrons.every(patron => isPlayer(state, patron))
  if (!isKnown || state.status !== 'running')
    return refuse(electronic.entries, 'Name players of a tournament under way.')
  return patrons.flatMap(patron => [
    { is: 'EntryVoided', patron, under: electronic.entries } as const,
    ...refund(state, patron, electronic.refund),
  ])
}

/** The heat is played anew, by those who are still in it. @rule nz7:9.5(a) nz7:11.5(a) */
export const restart: Law<'restart'> = (state, { by, session: at }) => {
  const found = needs(by, DIRECTOR, 'nz7:9.5(a)') ?? pending(state, at)
  if (isRefusal(found)) return found
  const electronic = systemUnder(state)
  if (!electronic) return refuse('nz7:9.5(a)', 'Heats begin anew only where the system failed.')
  const remaining = found.players.filter(patron => isPlayer(state, patron))
  const again: Session = { ...found, players: remaining, startsAt: state.now }
  return [
    { is: 'SessionVoided', session: at, under: electronic.restart },
    { is: 'SessionsDrawn', sessions: [again], under: electronic.restart },
  ]
}
