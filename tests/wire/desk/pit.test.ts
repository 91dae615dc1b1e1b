import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FloorCommand } from '../../../src/floor/commands.ts'
import type { StaffRank } from '../../../src/kernel/people.ts'
import { sentence } from '../../../src/kernel/refusal.ts'
import type { Body, Kept } from '../../../src/records/entry.ts'
import { pitReport } from '../../../src/records/pit/report.ts'
import { findRounds } from '../../../src/server/audit/queries.ts'
import { brokenSeals } from '../../../src/server/audit/verify-export.ts'
import { pitReportFor, pitRows, positionsIn, sealOf } from '../../../src/server/pit/rows.ts'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

/** A gaming day of two tables, from the opening floats to the seal. */

const folder = newFolder()
let house: House

const signs = (name: string, rank: StaffRank) => ({ role: 'staff', rank, name }) as const
const SAM = signs('Sam', 'game-supervisor')
const CAS = signs('Cas', 'casino-supervisor')
const CLEO = signs('Cleo', 'casino-supervisor')

type CommandFields = { readonly [K in string]: unknown } & { readonly does: FloorCommand['does'] }

let ids = 0

const says = async (by: typeof SAM | typeof CAS, said: CommandFields): Promise<string> => {
  ids += 1
  const table = house.floor.tables.get(String(said.table))
  const entry = table ? { entry: table.host.seq } : {}
  const command = { by, ...said, ...entry } as unknown as FloorCommand
  const answer = await house.floor.log.submit(`pit ${ids}`, command)
  return 'refused' in answer ? sentence(answer.refused) : ''
}

const positions = async () => {
  await house.audit.readings.catchUp()
  return positionsIn(house.audit.readings, [...house.floor.tables.keys()])
}

/** Games in which every wager is settled by its own round. */
const TABLES = ['roulette-1', 'snake-eyes-1'] as const

