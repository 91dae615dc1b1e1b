import { AT_TABLES, deals, type FloorCommand, type WantedTable } from '../../floor/commands.ts'
import { roundName } from '../../floor/payouts.ts'
import type { NewTable } from '../../floor/state.ts'
import { CATALOGUE, type GameName } from '../../games/catalogue.ts'
import { isAtTable, recordOf, type TableConfig } from '../../general/state.ts'
import type { Command } from '../../kernel/game.ts'
import { type Actor, type Patron, RANKS, type StaffRank } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import { declaredAt } from '../../protocol/commands.ts'
import type { SaidCommand } from '../../protocol/wire.ts'
import { type Agreement, notAgreed } from '../approvals/agreement.ts'
import { positionOf, type Step, stepOf } from '../desk/steps.ts'
import type { Principal } from '../identity/principal.ts'
import { type IdReuse, isOther, USED_BEFORE } from '../log/commands/command-id-reuse.ts'
import type { Submission } from '../log/log-opening.ts'
import type { Answer } from '../log/log-writer.ts'
import { newId } from '../randomness.ts'
import { aboutNominee, actsElsewhere, excludedNominee } from './cross-table-rules.ts'
import { commandFrom } from './dispatch.ts'
import type { Floor, Table } from './floor.ts'
import { standardConfig } from './planned-tables.ts'
import { sealedRefusal } from './sealed-reports.ts'
import { titled } from './standard-tables.ts'
import type { TableHost } from './table-log.ts'

/** Commands that staff give at a table in their own names: next step, reports and directions. */

type Staff = Extract<Principal, { readonly is: 'staff' }>

const actor = ({ is: role, ...person }: Staff): Extract<Actor, { role: 'staff' }> => ({
  role,
  ...person,
})

/** Commands that depend on the time, so that the table needs the current time first. */
const BY_THE_CLOCK = ['announce-limits', 'announce-closing', 'close-table']

/** @rule ruling:117 */
const STEP_TAKEN = refuse('ruling:117', 'The table has moved on: this step was taken already.')

const TAKE_OVER = refuse('nz1:1.1/dealer', 'Take the table over before you deal at it.')

export const submitStaffCommand = async (
  floor: Floor,
  table: Table,
  staff: Staff,
  id: string,
  said: SaidCommand,
  agreed?: Agreement,
): Promise<Answer | IdReuse> => {
  const by = actor(staff)
  const { does } = said
  if (OF_THE_FLOOR.has(does)) return onFloorAsks(floor, table, id, said, by)
  /**
   * The floor must open the table too, or no virtual dealer would come back to it.
   * @rule nz1:9.1
   */
  if (does === 'proceed' && !table.host.state.open) {
    const refused = stepTaken(table, said)
    return refused ? { refused } : opensAgain(floor, table, id, { by, does: 'open-table' })
  }
  if (does === 'proceed')
    return table.host.submitNext(id, () => stepTaken(table, said) ?? proceeds(table, staff))
  const command = commandFrom(said, by)
  if (await isOther(table.host, id, command)) return USED_BEFORE
  const refused = rankRefusal(table, staff, does)
  if (refused) return { refused }
  if (BY_THE_CLOCK.includes(does)) await tellTime(table, floor.now())
  if (does === 'open-table') return opensAgain(floor, table, id, command)
  if (does === 'approve-nominee') return approves(floor, table, id, command)
  if (does === 'close-table') return closes(floor, table, id, command)
  if (does === 'exclude') return excludes(floor, table, id, command)
  return table.host.submitNext(
    id,
    () =>
      stepTaken(table, said) ??
      notAgreed(table, command, agreed) ??
      floor.protection.judged(table, command),
  )
}

/** Refuses a step that somebody has already taken. */
const stepTaken = (table: Table, { does, step }: SaidCommand): Refusal | undefined =>
  step !== undefined &&
  declaredAt(table.game, does)?.about === 'this-step' &&
  step !== positionOf(table.host.state)
    ? STEP_TAKEN
    : undefined

