import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kept } from '../../src/records/entry.ts'
import { exportOf, readExport } from '../../src/server/audit/export.ts'
import type { Source } from '../../src/server/audit/readings.ts'
import { verifyRead } from '../../src/server/audit/verify-export.ts'
import { chained, GENESIS } from '../../src/server/log/store.ts'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../fixtures/people/floor-fixture.ts'

const TABLES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']
const SMALL = ['cage', 'roulette-1', 'snake-eyes-1']

let folder: string
let whole: string
let text: string

const play = async (house: House): Promise<void> => {
  await welcome(house.floor, 'Ana')
  for (const id of TABLES) {
    const table = house.floor.tables.get(id)!
    await until(() => table.host.state.open)
    await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
    for (let round = 0; round < 2; round += 1) await playRound(house.floor, table, 'Ana')
  }
  /** A shoe's secret is revealed when it ends, so a supervisor ends it. */
  const { host } = house.floor.tables.get('baccarat-1')!
  await until(() => (host.state.play as { phase: { is: string } }).phase.is === 'betting')
  const by = { role: 'staff', rank: 'operator' } as const
  const command = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'test' }
  expect(await host.submit('shuffle', command)).toHaveProperty('done')
}

const exported = async (source: Source, only: readonly string[]): Promise<string> => {
  let lines = ''
  for await (const line of exportOf(source, { program: 'test', at: 1, only })) lines += line
  return lines
}

beforeAll(async () => {
  folder = newFolder()
  const played = await openHouse(folder)
  await play(played)
  whole = await exported(played.store, ['cage', ...TABLES])
  text = await exported(played.store, SMALL)
  await played.close()
  removeFolder(folder)
})

afterAll(() => removeFolder(folder))

const found = (of: string) => verifyRead(readExport(of)).found

test('a whole house verifies, each log and the money between them', () => {
  const { reports, found: wrong } = verifyRead(readExport(whole))
  expect(wrong).toEqual([])
  expect(reports.map(({ log }) => log)).toEqual(['cage', ...TABLES])
  for (const { opened, log } of reports) if (log !== 'cage') expect(opened).toBeGreaterThan(0)
})

describe('one changed byte', () => {
  /** The entry at a position of the file. */
  const placeOf = (at: number): { log: string; seq: number } => {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0]!
    const { log = 'the end', seq = 0 } = JSON.parse(line) as Partial<Kept>
    return { log, seq }
  }
  const changedAt = (at: number): string => {
    const was = text[at]!
    const is = was === '7' ? '8' : /\d/.test(was) ? '7' : was === 'x' ? 'y' : 'x'
    return text.slice(0, at) + is + text.slice(at + 1)
  }

  test('is found anywhere, and reported with its log and entry', () => {
    const step = Math.ceil(text.length / 300)
    const missed: number[] = []
    for (let at = 0; at < text.length; at += step) {
      const { log, seq } = placeOf(at)
      const wrong = found(changedAt(at))
      const isNamed =
        log === 'the end'
          ? wrong.length > 0
          : wrong.some(each => each.log === log && (each.seq === seq || each.seq === seq + 1))
      if (!isNamed) missed.push(at)
    }
    expect(missed.map(at => text.slice(at - 20, at + 20))).toEqual([])
  })

  test('in every field of an entry and of the last line', () => {
    const lines = text.trimEnd().split('\n')
    for (const line of [lines[4]!, lines.at(-1)!]) {
      const start = text.indexOf(line)
      for (let at = start; at < start + line.length; at += 5)
        expect([at, found(changedAt(at)).length]).not.toEqual([at, 0])
    }
  })

  test('a missing, repeated or moved line is found too, also at the end', () => {
    const lines = text.trimEnd().split('\n')
    const last = lines.findIndex(line => line.includes('"log":"snake-eyes-1"')) - 1
    const without = (at: number) => lines.filter((_, i) => i !== at).join('\n')
    const log = 'roulette-1'
    expect(found(without(last))).toContainEqual(expect.objectContaining({ log }))
    expect(found(without(last - 3))).toContainEqual(expect.objectContaining({ log }))
    const twice = [...lines.slice(0, last), lines[last - 1]!, ...lines.slice(last)].join('\n')
    expect(found(twice)).toContainEqual(expect.objectContaining({ log }))
  })
})

