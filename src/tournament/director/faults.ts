import { ONLY_OPERATOR } from '../../kernel/command.ts'
import { type Actor, type Patron, ranksAtLeast } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { APPLICATION, type Faults, isGameName, noTerminals } from '../session/application.ts'
import { command, DIRECTOR, SESSION_NUMBER } from './law.ts'
import { chipsRefunded } from './money.ts'
import { refund } from './s02-entry/entry.ts'
import { pending } from './s04-heats.ts'
import {
  type DirectorEvent,
  type DirectorState,
  entrants,
  hasPlayBegun,
  isInPlay,
  isPlayer,
  isWaiting,
  players,
  remaining,
  type Session,
} from './state.ts'

/** Division 7 rules 2.3(ae), 9.4 to 9.6 and 11.4 to 11.6: faults and cancellations. */

const faultsOf = ({ conditions: { game } }: DirectorState): Faults | null =>
  isGameName(game) ? APPLICATION[game].faults : null

/** Returns the price of a player's chips that no longer count. */
const priceBack = (
  state: DirectorState,
  patron: Patron,
  under: Faults['refund'],
): readonly DirectorEvent[] =>
  state.sessions
    .filter(session => isInPlay(session) && session.players.includes(patron))
    .flatMap(session => chipsRefunded(state, session, [patron], under))

/**
 * Heats of the same stage that have not begun and have a free terminal.
 * @rule nz7:9.4(b) nz7:11.4(b)
 */
const otherHeats = (state: DirectorState, patron: Patron): readonly number[] => {
  const { seats } = state.conditions.stages[state.stage]!
  return state.sessions.flatMap((session, at) => {
    const isSuitable = session.stage === state.stage && !session.playOff && isWaiting(session)
    const isFree = !session.players.includes(patron) && remaining(state, session).length < seats
    return isSuitable && isFree ? [at] : []
  })
}

/** The heat that the patron plays now or will play. */
const heatOf = ({ sessions, stage }: DirectorState, patron: Patron): number =>
  sessions.findIndex(
    session =>
      session.stage === stage &&
      (isInPlay(session) || isWaiting(session)) &&
      session.players.includes(patron),
  )

/**
 * The terminal failed, and there was no other at the table.
 * @rule nz7:9.4(b) nz7:11.4(b) ruling:715 ruling:730
 */
export const anotherHeat = command('another-heat', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patron: field.patron, to: SESSION_NUMBER },
  about: 'the-table',
  under: (state: DirectorState) => faultsOf(state)?.otherHeat ?? 'nz7:2.3(ae)',

  decide: (state, { patron, to }) => {
    const faults = faultsOf(state)
    if (!faults) return noTerminals()
    const from = heatOf(state, patron)
    const heat = state.sessions[from]
    if (!heat || heat.playOff || !isPlayer(state, patron))
      return refuse(faults.otherHeat, '{patron} plays in no heat.', { patron })
    return otherHeats(state, patron).includes(to)
      ? [
          ...chipsRefunded(state, heat, [patron], faults.refund),
          { is: 'HeatChanged', patron, from, to, under: faults.otherHeat },
        ]
      : refuse(faults.otherHeat, 'In heat {to} no terminal is free.', { to })
  },
})

/** The player waits for a lot or is in this stage. Nobody else can be affected by a fault. */
const isStillIn = ({ undrawn, drawn, sessions, stage }: DirectorState, patron: Patron): boolean =>
  [undrawn, drawn, ...sessions.filter(of => of.stage === stage).map(of => of.players)].some(
    players => players.includes(patron),
  )

const entriesRefused = (
  state: DirectorState,
  patrons: readonly Patron[],
  ground: 'terminal' | 'system',
  faults: Faults,
): Refusal | undefined => {
  const under = ground === 'terminal' ? faults.entry : faults.entries
  const isKnown =
    new Set(patrons).size === patrons.length && patrons.every(patron => isPlayer(state, patron))
  if (!isKnown || state.status !== 'running')
    return refuse(under, 'The tournament must be under way, and the players in it.')
  const out = patrons.find(patron => !isStillIn(state, patron))
  if (out !== undefined)
    return refuse(under, '{patron} is out of the tournament already.', { patron: out })
  const [heat] =
    ground === 'terminal' ? patrons.flatMap(patron => otherHeats(state, patron).slice(0, 1)) : []
  return heat === undefined
    ? undefined
    : refuse(under, 'Heat {heat} has a terminal free: move the player there.', { heat })
}

