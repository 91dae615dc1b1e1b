import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../../../../tests/fixtures/people/floor-fixture.ts'
import type { Kept } from '../../../../records/entry.ts'
import { verifyLog } from '../../../../server/audit/verify-log.ts'
import { chained, GENESIS } from '../../../../server/log/store.ts'
import { roundsOf } from '../rounds/round-facts.ts'
import { type LogFile, readExport } from './export-file.ts'
import { replayOf } from './replay.ts'
import { type Report, verifyFile } from './verify.ts'

const LOGS = ['baccarat-1', 'roulette-1', 'snake-eyes-1']

let folder: string
let house: House
const logs = new Map<string, readonly Kept[]>()

/** A house with random commitments: three tables, three rounds each, and one finished shoe. */
beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
  for (const id of LOGS) {
    const table = house.floor.tables.get(id)!
    await until(() => table.host.state.open)
    await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
    for (let round = 0; round < 3; round += 1) await playRound(house.floor, table, 'Ana')
  }
  const { host } = house.floor.tables.get('baccarat-1')!
  await until(() => (host.state.play as { phase: { is: string } }).phase.is === 'betting')
  const by = { role: 'staff', rank: 'operator' } as const
  const command = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'test' }
  await host.submit('shuffle', command)
  for (const id of [...LOGS, 'cage']) logs.set(id, await house.store.read(id))
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const textOf = (entries: readonly Kept[]): string =>
  entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

const fileIn = (text: string): LogFile => readExport(text)!.files[0]!

const verified = (text: string): Promise<Report> => verifyFile(fileIn(text), () => undefined)

/** Rewrites a log from this entry on with valid hashes, like a forger who knows the format. */
const forged = (entries: readonly Kept[], seq: number, change: (body: string) => string) => {
  const forgery: Kept[] = []
  for (const entry of entries) {
    const body = entry.seq === seq ? change(entry.body) : entry.body
    forgery.push(chained({ ...entry, body }, forgery.at(-1)?.hash ?? GENESIS))
  }
  return forgery
}

const find = (log: string, isIt: (body: string) => boolean): Kept =>
  logs.get(log)!.find(({ body }) => isIt(body))!

