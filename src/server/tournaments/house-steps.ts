import type { Duty } from '../../dealing/duty.ts'
import type { Command } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import {
  type DirectorState,
  entryOf,
  isInPlay,
  isWaiting,
  remaining,
  type Session,
} from '../../tournament/director/state.ts'
import type { Seals } from '../chance/sealed-secrets.ts'
import { drawnAt, type Step } from '../desk/steps.ts'
import type { Pace } from '../floor/virtual-dealer.ts'
import type { DirectorHost } from './cashier.ts'
import { isOfHouse, nextHousePlayer } from './house-players.ts'
import type { SessionTable } from './sessions/session-table.ts'
import type { Planned } from './tournament-book.ts'

/**
 * The house's own steps in a tournament: always lots and counts, and every step if the house
 * directs.
 */

/** A large field takes about as many steps as one of this size, from its entries to its counts. */
const STEPS = 50

/** How many house players of a field act in one step. */
export const atOnce = (players: number): number => Math.max(1, Math.floor(players / STEPS))

/**
 * A demonstration takes entries for four betting times, and leaves time to look at the draw. A field of
 * thousands has as many lots and hundreds of sessions, so its steps follow one another faster.
 */
export const courseOf = ({ bets, step }: Pace, players: number): Pace => ({
  bets: bets * 4,
  patron: bets / 2,
  step: step / Math.max(1, players / STEPS),
})

interface Course {
  readonly host: DirectorHost
  readonly seals: Seals
  readonly planned: Planned
  readonly now: () => number
}

interface Next {
  readonly command: DirectorCommand
  readonly after: Duty['after']
}

const HOUSE: Actor = { role: 'staff', rank: 'operator', name: 'house' }

const next = (command: DirectorCommand, after: Duty['after'] = 'step'): Next => ({ command, after })

/**
 * Whether a player's heat is void, and the director has not decided about the entry.
 * @rule nz7:9.4(b) nz7:11.4(b)
 */
const isInDoubt = (state: DirectorState, session: Session, { host }: SessionTable): boolean =>
  host.state.players.some(
    ({ patron, status }) => status === 'void' && remaining(state, session).includes(patron),
  )

/** Passes a table's count on to the director. @rule nz7:5.5 */
const counted = (
  state: DirectorState,
  tables: ReadonlyMap<number, SessionTable>,
): Next | undefined => {
  const session = state.sessions.findIndex((each, at) => {
    const table = isInPlay(each) ? tables.get(at) : undefined
    return table?.host.state.status === 'tallied' && !isInDoubt(state, each, table)
  })
  const result = tables.get(session)?.host.state.result
  return result ? next({ by: HOUSE, does: 'session-ended', session, result }) : undefined
}

/** Gives every applicant the conditions to read, and admits players of the house. @rule nz7:2.6 */
const applications = (state: DirectorState, { run }: Planned): Next | undefined => {
  const { pending } = state
  const applied = pending.find(each => entryOf(state, each)?.status === 'applied')
  if (applied !== undefined) return next({ by: HOUSE, does: 'notify', patron: applied })
  const patron = pending.find(each => run === 'house' || isOfHouse(each))
  if (patron === undefined) return undefined
  const { maxPlayers } = state.conditions
  return maxPlayers !== undefined && state.accepted >= maxPlayers
    ? next({ by: HOUSE, does: 'refuse-entry', patron, reason: 'All places are taken.' })
    : next({ by: HOUSE, does: 'accept', patron })
}

/** Fills empty places one by one. If the house directs, people come first. @rule nz7:2.2(v) */
const filling = (state: DirectorState, { fill, run, conditions }: Planned): Next | undefined => {
  if (state.accepted >= (fill ?? 0)) return undefined
  const hasEntered = (each: Patron): boolean => entryOf(state, each) !== undefined
  const patron = nextHousePlayer(hasEntered, state.entered)
  const form = Object.fromEntries(conditions.entryForm.map(field => [field, patron]))
  const waits = run === 'house' && patron === nextHousePlayer(() => false, 0)
  return next({ by: { role: 'patron', patron }, does: 'apply', form }, waits ? 'bets' : 'step')
}

const entries = (state: DirectorState, planned: Planned): Next | undefined =>
  applications(state, planned) ??
  filling(state, planned) ??
  (planned.run === 'house' ? next({ by: HOUSE, does: 'begin' }, 'patron') : undefined)

/** Begins sessions when their time comes. @rule nz7:2.7 */
const sessions = (state: DirectorState, now: number): Next | undefined => {
  const session = state.sessions.findIndex(isWaiting)
  if (session < 0) return undefined
  const { startsAt } = state.sessions[session]!
  if (startsAt > now) return undefined
  if (startsAt > state.now) return next({ by: { role: 'clock' }, does: 'time', at: now })
  const isFirst = !state.sessions.some(each => each.stage === state.stage && each.begun)
  return next({ by: HOUSE, does: 'begin-session', session }, isFirst ? 'patron' : 'step')
}

/** A session with a single drawn player is won when its time comes. @rule ruling:732 */
const unplayed = (state: DirectorState, now: number): Next | undefined => {
  const isDue = state.sessions.some(
    session =>
      isWaiting(session) &&
      session.startsAt <= now &&
      session.startsAt > state.now &&
      remaining(state, session).length <= 1,
  )
  return isDue && state.status === 'running'
    ? next({ by: { role: 'clock' }, does: 'time', at: now })
    : undefined
}

/**
 * A prize that several have won goes to the first of them: players of the house always agree.
 * @rule ruling:708
 */
const sharing = ({ awards }: DirectorState): Next | undefined => {
  const shared = awards.find(({ sharedItems }) => sharedItems.length > 0)
  if (!shared) return undefined
  const { place, patron, sharedItems } = shared
  const how = { to: patron }
  return next({ by: HOUSE, does: 'share-item', place, item: sharedItems[0]!, how })
}

const directed = (state: DirectorState, now: number): Next | undefined => {
  switch (state.status) {
    case 'draft':
      return next({ by: HOUSE, does: 'open-entries' })
    case 'running':
      return sessions(state, now)
    case 'completed':
      return sharing(state)
    default:
      return undefined
  }
}

const nextIn = (
  { host, planned, now }: Course,
  tables: ReadonlyMap<number, SessionTable>,
): Next | undefined => {
  const { state } = host
  if (state.status === 'entries-open') return entries(state, planned)
  const tallied = state.status === 'running' ? counted(state, tables) : undefined
  return (
    tallied ??
    unplayed(state, now()) ??
    (planned.run === 'house' ? directed(state, now()) : undefined)
  )
}

export const directorStep = (
  course: Course,
  { sessions: tables }: { readonly sessions: ReadonlyMap<number, SessionTable> },
): Step | undefined => {
  const { host, seals } = course
  const { ask } = host
  if (ask) return drawnAt({ host, seals }, ask)
  const due = nextIn(course, tables)
  if (!due) return undefined
  const command = due.command as Command & { readonly session?: number; readonly patron?: string }
  const { does, session, patron } = command
  return {
    key: `${does} ${session ?? ''} ${patron ?? (command.by.role === 'patron' ? command.by.patron : '')}`,
    does,
    after: due.after,
    of: 'operator',
    says: () => ({ command, note: {} }),
  }
}