/** @rule nz7:2.4 nz7:9.4(c) nz7:9.5(b) nz7:9.6 nz7:11.4(c) nz7:11.5(b) nz7:11.6 */
export const voidEntries = command('void-entries', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { patrons: field.list(field.patron, 1, 1000), ground: field.oneOf('terminal', 'system') },
  about: 'the-table',
  under: (state: DirectorState) => faultsOf(state)?.entries ?? 'nz7:2.3(ae)',

  decide: (state, { patrons, ground }) => {
    const faults = faultsOf(state)
    if (!faults) return noTerminals()
    const under = ground === 'terminal' ? faults.entry : faults.entries
    const refused = entriesRefused(state, patrons, ground, faults)
    if (refused) return refused
    return patrons.flatMap(patron => [
      ...priceBack(state, patron, faults.refund),
      { is: 'EntryVoided', patron, under } as const,
      ...refund(state, patron, faults.refund),
    ])
  },
})

/**
 * The heat starts again with the players who were in it when the system failed, and never before
 * the time that was announced.
 * @rule nz7:2.7 nz7:9.5(a) nz7:11.5(a) nz7:3.7
 */
export const restart = command('restart', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { session: SESSION_NUMBER, out: field.optional(field.internal<readonly Patron[]>()) },
  about: 'the-table',
  under: (state: DirectorState) => faultsOf(state)?.restart ?? 'nz7:2.3(ae)',
  decide: (state, { session: at, out = [] }) => {
    const faults = faultsOf(state)
    if (!faults) return noTerminals()
    const heat = pending(state, at)
    if (isRefusal(heat)) return heat
    const { stage, playOff } = heat
    const players = remaining(state, heat).filter(patron => !out.includes(patron))
    if (players.length === 0) return refuse(faults.restart, 'Nobody was left to play it again.')
    const startsAt = Math.max(heat.startsAt, state.now)
    const purpose = heat.for ? { for: heat.for } : {}
    const again: Session = { stage, playOff, ...purpose, players, startsAt }
    const affected = heat.players.filter(patron => !out.includes(patron))
    return [
      ...chipsRefunded(state, heat, affected, faults.refund),
      { is: 'SessionVoided', session: at, under: faults.restart },
      { is: 'SessionsDrawn', sessions: [again], under: faults.restart },
    ]
  },
})

/** @rule nz7:2.3(ae) nz7:2.4(b) nz7:2.5 */
const forWantOfPlayers = (state: DirectorState): readonly DirectorEvent[] | Refusal => {
  const isOpen = state.status === 'entries-open' || state.status === 'running'
  if (!isOpen || hasPlayBegun(state))
    return refuse('nz7:2.3(ae)', 'A tournament is called off before it begins.')
  const { minPlayers = 2 } = state.conditions
  if (state.accepted >= minPlayers)
    return refuse('nz7:2.3(ae)', 'Enough players take part: {minPlayers} are needed.', {
      minPlayers,
    })
  return [
    { is: 'TournamentCancelled', ground: 'participation', under: 'nz7:2.3(ae)' },
    ...owed(state).flatMap(patron => refund(state, patron, 'nz7:2.4(b)')),
  ]
}

/** Everyone who paid and was not disqualified, also somebody who withdrew. @rule nz7:2.4(b) nz7:2.5 */
const owed = (state: DirectorState): readonly Patron[] =>
  entrants(state).flatMap(([patron, { status }]) => (status === 'disqualified' ? [] : [patron]))

/**
 * The fees of the players. If play never began, the tournament did not proceed, and those who had
 * withdrawn get theirs too.
 * @rule nz7:9.6 nz7:11.6 nz7:2.4(b)
 */
const feesBack = (state: DirectorState, under: Faults['refund']): readonly DirectorEvent[] => {
  const others = hasPlayBegun(state) ? [] : owed(state).filter(each => !isPlayer(state, each))
  return [
    ...players(state).flatMap(patron => refund(state, patron, under)),
    ...others.flatMap(patron => refund(state, patron, 'nz7:2.4(b)')),
  ]
}

/** @rule nz7:9.5(c) nz7:9.6 nz7:11.5(c) nz7:11.6 */
const forTheSystem = (state: DirectorState): readonly DirectorEvent[] | Refusal => {
  const faults = faultsOf(state)
  if (!faults) return noTerminals()
  if (state.status !== 'running')
    return refuse(
      faults.cancel,
      'Only a tournament under way can be cancelled for a failed system.',
    )
  return [
    { is: 'TournamentCancelled', ground: 'system', under: faults.cancel },
    ...state.sessions
      .filter(isInPlay)
      .flatMap(session => chipsRefunded(state, session, session.players, faults.refund)),
    ...feesBack(state, faults.refund),
  ]
}

/**
 * Only the operator may cancel for too few players. The director may cancel for a failed system.
 */
const notOperator = (by: Actor): Refusal | undefined =>
  ranksAtLeast(by, 'operator') ? undefined : refuse('nz7:2.3(ae)', ONLY_OPERATOR)

export const cancel = command('cancel', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { ground: field.oneOf('participation', 'system') },
  about: 'the-table',
  under: 'nz7:2.3(ae)',

  decide: (state, { by, ground }) =>
    ground === 'system' ? forTheSystem(state) : (notOperator(by) ?? forWantOfPlayers(state)),
})
