import type { Patron } from '../../kernel/people.ts'
import type { CommandMessage, FromHouse } from '../../protocol/wire.ts'
import type { Pending } from '../approvals/dual-control.ts'
import type { Floor } from '../floor/floor.ts'
import { CONTROL } from '../floor/other-nodes.ts'
import { removePatron } from '../floor/staff-commands.ts'
import type { SignedIn } from '../identity/principal.ts'
import type { IdReuse } from '../log/commands/command-id-reuse.ts'
import { type Answer, MOVED } from '../log/log-writer.ts'

/** Sends a command to the node that owns its table. */

export type Outcome = Answer | IdReuse | Pending

export type CommandHandler = (principal: SignedIn, wanted: CommandMessage) => Promise<Outcome>

/** A message for every socket of a person, at any node. */
export interface Delivery {
  readonly name: string
  readonly what: FromHouse
}

interface CarriedCommand {
  readonly principal: SignedIn
  readonly wanted: CommandMessage
}

interface Leaving {
  readonly table: string
  readonly patron: Patron
}

const UNHEARD: Answer = {
  unavailable: 'The server that has this table does not answer; try again.',
}

/** @param decided decides a command at this node. */
export const carrierIn = (floor: Floor, decided: CommandHandler): CommandHandler => {
  const { elsewhere, tables, cashier } = floor
  if (!elsewhere) return decided
  elsewhere.onAsked('carry-out', ({ principal, wanted }: CarriedCommand) =>
    decided(principal, wanted),
  )
  elsewhere.onAsked('leave', async ({ table, patron }: Leaving) => {
    await removePatron(floor, tables.get(table)!, patron)
    await cashier.payOut()
  })
  return async (principal, wanted) => {
    const group = tables.get(wanted.table)?.group ?? CONTROL
    const here = elsewhere.owns(group) ? await decided(principal, wanted) : MOVED
    /** A node that no longer decides may have refused because its state was out of date. */
    if (here !== MOVED && !('refused' in here && !elsewhere.owns(group))) return here
    const asked = { is: 'carry-out', principal, wanted }
    return (await elsewhere.ask(group, asked).catch(() => UNHEARD)) as Outcome
  }
}
