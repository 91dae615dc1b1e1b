import type { Command } from '../../../kernel/game.ts'
import type { Body } from '../../../records/entry.ts'
import type { Host } from '../log-writer.ts'

/** Reusing an id with a different command is an error, not a retry. */

export interface IdReuse {
  readonly malformed: string
}

export const USED_BEFORE: IdReuse = { malformed: 'id: used before for another command' }

/** Fields that the server adds. They may differ by the time of a retry. */
const ADDED: readonly string[] = ['entry', 'elsewhere', 'approvedBy']

const asSaid = (command: unknown): string =>
  JSON.stringify(command, (key, value: unknown) => (ADDED.includes(key) ? undefined : value))

export const isOther = async (
  host: Pick<Host<never, unknown, never, never, unknown>, 'entryOf'>,
  id: string,
  command: Command | undefined,
): Promise<boolean> => {
  const before = await host.entryOf(id)
  if (!before) return false
  return asSaid((JSON.parse(before.body) as Body).command) !== asSaid(command)
}
