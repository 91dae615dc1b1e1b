import { isWaiting } from '../../../../../tournament/director/state.ts'
import type { TournamentView } from '../../../../../tournament/director/view/tournament-view.ts'
import type { Faults } from '../../../../../tournament/session/application.ts'
import { BREACHES } from '../../../../../tournament/session/state.ts'
import type { Contest } from '../../../../client/session-table.ts'
import { type Decision, type Field, option } from './decision.ts'

/** The decisions that the state of a session allows. */

const reason: Field = { is: 'reason', name: 'reason' }

type Fields = readonly Field[]

const playing = ({ players }: Contest): readonly string[] =>
  players.filter(({ status }) => status === 'active').map(({ patron }) => patron)

const one = (of: readonly string[], name = 'patron'): Field => ({
  is: 'one',
  name,
  of: of.map(each => option(each)),
})

/** The director's presence, the clock and the limits. @rule nz7:3.9 nz7:4.1 nz7:4.13 */
const conducting = (session: Contest): readonly Decision[] => {
  const { interrupted, paused, terminals, limits } = session
  const isAway = paused && interrupted === null
  const usual = String(session.timer ?? 30)
  // biome-ignore format: a table
  return [
    ...(interrupted ? [{ does: 'resume', under: 'nz7:4.6', who: 'director', fields: [], isNext: true } as const] : []),
    isAway
      ? { does: 'come-back', under: 'nz7:4.1', who: 'director', fields: [], isNext: true }
      : { does: 'go-away', under: 'nz7:4.1', who: 'director', fields: [] },
    ...(limits.next ? [{ does: 'keep-limits', under: 'nz7:4.13', who: 'director', fields: [] } as const] : []),
    ...(terminals ? [] : [{ does: 'bet-timer', under: 'nz7:3.9', who: 'director', fields: [{ is: 'number', name: 'seconds', usual }] } as const]),
    ...(interrupted ? [] : [{ does: 'interrupt', under: 'nz7:4.6', who: 'director', fields: [reason], with: { ground: 'recess' } } as const]),
  ]
}

/** Until the count. At terminals nobody has to wager. @rule nz7:2.3(ac)(i) nz7:3.5 nz7:4.10 */
const expelling = (session: Contest, told: (clause: string) => string): readonly Decision[] => {
  const all = playing(session)
  const breaches = BREACHES.filter(id => !(session.terminals && id === 'nz7:3.5'))
  const ground: Field = { is: 'one', name: 'ground', of: breaches.map(id => option(id, told(id))) }
  const fields = [one(all), ground, reason]
  return all.length === 0
    ? []
    : [{ does: 'disqualify', under: 'nz7:2.3(ac)(i)', who: 'director', fields }]
}

/** Decisions about what players did. @rule nz7:4.3 nz7:4.6 */
const judging = (session: Contest): readonly Decision[] => {
  const all = playing(session)
  // biome-ignore format: a table
  return all.length === 0 ? [] : [
    { does: 'ask-name', under: 'nz7:4.3', who: 'director', fields: [one(all)] },
    { does: 'excuse', under: 'nz7:4.6', who: 'director', fields: [one(all), reason] },
  ]
}

export const sessionDecisions = (
  session: Contest,
  told: (clause: string) => string,
): readonly Decision[] => {
  if (session.status === 'over') return expelling(session, told)
  if (session.status !== 'running') return []
  return [...conducting(session), ...judging(session), ...expelling(session, told)]
}

/** The failure of a terminal or of the terminal system. @rule nz7:9.4 nz7:9.5 nz7:11.4 nz7:11.5 */
export const failing = (session: Contest, faults: Faults): readonly Decision[] => {
  const seats = session.players
    .filter(({ seat, status }) => status === 'active' && !session.faults.includes(seat))
    .map(({ seat, patron }) => option(String(seat), `${seat}: ${patron}`))
  const seat: Fields = [{ is: 'one', name: 'seat', of: seats }]
  // biome-ignore format: a table
  return session.status === 'running' ? [
    ...(seats.length > 0 ? [{ does: 'terminal-fails', under: faults.terminal, who: 'director', fields: seat } as const] : []),
    ...(session.interrupted ? [] : [{ does: 'interrupt-malfunction', under: faults.terminal, who: 'director', fields: [reason] } as const]),
    { does: 'break-off', under: faults.system, who: 'director', fields: [reason] },
  ] : []
}

/** A remedy, and whether it can be offered. */
export interface Remedy {
  readonly decision: Decision
  readonly isOffered: boolean
  /** True if the tournament decides it, not the table. */
  readonly isOfTournament?: true
}

/** Waiting heats of the same stage with a free terminal. @rule nz7:9.4(b) nz7:11.4(b) */
const otherHeats = (view: TournamentView, patron: string): readonly number[] => {
  const { seats } = view.conditions.stages[view.stage]!
  return view.sessions.flatMap(({ at, ...heat }) => {
    const isFree = !heat.players.includes(patron) && heat.players.length < seats
    return heat.stage === view.stage && !heat.playOff && isWaiting(heat) && isFree ? [at] : []
  })
}

/**
 * Repair first, then (a), (b), (c), each only if the one before is impossible.
 * @rule nz7:9.4 nz7:9.4(a) nz7:9.4(b) nz7:9.4(c) nz7:11.4(a) nz7:11.4(b) nz7:11.4(c)
 */
export const remediesFor = (
  { patron, seat }: Contest['players'][number],
  session: Contest,
  view: TournamentView,
  faults: Faults,
): readonly Remedy[] => {
  const free = session.table.seats
    .filter(place => place.patron === null && !session.faults.includes(place.seat))
    .map(place => option(String(place.seat)))
  const heats = otherHeats(view, patron)
  const heat: Field = {
    is: 'one',
    name: 'heat',
    of: heats.map(at => option(String(at), `${at + 1}`)),
  }
  const now = session.table.round + 1
  const rounds = [now, now - 1].filter(each => each > 0).map(each => option(String(each)))
  const balance: Fields = [
    { is: 'one', name: 'round', of: rounds },
    { is: 'one', name: 'way', of: [option('credit'), option('debit')] },
    { is: 'money', name: 'chips' },
    reason,
  ]
  const hasFree = free.length > 0
  // biome-ignore format: a table
  return [
    { decision: { does: 'terminal-works', under: faults.terminal, who: 'director', fields: [], with: { seat } }, isOffered: true },
    { decision: { does: 'correct-balance', under: faults.terminal, who: 'director', fields: balance, with: { patron } }, isOffered: true },
    { decision: { does: 'move-terminal', under: faults.freeTerminal, who: 'director', fields: [{ is: 'one', name: 'to-seat', of: free }], with: { patron } }, isOffered: hasFree },
    { decision: { does: 'another-heat', under: faults.otherHeat, who: 'director', fields: [heat], with: { patron } }, isOffered: !hasFree && heats.length > 0, isOfTournament: true },
    { decision: { does: 'void-entry', under: faults.entry, who: 'director', fields: [], with: { patrons: [patron], ground: 'terminal' } }, isOffered: !hasFree && heats.length === 0, isOfTournament: true },
  ]
}
