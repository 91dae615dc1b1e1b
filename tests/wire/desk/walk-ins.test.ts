import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE, type GameName } from '../../../src/games/catalogue.ts'
import { accountHoldings } from '../../../src/general/state.ts'
import type { Move } from '../../../src/kernel/chips/settle.ts'
import type { StaffRank } from '../../../src/kernel/people.ts'
import { decodeCommand } from '../../../src/protocol/command-message.ts'
import type { SaidCommand } from '../../../src/protocol/wire.ts'
import type { Body } from '../../../src/records/entry.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import { isBalanced } from '../../../src/server/money/cage.ts'
import { pitReportFor } from '../../../src/server/pit/rows.ts'
import { formsEnteredFor } from '../../../src/web/features/desk/forms/forms-for-patron.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
} from '../../fixtures/people/floor-fixture.ts'

/** Patrons without an account, who play for cash at an attended table. */

const folder = newFolder()
let house: House
let table: Table

const staff = (name: string, rank: StaffRank) => ({ is: 'staff', name, rank }) as const
const DEE = staff('Dee', 'dealer')
const OLGA = staff('Olga', 'operator')
const ANA = 'Ana (cash)'

let ids = 0
const says = (who: typeof DEE | typeof OLGA, said: SaidCommand) => {
  ids += 1
  return dispatch(house.floor, table, who, `w${ids}`, said)
}
const enters = (said: SaidCommand) =>
  says(DEE, { round: table.host.state.round.number, ...said, for: ANA })

beforeAll(async () => {
  house = await openHouse(folder)
  const of = { game: 'roulette', book: 'nz8', attended: true } as const
  await bringTable(house.floor, OLGA, 'bring', of)
  table = [...house.floor.tables.values()].at(-1)!
  await says(OLGA, { does: 'open-table' })
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const stack = (): number =>
  Object.values(accountHoldings(table.host.state, `stack:${ANA}`) ?? {}).reduce(
    (a, b) => a! + b!,
    0,
  )!

const booksBalance = () => {
  expect(house.floor.cashier.audit()).toEqual([])
  expect(isBalanced(house.floor.cashier.state)).toBe(true)
}

describe('nz1:13.1 a patron without an account', () => {
  test('nz1:2.3 is entered only by the dealer of an attended table', async () => {
    expect(await enters({ does: 'sit', seat: 1 })).toMatchObject({
      refused: { refused: 'nz1:1.1/dealer' },
    })
    await says(DEE, { does: 'take-over' })
    expect(await enters({ does: 'sit', seat: 1 })).toHaveProperty('done')
    const at = (does: string, more: object) =>
      decodeCommand({ id: '1', table: table.id, does, ...more }, 'dealer', () => 'roulette').is
    expect(at('buy-in', { chips: 500, for: ANA })).toBe('command')
    expect(at('buy-in', { chips: 500, for: 'Ana' })).toBe('malformed')
    expect(at('buy-in', { chips: 500 })).toBe('malformed')
  })

  test('nz1:13.1(a) buys chips for cash, which goes into the drop', async () => {
    expect(await enters({ does: 'buy-in', chips: 50_000 })).toHaveProperty('done')
    expect(await enters({ does: 'buy-in', chips: 2500, paid: 'chips' })).toHaveProperty('done')
    expect(stack()).toBe(52_500)
    booksBalance()
    await house.audit.readings.catchUp()
    const { lines } = pitReportFor(house.audit.readings, { by: 'table' })
    expect(lines.find(({ of }) => of === table.id)!.drop).toEqual({
      cash: 50_000,
      chips: 2500,
      vouchers: 0,
    })
  })

  test('nz1:14.3(f) nz8:4.5 buys a colour, wagers, and is paid', async () => {
    const [colour] = table.host.state.config.colours
    const buys = { does: 'buy-colour', colour, chips: 10_000, worth: 500 }
    expect(await enters(buys)).toHaveProperty('done')
    const kind = `colour:${colour}`
    const bets = { does: 'wager', on: 'straight-up:17', chips: 500, kind }
    expect(await enters(bets)).toHaveProperty('done')
    const before = stack()
    for (const said of [
      { does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' },
      { does: 'call' },
      { does: 'ball-drops' },
      { does: 'spun', number: '17' },
      { does: 'announce' },
      { does: 'collect' },
      { does: 'pay' },
    ])
      expect(await says(DEE, { round: table.host.state.round.number, ...said })).toHaveProperty(
        'done',
      )
    expect(stack()).toBe(before + 500 * 36)
    expect(await enters({ does: 'sell-colour', colour })).toHaveProperty('done')
    booksBalance()
  })

  test('nz1:13.1(b) nz1:12.1 cashes out, stands up, and the logs agree to the cent', async () => {
    expect(await enters({ does: 'cash-out', chips: 20_000 })).toHaveProperty('done')
    expect(await enters({ does: 'leave' })).toHaveProperty('done')
    booksBalance()
    expect(stack()).toBe(0)
    expect(house.floor.cashier.state.out[table.id]).toBe(-17_500)
    const bodies = (await house.store.read(table.id)).map(({ body }) => JSON.parse(body) as Body)
    const through = bodies.flatMap(({ command }) => {
      const by = command?.by as { readonly through?: string } | undefined
      return by?.through ? [by.through] : []
    })
    expect(new Set(through)).toEqual(new Set(['Dee']))
    const moves = bodies.flatMap(({ events }) =>
      events.flatMap(event => ('moves' in event ? (event.moves as readonly Move[]) : [])),
    )
    const bank = moves.reduce(
      (sum, { from, to, chips }) =>
        sum + (to === 'bank' ? chips : 0) - (from === 'bank' ? chips : 0),
      0,
    )
    expect(bank).toBe(-17_500)
    expect(verifyLog(await house.store.read(table.id)).findings).toEqual([])
  })
})

test.each(Object.keys(CATALOGUE) as readonly GameName[])(
  'staff can enter everything a patron of %s may do',
  game => {
    const entered = new Set(formsEnteredFor(game, ANA).map(({ does }) => does))
    const staffs: readonly string[] = CATALOGUE[game].commands.flatMap(({ does, by }) =>
      (by as readonly string[]).includes('dealer') ? [does] : [],
    )
    const left = CATALOGUE[game].commands
      .filter(({ by }) => (by as readonly string[]).includes('patron'))
      .map(({ does }) => does as string)
      .filter(does => !entered.has(does) && !staffs.includes(does))
    expect(left.sort()).toEqual(expect.arrayContaining(['sit', 'stand']))
    expect(left.filter(does => !['sit', 'stand', 'end-nominee'].includes(does))).toEqual([])
  },
)
