import { isAtTable } from '../../general/state.ts'
import { nameIn } from '../../kernel/people.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { SaidCommand } from '../../protocol/wire.ts'
import { malformedName } from '../identity/names.ts'
import type { Principal } from '../identity/principal.ts'
import type { Floor, Table } from './floor.ts'
import { rankRefusal } from './staff-commands.ts'

/** Patrons without an account, who play for cash: staff seat them and enter what they do. */

type Staff = Extract<Principal, { readonly is: 'staff' }>

const ARRIVES: readonly string[] = ['sit', 'stand']

/** A name belongs to one table at a time, so that two patrons are never taken for one. */
const isElsewhere = ({ tables }: Floor, here: Table, patron: string): boolean =>
  [...tables.values()].some(table => table !== here && isAtTable(table.host.state, patron))

/** Reasons why this member of staff may not enter this for a patron. */
export const notEntered = (
  floor: Floor,
  table: Table,
  staff: Staff,
  said: SaidCommand,
): Refusal | undefined => {
  const patron = String(said.for)
  if (!table.attended)
    return refuse('nz1:2.3', 'Patrons without an account play at attended tables.')
  if (ARRIVES.includes(said.does) && isElsewhere(floor, table, patron))
    return refuse('nz1:2.3', '{patron} is at another table. Choose another name.', { patron })
  if (ARRIVES.includes(said.does) && malformedName(nameIn(patron)) !== undefined)
    return refuse('nz1:2.3', '{patron} is no name for a patron.', { patron })
  return rankRefusal(table, staff, said.does)
}
