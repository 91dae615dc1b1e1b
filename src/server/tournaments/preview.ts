import type { Command, Event } from '../../kernel/game.ts'
import { isWalkIn, type Patron } from '../../kernel/people.ts'
import { isRefusal, type Refusal } from '../../kernel/refusal.ts'
import { decodeCommand } from '../../protocol/command-message.ts'
import type { RefusedOnWire } from '../../protocol/wire.ts'
import { refusedAs } from '../../protocol/wire-refusal.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { director } from '../../tournament/director/director.ts'
import { paymentsOf } from '../../tournament/director/money.ts'
import { countedBefore } from '../../tournament/director/s05-results/counts.ts'
import { type DirectorEvent, type DirectorState, entryOf } from '../../tournament/director/state.ts'
import { mayUndo } from '../../tournament/director/undo/undo.ts'
import type { Consequence, Consequences } from '../../tournament/director/view/tournament-view.ts'
import { commandFrom } from '../floor/dispatch.ts'
import { roleOf, type SignedIn } from '../identity/principal.ts'
import { refusedOnFloor } from './floor-checks.ts'
import { nextHousePlayers } from './house-players.ts'
import type { SessionTable } from './sessions/session-table.ts'
import { speaker } from './speakers.ts'
import type { Tournament } from './tournament.ts'
import { type Planned, tooMany } from './tournament-book.ts'

/** What would follow from a director's command, before anybody confirms it. */

/** The most names to list. */
const NAMED = 8

type Any = Event & {
  readonly patron?: Patron
  readonly patrons?: readonly Patron[]
  readonly players?: readonly Patron[]
  readonly session?: number | { readonly players: readonly Patron[] }
  readonly at?: number
  readonly table?: string
  readonly seats?: readonly (readonly [number, readonly Patron[]])[]
  readonly placings?: readonly { readonly patron: Patron }[]
}

const namesIn = (event: Any): readonly Patron[] => {
  if (event.patron !== undefined) return [event.patron]
  if (typeof event.session === 'object') return event.session.players
  if (event.seats) return event.seats.flatMap(([, seated]) => seated)
  const placed = event.placings?.map(({ patron }) => patron)
  return event.patrons ?? event.players ?? placed ?? []
}

/** Fees and prizes in a director's event, or chips that move at a table. */
const chipsIn = (event: Any): number =>
  'moves' in event
    ? paymentsOf(event as Event as DirectorEvent).reduce((all, { chips }) => all + chips, 0)
    : 0

const consequence = (event: Any): Consequence => ({
  is: event.is,
  patrons: namesIn(event),
  count: namesIn(event).length,
  session: typeof event.session === 'number' ? event.session : null,
  chips: chipsIn(event),
  at: event.is === 'SessionMoved' ? (event.at ?? null) : null,
  table: event.table ?? null,
  under: event.under,
})

/** Groups consecutive events of one kind. */
const grouped = (events: readonly Event[]): readonly Consequence[] => {
  const lines: Consequence[] = []
  for (const event of events) {
    const next = consequence(event as Any)
    const last = lines.at(-1)
    if (last?.is !== next.is || last.session !== next.session) lines.push(next)
    else
      lines[lines.length - 1] = {
        ...last,
        patrons: [...last.patrons, ...next.patrons],
        count: last.count + next.count,
        chips: last.chips + next.chips,
      }
  }
  return lines.map(line => ({ ...line, patrons: line.patrons.slice(0, NAMED) }))
}

/** How many players would get a notice. Patrons without an account have no page to read it. */
const toldIn = ({ entries: before }: DirectorState, { entries: after }: DirectorState): number =>
  after.reduce((sum, bucket, i) => {
    if (bucket === before[i]) return sum
    const changed = Object.entries(bucket).filter(
      ([patron, { notices }]) => !isWalkIn(patron) && notices !== before[i]![patron]?.notices,
    )
    return sum + changed.length
  }, 0)

/** The state after the clock reports the current time. @rule nz7:2.7 */
const atTime = (state: DirectorState, now: number): DirectorState => {
  if (state.now >= now) return state
  const told = director.decide(state, { by: { role: 'clock' }, does: 'time', at: now })
  return isRefusal(told) ? state : told.reduce(director.evolve, state)
}

/**
 * Whether an action of the later state is new and can be undone. The table of the house where a
 * session begins depends on it at once.
 */
const undoable = (
  before: DirectorState,
  after: DirectorState,
  { tables = 'virtual' }: Planned,
): boolean =>
  after.actions.some(
    action =>
      !before.actions.includes(action) &&
      mayUndo(after, action) &&
      (action.does !== 'SessionBegan' || tables === 'outside'),
  )

