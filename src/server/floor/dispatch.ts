import type { WantedTable } from '../../floor/commands.ts'
import type { Command } from '../../kernel/game.ts'
import type { Actor, Patron } from '../../kernel/people.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { SaidCommand } from '../../protocol/wire.ts'
import type { Agreement } from '../approvals/agreement.ts'
import { mixesIn } from '../chance/patron-entropy.ts'
import { actorOf, nameOf, type SignedIn } from '../identity/principal.ts'
import { type IdReuse, isOther, USED_BEFORE } from '../log/commands/command-id-reuse.ts'
import type { Submission } from '../log/log-opening.ts'
import type { Answer } from '../log/log-writer.ts'
import { wagersElsewhere } from './cross-table-rules.ts'
import type { Floor, Table } from './floor.ts'
import { bringTable, submitStaffCommand } from './staff-commands.ts'
import { notEntered } from './walk-ins.ts'

/** Takes a person's command to the log that decides it. */

const ENVELOPE: ReadonlySet<string> = new Set(['id', 'table', 'step', 'for'])

/**
 * The command for the table: without the envelope, and with the person from the session. A loop,
 * because rest and spread take ten times as long.
 */
export const commandFrom = (said: SaidCommand, by: Actor): Command => {
  const command: Record<string, unknown> = {}
  for (const field in said) if (!ENVELOPE.has(field)) command[field] = said[field]
  command.by = by
  return command as Command & Record<string, unknown>
}

/** A command on its way to a table, with the id that the log knows it by. */
interface IncomingCommand {
  readonly table: Table
  readonly id: string
  readonly said: SaidCommand
  readonly command: Command
}

/** Passes a command on in the session's name. Money goes through the cage. */
export const dispatch = async (
  floor: Floor,
  table: Table,
  principal: SignedIn,
  id: string,
  said: SaidCommand,
  agreed?: Agreement,
): Promise<Answer | IdReuse> => {
  const by = actorOf(principal, said.for)
  if (!by) return { unavailable: 'You can only watch the tables.' }
  const own = `${nameOf(principal)}/${id}`
  const passed = { table, id: own, said, command: commandFrom(said, by) }
  const does = (): Promise<Answer | IdReuse> =>
    principal.is !== 'staff'
      ? patronAsks(floor, passed, principal.is === 'guest' ? principal.patron : undefined)
      : by.role === 'patron'
        ? enteredFor(floor, principal, passed)
        : submitStaffCommand(floor, table, principal, own, said, agreed)
  const sent = { id, table: table.id, said }
  const answer = await (agreed ? does() : floor.presses.once(principal, table.game, sent, does))
  await floor.cashier.payOut()
  return answer
}

/** Staff enter a command of a patron who has no account. */
const enteredFor = async (
  floor: Floor,
  staff: SignedIn & { readonly is: 'staff' },
  { table, id, said, command }: IncomingCommand,
): Promise<Answer | IdReuse> => {
  const refused = notEntered(floor, table, staff, said)
  if (refused) return { refused }
  if (await isOther(table.host, id, command)) return USED_BEFORE
  return table.host.submitNext(
    id,
    () => wagersElsewhere(floor.tables, table.id, command) ?? { command, note: {} },
  )
}

const patronAsks = async (
  floor: Floor,
  { table, id, said, command }: IncomingCommand,
  guest: Patron | undefined,
): Promise<Answer | IdReuse> => {
  const { host } = table
  if (command.does === 'buy-in')
    return (await isOther(host, id, command))
      ? USED_BEFORE
      : floor.cashier.buyIn(id, host, command as Command & { readonly chips: number })
  const mixes = command.does === 'mix-in' ? guest : undefined
  let last = Number.POSITIVE_INFINITY
  const judged = (): Submission | Refusal => {
    last = host.seq
    return (
      wagersElsewhere(floor.tables, table.id, command) ?? floor.protection.judged(table, command)
    )
  }
  const mixed = (patron: Patron) => (): Submission | Refusal => {
    last = host.seq
    return mixesIn(host, patron, String(said.words))
  }
  const answer = await (mixes === undefined
    ? host.submitTogether(id, judged)
    : host.submitNext(id, mixed(mixes)))
  /** Asking the store first would cost every command a search. */
  const isRepeat = 'done' in answer && answer.done <= last
  return isRepeat && (await isOther(host, id, mixes === undefined ? command : undefined))
    ? USED_BEFORE
    : answer
}

/** Commands to the floor, such as bringing a table. */
export const dispatchToFloor = async (
  floor: Floor,
  principal: SignedIn,
  id: string,
  { of }: SaidCommand,
): Promise<Answer> =>
  principal.is === 'staff'
    ? bringTable(floor, principal, `${nameOf(principal)}/${id}`, of as WantedTable)
    : { unavailable: 'You can only watch the floor.' }
