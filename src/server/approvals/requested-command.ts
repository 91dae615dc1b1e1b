import type { Command } from '../../kernel/game.ts'
import type { CommandMessage, SaidCommand } from '../../protocol/wire.ts'
import { commandFrom } from '../floor/dispatch.ts'
import type { Request } from './approvals.ts'

/** The command without its envelope, as a request keeps it. */
export const wantedIn = ({ id: _, table: __, step: ___, ...said }: SaidCommand) => said

/** The command as it was sent. */
export const messageOf = ({ id, table, said }: Request): CommandMessage => ({
  ...said,
  id,
  table,
  does: String(said.does),
})

/** The command that a request waits to carry out, by the person who asked. */
export const commandOf = (request: Request): Command =>
  commandFrom(messageOf(request), { role: 'staff', ...request.asks })