beforeAll(async () => {
  house = await openHouse(folder)
  const { floor } = house
  await says(CAS, { does: 'take-shift', positions: await positions() })
  for (const id of TABLES) {
    await says(SAM, { does: 'open-float', table: id, count: { '2500': 400 } })
    const table = floor.tables.get(id)!
    await until(() => table.host.state.open)
    for (const [i, patron] of ['Ana', 'Ben'].entries()) {
      const name = `${patron} of ${id}`
      await welcome(floor, name)
      await sendCommand(floor, table, name, { does: 'sit', seat: i + 1 })
      await sendCommand(floor, table, name, { does: 'buy-in', chips: 100_000 })
    }
    await playRound(floor, table, `Ana of ${id}`)
    await playRound(floor, table, `Ben of ${id}`)
    await says(SAM, { does: 'fill', table: id, count: { '10000': 5 } })
    await says(SAM, { does: 'credit', table: id, count: { '2500': 8 } })
  }
  await says(CAS, { does: 'hand-over-shift', to: 'Cleo', note: 'all quiet' })
  await says(CLEO, { does: 'take-shift', positions: await positions() })
  for (const id of TABLES) await playRound(floor, floor.tables.get(id)!, `Ana of ${id}`)
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const bodiesOf = async (log: string): Promise<readonly Body[]> =>
  (await house.store.read(log)).map(({ body }) => JSON.parse(body) as Body)

interface SettledWager {
  readonly is: string
  readonly wager: { readonly chips: number }
  readonly outcome: { readonly is: string }
  readonly won: number
  readonly commission: number
}

/** The house's win, added up from the end of each wager, without any code of the report. */
const wonBy = async (log: string): Promise<number> => {
  let win = 0
  for (const { events } of await bodiesOf(log))
    for (const event of events) {
      const { is, wager, outcome, won, commission } = event as unknown as SettledWager
      if (is !== 'WagerSettled') continue
      if (outcome.is === 'lose') win += wager.chips
      if (outcome.is === 'win') win += commission - won
    }
  return win
}

const report = async (by: 'table' | 'game' | 'dealer' | 'shift' | 'day', day?: number) => {
  await house.audit.readings.catchUp()
  return pitReportFor(house.audit.readings, { by, day })
}

describe('a day’s money', () => {
  test('is the same in the report and in the logs, to the cent', async () => {
    const { lines, total } = await report('table')
    const won = await Promise.all(TABLES.map(wonBy))
    for (const [i, id] of TABLES.entries()) {
      const line = lines.find(({ of }) => of === id)!
      expect(line.win).toBe(won[i])
      expect(line.drop).toEqual({ cash: 0, chips: 0, vouchers: 200_000 })
      expect(line.rounds).toBe(3)
      expect(line.turnover).toBe(6000)
      expect(line.hold).toBeCloseTo(line.win / 200_000, 12)
    }
    expect(total.win).toBe(won[0]! + won[1]!)
    const bank = TABLES.map(id => house.floor.tables.get(id)!.host.state.accounts.bank?.value ?? 0)
    expect(total.win).toBe(bank[0]! + bank[1]!)
  })

  test('has the same total by table, game, dealer, shift and day', async () => {
    const { total } = await report('table')
    for (const by of ['game', 'dealer', 'shift', 'day'] as const) {
      const { lines, total: same } = await report(by)
      expect(same).toEqual(total)
      expect(lines.reduce((sum, { win }) => sum + win, 0)).toBe(total.win)
      expect(lines.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(total.turnover)
    }
    const { lines } = await report('shift')
    expect(lines.map(({ of, rounds }) => [of, rounds])).toEqual([
      ['day 1, shift 1, Cas', 4],
      ['day 1, shift 2, Cleo', 2],
    ])
    expect((await report('dealer')).lines.map(({ of }) => of)).toEqual(['virtual dealer'])
  })

  test('nz8:3.9 nz11a:4.1(f) the theoretical win is the exact edge, and its deviation the exact variance', async () => {
    const { lines } = await report('game')
    const roulette = lines.find(({ of }) => of === 'roulette')!
    expect(roulette.theoretical).toBe(Math.round(6000 / 37))
    /** Three spins of $20 on red. */
    expect(roulette.deviation).toBe(Math.round(2000 * Math.sqrt(3 * (1 - 1 / 37 ** 2))))
    const dice = lines.find(({ of }) => of === 'snake-eyes')!
    expect(dice.theoretical).toBe(Math.round(6000 / 36))
    expect(dice.off).toBeCloseTo((dice.win - dice.theoretical) / dice.deviation!, 2)
  })
})

test('an inspector finds rounds by dealer, clause and correction', () => {
  const { readings } = house.audit
  const found = (asked: object) => findRounds(readings, { table: 'roulette-1', ...asked }).length
  const all = found({})
  expect(all).toBeGreaterThanOrEqual(3)
  expect(found({ dealer: 'virtual dealer' })).toBe(all)
  expect(found({ dealer: 'virtual dealer', most: 1 })).toBe(1)
  expect(found({ dealer: 'Dan' })).toBe(0)
  const unders = findRounds(readings, { table: 'roulette-1' }).map(({ ends }) => ends[0]!.under)
  for (const under of new Set(unders))
    expect(found({ under })).toBe(unders.filter(each => each === under).length)
  /** A clause stands for its items: `nz8:3.9` finds `nz8:3.9(a)`, and `nz8:3` nothing. */
  const clauses = unders.map(under => under!.replace(/\(.*$/, ''))
  for (const under of new Set(clauses))
    expect(found({ under })).toBe(clauses.filter(each => each === under).length)
  expect(found({ under: 'nz8:3' })).toBe(0)
  expect(found({ under: 'nz5:9.4' })).toBe(0)
  expect(found({ corrected: true })).toBe(0)
  expect(found({ corrected: false })).toBe(all)
})

describe('the pit', () => {
  test('a day closes only when every float is counted', async () => {
    const refused = await says(CLEO, { does: 'close-day', positions: {}, report: '' })
    expect(refused).toMatch(/Count the closing float of \S+ first/)
    expect(await says(SAM, { does: 'open-float', table: TABLES[0], count: {} })).toContain(
      'already',
    )
    const strange = { does: 'fill', table: TABLES[0], count: { '7': 1 } } as const
    expect(await says(SAM, strange)).toContain('no chips of $0.07')
    const dealer = signs('Dan', 'dealer') as unknown as typeof SAM
    expect(await says(dealer, { ...strange, count: { '2500': 1 } })).toContain('game supervisor')
  })

  test('the variance is exactly what is missing from the tray', async () => {
    const { lines } = await report('table')
    for (const id of TABLES) {
      const { win, drop: bought } = lines.find(({ of }) => of === id)!
      const should = 1_000_000 + 50_000 - 20_000 + win - bought.vouchers
      const open = lines.find(({ of }) => of === id)!.float
      expect(open).toMatchObject({ closing: null, expected: null, variance: null })
      /** Every table lacks a $5 chip, and the drop box has $10 too much. */
      const count = { '100': (should - 500) / 100 }
      expect(await says(SAM, { does: 'close-float', table: id, count })).toBe('')
      const counted = { cash: 1000, chips: 0, vouchers: 200_000 }
      expect(await says(SAM, { does: 'count-drop', table: id, ...counted })).toBe('')
      const [line] = (await report('table')).lines.filter(({ of }) => of === id)
      expect(line!.float).toEqual({
        opening: 1_000_000,
        fills: 50_000,
        credits: 20_000,
        closing: should - 500,
        expected: should,
        variance: -500,
      })
      expect(line!.counted).toEqual(counted)
    }
  })

  test('a handover has two signatures', async () => {
    const offer = { does: 'hand-over-shift', to: 'Cas' } as const
    expect(await says(CAS, { ...offer, to: 'Sam' })).toContain('Cleo is in charge')
    expect(await says(CLEO, { ...offer, to: 'Cleo' })).toContain('another person')
    expect(await says(CLEO, offer)).toBe('')
    const early = { does: 'close-day', positions: {}, report: '' } as const
    expect(await says(CLEO, early)).toContain('Cas has not taken the shift')
    expect(await says(CAS, { does: 'take-shift', positions: await positions() })).toBe('')
  })

  test('closing seals the day: later play belongs to the next one', async () => {
    const before = await report('table', 1)
    const closing = { does: 'close-day', positions: await positions(), report: sealOf(before) }
    expect(await says(CAS, closing as unknown as CommandFields)).toBe('')
    await playRound(house.floor, house.floor.tables.get('roulette-1')!, 'Ana of roulette-1')
    const after = await report('table', 1)
    expect(sealOf(after)).toBe(sealOf(before))
    const next = await report('table', 2)
    expect(next.lines.map(({ of, rounds }) => [of, rounds])).toEqual([['roulette-1', 1]])
    const logs = new Map<string, readonly Kept[]>()
    for (const log of await house.store.logs()) logs.set(log, await house.store.read(log))
    expect(brokenSeals(logs)).toEqual([])
    const changed = logs
      .get('roulette-1')!
      .map(kept => ({ ...kept, hash: kept.hash.replace(/^./, 'x') }))
    expect(brokenSeals(new Map([...logs, ['roulette-1', changed]]))[0]).toMatchObject({
      log: 'floor',
      says: expect.stringMatching(/its seal names another entry \d+ of roulette-1/),
    })
    const rows = pitRows(house.audit.readings)
    expect(pitReport(rows, { by: 'day' }).lines.map(({ of }) => of)).toEqual(['day 1', 'day 2'])
  })
})
