import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLANS } from '../../src/server/floor/standard-tables.ts'
import { sqlite } from '../../src/server/log/sqlite/sqlite.ts'
import { QUIET, type Script } from './plan.ts'
import { KEY } from './process.ts'
import { recorded } from './run.ts'

/**
 * `npx tsx tests/simulation/year.ts FOLDER [DAYS]` writes the house of a year: patrons play at all
 * tables, and after some rounds the clock moves to the next day.
 */

const DAY = 86_400_000
/** How long patrons play before the next day comes, in simulated milliseconds. */
const PLAYED = 100_000
/** A fault of the clock moves it by a hundred times as much beyond this. */
const STILL = 20_000

const HOUR = 3_600_000

const scriptOf = (days: number): Script => ({
  seed: `${days} days`,
  hours: (days * PLAYED + QUIET) / HOUR,
  tables: PLANS,
  nodes: 1,
  pace: 15,
  patrons: 2,
  faults: Array.from({ length: days }, (_, day) => ({
    at: (day + 1) * PLAYED,
    is: 'clock',
    lasts: STILL + (DAY - PLAYED) / 100,
  })),
})

/** Entries for each append. */
const PART = 5000

/** Returns the number of entries. */
export const writeYear = async (folder: string, days = 365): Promise<number> => {
  const entries = await recorded(scriptOf(days))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'key'), KEY, { mode: 0o600 })
  const store = sqlite(folder)
  for (const log of new Set(entries.map(entry => entry.log))) await store.claim(log)
  for (let at = 0; at < entries.length; at += PART) await store.append(entries.slice(at, at + PART))
  await store.close()
  return entries.length
}

if (import.meta.filename === process.argv[1]) {
  const [, , folder, days = '365'] = process.argv
  if (folder === undefined || !/^[1-9]\d*$/.test(days)) {
    process.stderr.write('error: year.ts FOLDER [DAYS]\n')
    process.exit(2)
  }
  process.stdout.write(`${await writeYear(folder, Number(days))} entries\n`)
  process.exit(0)
}
