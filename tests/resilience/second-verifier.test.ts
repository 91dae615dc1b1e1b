import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { below, seeded } from '../../src/odds/random.ts'
import type { Kept } from '../../src/records/entry.ts'
import { exportOf } from '../../src/server/audit/export.ts'
import { logsIn } from '../../src/server/log/sqlite.ts'
import { chained, GENESIS } from '../../src/server/log/store.ts'
import { ROOT } from '../fixtures/croupier.ts'
import { sweep } from '../fixtures/sweep.ts'

/** The verifier in Python, which shares no code with the house, on real and on tampered exports. */

const folder = mkdtempSync(join(tmpdir(), 'croupier-verifier-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verified = (text: string) => {
  const file = join(folder, 'export.ndjson')
  writeFileSync(file, text)
  const cwd = join(ROOT, 'examples/python')
  const { status, stdout } = spawnSync('python3', ['-m', 'verifier', file], { cwd })
  return { status, said: stdout.toString() }
}

let text = ''
let entries: readonly Kept[] = []

beforeAll(async () => {
  const house = join(ROOT, 'tests/fixtures/house-511220d')
  const packed = readFileSync(join(house, 'croupier.db.gz'))
  writeFileSync(join(folder, 'croupier.db'), gunzipSync(packed))
  const logs = logsIn(folder)
  for await (const line of exportOf(logs, { program: 'test', at: 0 })) text += line
  await logs.close()
  entries = text
    .trim()
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Kept)
})

/** Writes the entries with new hashes and a new last line, as a careful forger would. */
const forged = (all: readonly Kept[]): string => {
  const tails = new Map<string, { entries: number; hash: string }>()
  const lines = all.map(entry => {
    const tail = tails.get(entry.log) ?? { entries: 0, hash: GENESIS }
    const kept = chained({ ...entry, seq: tail.entries + 1 }, tail.hash)
    tails.set(entry.log, { entries: kept.seq, hash: kept.hash })
    return JSON.stringify(kept)
  })
  const closes = { program: 'test', at: 0, logs: Object.fromEntries(tails) }
  const hash = createHash('sha256').update(JSON.stringify(closes)).digest('hex')
  return `${[...lines, JSON.stringify({ closes, hash })].join('\n')}\n`
}

test('an export of every game holds', () => {
  expect(verified(text).said).toMatch(/^all holds: \d+ logs/)
})

test('the careful forger is faithful where nothing is changed', () => {
  expect(verified(forged(entries)).status).toBe(0)
})

type Change = (body: string, any: (most: number) => number) => string | undefined

/** Changes a match of the pattern, if the body has one. */
const at =
  (pattern: RegExp, other: (found: string, any: (most: number) => number) => string): Change =>
  (body, any) => {
    const found = [...body.matchAll(pattern)]
    const one = found[any(Math.max(1, found.length))]
    if (!one) return undefined
    const next = other(one[0], any)
    return next === one[0]
      ? undefined
      : body.slice(0, one.index) + next + body.slice(one.index + one[0].length)
  }

const more = (found: string): string => found.replace(/\d+/, digits => `${Number(digits) + 100}`)

const TAMPERINGS: Readonly<Record<string, { readonly of: RegExp; readonly change: Change }>> = {
  'a payment': { of: /"WagerSettled".*"won":[1-9]/, change: at(/"won":[1-9]\d*/g, more) },
  'the chips of a move': {
    of: /"WagerSettled"/,
    change: at(/"chips":\d+,"kind":"value","under"/g, more),
  },
  'the odds of a win': {
    of: /"WagerSettled".*"odds"/,
    change: at(/"pays":\d+/g, f => f.replace(/\d+/, d => `${Number(d) + 1}`)),
  },
  'a loss into a stand-off': {
    of: /"WagerSettled".*"is":"lose"/,
    change: at(/"is":"lose"/g, () => '"is":"stand-off"'),
  },
  'a secret': {
    of: /"reveals"/,
    change: at(/"secret":"[0-9a-f]{64}"/g, f =>
      f.replace(/[0-9a-f](?="$)/, d => (d === '0' ? '1' : '0')),
    ),
  },
  'a number that came': {
    of: /"does":"spun"/,
    change: at(/"number":"\d+"/g, f => (f.includes('"17"') ? '"number":"18"' : '"number":"17"')),
  },
  'a word of a patron': {
    of: /"adds"/,
    change: at(/"says":"[^"]+"/g, f => f.replace(/.(?="$)/, '!')),
  },
}

describe('tampered exports, each with every hash made anew: more than a hundred in the full sweep', () => {
  const CASES = sweep(2, 5, 16)
  test.each(Object.entries(TAMPERINGS))('%s', (name, { of, change }) => {
    const words = seeded(name, 0)
    const any = (most: number) => below(most, words)
    const isOpen = (entry: Kept) => !/attended|lunar/.test(entry.log) && of.test(entry.body)
    const among = entries.filter(isOpen)
    expect(among.length).toBeGreaterThan(0)
    for (let i = 0; i < CASES; i += 1) {
      const target = among[any(among.length)]!
      const body = change(target.body, any)
      if (body === undefined) continue
      const all = entries.map(entry => (entry === target ? { ...entry, body } : entry))
      const { status, said } = verified(forged(all))
      expect([target.log, target.seq, status, said.includes(target.log)]).toEqual([
        target.log,
        target.seq,
        1,
        true,
      ])
    }
  })
})

describe('an export whose hashes were left alone', () => {
  test.each([
    ['an entry is missing', (lines: string[]) => lines.splice(50, 1)],
    ['two entries change places', (lines: string[]) => lines.splice(50, 2, lines[51]!, lines[50]!)],
    ['the end is cut off', (lines: string[]) => lines.splice(-30)],
    ['the last line is gone', (lines: string[]) => lines.splice(-1)],
    [
      'a byte is changed',
      (lines: string[]) => lines.splice(60, 1, lines[60]!.replace('"at":1', '"at":2')),
    ],
  ])('%s', (_, tamper) => {
    const lines = text.trim().split('\n')
    tamper(lines)
    expect(verified(`${lines.join('\n')}\n`).status).toBe(1)
  })
})
