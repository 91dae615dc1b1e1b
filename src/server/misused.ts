import type { Command } from '../kernel/game.ts'
import { digestOf, type Host } from './host.ts'

/** An id stands for one command: with another it is a mistake, and not to be taken for done. */

export interface Misused {
  readonly malformed: string
}

export const USED_BEFORE: Misused = { malformed: 'id: used before for another command' }

export const isOther = (
  host: Pick<Host<never, unknown, never, never, unknown>, 'saidBefore'>,
  id: string,
  command: Command | undefined,
): boolean => {
  const before = host.saidBefore(id)
  return before !== undefined && before !== digestOf(command)
}
