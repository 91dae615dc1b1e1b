import type { Command } from '../../kernel/game.ts'
import type { Body } from '../../records/entry.ts'
import type { Host } from './log-writer.ts'

/** Reusing an id with a different command is an error, not a retry. */

export interface Misused {
  readonly malformed: string
}

export const USED_BEFORE: Misused = { malformed: 'id: used before for another command' }

export const isOther = async (
  host: Pick<Host<never, unknown, never, never, unknown>, 'entryOf'>,
  id: string,
  command: Command | undefined,
): Promise<boolean> => {
  const before = await host.entryOf(id)
  if (!before) return false
  return JSON.stringify((JSON.parse(before.body) as Body).command) !== JSON.stringify(command)
}
