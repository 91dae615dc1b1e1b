import type { Patron } from '../../../kernel/people.ts'
import { isPlayer } from '../../../tournament/director/state.ts'
import { termsOf } from '../../../tournament/director/terms.ts'
import { APPLICATION } from '../../../tournament/session/application.ts'
import { shoe, wheel } from '../../../tournament/session/tables.ts'
import { sealsOf } from '../../chance/sealed-secrets.ts'
import type { FloorPorts } from '../../floor/floor.ts'
import { Croupier } from '../../floor/virtual-dealer.ts'
import { Host } from '../../log/log-writer.ts'
import type { CageHost } from '../../money/cashier.ts'
import { numbersFrom } from '../../randomness.ts'
import type { DirectorHost } from '../cashier.ts'
import { atOnce } from '../house-steps.ts'
import type { Planned } from '../tournament-book.ts'
import { type AttendedSession, dealingAt, type House } from './attended-session.ts'
import { revealed, type SessionHost, sessionStep } from './session-dealer.ts'

/** The table of a session: its log, and its dealer. */
export interface SessionTable {
  readonly id: string
  /** Index of the session in the tournament. */
  readonly session: number
  readonly host: SessionHost
  readonly croupier: Croupier
  /** Set if people deal the session. */
  readonly attended?: AttendedSession
}

export interface SessionHouse extends House {
  readonly id: string
  readonly cage: CageHost
  readonly ports: FloorPorts
  /** Its setup, with later changes. */
  readonly planned: () => Planned
}

interface OwningTournament {
  readonly id: string
  readonly host: DirectorHost
  readonly planned: () => Planned
}

/**
 * The director's state of a session during play. Its dealer asks before every step whether each player
 * still is one, so players are looked up only after entries have changed.
 */
const standingOf = (host: DirectorHost, session: number) => {
  const players = new Set<Patron>()
  let { entries } = host.state
  return {
    isOff: () => host.state.status === 'cancelled' || host.state.sessions[session]!.isVoid === true,
    isPlayer: (patron: Patron): boolean => {
      if (entries !== host.state.entries) {
        entries = host.state.entries
        players.clear()
      }
      if (!players.has(patron) && isPlayer(host.state, patron)) players.add(patron)
      return players.has(patron)
    },
  }
}

/** Opens the table of a session. `counted` is called once its chips are counted. */
export const openSessionTable = async (
  of: OwningTournament,
  { ports, usages, floors }: SessionHouse,
  session: number,
  counted: () => void,
): Promise<SessionTable> => {
  const { pace, now, random, time, fault } = ports
  const { state } = of.host
  const id = `${of.id}-session-${session + 1}`
  const terms = termsOf(state, session)
  const isWheel = APPLICATION[terms.game].table === 'roulette'
  const room = isWheel ? wheel : shoe
  const at = state.sessions[session]!.table
  const seals = at === undefined ? sealsOf(id, ports.key, false, random) : undefined
  const host = (await Host.open(ports, {
    log: id,
    name: `session/${isWheel ? 'roulette' : 'baccarat'}`,
    game: room.game as SessionHost['game'],
    config: room.config(terms) as never,
    ...(seals ? { seals } : { attended: true }),
    ...(seals && isWheel && { first: { seals: seals.seal(1, 0) } }),
    followers: [usages.sessionFollowerOf(id)],
  })) as SessionHost
  const isDirected = of.planned().run === 'director'
  const announced = isDirected ? terms.timeToAct?.seconds : undefined
  const seconds = announced ?? Math.max(1, Math.round(pace.bets / 1000))
  const standing = standingOf(of.host, session)
  const below = numbersFrom(random)
  const together = atOnce(state.accepted)
  const isDealt = () => at === undefined || dealingAt(floors, at).is === 'person'
  const step = () =>
    sessionStep({ host, seals, seconds, now, below, together, isDealt, isDirected, ...standing })
  const croupier = new Croupier({
    host,
    step,
    attendance: () => (seals ? 'deals' : 'stands-by'),
    pace: { ...pace, patron: announced === undefined ? pace.bets : announced * 1000 },
    now,
    time,
    fault,
  })
  host.follow(() => {
    if (seals) void revealed(host, seals)
    if (host.state.status === 'tallied') counted()
  })
  if (seals) {
    await revealed(host, seals)
    host.onResume(() => void revealed(host, seals))
  }
  if (at === undefined) return { id, session, host, croupier }
  floors.log.follow(() => croupier.look())
  return { id, session, host, croupier, attended: { host, step, at, floors } }
}