/** Commands about a table that the floor's log keeps: who deals, and calls to a supervisor. */
const OF_THE_FLOOR: ReadonlySet<string> = new Set(AT_TABLES.map(({ does }) => does))

/** A change of the dealer names the last entry of the log, and a tick names the round. */
export const namedIn = (log: string, seq: number, { does, round }: SaidCommand): object => {
  const { fields = {} } = AT_TABLES.find(one => one.does === does) ?? {}
  return {
    ...('entry' in fields && { entry: seq }),
    ...('of' in fields && { of: roundName(log, round) }),
  }
}

const onFloorAsks = async (
  { log }: Floor,
  { id: table, host }: Table,
  id: string,
  said: SaidCommand,
  by: Actor,
): Promise<Answer | IdReuse> => {
  const { patron } = said
  if (typeof patron === 'string' && !recordOf(host.state, patron))
    return {
      refused: refuse('nz1:1.1/game-supervisor', 'Nobody here is called {patron}.', { patron }),
    }
  const command = { ...commandFrom(said, by), table } as FloorCommand
  if (await isOther(log, id, command)) return USED_BEFORE
  return log.submit(id, { ...command, ...namedIn(table, host.seq, said) } as FloorCommand)
}

/** The floor closes the table first, or the virtual dealer would open it again at once. */
const closes = async (
  { log }: Floor,
  { id: table, host, onFloor }: Table,
  id: string,
  command: Command,
): Promise<Answer> => {
  const decision = host.knows(id) ? [] : host.game.decide(host.state, command)
  if (isRefusal(decision)) return { refused: decision }
  const { by } = command
  if (onFloor().open) await log.submit(`shut ${id}`, { by, does: 'shut-table', table })
  const answer = await host.submit(id, command)
  if ('refused' in answer) await log.submit(`reopen ${id}`, { by, does: 'reopen-table', table })
  return answer
}

/** Adds what the supervisor cannot see from this table. @rule nz5:2.3(d) */
const approves = async (
  { tables, exclusions }: Floor,
  { id: here, host }: Table,
  id: string,
  command: Command,
): Promise<Answer> =>
  host.submitNext(id, () => {
    const { nominee } = command as Command & { readonly nominee: Patron }
    if (exclusions.has(nominee)) return excludedNominee(nominee)
    const elsewhere = actsElsewhere(tables, here, nominee) ? { elsewhere: true } : {}
    return { command: { ...command, ...elsewhere }, note: {}, about: aboutNominee(command) }
  })

/** An excluded patron also leaves the other tables, once they have no wager there. */
const excludes = async (
  floor: Floor,
  { host }: Table,
  id: string,
  command: Command,
): Promise<Answer> => {
  const answer = await host.submit(id, command)
  const { patron } = command as Command & { readonly patron: Patron }
  const others = [...floor.tables.values()].filter(table => table.host !== host)
  if ('done' in answer) for (const table of others) await removePatron(floor, table, patron)
  return answer
}

const leaving = (patron: Patron): Command => ({ by: { role: 'patron', patron }, does: 'leave' })

/** True if the patron has a wager that they cannot take along. They can take one that stood off. */
export const leavesWager = ({ game, state }: TableHost, patron: Patron): boolean => {
  if (!state.wagers.some(wager => wager.patron === patron)) return false
  const events = game.decide(state, leaving(patron))
  if (isRefusal(events)) return true
  const after = events.reduce((was, event) => game.evolve(was, event), state)
  return after.wagers.some(wager => wager.patron === patron)
}

/** Makes a patron leave. Their chips go to their account. */
export const removePatron = async (
  { random, elsewhere }: Pick<Floor, 'random' | 'elsewhere'>,
  { id, host, group }: Table,
  patron: Patron,
): Promise<void> => {
  if (elsewhere && !host.isOwn)
    return void (await elsewhere.ask(group, { is: 'leave', table: id, patron }))
  if (!isAtTable(host.state, patron) || leavesWager(host, patron)) return
  await host.submit(`leave ${newId(random)}`, leaving(patron))
}

