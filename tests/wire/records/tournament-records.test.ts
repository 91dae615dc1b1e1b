import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kept } from '../../../src/records/entry.ts'
import {
  type ExportContents,
  exportOf,
  readExport,
  readLogs,
} from '../../../src/server/audit/export.ts'
import {
  auditOf,
  findRounds,
  findSignificant,
  roundsOf,
  statementOf,
} from '../../../src/server/audit/queries.ts'
import { Readings } from '../../../src/server/audit/readings.ts'
import { verifyRead } from '../../../src/server/audit/verify-export.ts'
import { chained, GENESIS } from '../../../src/server/log/store.ts'
import { isWaiting } from '../../../src/tournament/director/state.ts'
import { turnOf } from '../../../src/tournament/session/state.ts'
import { memoryStore } from '../../fixtures/memory-store.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
} from '../../fixtures/people/floor-fixture.ts'
import {
  completed,
  DOT,
  drawn,
  enter,
  guest,
  onlyTournament,
  played,
  say,
  twoHeats,
} from '../../fixtures/people/tournament-tables.ts'

/** The records of a roulette tournament with chips at face value. */

let folder: string
let house: House
let readings: Readings
let read: ExportContents
let text = ''

const SESSION = 'tournament-1-session-1'

/**
 * Ana is disqualified by the director, Ben withdraws, and Cyd plays a secret card and then passes.
 */
const hold = async (): Promise<void> => {
  const { conditions, ...planned } = twoHeats('roulette', {
    chipIssue: 'face-value',
    maxPlayers: 8,
  })
  const stages = conditions.stages.map(stage => ({ ...stage, seats: 4 }))
  const eight = { ...planned, fill: 8, conditions: { ...conditions, stages } }
  const tournament = await enter(house, eight, ['Ana', 'Ben', 'Cyd'])
  const { host, id } = tournament
  const director = (words: { readonly does: string; readonly [field: string]: unknown }) =>
    say(house, DOT, id, words)
  await say(house, guest('Ben'), id, { does: 'withdraw' })
  await director({ does: 'consent', patron: 'Ben', agrees: true })
  await drawn(house, tournament)
  await director({ does: 'disqualify', patron: 'Ana', ground: 'breach', reason: 'sold her seat' })
  const at = host.state.sessions.findIndex(({ players }) => players.includes('Cyd'))
  const table = await played(house, tournament, at)
  await until(() => turnOf(table.host.state) === 'Cyd')
  await say(house, guest('Cyd'), table.id, { does: 'secret-wager', on: 'red', chips: 12_500 })
  const timer = setInterval(() => {
    const session = host.state.sessions.findIndex(isWaiting)
    if (session >= 0) void director({ does: 'begin-session', session })
    for (const { id: table, host: at } of tournament.sessions.values())
      if (turnOf(at.state) === 'Cyd') void say(house, guest('Cyd'), table, { does: 'pass-card' })
  }, 5)
  await completed(house)
  clearInterval(timer)
  await until(() => [...tournament.sessions.values()].every(each => !each.host.drawing.sealed))
}

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 400, patron: 400, step: 0 }, memoryStore)
  await hold()
  readings = new Readings(house.store, ':memory:')
  await readings.catchUp()
  read = await readLogs(house.store)
  for await (const line of exportOf(house.store, { program: 'test', at: 1 })) text += line
})

afterAll(async () => {
  await readings.close()
  await house.close()
  removeFolder(folder)
})