describe('an export that is cut off', () => {
  const lines = () => text.trimEnd().split('\n')
  const NOT_CLOSED = expect.stringMatching(/^the export is not closed: /)

  test('is reported as not closed, however much is missing', () => {
    const count = lines().length
    for (const gone of [1, 2, 3, 10, count - 1]) {
      const wrong = found(
        `${lines()
          .slice(0, count - gone)
          .join('\n')}\n`,
      )
      expect([gone, wrong]).toEqual([gone, [expect.objectContaining({ says: NOT_CLOSED })]])
    }
  })

  test('also in the middle of a line', () => {
    for (const at of [1, 20, 300]) expect(found(text.slice(0, -at - 1))).not.toEqual([])
    expect(found(text.slice(0, -1))).toEqual([])
  })

  test('lines after the last line, and logs it does not name, are errors', () => {
    expect(found(`${text}${text}`).map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/^line \d+ stands after the last line of the export$/),
    )
    const [first, ...others] = lines()
    const other = first!.replaceAll('"log":"', '"log":"other-')
    expect(found([first, ...others.slice(0, -1), other, others.at(-1)].join('\n'))).toContainEqual(
      expect.objectContaining({ says: 'the last line of the export does not name this log' }),
    )
  })
})

describe('a changed value with a recomputed chain', () => {
  type Leaf = { readonly path: string; readonly kind: string; readonly is: unknown }

  const leavesOf = (value: unknown, path: string, kind: string): readonly Leaf[] => {
    if (typeof value !== 'object' || value === null) return [{ path, kind, is: value }]
    return Object.entries(value).flatMap(([key, inner]) => {
      const named = typeof inner === 'object' && inner !== null && 'is' in inner
      const step = Array.isArray(value) ? (named ? `[${inner.is}]` : '[]') : `.${key}`
      return leavesOf(inner, `${path}/${key}`, `${kind}${step}`)
    })
  }

  const other = (is: unknown): unknown => {
    if (typeof is === 'number') return is + 1
    if (typeof is === 'boolean') return !is
    return typeof is === 'string' ? `${is}7` : 7
  }

  const withLeaf = (body: string, path: string): string => {
    const value = JSON.parse(body)
    const steps = path.split('/').slice(1)
    const last = steps.pop()!
    const at = steps.reduce((inner, step) => inner[step], value)
    at[last] = other(at[last])
    return JSON.stringify(value)
  }

  const forged = (entries: readonly Kept[], seq: number, body: string): readonly Kept[] => {
    const forgery: Kept[] = []
    for (const entry of entries)
      forgery.push(
        chained(
          { ...entry, body: entry.seq === seq ? body : entry.body },
          forgery.at(-1)?.hash ?? GENESIS,
        ),
      )
    return forgery
  }

  /**
   * Fields that cannot be recomputed, so that only the hash in the last line protects them: what
   * people chose to say, who they said they were, the table's setup, and what is still sealed.
   */
  const FREE = [
    /^\.opens\./,
    /^\.command\.(by|reason|commitment|does$|ground|key|patron|chips|table|at|behind|voucher)/,
    /^\.seals\.(box|decks)/,
  ]

  test.each(['cage', ...TABLES])(
    '%s: every kind of value that follows from a command is recomputed',
    log => {
      const entries = readExport(whole).logs.get(log)!
      const places = new Map<string, { seq: number; path: string; body: string }>()
      for (const { seq, body } of entries)
        for (const { path, kind } of leavesOf(JSON.parse(body), '', ''))
          if (!places.has(kind)) places.set(kind, { seq, path, body })
      const isFree = (kind: string) => FREE.some(free => free.test(kind))
      const opened = [...places].filter(([kind]) => !isFree(kind))
      expect(opened.length).toBeGreaterThan(10)
      const missed = opened.filter(([, { seq, path, body }]) => {
        const forgery = new Map([[log, forged(entries, seq, withLeaf(body, path))]])
        return verifyRead({ logs: forgery, found: [] }).found.length === 0
      })
      expect(missed.map(([kind]) => kind)).toEqual([])
    },
  )
})
