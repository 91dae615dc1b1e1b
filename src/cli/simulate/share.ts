import { setImmediate as turn } from 'node:timers/promises'
import { added, NOTHING_YET, type Totals } from '../../odds/simulation/totals.ts'
import { blocksOf, type Job } from './task.ts'

/** A counter from which several threads take blocks, one at a time, until none are left. */
export interface SharedCounter {
  /** [0] is the next free block, in memory that the threads share. */
  readonly next: Int32Array
  readonly end: number
}

/** Milliseconds between two reports of progress. */
const BETWEEN_REPORTS = 100

export const takingFrom = (from: number, end: number): SharedCounter => {
  const next = new Int32Array(new SharedArrayBuffer(4))
  next[0] = from
  return { next, end }
}

/** Plays blocks until none is left. The sum does not depend on which thread took which block. */
export const playTaken = async (
  job: Job,
  { next, end }: SharedCounter,
  progress: (played: number) => void,
): Promise<Totals> => {
  const { play } = await blocksOf(job)
  let totals = NOTHING_YET
  let reported = performance.now()
  for (;;) {
    const block = Atomics.add(next, 0, 1)
    if (block >= end) return totals
    totals = added(totals, play(block))
    if (performance.now() - reported < BETWEEN_REPORTS) continue
    progress(totals.rounds)
    // Lets the first thread receive the reports of the others.
    await turn()
    reported = performance.now()
  }
}
