import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SaidCommand } from '../../../src/protocol/wire.ts'
import { watchChance } from '../../../src/server/chance/generator-monitor.ts'
import { positionOf } from '../../../src/server/desk/steps.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import { openHouseLog } from '../../../src/server/log/house-log.ts'
import { realRandomness } from '../../../src/server/randomness.ts'
import { realTime } from '../../../src/server/time.ts'
import { newFolder, removeFolder } from '../../fixtures/people/floor-fixture.ts'
import { ask, claim, hired, type Office, openOffice } from '../../fixtures/people/staff-fixture.ts'

/** What the start page of each role lists, and who may take a shift. */

const folder = newFolder()
const NOW = 1_763_000_000_000
let office: Office
const cookies: Record<string, string> = {}

const OLGA = { is: 'staff', name: 'Olga', rank: 'operator' } as const
const DEE = { is: 'staff', name: 'Dee', rank: 'dealer' } as const

beforeAll(async () => {
  office = await openOffice(folder, () => NOW)
  cookies.Olga = (await claim(office)).cookie
  for (const [name, role] of [
    ['Dee', 'dealer'],
    ['Sam', 'game-supervisor'],
    ['Cas', 'casino-supervisor'],
    ['Ivy', 'inspector'],
  ] as const)
    cookies[name] = (await hired(office, cookies.Olga, name, role)).cookie
})

afterAll(async () => {
  await office.close()
  removeFolder(folder)
})

const found = async (name: string) =>
  (await ask(office, '/api/attention', undefined, { cookie: cookies[name]! })).body

test('nz5:6.2 a supervisor hears that a dealer waits for their step, and which table it is', async () => {
  const { floor } = office.house
  await bringTable(floor, OLGA, 'bring', { game: 'baccarat', book: 'nz5', attended: true })
  const table = [...floor.tables.values()].at(-1)!
  await dispatch(floor, table, OLGA, 'open', { does: 'open-table' })
  await dispatch(floor, table, DEE, 'takes', { does: 'take-over' })
  expect(await found('Sam')).toEqual([])
  const { state } = table.host
  const now = { round: state.round.number, step: positionOf(state) }
  await dispatch(floor, table, DEE, 'checks', { does: 'proceed', ...now })
  const waits = { is: 'step', table: table.id, title: table.title, game: 'baccarat' }
  expect(await found('Sam')).toMatchObject([waits])
  expect(await found('Dee')).toEqual([])
  expect(await found('Ivy')).toEqual([])
})

test('nz1:1.1/casino-supervisor a shift goes only to somebody who may take it', async () => {
  const says = (name: string, said: object) =>
    ask(office, '/api/pit', { id: JSON.stringify(said), ...said }, { cookie: cookies[name]! })
  expect((await says('Cas', { does: 'take-shift' })).status).toBe(200)
  for (const to of ['Zoe', 'Sam', 'Ivy'])
    expect(await says('Cas', { does: 'hand-over-shift', to })).toMatchObject({
      status: 409,
      body: { message: `Nobody called ${to} may take a shift.` },
    })
  expect((await says('Cas', { does: 'hand-over-shift', to: 'Olga' })).status).toBe(200)
  const page = (await ask(office, '/api/pit', undefined, { cookie: cookies.Cas! })).body
  expect(page.successors).toEqual(['Olga', 'Cas'])
  expect(page.tables[0].attended).toBe(true)
})

describe('nz1:15.4 nz1:19.1 the overview of a supervisor lists', () => {
  const SAM = { is: 'staff', name: 'Sam', rank: 'game-supervisor' } as const
  const ANA = 'Ana (cash)'
  let table: Table
  let ids = 0

  const says = async (who: typeof DEE | typeof OLGA | typeof SAM, said: SaidCommand) => {
    ids += 1
    const { state } = table.host
    const now = { round: state.round.number, step: positionOf(state) }
    const answer = await dispatch(office.house.floor, table, who, `k${ids}`, { ...now, ...said })
    expect(answer, said.does).toHaveProperty('done')
  }

  const kinds = async (name: string): Promise<readonly string[]> =>
    ((await found(name)) as readonly { is: string; table: string | null }[])
      .filter(one => one.table === null || one.table === table.id)
      .map(({ is }) => is)

  beforeAll(async () => {
    const { floor } = office.house
    await bringTable(floor, OLGA, 'wheel', { game: 'roulette', book: 'nz8', attended: true })
    table = [...floor.tables.values()].at(-1)!
    await says(OLGA, { does: 'open-table' })
    await says(DEE, { does: 'take-over' })
    await says(DEE, { does: 'sit', seat: 1, for: ANA })
    await says(DEE, { does: 'buy-in', chips: 500_000, paid: 'cash', for: ANA })
  })

  /** Reports of the pit are reused for a minute. */
  const aMinuteLater = () => {
    const at = realTime.elapsed() + 61_000
    vi.spyOn(realTime, 'elapsed').mockReturnValue(at)
  }

  afterAll(() => vi.restoreAllMocks())

  const wins = async () => {
    await says(DEE, { does: 'wager', on: 'red', chips: 10_000, for: ANA })
    await says(DEE, { does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' })
    for (const does of ['call', 'ball-drops']) await says(DEE, { does })
    await says(DEE, { does: 'spun', number: '1' })
    for (const does of ['announce', 'collect', 'pay']) await says(DEE, { does })
  }

  test('a win outside its band, once there are enough rounds to say so', async () => {
    for (let round = 1; round < 30; round += 1) await wins()
    aMinuteLater()
    expect(await kinds('Sam')).toEqual([])
    await wins()
    aMinuteLater()
    expect(await kinds('Sam')).toEqual(['hold'])
    expect(await kinds('Dee')).toEqual([])
  })

  test('ruling:113 a request, for those who may approve it and for the person who asked', async () => {
    const makesGood = { does: 'make-good', patron: ANA, chips: 500, reason: 'short', round: 30 }
    const held = await office.twoPeople.hold(SAM, table, 'asks', makesGood as never)
    expect(held).toHaveProperty('pending')
    expect(await kinds('Sam')).toEqual(['own-approval', 'hold'])
    expect(await kinds('Cas')).toEqual(['approval', 'hold'])
    expect(await kinds('Dee')).toEqual([])
    expect(await kinds('Ivy')).toEqual(['hold'])
  })

  test('nz1:1.1/game-supervisor a call, and a dispute of a patron', async () => {
    await says(DEE, { does: 'call-for', table: table.id, what: 'supervisor' })
    await says(DEE, { does: 'dispute', about: 'the last spin', for: ANA })
    expect(await kinds('Cas')).toEqual(['dispute', 'call', 'approval', 'hold'])
  })

  test('a stopped table, and a generator that failed its tests', async () => {
    const { house } = office
    await table.host.stop('The disk is full.')
    const found = (await kinds('Cas')).filter(is => is === 'stopped' || is === 'chance')
    expect(found).toEqual(['stopped'])
    const ports = { store: house.store, now: () => NOW, random: realRandomness, program: 'test' }
    const log = await openHouseLog({ ...ports, fault: () => undefined }, {})
    const watch = watchChance(
      house.floor,
      log,
      () => undefined,
      () => new Uint8Array(65_536).fill(7),
    )
    await watch.look()
    expect((await kinds('Ivy')).slice(0, 2)).toEqual(['chance', 'stopped'])
    watch.stop()
    await log.close()
  })
})
