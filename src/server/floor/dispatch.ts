import type { Command } from '../../kernel/game.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Wanted } from '../../protocol/fields/floor.ts'
import { mixesIn } from '../chance/patron-entropy.ts'
import { actorOf, nameOf, type SignedIn } from '../identity/principal.ts'
import { isOther, type Misused, USED_BEFORE } from '../log/command-id-reuse.ts'
import type { Answer } from '../log/log-writer.ts'
import { wagersElsewhere } from './cross-table-rules.ts'
import type { Floor, Table } from './floor.ts'
import { bringTable, staffAsks } from './staff-commands.ts'

/** What somebody asks of a table or of the floor, passed on to whoever decides it. */

/** A command, with the name that the session gives it. Money goes by way of the cage. */
export const asked = async (
  floor: Floor,
  table: Table,
  principal: SignedIn,
  id: string,
  said: Readonly<Record<string, unknown>>,
): Promise<Answer | Misused> => {
  const { cashier } = floor
  const { host } = table
  const { for: represented, ...words } = said
  const by = actorOf(principal, represented as Patron | undefined)
  if (!by) return { unavailable: 'From here the tables can only be looked at.' }
  const command = { ...words, by } as unknown as Command
  const own = `${nameOf(principal)}/${id}`
  const isMixing = principal.is === 'guest' && said.does === 'mix-in'
  if (principal.is === 'staff') {
    const answer = await staffAsks(floor, table, principal, own, words)
    await cashier.payOut()
    return answer
  }
  if (await isOther(host, own, isMixing ? undefined : command)) return USED_BEFORE
  if (isMixing)
    return host.submitNext(own, () => mixesIn(host, principal.patron, String(said.words)))
  if (command.does === 'buy-in')
    return cashier.buyIn(own, host, command as Command & { readonly chips: number })
  const answer = await host.submitNext(
    own,
    () => wagersElsewhere(floor.tables, table.id, command) ?? { command, note: {} },
  )
  await cashier.payOut()
  return answer
}

/** What is said of the floor: staff bring tables. */
export const askedOfFloor = async (
  floor: Floor,
  principal: SignedIn,
  id: string,
  { of }: Readonly<Record<string, unknown>>,
): Promise<Answer> =>
  principal.is === 'staff'
    ? bringTable(floor, principal, `${nameOf(principal)}/${id}`, of as Wanted)
    : { unavailable: 'From here the floor can only be looked at.' }
