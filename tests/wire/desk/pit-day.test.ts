import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { records } from '../../../src/cli/records.ts'
import type { FloorCommand } from '../../../src/floor/commands.ts'
import { accountHoldings } from '../../../src/general/state.ts'
import type { StaffRank } from '../../../src/kernel/people.ts'
import type { SaidCommand } from '../../../src/protocol/wire.ts'
import { findRounds } from '../../../src/server/audit/queries.ts'
import { positionOf } from '../../../src/server/desk/steps.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import { pitReportFor, positionsIn, sealOf } from '../../../src/server/pit/rows.ts'
import { exported } from '../../fixtures/fresh-export.ts'

import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  sendCommand,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'
import { pitByHand } from '../../fixtures/pit-by-hand.ts'
import { printedPit } from '../../fixtures/printed-pit.ts'
import { printed } from '../../fixtures/processes/command-runner.ts'

/**
 * A day at attended tables: two dealers, two shifts, patrons who pay with cash and with chips, a
 * wrongly entered card and an invalid round. The test compares the report with the patrons' chips:
 * the house won what they bought, less what they cashed out and what they still have.
 */

const folder = newFolder()
let house: House
let roulette: Table
let baccarat: Table

const staff = (name: string, rank: StaffRank) => ({ is: 'staff', name, rank }) as const
const DEE = staff('Dee', 'dealer')
const DAN = staff('Dan', 'dealer')
const SAM = staff('Sam', 'game-supervisor')
const OLGA = staff('Olga', 'operator')
type Somebody = { readonly is: 'staff'; readonly name: string; readonly rank: StaffRank }

const ANA = 'Ana (cash)'
const BEN = 'Ben (cash)'
const CYD = 'Cyd (cash)'
/** Vic has an account, and buys chips with a voucher. */
const VIC = 'Vic'

let ids = 0
const nextId = (): string => {
  ids += 1
  return `d${ids}`
}

const does = async (table: Table, who: Somebody, said: SaidCommand): Promise<void> => {
  const round = table.host.state.round.number
  const answer = await dispatch(house.floor, table, who, nextId(), { round, ...said })
  if (!('done' in answer)) throw new Error(`${said.does}: ${JSON.stringify(answer)}`)
}

/** Gives a command that a second person has already approved. */
const directs = async ({ host }: Table, { name, rank }: Somebody, said: SaidCommand) => {
  const by = { role: 'staff', rank, name } as const
  const round = host.state.round.number
  const answer = await host.submit(nextId(), { by, round, ...said } as never)
  if (!('done' in answer)) throw new Error(`${said.does}: ${JSON.stringify(answer)}`)
}

const floors = async (who: Somebody, said: Readonly<Record<string, unknown>>): Promise<void> => {
  const table = house.floor.tables.get(String(said.table))
  const by = { role: 'staff', rank: who.rank, name: who.name }
  const command = { by, ...said, ...(table && { entry: table.host.seq }) }
  const answer = await house.floor.log.submit(nextId(), command as unknown as FloorCommand)
  if (!('done' in answer)) throw new Error(`${said.does}: ${JSON.stringify(answer)}`)
}

/** The chips bought at each table less those cashed out, as the dealers entered them. */
const brought = new Map<Table, number>()
const bring = (table: Table, chips: number) => brought.set(table, (brought.get(table) ?? 0) + chips)

const buys = async (table: Table, who: Somebody, patron: string, seat: number, more: object) => {
  const { chips } = more as { readonly chips: number }
  await does(table, who, { does: 'sit', seat, for: patron })
  await does(table, who, { does: 'buy-in', for: patron, ...more })
  bring(table, chips)
}

const leaves = async (table: Table, who: Somebody, patron: string) => {
  bring(table, -held(table, patron))
  await does(table, who, { does: 'leave', for: patron })
}

const held = ({ host }: Table, patron: string): number =>
  Object.values(accountHoldings(host.state, `stack:${patron}`) ?? {}).reduce((a, b) => a! + b!, 0)!

/** The house's win so far, from the patrons' chips. No wagers may be on the layout. */
const missing = (table: Table): number => {
  expect(table.host.state.wagers).toEqual([])
  return [ANA, BEN, CYD, VIC].reduce(
    (sum, patron) => sum - held(table, patron),
    brought.get(table) ?? 0,
  )
}