describe('records', () => {
  test('nz7:4.15 every finished round of a session is recorded, with its stakes and results', () => {
    const rounds = findRounds(readings, { table: SESSION })
    expect(rounds).toHaveLength(2)
    for (const round of rounds) {
      expect(round).toMatchObject({ game: 'roulette', book: 'nz8', state: 'settled' })
      expect(round.limits).toEqual({ 'each round': { minimum: 2500, maximum: 50_000 } })
      expect(round.ends).toHaveLength(round.stakes.length)
      for (const { kind } of round.stakes) expect(kind).toBe('tournament:roulette')
      for (const { before, bought, won, lost, after } of round.patrons)
        expect(before + bought + won - lost).toBe(after)
      expect(round.promises[0]?.secret).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  test('nz7:4.15 a secret wager is in the record of its round', () => {
    const own = roundsOf(readings, 'Cyd', {}).find(({ choices }) =>
      choices.some(({ does }) => does === 'secret-wager'),
    )
    expect(own?.stakes).toMatchObject([{ patron: 'Cyd', on: 'red', chips: 12_500 }])
  })

  test('the books of every log of a tournament balance', () => {
    const logs = auditOf(readings).filter(({ log }) => log.startsWith('tournament-1'))
    expect(logs.length).toBeGreaterThan(2)
    expect(logs.flatMap(({ wrong }) => wrong)).toEqual([])
    const session = logs.find(({ log }) => log === SESSION)
    expect(session?.wagers?.placed).toBe(session?.wagers?.ended)
  })
})

test('nz7:2.1 nz7:2.4 nz7:5.12 nz7:5.13(b) a statement names fees, chips and prizes, each by its clause', () => {
  const lines = (patron: string) =>
    statementOf(readings, patron).map(({ what, chips, under }) => [what, chips, under])
  expect(lines('Ben')).toEqual([
    ['play money', 1_000_000, 'nz1:2.3'],
    ['entry fee', -5000, 'nz7:2.1'],
    ['entry fee returned', 5000, 'nz7:2.4(1)(ii)'],
  ])
  expect(lines('Ana').at(-1)).toEqual(['entry fee', -5000, 'nz7:2.1'])
  const cyd = lines('Cyd').map(([what]) => what)
  expect(cyd.slice(1, 4)).toEqual(['entry fee', 'tournament chips', 'tournament chips exchanged'])
  const { awards } = onlyTournament(house).host.state
  const winner = awards.find(({ place }) => place === 1)!
  expect(lines(winner.patron)).toContainEqual(['prize', winner.money, 'nz7:5.9'])
})

describe('significant events', () => {
  const told = (what: string, patron?: string) =>
    findSignificant(readings, { patron }).find(each => each.what === what)

  test('nz7:2.3(ac)(i) a disqualification: both values, by whom, why and under which clause', () => {
    expect(told('Disqualified', 'Ana')).toMatchObject({
      log: 'tournament-1',
      topic: 'tournament',
      who: 'operator Dot',
      patron: 'Ana',
      before: 'accepted, fee paid',
      after: 'disqualified, fee paid',
      why: 'sold her seat',
      under: 'nz7:2.3(ac)(i)',
    })
  })

  test('nz7:2.4(1)(ii) nz7:5.9 a refund by consent, and the places', () => {
    expect(told('FeeRefunded')).toMatchObject({
      patron: 'Ben',
      before: 'withdrawn, fee paid',
      after: 'withdrawn',
      under: 'nz7:2.4(1)(ii)',
    })
    const after = told('TournamentDecided')?.after as { place: number }[]
    expect(after[0]?.place).toBe(1)
    expect(told('TournamentSetUp')).toMatchObject({ log: 'tournaments', topic: 'tournament' })
  })

  test('nz7:4.1 the director’s actions at a table are reported too', () => {
    expect(told('DirectorPresent')).toMatchObject({ before: 'away', after: 'present' })
    expect(told('BetTimerSet')).toMatchObject({ under: 'nz7:3.9' })
  })
})

describe('verify', () => {
  const found = (logs: ReadonlyMap<string, readonly Kept[]>) =>
    verifyRead({ ...read, logs }).found.map(({ log, says }) => `${log}: ${says}`)

  test('a whole tournament verifies, every commitment is open, and the draw is recomputed', () => {
    const { found: wrong, reports } = verifyRead(readExport(text))
    expect(wrong).toEqual([])
    const report = (log: string) => reports.find(each => each.log === log)
    expect(report('tournament-1')!.opened).toBeGreaterThanOrEqual(4)
    expect(report(SESSION)).toMatchObject({ rounds: 2, waiting: 0 })
  })

  /** Changes the body of one entry, and rebuilds the chain. */
  const forged = (log: string, change: (body: string) => string): Map<string, readonly Kept[]> => {
    const forgery: Kept[] = []
    for (const entry of read.logs.get(log)!)
      forgery.push(chained({ ...entry, body: change(entry.body) }, forgery.at(-1)?.hash ?? GENESIS))
    return new Map([...read.logs, [log, forgery]])
  }

  test('nz7:5.5 a count that differs from the table is found, even with a recomputed chain', () => {
    const session = onlyTournament(house).host.state.sessions.find(({ result }) => result)!
    const [patron, held] = Object.entries(session.result!.stacks).find(([, chips]) => chips > 0)!
    const as = `"${patron}":${held}`
    const change = (body: string) => body.replaceAll(as, `"${patron}":${held - 1}`)
    expect(found(forged('tournament-1', change))).not.toEqual([])
  })

  test('nz7:2.2 conditions that differ from the announced ones are found', () => {
    const change = (body: string) => body.replaceAll('"secretCards":2', '"secretCards":3')
    expect(found(forged('tournament-1', change)).join()).toMatch(/other conditions/)
    expect(found(forged(SESSION, change)).join()).toMatch(/other terms/)
  })

  test('nz7:2.3(ad) a lot that differs from the commitment is found', () => {
    const change = (body: string) =>
      body.includes('"does":"lot","number":0')
        ? body.replace('"does":"lot","number":0', '"does":"lot","number":1')
        : body.replace('"does":"lot","number":1', '"does":"lot","number":0')
    expect(found(forged('tournament-1', change)).join()).toMatch(/lot/)
  })

  test('one changed byte in a tournament’s log is found and named', () => {
    const logs = ['tournaments', 'tournament-1', SESSION]
    const lines = text.split('\n')
    const missed = logs.flatMap(log => {
      const mine = lines.flatMap((line, i) => (line.startsWith(`{"log":"${log}"`) ? [i] : []))
      const every = Math.ceil(mine.length / 12)
      return mine
        .filter((_, i) => i % every === 0)
        .filter(i => {
          const line = lines[i]!
          const at = Math.floor(line.length * 0.6)
          const other = line[at] === 'x' ? 'y' : 'x'
          const changed = line.slice(0, at) + other + line.slice(at + 1)
          const whole = lines.with(i, changed).join('\n')
          const { seq } = JSON.parse(line) as Kept
          const { found: wrong } = verifyRead(readExport(whole))
          return !wrong.some(each => each.log === log && Math.abs(each.seq - seq) <= 1)
        })
        .map(i => lines[i])
    })
    expect(missed).toEqual([])
  })
})
