import type { WantedTable } from '../../floor/commands.ts'
import type { Command } from '../../kernel/game.ts'
import type { Actor } from '../../kernel/people.ts'
import type { SaidCommand } from '../../protocol/wire.ts'
import type { Agreed } from '../approvals/agreement.ts'
import { mixesIn } from '../chance/patron-entropy.ts'
import { actorOf, nameOf, type SignedIn } from '../identity/principal.ts'
import { isOther, type Misused, USED_BEFORE } from '../log/command-id-reuse.ts'
import type { Answer } from '../log/log-writer.ts'
import { wagersElsewhere } from './cross-table-rules.ts'
import type { Floor, Table } from './floor.ts'
import { bringTable, staffAsks } from './staff-commands.ts'
import { notEntered } from './walk-ins.ts'

/** Takes a person's command to the log that decides it. */

/** The command for the table: without the envelope, and with the person from the session. */
export const commandFrom = (
  { id: _, table: __, step: ___, for: ____, ...said }: SaidCommand,
  by: Actor,
): Command => ({ ...said, by })

/** Passes a command on in the session's name. Money goes through the cage. */
export const asked = async (
  floor: Floor,
  table: Table,
  principal: SignedIn,
  id: string,
  said: SaidCommand,
  agreed?: Agreed,
): Promise<Answer | Misused> => {
  const { cashier } = floor
  const { host } = table
  const by = actorOf(principal, said.for)
  if (!by) return { unavailable: 'You can only watch the tables.' }
  const command = commandFrom(said, by)
  const own = `${nameOf(principal)}/${id}`
  const isMixing = principal.is === 'guest' && said.does === 'mix-in'
  if (principal.is === 'staff' && by.role === 'patron') {
    const refused = notEntered(floor, table, principal, said)
    if (refused) return { refused }
    if (await isOther(host, own, command)) return USED_BEFORE
    const answer = await host.submitNext(
      own,
      () => wagersElsewhere(floor.tables, table.id, command) ?? { command, note: {} },
    )
    await cashier.payOut()
    return answer
  }
  if (principal.is === 'staff') {
    const answer = await staffAsks(floor, table, principal, own, said, agreed)
    await cashier.payOut()
    return answer
  }
  if (command.does === 'buy-in')
    return (await isOther(host, own, command))
      ? USED_BEFORE
      : cashier.buyIn(own, host, command as Command & { readonly chips: number })
  let last = Number.POSITIVE_INFINITY
  const answer = await host.submitNext(own, () => {
    last = host.seq
    return isMixing
      ? mixesIn(host, principal.patron, String(said.words))
      : (wagersElsewhere(floor.tables, table.id, command) ??
          floor.protection.judged(table, command))
  })
  /** Asking the store first would cost every command a search. */
  const isRepeat = 'done' in answer && answer.done <= last
  if (isRepeat && (await isOther(host, own, isMixing ? undefined : command))) return USED_BEFORE
  await cashier.payOut()
  return answer
}

/** Commands to the floor, such as bringing a table. */
export const askedOfFloor = async (
  floor: Floor,
  principal: SignedIn,
  id: string,
  { of }: SaidCommand,
): Promise<Answer> =>
  principal.is === 'staff'
    ? bringTable(floor, principal, `${nameOf(principal)}/${id}`, of as WantedTable)
    : { unavailable: 'You can only watch the floor.' }
