import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { numberBelow, seeded } from '../../src/odds/simulation/random.ts'
import type { Kept } from '../../src/records/entry.ts'
import { logsIn } from '../../src/server/log/sqlite/sqlite.ts'
import { chained, GENESIS } from '../../src/server/log/store.ts'
import { exported, exportWithDiscards, freshExport } from '../fixtures/fresh-export.ts'
import { ROOT } from '../fixtures/processes/croupier.ts'
import { sweep } from '../fixtures/sweep.ts'

/** The Python verifier, which shares no code with the server, on real and on tampered exports. */

const folder = mkdtempSync(join(tmpdir(), 'croupier-verifier-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verified = (text: string) => {
  const file = join(folder, 'export.ndjson')
  writeFileSync(file, text)
  const cwd = join(ROOT, 'examples/python')
  const { status, stdout, stderr } = spawnSync('python3', ['-m', 'verifier', file], { cwd })
  expect(stderr.toString()).toBe('')
  return { status, said: stdout.toString() }
}

const entriesIn = (text: string): readonly Kept[] =>
  text
    .trim()
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Kept)

/** An old house with every kind of correction, and two that were played just now. */
const texts = { old: '', fresh: '', discards: '' }

beforeAll(async () => {
  const packed = readFileSync(join(ROOT, 'tests/fixtures/house-511220d/croupier.db.gz'))
  writeFileSync(join(folder, 'croupier.db'), gunzipSync(packed))
  const logs = logsIn(folder)
  texts.old = await exported(logs)
  await logs.close()
  texts.fresh = await freshExport()
  texts.discards = await exportWithDiscards()
})

/** Writes the entries with new hashes and a new last line, like a careful forger. */
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

describe('what nobody changed verifies', () => {
  test.each([
    ['an old house with corrections, disputes and tournaments', 'old'],
    ['a fresh export with every game', 'fresh'],
    ['a fresh export with cards that were dealt from the discards', 'discards'],
  ] as const)('%s', (_, which) => {
    expect(verified(texts[which]).said).toMatch(/^all holds: \d+ logs/)
  })

  test('the forger’s output', () => {
    expect(verified(forged(entriesIn(texts.old))).status).toBe(0)
  })
})

type Any = (most: number) => number
type Change = (body: string, any: Any) => string | undefined

/** Changes a match of the pattern, if the body has one. */
const at =
  (pattern: RegExp, other: (found: string, any: Any) => string): Change =>
  (body, any) => {
    const found = [...body.matchAll(pattern)]
    const one = found[any(Math.max(1, found.length))]
    if (!one) return undefined
    const next = other(one[0], any)
    return next === one[0]
      ? undefined
      : body.slice(0, one.index) + next + body.slice(one.index + one[0].length)
  }

const plus =
  (more: number) =>
  (found: string): string =>
    found.replace(/\d+(?!.*\d)/, digits => `${Number(digits) + more}`)

const otherCard = (found: string): string =>
  found.replace(/"[0-9AJQK]+[CDHS]"/, card => (card === '"2C"' ? '"3C"' : '"2C"'))

