import type { Sharing } from './log-opening.ts'
import type { Answer } from './log-writer.ts'
import { type Holds, type Store, Unkept } from './store.ts'

/**
 * Decisions that concern tables of several nodes, such as a patron's limits. A node claims a log
 * that nobody writes, reads all stored entries, decides, and stores its own entry only if nobody has
 * claimed that log since. If two nodes decide at once, one of them has to decide again, and then
 * knows the other's decision.
 */

export const reservationOf = (about: string): string => `reserved/${about}`

export const reserved = async (
  store: Store,
  { freshen }: Sharing,
  logs: readonly string[],
): Promise<readonly Holds[]> => {
  const holds: Holds[] = []
  for (const log of logs) holds.push({ log, epoch: await store.claim(log) })
  await freshen()
  return holds
}

const MOST_TRIES = 10

const OUTRUN: Answer = {
  unavailable: 'Other servers are deciding about the same thing; try again.',
}

/** Decides again each time another node was quicker. */
export const unlessOutrun = async (decided: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1)
    try {
      return await decided()
    } catch (error) {
      if (!(error instanceof Unkept && error.fault === 'outrun')) throw error
    }
  return OUTRUN
}

/** Whether the writer who asks still has its log. `here` is our own log, which needs no query. */
export const stillHolds = async (
  { log, epoch }: Holds,
  here: Holds,
  store: Store,
): Promise<boolean> => epoch === (log === here.log ? here.epoch : (await store.tail(log)).epoch)