describe('an export in the browser', () => {
  test.each(LOGS)('%s verifies, and the server agrees', async log => {
    const entries = logs.get(log)!
    const { finding, ...report } = await verified(textOf(entries))
    const { opened, rounds } = verifyLog(entries)
    expect(finding).toBeUndefined()
    expect(report).toMatchObject({ log, entries: entries.length, rounds, promises: opened })
    expect(opened).toBeGreaterThan(0)
  })

  test('the cage has no table to replay, but its chain is checked', async () => {
    expect(await verified(textOf(logs.get('cage')!))).toMatchObject({
      isReplayed: false,
      finding: undefined,
    })
  })

  test.each(LOGS)('%s: one changed letter is found at its entry', async log => {
    const entries = logs.get(log)!
    for (const at of [0, 4, Math.floor(entries.length / 2), entries.length - 1]) {
      const text = textOf(entries)
      const start = textOf(entries.slice(0, at)).length
      const letter = text.indexOf('"body":"', start) + 30
      const touched = `${text.slice(0, letter)}${text[letter] === 'x' ? 'y' : 'x'}${text.slice(letter + 1)}`
      const { finding } = await verified(touched)
      expect(finding?.seq).toBe(at + 1)
    }
  })

  test('reordered, missing or repeated entries', async () => {
    const entries = logs.get('baccarat-1')!
    const swapped = [...entries.slice(0, 5), entries[6]!, entries[5]!, ...entries.slice(7)]
    expect((await verified(textOf(swapped))).finding).toEqual({ seq: 6, is: 'order' })
    expect((await verified(textOf(entries.toSpliced(5, 1)))).finding).toEqual({
      seq: 6,
      is: 'order',
    })
    const again = { ...entries[6]!, id: entries[5]!.id }
    const chain = forged(entries.with(6, again), 0, body => body)
    expect((await verified(textOf(chain))).finding).toEqual({ seq: 7, is: 'repeated' })
  })

  test('a changed payment with a valid chain', async () => {
    const entry = find('baccarat-1', body => /"won":[1-9]/.test(body) || /"is":"lose"/.test(body))
    const change = (body: string) => body.replace(/"won":(\d+)/, '"won":1$1')
    const { finding } = await verified(textOf(forged(logs.get('baccarat-1')!, entry.seq, change)))
    expect(finding).toEqual({ seq: entry.seq, is: 'events', what: 'WagerSettled' })
  })

  test('nz8:2.5 a number other than the sealed one, with all its consequences', async () => {
    const entries = logs.get('roulette-1')!
    const entry = find('roulette-1', body => body.includes('"does":"spun"'))
    const number = /"number":"(\d+)"/.exec(entry.body)![1]!
    const other = number === '7' ? '8' : '7'
    const change = (body: string) =>
      body
        .replace(`"number":"${number}"`, `"number":"${other}"`)
        .replace(`"in":"${number}"`, `"in":"${other}"`)
    const { finding } = await verified(textOf(forged(entries, entry.seq, change)))
    expect(finding).toMatchObject({ seq: entry.seq, is: 'draw' })
  })

  test('nz1:15.4 a number reported by a person, where chance was committed', async () => {
    const entry = find('roulette-1', body => body.includes('"does":"spun"'))
    const change = (body: string) =>
      body.replace('{"role":"chance"}', '{"role":"staff","rank":"dealer"}')
    const { finding } = await verified(textOf(forged(logs.get('roulette-1')!, entry.seq, change)))
    expect(finding).toEqual({ seq: entry.seq, is: 'by-hand', what: 'spun' })
  })

  test('a secret that differs from the commitment', async () => {
    const entry = find('snake-eyes-1', body => body.includes('"secret":"'))
    const change = (body: string) => body.replace(/"secret":"..../, '"secret":"0000')
    const { finding } = await verified(textOf(forged(logs.get('snake-eyes-1')!, entry.seq, change)))
    expect(finding).toMatchObject({ seq: entry.seq, is: 'secret' })
  })

  test('a file that is no export, and an unreadable line', async () => {
    expect(readExport('')).toBeUndefined()
    expect(readExport('{"log":1}')).toBeUndefined()
    const text = textOf(logs.get('roulette-1')!)
    const [first, second] = text.split('\n')
    expect((await verified(`${first}\n${second}\nnot a line\n`)).finding).toEqual({
      seq: 3,
      is: 'unreadable',
    })
  })
})

describe('an export of several logs', () => {
  const several = (): string => ['cage', 'roulette-1'].map(log => textOf(logs.get(log)!)).join('')
  const closing = (cut = 0): string => {
    const ends = ['cage', 'roulette-1'].map(log => {
      const entries = logs.get(log)!
      return [log, { entries: entries.length + cut, hash: entries.at(-1)!.hash }]
    })
    const closes = { program: 'test', at: 1, logs: Object.fromEntries(ends) }
    return JSON.stringify({ closes, hash: '0'.repeat(64) })
  }

  test('each is read separately, and the last line has its end', async () => {
    const read = readExport(`${several()}${closing()}\n`)!
    expect(read.isClosed).toBe(true)
    expect(read.files.map(({ log }) => log)).toEqual(['cage', 'roulette-1'])
    for (const file of read.files)
      expect((await verifyFile(file, () => undefined)).finding).toBeUndefined()
    expect(readExport(several())!.isClosed).toBe(false)
  })

  test('missing final entries are found', async () => {
    const [, file] = readExport(`${several()}${closing(2)}\n`)!.files
    expect((await verifyFile(file!, () => undefined)).finding).toMatchObject({
      seq: file!.lines.length + 1,
      is: 'cut',
    })
  })

  test('an added blank is found, and the other logs are still read', async () => {
    const text = several().replace('{"log":"cage","seq":2', '{"log": "cage","seq":2')
    const [cage, roulette] = readExport(text)!.files
    expect((await verifyFile(cage!, () => undefined)).finding).toEqual({
      seq: 2,
      is: 'unreadable',
    })
    expect((await verifyFile(roulette!, () => undefined)).finding).toBeUndefined()
  })
})

test.each(LOGS)('%s: the state after every entry matches the server’s', log => {
  const entries = logs.get(log)!
  const file = fileIn(textOf(entries))
  const stands = replayOf(file)!
  const replay = (at: number) => stands(at).table?.state
  const { host } = house.floor.tables.get(log)!
  const last = JSON.stringify(replay(entries.length))
  for (const at of [entries.length, 0, 150, 99, 100, 101, 3]) if (at <= entries.length) replay(at)
  expect(JSON.stringify(replay(entries.length))).toBe(last)
  if (host.seq === entries.length) expect(last).toBe(JSON.stringify(host.state))
})

test.each(LOGS)('%s: rounds are found by number, patron and outcome', log => {
  const rounds = roundsOf(fileIn(textOf(logs.get(log)!)))
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1))
  const mine = rounds.filter(({ patrons }) => patrons.some(({ patron }) => patron === 'Ana'))
  expect(mine.length).toBeGreaterThanOrEqual(3)
  for (const { entries, came } of mine) {
    expect(entries[0]).toBeLessThanOrEqual(entries[1])
    expect(came.length).toBeGreaterThan(0)
  }
})