const otherDigit = (found: string): string =>
  found.replace(/[0-9a-f](?="$)/, digit => (digit === '0' ? '1' : '0'))

interface Tampering {
  readonly of: RegExp
  readonly change: Change
  /** Where entries to change are, if not in the old house. */
  readonly in?: keyof typeof texts
}

const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'a payment': { of: /"WagerSettled".*"won":[1-9]/, change: at(/"won":[1-9]\d*/g, plus(100)) },
  'the chips of a move': {
    of: /"WagerSettled"/,
    change: at(/"chips":\d+(?=,"kind":"value","under")/g, plus(100)),
  },
  'the odds of a win': { of: /"WagerSettled".*"odds"/, change: at(/"pays":\d+/g, plus(1)) },
  'a loss into a stand-off': {
    of: /"WagerSettled".*"is":"lose"/,
    change: at(/"is":"lose"/g, () => '"is":"stand-off"'),
  },
  'who wagered': {
    of: /"WagerPlaced"/,
    change: at(/"patron":"[^"]+"(?=,"on")/g, found => found.replace(/"$/, ' the Second"')),
  },
  'what was wagered': {
    of: /"WagerPlaced".*"on":"(banker|even|red|field)"/,
    change: at(/"on":"(banker|even|red|field)"(?=,"chips":\d+,"kind")/g, () => '"on":"tie"'),
  },
  'the chips that were bought': {
    of: /"ChipsBought".*"kind":"value"/,
    change: at(/"chips":\d+(?=,"kind":"value")/g, plus(10_000)),
  },
  'the chips that were changed back': {
    of: /"PatronLeft".*"to":"cage"/,
    change: at(/"chips":\d+(?=,"kind":"value")/g, found => found.replace(/\d+/, '100')),
    in: 'fresh',
  },
  'a secret': { of: /"reveals"/, change: at(/"secret":"[0-9a-f]{64}"/g, otherDigit) },
  'a commitment': { of: /"reveals"/, change: at(/"commitment":"[0-9a-f]{64}"/g, otherDigit) },
  'a secret that is left out': {
    of: /"does":"(spun|dice|lot)".*"reveals".*"seals"/,
    change: body => {
      const { reveals: _, ...rest } = JSON.parse(body)
      return JSON.stringify(rest)
    },
  },
  'a promise that is left out': {
    of: /"seals":\{"number":1,/,
    change: body => {
      const { seals: _, ...rest } = JSON.parse(body)
      return JSON.stringify(rest)
    },
  },
  'a number that came': {
    of: /"does":"spun"/,
    change: at(/"number":"\d+"/g, found =>
      found.includes('"17"') ? '"number":"18"' : '"number":"17"',
    ),
  },
  'a number where the ball rests': {
    of: /"BallRested"/,
    change: at(/"in":"\d+"/g, found => (found.includes('"17"') ? '"in":"18"' : '"in":"17"')),
  },
  'the faces of the dice': {
    of: /"does":"dice"/,
    change: at(/"faces":\[\d/g, found => (found.endsWith('6') ? '"faces":[5' : '"faces":[6')),
  },
  'a card that was dealt': {
    of: /"CardDealt"/,
    change: at(/"secret":"[0-9AJQK]+[CDHS]"/g, otherCard),
  },
  'a card that was burned': {
    of: /"CardBurned"/,
    change: at(/"secret":"[0-9AJQK]+[CDHS]"/g, otherCard),
  },
  'a card of a result': {
    of: /"ResultAnnounced"/,
    change: at(/"player":\["[0-9AJQK]+[CDHS]"/g, otherCard),
  },
  'the end of a Lunar Poker hand': {
    of: /"WagerSettled".*"on":"(ante|bet|super)".*"is":"(lose|stand-off)","under":"nz22:(9.4|10)/,
    change: at(/"is":"(lose|stand-off)","under":"nz22:(9.4|10)/g, found =>
      found.includes('lose')
        ? found.replace('lose', 'stand-off')
        : found.replace('stand-off', 'lose'),
    ),
  },
  'a card of the Dealer': {
    of: /"DealerRevealed"/,
    change: at(/"hand":\["[0-9AJQK]+[CDHS]"/g, otherCard),
  },
  'a discard that was drawn': {
    of: /"does":"discard"/,
    change: at(/"at":\d+/g, plus(1)),
    in: 'discards',
  },
  'a lot': { of: /"does":"lot"/, change: at(/"number":\d+(?=\})/g, plus(1)) },
  'whose lot was drawn': {
    of: /"LotDrawn"/,
    change: at(/"patron":"[^"]+"/g, found => found.replace(/"$/, ' the Second"')),
  },
  'the chips at the end of a session': {
    of: /"SessionTallied"/,
    change: at(/"result":\{"stacks":\{"[^"]+":\d+/g, plus(500)),
  },
  'a word of a patron': {
    of: /"adds"/,
    change: at(/"says":"[^"]+"/g, found => found.replace(/.(?="$)/, '!')),
  },
}

/** The last promise of a log is not open yet, so nobody can check what came from it. */
const isOpen = (entries: readonly Kept[]) => {
  const last = new Map<string, number>()
  for (const { log, seq, body } of entries) if (body.includes('"reveals"')) last.set(log, seq)
  return ({ log, seq }: Kept): boolean => !/attended/.test(log) && seq <= (last.get(log) ?? 0)
}

describe('tampered exports with recomputed hashes: more than a hundred in the long run', () => {
  const CASES = sweep(1, 6, 16)
  test.each(Object.entries(TAMPERINGS))('%s', (name, { of, change, ...where }) => {
    const words = seeded(name, 0)
    const any = (most: number) => numberBelow(most, words)
    const entries = entriesIn(texts[where.in ?? 'old'])
    const among = entries.filter(isOpen(entries)).filter(({ body }) => of.test(body))
    for (let i = 0, tampered = 0; tampered < Math.min(CASES, among.length); i += 1) {
      expect(i).toBeLessThan(1000)
      const target = among[any(among.length)]!
      const body = change(target.body, any)
      if (body === undefined) continue
      tampered += 1
      const all = entries.map(entry => (entry === target ? { ...entry, body } : entry))
      const { status, said } = verified(forged(all))
      const isNamed = said.split('\n').some(line => line.startsWith(`${target.log} `))
      expect([target.log, target.seq, status, isNamed]).toEqual([target.log, target.seq, 1, true])
    }
    expect(among.length).toBeGreaterThan(0)
  })
})

describe('a tampered export with its old hashes', () => {
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
    const lines = texts.old.trim().split('\n')
    tamper(lines)
    expect(verified(`${lines.join('\n')}\n`).status).toBe(1)
  })
})
