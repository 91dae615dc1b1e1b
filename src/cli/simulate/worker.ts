import { parentPort, workerData } from 'node:worker_threads'
import { playShare, type Share } from './share.ts'
import type { Report } from './threads.ts'

/** One thread of a simulation: plays its share and reports progress. */

const report = (message: Report): void => parentPort!.postMessage(message)

report({ totals: await playShare(workerData as Share, played => report({ played })) })
