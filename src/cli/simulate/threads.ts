import { added, NOTHING_YET, type Totals } from '../../odds/totals.ts'
import { thread } from '../thread.ts'
import { playShare, type Share, type Task } from './share.ts'

/** Messages of a thread, during its work and at the end. */
export type Report = { readonly played: number } | { readonly totals: Totals }

/** Shares the rounds among threads and adds up their counts, in thread order. */
export const simulated = async (
  task: Task,
  { seed, rounds, threads }: { seed: string; rounds: number; threads: number },
  progress: (played: number) => void,
): Promise<Totals> => {
  if (threads === 1) return playShare({ task, seed, stream: 0, rounds }, progress)
  const played = new Array<number>(threads).fill(0)
  const shares = played.map((_, stream) => ({
    task,
    seed,
    stream,
    rounds: Math.floor(rounds / threads) + (stream < rounds % threads ? 1 : 0),
  }))
  const counted = await Promise.all(
    shares.map(share =>
      inThread(share, now => {
        played[share.stream] = now
        progress(played.reduce((a, b) => a + b))
      }),
    ),
  )
  return counted.reduce(added, NOTHING_YET)
}

const inThread = (share: Share, progress: (played: number) => void): Promise<Totals> =>
  new Promise((resolve, reject) => {
    const worker = thread(new URL('./worker.ts', import.meta.url), share)
    worker.on('message', (report: Report) => {
      if ('totals' in report) resolve(report.totals)
      else progress(report.played)
    })
    worker.on('error', reject)
  })
