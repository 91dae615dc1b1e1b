import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { programVersion } from '../src/server/log/program-version.ts'
import { sqlite } from '../src/server/log/sqlite/sqlite.ts'
import type { Draft } from '../src/server/log/store.ts'
import type { Measure } from './measure.ts'

/**
 * The CPU time until a house is open, with a short and with a long log. Each start is its own
 * process.
 */

const SHORT = 10_000
export const LONG = Number(process.env.BENCH_ENTRIES ?? 300_000)
const LOG = 'roulette-1'
const PART = 10_000
/** As long as the entry of a wager. Its events change nothing, so any number of them is valid. */
const BODY = JSON.stringify({
  command: { by: { role: 'patron', patron: 'Ana' }, does: 'wager', on: 'red', chips: 2000 },
  events: [],
  note: ''.padEnd(300),
})

/** CPU microseconds until the house is open. */
const opened = async (folder: string): Promise<number> => {
  const file = join(import.meta.dirname, 'start-up-house.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, folder])
  return Number(stdout)
}

const grown = async (folder: string, entries: number): Promise<void> => {
  const store = sqlite(folder)
  const epoch = await store.claim(LOG)
  let { seq } = await store.tail(LOG)
  const program = programVersion()
  while (seq < entries) {
    const drafts = Array.from({ length: PART }, (_, i): Draft => {
      const number = seq + 1 + i
      return { log: LOG, seq: number, epoch, id: `Ana/${number}`, at: number, program, body: BODY }
    })
    await store.append(drafts)
    seq += PART
  }
  await store.close()
}

/** The first start folds the whole log and stores a snapshot. */
const houseWith = async (folder: string, entries: number): Promise<void> => {
  await opened(folder)
  await grown(folder, entries)
  await opened(folder)
}

export const startUp = async (): Promise<Measure & { readonly end: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-start-'))
  const [short, long] = [join(folder, 'short'), join(folder, 'long')]
  await houseWith(short, SHORT)
  await houseWith(long, LONG)
  return {
    name: `start-up with ${LONG.toLocaleString('en')} entries, in µs of CPU`,
    reference: `the same with ${SHORT.toLocaleString('en')}`,
    unit: 'start',
    candidateUnits: 1,
    referenceUnits: 1,
    target: 1 / 1.2,
    pairs: 5,
    isRight: () => true,
    candidate: { took: () => opened(long) },
    against: { took: () => opened(short) },
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
