import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { sqlite } from '../src/server/log/sqlite.ts'
import type { Store } from '../src/server/log/store.ts'
import type { Measure } from './measure.ts'

/**
 * Durable appends for a hundred waiting tables, compared with a bare loop on the same disk. The
 * loop writes the same rows under the same keys with one prepared insert, and syncs one commit per
 * hundred rows. It has no waiting clients, checks nothing and chains nothing.
 */

const CALLERS = 100
const EACH = 20
const BODY = JSON.stringify({ command: { does: 'wager', on: 'red', chips: 2000 }, events: [{}] })
const AT = 1_763_240_000_000
const PROGRAM = '0.1.0'
const HASH = 'f'.repeat(64)
const ENTRY = BODY.padEnd(400, ' ')

export interface Appends {
  readonly measure: Measure
  readonly end: () => Promise<void>
}

const oneCaller = async (store: Store, log: string, from: number): Promise<void> => {
  for (let seq = from + 1; seq <= from + EACH; seq += 1)
    await store.append([
      {
        log,
        seq,
        epoch: 1,
        id: `Ana/c-${seq}`,
        at: 1_763_240_000_000,
        program: '0.1.0',
        body: ENTRY,
      },
    ])
}

const bareLoop = (folder: string) => {
  const db = new DatabaseSync(join(folder, 'bare.db'))
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec(`create table rows (
    log text, seq integer, epoch integer, id text, at integer, program text, body text, prev text,
    hash text, primary key (log, seq), unique (log, id)
  ) strict`)
  const insert = db.prepare('insert into rows values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  let seq = 0
  return {
    run: () => {
      for (let turn = 0; turn < EACH; turn += 1) {
        seq += 1
        db.exec('begin immediate')
        for (let caller = 0; caller < CALLERS; caller += 1)
          insert.run(`table-${caller}`, seq, 1, `Ana/c-${seq}`, AT, PROGRAM, ENTRY, HASH, HASH)
        db.exec('commit')
      }
    },
    close: () => db.close(),
  }
}

export const durableAppends = async (): Promise<Appends> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
  const store = sqlite(join(folder, 'house'))
  const logs = Array.from({ length: CALLERS }, (_, i) => `table-${i}`)
  for (const log of logs) await store.claim(log)
  const bare = bareLoop(folder)
  let from = 0
  const candidate = async (): Promise<void> => {
    const before = from
    from += EACH
    await Promise.all(logs.map(log => oneCaller(store, log, before)))
  }
  const isRight = async (): Promise<boolean> => {
    await candidate()
    const [first, ...others] = await Promise.all(logs.map(log => store.read(log)))
    return first!.length === from && others.every(entries => entries.length === from)
  }
  return {
    measure: {
      name: 'durable appends, 100 callers waiting',
      reference: 'bare loop of synced commits',
      unit: 'entry',
      by: 'wall',
      candidateUnits: CALLERS * EACH,
      referenceUnits: CALLERS * EACH,
      target: 0.5,
      isRight,
      candidate,
      against: bare.run,
    },
    end: async () => {
      await store.close()
      bare.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
