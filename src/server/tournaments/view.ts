import type { Patron, Viewer } from '../../kernel/people.ts'
import type { SessionShown, TournamentShown } from '../../protocol/shown.ts'
import { entryOf } from '../../tournament/director/state.ts'
import { viewDirector } from '../../tournament/director/view/director-view.ts'
import type {
  ShownAction,
  Standing,
  TournamentLine,
  TournamentView,
} from '../../tournament/director/view/tournament-view.ts'
import { countsOf, latest, shownTo } from '../../tournament/director/view/window.ts'
import { UNSHARED, type WatchTarget } from '../broadcast/watch-target.ts'
import type { Principal } from '../identity/principal.ts'
import type { DirectorHost } from './cashier.ts'
import { dependsAtTable, tablesFor } from './floor-checks.ts'
import { isOfHouse } from './house-players.ts'
import {
  type AttendedSession,
  dealingAt,
  deskOfSession,
  type Floors,
} from './sessions/attended-session.ts'
import type { SessionHost } from './sessions/session-dealer.ts'
import type { Planned } from './tournament-book.ts'

/** Views of tournaments: one line each, one in full, and the tables of its sessions. */

interface StepDeadline {
  readonly until: number | null
}

/** The table of a session, in play or over. */
export interface ShownSession {
  readonly id: string
  readonly session: number
  readonly host: Pick<SessionHost, 'seq' | 'state' | 'game'>
  readonly croupier: StepDeadline
  readonly attended?: AttendedSession
}

/** A tournament, in progress or read again from its logs. */
export interface ShownTournament {
  readonly id: string
  readonly host: Pick<DirectorHost, 'seq' | 'state'>
  readonly sessions: ReadonlyMap<number, ShownSession>
  readonly croupier: StepDeadline
  readonly planned: () => Planned
  /** Undefined once the tournament is only in the logs. */
  readonly floors?: Floors
}

export const lineOf = ({ id, host }: ShownTournament): TournamentLine => {
  const { conditions, status, stage, placings } = host.state
  return {
    id,
    name: conditions.name,
    game: conditions.game,
    status,
    stage: conditions.stages[stage]?.name ?? '',
    taken: host.state.accepted,
    most: conditions.maxPlayers ?? null,
    fee: conditions.entryFee,
    prizes: conditions.prizes.reduce((sum, prize) => sum + ('money' in prize ? prize.money : 0), 0),
    champion: placings.find(({ place }) => place === 1)?.patron ?? null,
  }
}

const standingOf = ({ id, session, host }: ShownSession): Standing => {
  const view = host.game.view(host.state, { role: 'rail' })
  return {
    session,
    table: id,
    status: view.status,
    turn: view.turn,
    silent: view.silent,
    indicator: view.indicator,
    clock: view.clock,
    players: view.players.map(({ patron, seat, chips, status, why, card, offline, done }) => ({
      patron,
      seat,
      chips,
      status,
      why,
      card,
      offline,
      done,
    })),
    limits: view.limits,
    marker: view.marker,
  }
}

/** Directors have the same view as the house. */
const viewerOf = (principal: Principal, isIn: (patron: Patron) => boolean): Viewer => {
  if (principal.is === 'staff' || principal.is === 'tournament-director') return { role: 'dealer' }
  return principal.is === 'guest' && isIn(principal.patron)
    ? { role: 'patron', patron: principal.patron }
    : { role: 'rail' }
}

/** A player of the house who goes is replaced by the next. */
const isFilled = ({ does, patron }: ShownAction): boolean =>
  does === 'EntryAccepted' && patron !== undefined && isOfHouse(patron)

export const watchedTournament = (tournament: ShownTournament): WatchTarget => {
  const { host, sessions, croupier } = tournament
  const tables = () => [...sessions.values()]
  return {
    ...UNSHARED,
    moment: () => `${host.seq} ${latest(tables()).map(table => table.host.seq)}`,
    viewer: principal => viewerOf(principal, patron => entryOf(host.state, patron) !== undefined),
    look: () => {
      const { seq, state } = host
      const { until } = croupier
      const { run, tables: dealt = 'virtual' } = tournament.planned()
      const standings = latest(tables()).map(standingOf)
      const common = { run, tables: dealt, standings, ...countsOf(state) }
      return viewer => {
        const { entries: _, undrawn: __, ...whole } = viewDirector(state, viewer)
        const shown = shownTo(state, viewer)
        const actions = shown.actions
          ?.filter(action => !isFilled(action))
          .map(action => ({
            ...action,
            mayUndo: action.mayUndo && !dependsAtTable(tournament, action.id),
          }))
        const isHouse = viewer.role === 'dealer'
        const view: TournamentView = {
          ...whole,
          ...common,
          ...shown,
          actions: actions ?? null,
          places: isHouse && tournament.floors ? tablesFor(state, tournament.floors) : null,
        }
        const all: TournamentShown = { is: 'tournament', seq, until, dealer: 'virtual', view }
        return [all]
      }
    },
  }
}

export const watchedSession = ({ id }: ShownTournament, table: ShownSession): WatchTarget => {
  const { host, croupier, attended } = table
  return {
    ...UNSHARED,
    moment: () => `${host.seq} ${attended ? attended.floors.log.seq : ''}`,
    viewer: principal =>
      viewerOf(principal, patron => host.state.players.some(each => each.patron === patron)),
    look: () => {
      const { seq, state, game } = host
      const common = {
        is: 'session',
        seq,
        until: croupier.until,
        dealer: attended ? dealingAt(attended.floors, attended.at).is : 'virtual',
        tournament: id,
      } as const
      return viewer => {
        const whole: SessionShown = {
          ...common,
          view: game.view(state, viewer),
          ...(viewer.role === 'dealer' && attended && { desk: deskOfSession(attended) }),
        }
        return [whole]
      }
    },
  }
}