const spins = async (who: Somebody, number: string, bets: readonly SaidCommand[]) => {
  for (const bet of bets) await does(roulette, who, bet)
  const said = [
    { does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' },
    { does: 'call' },
    { does: 'ball-drops' },
    { does: 'spun', number },
    { does: 'announce' },
    { does: 'collect' },
    { does: 'pay' },
  ]
  const { number: round } = roulette.host.state.round
  /** If nobody wins, collecting ends the round. */
  for (const each of said)
    if (roulette.host.state.round.number === round) await does(roulette, who, each)
}

const deals = async (who: Somebody, bet: SaidCommand, cards: readonly string[]) => {
  await does(baccarat, who, bet)
  await does(baccarat, who, { does: 'call' })
  for (const card of cards) await does(baccarat, who, { does: 'card', card })
}

/** The dealer and the supervisor take the steps before the first round. */
const preparesShoe = async () => {
  const phase = () =>
    (baccarat.host.state.play as { readonly phase: { readonly is: string } }).phase.is
  for (let step = 0; phase() !== 'betting' && step < 40; step += 1)
    for (const who of [DEE, SAM])
      if (phase() === 'burning') {
        for (const card of ['2H', '5C', '6D']) await does(baccarat, DEE, { does: 'card', card })
      } else if (phase() !== 'betting')
        await dispatch(house.floor, baccarat, who, nextId(), {
          does: 'proceed',
          step: positionOf(baccarat.host.state),
        })
  expect(phase()).toBe('betting')
}

const takesOver = async (who: Somebody) => {
  for (const table of [roulette, baccarat]) await does(table, who, { does: 'take-over' })
}

const positions = async () => {
  await house.audit.readings.catchUp()
  return positionsIn(house.audit.readings, [...house.floor.tables.keys()])
}

const broughtTable = async (game: 'roulette' | 'baccarat', book: string): Promise<Table> => {
  await bringTable(house.floor, OLGA, nextId(), { game, book, attended: true } as never)
  const table = [...house.floor.tables.values()].at(-1)!
  await does(table, OLGA, { does: 'open-table' })
  return table
}

/** The house's win in each shift. */
const won = { first: { roulette: 0, baccarat: 0 }, second: { roulette: 0, baccarat: 0 } }

beforeAll(async () => {
  house = await openHouse(folder)
  roulette = await broughtTable('roulette', 'nz8')
  baccarat = await broughtTable('baccarat', 'nz5')
  await floors(staff('Cas', 'casino-supervisor'), {
    does: 'take-shift',
    positions: await positions(),
  })
  for (const table of [roulette, baccarat])
    await floors(SAM, { does: 'open-float', table: table.id, count: { '2500': 400 } })
  await takesOver(DEE)
  await buys(roulette, DEE, ANA, 1, { chips: 50_000, paid: 'cash' })
  await buys(roulette, DEE, BEN, 2, { chips: 20_000, paid: 'chips' })
  await buys(baccarat, DEE, CYD, 1, { chips: 30_000, paid: 'cash' })
  await welcome(house.floor, VIC)
  await sendCommand(house.floor, roulette, VIC, { does: 'sit', seat: 3 })
  await sendCommand(house.floor, roulette, VIC, { does: 'buy-in', chips: 10_000 })
  bring(roulette, 10_000)
  await spins(DEE, '17', [
    { does: 'wager', on: 'straight-up:17', chips: 1000, for: ANA },
    { does: 'wager', on: 'red', chips: 2500, for: BEN },
  ])
  await spins(DEE, '3', [{ does: 'wager', on: 'red', chips: 2500, for: BEN }])
  await directs(roulette, OLGA, {
    does: 'invalidate',
    ground: 'disruption',
    forfeits: [],
    reason: 'the wheel was touched',
    round: roulette.host.state.round.number - 1,
  })
  await preparesShoe()
  const banker = { does: 'wager', on: 'banker', chips: 10_000, for: CYD }
  await deals(DEE, banker, ['2C', '9H', '5D', 'KS'])
  /** The Banker's second card was a 7, not a king: 9 against 7 becomes 6 against 7. */
  await directs(baccarat, DEE, {
    does: 'correct-entry',
    hand: 'banker',
    nth: 2,
    card: '7S',
    reason: 'misread',
  })
  won.first = { roulette: missing(roulette), baccarat: missing(baccarat) }
  await floors(SAM, { does: 'fill', table: roulette.id, count: { '10000': 5 } })
  await floors(SAM, { does: 'credit', table: baccarat.id, count: { '2500': 8 } })
  await floors(staff('Cas', 'casino-supervisor'), { does: 'hand-over-shift', to: 'Cleo', note: '' })
  await floors(staff('Cleo', 'casino-supervisor'), {
    does: 'take-shift',
    positions: await positions(),
  })
  for (const table of [roulette, baccarat]) await does(table, DEE, { does: 'hand-back' })
  await takesOver(DAN)
  await sendCommand(house.floor, roulette, VIC, { does: 'wager', on: 'odd', chips: 700 })
  await spins(DAN, '0', [
    { does: 'wager', on: 'straight-up:8', chips: 500, for: ANA },
    { does: 'wager', on: 'black', chips: 2500, for: BEN },
  ])
  await deals(DAN, { does: 'wager', on: 'player', chips: 5000, for: CYD }, ['9C', '2H', 'KD', '5S'])
  await leaves(roulette, DAN, BEN)
  won.second = {
    roulette: missing(roulette) - won.first.roulette,
    baccarat: missing(baccarat) - won.first.baccarat,
  }
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const winBy = async (by: 'table' | 'game' | 'dealer' | 'shift' | 'day') => {
  await house.audit.readings.catchUp()
  const { lines, total } = pitReportFor(house.audit.readings, { by })
  return { wins: Object.fromEntries(lines.map(({ of, win }) => [of, win])), lines, total }
}

const sum = ({ roulette: a, baccarat: b }: typeof won.first): number => a + b

describe('the report of a day at attended tables matches the patrons’ chips', () => {
  test('by table and game, with the corrected and the invalid round', async () => {
    const whole = {
      roulette: won.first.roulette + won.second.roulette,
      baccarat: won.first.baccarat + won.second.baccarat,
    }
    const tables = await winBy('table')
    expect(tables.wins[roulette.id]).toBe(whole.roulette)
    expect(tables.wins[baccarat.id]).toBe(whole.baccarat)
    expect((await winBy('game')).wins).toMatchObject(whole)
    expect(tables.total.win).toBe(sum(whole))
    expect(tables.lines.find(({ of }) => of === roulette.id)!.drop).toEqual({
      cash: 50_000,
      chips: 20_000,
      vouchers: 10_000,
    })
    expect(tables.total.drop).toEqual({ cash: 80_000, chips: 20_000, vouchers: 10_000 })
  })

  test('by dealer, shift and day', async () => {
    const [first, second] = [sum(won.first), sum(won.second)]
    expect((await winBy('dealer')).wins).toMatchObject({ Dee: first, Dan: second })
    expect((await winBy('shift')).wins).toEqual({
      'day 1, shift 1, Cas': first,
      'day 1, shift 2, Cleo': second,
    })
    expect(Object.values((await winBy('day')).wins)).toEqual([first + second])
  })

  test('with the amounts that the rules pay', () => {
    /** 17 won $350 and red lost $25. The invalidated round counts for nothing. */
    expect(won.first.roulette).toBe(-35_000 + 2500)
    /** $100 on Banker won $95 as first entered, and lost after the correction. */
    expect(won.first.baccarat).toBe(10_000)
    expect(won.second).toEqual({ roulette: 3700, baccarat: -5000 })
  })

  test('a sealed day keeps its sums', async () => {
    for (const table of [roulette, baccarat]) {
      await floors(SAM, { does: 'close-float', table: table.id, count: { '2500': 100 } })
      await floors(SAM, { does: 'count-drop', table: table.id, cash: 0, chips: 0, vouchers: 0 })
    }
    const now = await positions()
    const report = sealOf(pitReportFor(house.audit.readings, { by: 'table', day: 1 }))
    await floors(staff('Cleo', 'casino-supervisor'), { does: 'close-day', positions: now, report })
    await spins(DAN, '8', [{ does: 'wager', on: 'straight-up:8', chips: 500, for: ANA }])
    const days = Object.values((await winBy('day')).wins)
    expect(days).toEqual([sum(won.first) + sum(won.second), -17_500])
  })

  test('by hand from the export, as CSV and as JSON', async () => {
    const text = await exported(house.store)
    const { by, variances, missing: gone } = pitByHand(text)
    const file = join(folder, 'day.jsonl')
    writeFileSync(file, text)
    for (const what of ['table', 'game', 'dealer', 'shift', 'day'] as const) {
      const { sums, rows } = await printedPit(file, what)
      expect(sums, what).toEqual(by[what])
      for (const [of, { win, cash, chips, vouchers }] of by[what]) {
        const { win: dollars, hold } = rows.get(of)!
        const dropped = cash + chips + vouchers
        expect([dollars, hold], of).toEqual([
          (win / 100).toFixed(2),
          dropped === 0 ? '' : (win / dropped).toFixed(6),
        ])
      }
    }
    for (const [table, { win }] of by.table) expect(gone.get(table), table).toBe(win)
    const { lines } = await winBy('table')
    for (const { of, float } of lines) expect(float?.variance ?? 0, of).toBe(variances.get(of) ?? 0)
    expect([...variances.values()].filter(cents => cents !== 0)).toHaveLength(2)
  })

  test('ruling:600 an inspector finds a round by the card that was corrected', async () => {
    await house.audit.readings.catchUp()
    const withCard = (came: string) =>
      findRounds(house.audit.readings, { table: baccarat.id, came }).map(({ round }) => round)
    expect(withCard('7S')).toEqual(withCard('9H'))
    expect(withCard('7S')).toHaveLength(1)
  })

  test('a cash patron has rounds and no account at the cage, and statement says so', async () => {
    const file = join(folder, 'day.jsonl')
    const write = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    expect(await printed(records, 'statement', ANA, file)).toBe('')
    expect(write.mock.calls.join('')).toContain('Ana (cash) has no account at the cage')
    write.mockRestore()
    expect(process.exitCode).toBe(1)
    process.exitCode = 0
  })
})