/**
 * The second person to count does not see the first count before they have entered their own.
 * @rule ruling:744
 */
const compared = (
  { sessions }: DirectorState,
  command: DirectorCommand,
): Consequences | undefined => {
  if (command.does !== 'count' || !countedBefore(sessions[command.session]!, command.by))
    return undefined
  const { session } = command
  const follows = [consequence({ is: 'CountCompared', session, under: 'ruling:744' })]
  return { follows, told: 0, mayUndo: false }
}

/** Only those who get another seat are named. */
const onlyChanged = ({ sessions }: DirectorState, event: DirectorEvent): DirectorEvent =>
  event.is === 'SeatsArranged'
    ? {
        ...event,
        seats: event.seats.map(([at, seated]) => [
          at,
          seated.filter((patron, seat) => sessions[at]!.players[seat] !== patron),
        ]),
      }
    : event

/** Each command is decided as it will be, after those that are confirmed with it. */
const followsInTournament = (
  tournament: Tournament,
  commands: readonly DirectorCommand[],
  now: number,
): Consequences | Refusal => {
  const start = atTime(tournament.host.state, now)
  const events: DirectorEvent[] = []
  let state = start
  let isOpen = true
  for (const command of commands) {
    const decision = refusedOnFloor(tournament, command) ?? director.decide(state, command)
    if (isRefusal(decision)) return decision
    const unseen = compared(state, command)
    if (unseen) return unseen
    const after = decision.reduce(director.evolve, state)
    isOpen &&= undoable(state, after, tournament.planned())
    events.push(...decision.map(event => onlyChanged(state, event)))
    state = after
  }
  return { follows: grouped(events), told: toldIn(start, state), mayUndo: isOpen }
}

/** At the table of a session nothing can be undone. */
const followsAtSession = (
  { host: { game, state: start } }: SessionTable,
  commands: readonly Command[],
): Consequences | Refusal => {
  const events: Event[] = []
  let state = start
  for (const command of commands) {
    const decision = game.decide(state, command)
    if (isRefusal(decision)) return decision
    state = decision.reduce(game.evolve, state)
    events.push(...decision)
  }
  return { follows: grouped(events), told: 0, mayUndo: false }
}

export type Considered =
  | { readonly malformed: string }
  | { readonly refused: RefusedOnWire }
  | Consequences

export type CommandFields = Readonly<Record<string, unknown>>

/** Players of the house enter until there are this many players. @rule nz7:2.2(v) */
const followsFilling = ({ host: { state } }: Tournament, players: number): Consequences => {
  const count = Math.max(0, players - state.accepted)
  const hasEntered = (each: Patron) => entryOf(state, each) !== undefined
  const patrons = nextHousePlayers(hasEntered, state.entered, Math.min(count, NAMED))
  const accepted: Consequence = {
    is: 'EntryAccepted',
    patrons,
    count,
    session: null,
    chips: count * state.conditions.entryFee,
    at: null,
    table: null,
    under: 'nz7:2.2(v)',
  }
  return { follows: count === 0 ? [] : [accepted], told: 0, mayUndo: false }
}

const previewed = (
  { tournament, session }: CommandPlace,
  commands: readonly Command[],
  now: number,
): Consequences | Refusal => {
  const fill = commands.find(({ does }) => does === 'fill') as { players?: number } | undefined
  if (!tournament) return followsAtSession(session!, commands)
  if (!fill) return followsInTournament(tournament, commands as DirectorCommand[], now)
  const { players = 0 } = fill
  return tooMany(tournament.host.state.conditions, players) ?? followsFilling(tournament, players)
}

interface CommandPlace {
  readonly tournament: Tournament | undefined
  readonly session: SessionTable | undefined
}

/** The consequences of commands that are confirmed together, one after the other. */
export const directorPreview = (
  principal: SignedIn,
  table: string,
  all: readonly CommandFields[],
  { tournament, session }: CommandPlace,
  now: number,
): Considered => {
  const place = tournament ? 'tournament' : session && 'session'
  const commands: Command[] = []
  for (const said of all) {
    const message = decodeCommand({ ...said, id: 'preview', table }, roleOf(principal), () => place)
    if (message.is === 'malformed') return { malformed: message.says }
    const { asked } = message
    const by = speaker(principal, tournament && { entersFor: asked.for })
    if (!by) return { malformed: 'does: you only look on here' }
    commands.push(commandFrom(asked, by))
  }
  const follows = previewed({ tournament, session }, commands, now)
  return isRefusal(follows) ? { refused: refusedAs(follows) } : follows
}