export const rankRefusal = (
  table: Table,
  { name, rank }: Staff,
  does: string,
): Refusal | undefined => {
  const sealed = sealedRefusal(table, does)
  if (sealed) return sealed
  return rank === 'dealer' && !deals(table.onFloor().dealing, name) ? TAKE_OVER : undefined
}

/** Reports the time. The id contains the time, so a repeated report counts once. */
export const tellTime = ({ host }: Table, at: number): Promise<Answer> =>
  host.submit(`clock-${at}`, { by: { role: 'clock' }, does: 'time', at } as Command)

/** The floor opens the table first. The table refuses if somebody else opened it meanwhile. */
const opensAgain = async (
  { log }: Floor,
  { id: table, host, onFloor }: Table,
  id: string,
  command: Command,
): Promise<Answer> => {
  if (!onFloor().open) {
    const { by } = command
    const answer = await log.submit(`reopen ${id}`, { by, does: 'reopen-table', table })
    if (!('done' in answer)) return answer
  }
  return host.submitNext(id, () =>
    host.state.open ? refuse('nz1:9.1', 'The table is open already.') : { command, note: {} },
  )
}

const isRank = (of: Step['of']): of is StaffRank => of !== 'chance'

const OTHERS = refuse(
  'nz1:1.1/game-supervisor',
  'You deal here, so another person must supervise this.',
)

/** The next step by the rules, taken by a person. */
const proceeds = (table: Table, staff: Staff): Submission | Refusal => {
  const { dealing } = table.onFloor()
  const isDealer = deals(dealing, staff.name)
  const step = stepOf(table)
  if (!step) return refuse('nz1:1.1/dealer', 'The table is not waiting for anything now.')
  if (!isRank(step.of)) return isDealer ? chanceSays(table, staff, step) : TAKE_OVER
  if (step.of === 'dealer' && !isDealer) return TAKE_OVER
  if (step.of === 'game-supervisor' && isDealer) return OTHERS
  if (RANKS.indexOf(staff.rank) < RANKS.indexOf(step.of))
    return refuse('nz1:1.1/game-supervisor', 'This is for the {rank} to do.', {
      rank: step.of.replaceAll('-', ' '),
    })
  const { command, note } = step.says()
  return { command: { ...command, by: { role: 'staff', rank: step.of, name: staff.name } }, note }
}

/**
 * Draws from the promised order. At an attended table the dealer reports cards, but a shuffle needs
 * no details.
 */
const chanceSays = (table: Table, staff: Staff, step: Step): Submission | Refusal => {
  if (!table.attended) return step.says()
  return step.does === 'shuffled'
    ? { command: { by: actor(staff), does: 'shuffled' }, note: {} }
    : refuse(declaredAt(table.game, step.does)?.sealed ?? 'nz1:15.4', 'Report what came.')
}

const newTable = (wanted: WantedTable): NewTable => {
  const { game, book, title, attended, elections, oneTableOnly } = wanted
  const { elections: standard } = standardConfig(game, book)
  const { setUp } = CATALOGUE[game] as { setUp: (elections: unknown) => TableConfig<unknown> }
  const elected = { ...(standard as object), ...elections }
  const config = { ...setUp(elected), ...(oneTableOnly && { oneTableOnly }) }
  return { game, book, attended, title: title ?? titled(game, book), config }
}

const freeName = ({ tables }: Floor, game: GameName): string => {
  let number = 1
  while (tables.has(`${game}-${number}`)) number += 1
  return `${game}-${number}`
}

export const bringTable = (
  floor: Floor,
  staff: Staff,
  id: string,
  wanted: WantedTable,
): Promise<Answer> =>
  floor.bring(id, {
    by: actor(staff),
    does: 'bring-table',
    table: freeName(floor, wanted.game),
    of: newTable(wanted),
  })
