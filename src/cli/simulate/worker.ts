import { parentPort, workerData } from 'node:worker_threads'
import { playTaken } from './share.ts'
import type { Share, ThreadMessage } from './threads.ts'

/** One thread of a simulation: takes blocks, plays them, and reports its progress. */

const report = (message: ThreadMessage): void => parentPort!.postMessage(message)

const { job, taken } = workerData as Share

report({ totals: await playTaken(job, taken, played => report({ played })) })
