import { once } from 'node:events'
import { thread } from '../../src/server/thread.ts'

/**
 * Two ways to play rounds, each in its own thread, so that garbage and compiled code of one do not
 * slow the other. Their processor time is that of the process.
 */
export interface Player {
  readonly play: (rounds: number) => Promise<SimulationRun>
  readonly end: () => Promise<unknown>
}

export interface SimulationRun {
  readonly rounds: number
  readonly player: number
}

export const playerCalled = (name: 'ours' | 'peer'): Player => {
  const worker = thread(new URL('./rounds-thread.ts', import.meta.url), name)
  return {
    play: async rounds => {
      worker.postMessage(rounds)
      const [played] = await once(worker, 'message')
      return played
    },
    end: () => worker.terminate(),
  }
}
