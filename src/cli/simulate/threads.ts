import { added, NOTHING_YET, type Totals } from '../../odds/simulation/totals.ts'
import { thread } from '../../server/thread.ts'
import { playTaken, type SharedCounter, takingFrom } from './share.ts'
import type { Job } from './task.ts'

/** The input of a thread. */
export interface Share {
  readonly job: Job
  readonly taken: SharedCounter
}

/** Messages of a thread, during its work and at the end. */
export type ThreadMessage = { readonly played: number } | { readonly totals: Totals }

/** Plays a range of blocks on several threads, including this one, and adds up the totals. */
export const playBlocks = async (
  job: Job,
  { from, end }: { readonly from: number; readonly end: number },
  threads: number,
  progress: (played: number) => void,
): Promise<Totals> => {
  const taken = takingFrom(from, end)
  const played = new Array<number>(Math.max(1, Math.min(threads, end - from))).fill(0)
  const counted = await Promise.all(
    played.map((_, i) => {
      const report = (now: number): void => {
        played[i] = now
        progress(played.reduce((a, b) => a + b))
      }
      return i === 0 ? playTaken(job, taken, report) : inThread({ job, taken }, report)
    }),
  )
  return counted.reduce(added, NOTHING_YET)
}

const inThread = (share: Share, progress: (played: number) => void): Promise<Totals> =>
  new Promise((resolve, reject) => {
    const worker = thread(new URL('./worker.ts', import.meta.url), share)
    worker.on('message', (report: ThreadMessage) => {
      if ('totals' in report) resolve(report.totals)
      else progress(report.played)
    })
    worker.on('error', reject)
  })
