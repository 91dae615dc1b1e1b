import { isWalkIn, nameIn } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { DirectorCommand } from '../../tournament/director/commands.ts'
import { countedBefore } from '../../tournament/director/s05-results/counts.ts'
import type { DirectorState } from '../../tournament/director/state.ts'
import { APPLICATION, isGameName } from '../../tournament/session/application.ts'
import { playerOf } from '../../tournament/session/state.ts'
import { malformedName } from '../identity/names.ts'
import type { Answer } from '../log/log-writer.ts'
import type { Floors } from './sessions/attended-session.ts'
import type { SessionHost } from './sessions/session-dealer.ts'
import type { Tournament } from './tournament.ts'

/** Checks of a director's command that depend on the tables. */

/** Tables by the number of their session. */
interface TournamentTables {
  readonly host: Pick<Tournament['host'], 'state'>
  readonly sessions: ReadonlyMap<number, { readonly host: Pick<SessionHost, 'state'> }>
}

type TournamentFloor = Pick<Tournament, 'host' | 'sessions' | 'planned' | 'floors'>

/** The attended tables of the house for this tournament's game. */
export const tablesFor = (
  { conditions: { game } }: DirectorState,
  { tables }: Floors,
): readonly string[] => {
  if (!isGameName(game)) return []
  const { table } = APPLICATION[game]
  return [...tables.values()]
    .filter(each => each.attended && each.game === table)
    .map(each => each.id)
}

/** @rule nz7:4.2(a) */
const unfitTable = ({ host, floors }: TournamentFloor, table: string): Refusal | undefined =>
  tablesFor(host.state, floors).includes(table)
    ? undefined
    : refuse('nz7:4.2(a)', '{table} is no attended table of this game.', { table })

/** A table must be empty before a session begins there. @rule nz7:4.2(a) nz7:4.5 */
const notBegun = ({ host, planned, floors }: TournamentFloor, at: number): Refusal | undefined => {
  const session = host.state.sessions[at]
  if (planned().tables !== 'attended' || !session) return undefined
  const { table } = session
  if (table === undefined) return refuse('nz7:4.2(a)', 'Choose the table of this session first.')
  const { seats, wagers } = floors.tables.get(table)!.host.state
  return wagers.length > 0 || seats.some(patron => patron !== null)
    ? refuse('nz7:4.2(a)', 'Somebody still plays at {table}.', { table })
    : undefined
}

/** True if something at a table depends on the action. @rule ruling:742 */
export const dependsAtTable = ({ host, sessions }: TournamentTables, id: number): boolean => {
  const action = host.state.actions.find(each => each.id === id)
  const table = action?.session === undefined ? undefined : sessions.get(action.session)
  if (!action || !table) return false
  if (action.does === 'SessionBegan') return true
  return (
    action.does === 'Disqualified' &&
    playerOf(table.host.state, action.patron ?? '')?.status !== 'active'
  )
}

const DEPENDS = refuse('ruling:742', 'Something depends on it already: it cannot be undone.')

/** Patrons without an account need a dealer, who enters their wagers. @rule ruling:746 */
const notWalkIn = ({ planned }: TournamentFloor, { by }: DirectorCommand): Refusal | undefined => {
  if (by.role !== 'patron' || !isWalkIn(by.patron)) return undefined
  const { patron } = by
  if ((planned().tables ?? 'virtual') === 'virtual')
    return refuse('nz1:2.3', 'Patrons without an account play at attended tables.')
  return malformedName(nameIn(patron)) === undefined
    ? undefined
    : refuse('nz1:2.3', '{patron} is no name for a patron.', { patron })
}

export const refusedOnFloor = (
  at: TournamentFloor,
  command: DirectorCommand,
): Refusal | undefined => {
  switch (command.does) {
    case 'apply':
      return notWalkIn(at, command)
    case 'assign':
      return unfitTable(at, command.place)
    case 'begin-session':
      return notBegun(at, command.session)
    case 'undo':
      return dependsAtTable(at, command.action) ? DEPENDS : undefined
    default:
      return undefined
  }
}

const isSame = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every(name => one[name] === other[name])
  )
}

const COUNTED_LATER = refuse('nz7:5.5', 'Chips are counted at the end of a session.')

/**
 * The count at a table of the house. When the second person finds the same amount, the table
 * compares it with its books.
 * @rule nz7:5.5(a) ruling:744
 */
export const agreedAtTable = async (
  { host, sessions }: TournamentFloor,
  id: string,
  command: Extract<DirectorCommand, { readonly does: 'count' }>,
): Promise<Answer | undefined> => {
  const table = sessions.get(command.session)
  if (!table || host.knows(id)) return undefined
  const { state } = table.host
  if (state.status !== 'over') return { refused: COUNTED_LATER }
  const { by, stacks } = command
  const session = host.state.sessions[command.session]
  const first = session && countedBefore(session, by)
  if (!first || !isSame(first.stacks, stacks)) return undefined
  /**
   * Players who are out of the tournament are not counted. Their chips are those in the table's
   * books.
   */
  const counts = { ...state.result?.stacks, ...stacks }
  return table.host.submit(`count ${id}`, { by, does: 'tally', counts } as never)
}
