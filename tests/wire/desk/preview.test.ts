import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StaffRank } from '../../../src/kernel/people.ts'
import type { SaidCommand } from '../../../src/protocol/wire.ts'
import { deskOf } from '../../../src/server/desk/desk.ts'
import { commandPreview } from '../../../src/server/desk/preview.ts'
import { positionOf, stepOf } from '../../../src/server/desk/steps.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../fixtures/people/floor-fixture.ts'

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const DORA = { is: 'staff', name: 'Dora', rank: 'dealer' } as const
const OLGA = { is: 'staff', name: 'Olga', rank: 'operator' } as const

let ids = 0
const says = (at: Table, who: typeof DORA | typeof OLGA, said: SaidCommand) =>
  dispatch(house.floor, at, who, `c${++ids}`, {
    round: at.host.state.round.number,
    step: positionOf(at.host.state),
    ...said,
  })

/** An attended wheel with Ana's $10 on 17, while the ball runs. */
const spinning = async (): Promise<Table> => {
  await bringTable(house.floor, OLGA, 'b', { game: 'roulette', book: 'nz8', attended: true })
  const at = [...house.floor.tables.values()].at(-1)!
  await says(at, OLGA, { does: 'open-table' })
  await until(() => at.host.state.open)
  await says(at, DORA, { does: 'take-over' })
  await sendCommand(house.floor, at, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 100_000 })
  await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'straight-up:17', chips: 1000 })
  await says(at, DORA, { does: 'proceed' })
  return at
}

const of = (at: Table, said: Readonly<Record<string, unknown>>, least: StaffRank = 'dealer') =>
  commandPreview(at, DORA, least, said, Date.now(), () => ['Cleo'])

test('nz8:5.1(b) a preview shows the consequences and does nothing', async () => {
  const at = await spinning()
  const before = at.host.seq
  expect(of(at, { does: 'no-spin', cause: 'foreign-object' })).toEqual({
    round: 1,
    under: ['nz8:5.1(b)'],
    says: ['No spin'],
    calls: [{ says: 'No spin' }],
    patrons: [],
    phase: 'betting',
    came: { now: {}, after: {} },
    second: false,
    approvers: [],
  })
  expect(at.host.seq).toBe(before)
})

test('nz1:17.3(a) a lower rank previews what a higher rank would do, including chips', async () => {
  const at = await spinning()
  const said = { does: 'void-wagers', patron: 'Ana', reason: 'a device' }
  expect(of(at, said)).toEqual({ malformed: 'does: a dealer cannot do this here' })
  expect(of(at, said, 'casino-supervisor')).toMatchObject({
    patrons: [{ patron: 'Ana', inHand: 1000, onTable: -1000, owes: 0 }],
    second: true,
    approvers: ['Cleo'],
  })
})

test('nz8:5.6 nz1:15.4 a preview shows a refusal with its clause', async () => {
  const at = await spinning()
  const said = { does: 'clarify', wager: 'nothing', on: 'red' }
  expect(of(at, said)).toMatchObject({ refused: { under: 'nz8:3.8' } })
  const sealed = house.floor.tables.get('roulette-1')!
  expect(of(sealed, { does: 'spun', number: '17' })).toMatchObject({
    refused: { under: 'nz8:2.5' },
  })
})

/** An attended shoe after the burn. */
const loaded = async (): Promise<Table> => {
  await bringTable(house.floor, OLGA, 'b', { game: 'baccarat', book: 'nz5', attended: true })
  const at = [...house.floor.tables.values()].at(-1)!
  await says(at, OLGA, { does: 'open-table' })
  await until(() => at.host.state.open)
  await sendCommand(house.floor, at, 'Ana', { does: 'sit', seat: 1 })
  await says(at, DORA, { does: 'take-over' })
  await says(at, DORA, { does: 'inspect' })
  await says(at, OLGA, { does: 'inspect' })
  const steps = ['spread', 'wash', 'stack', 'riffle', 'shuffled', 'decline-cut', 'cut']
  for (const next of [...steps, 'place-cutting-card', 'burn']) {
    expect(stepOf(at)).toMatchObject({ does: next })
    await says(at, DORA, { does: 'proceed' })
  }
  for (const card of ['AC', '2C']) await says(at, DORA, { does: 'card', card })
  return at
}

test('nz5:12.2(b) a Void Hand is the next step although nobody may wager, and only new announcements are shown', async () => {
  const at = await loaded()
  expect(stepOf(at)).toBeUndefined()
  const seen = { does: 'excess-card', card: '2H', face: 'up' }
  for (let hand = 0; hand < 4; hand += 1) {
    expect(of(at, seen)).toMatchObject({ says: ['No bets this hand'] })
    await says(at, DORA, seen)
    expect(stepOf(at)).toMatchObject({ does: 'call', after: 'step' })
    await says(at, DORA, { does: 'proceed' })
    for (const card of ['3H', '7H', '6H']) await says(at, DORA, { does: 'card', card })
  }
  expect(at.host.state.round.number).toBe(5)
})

const plays = async (at: Table, ...cards: readonly string[]): Promise<void> => {
  await says(at, DORA, { does: 'proceed' })
  for (const card of cards) await says(at, DORA, { does: 'card', card })
}

test('ruling:600 a preview names the round that was paid, not the one that comes next', async () => {
  const at = await loaded()
  await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 100_000 })
  await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'player', chips: 2500 })
  await plays(at, '9H', '2C', 'KD', '5S')
  const said = { does: 'correct-entry', hand: 'banker', nth: 2, card: '6S', reason: 'misread' }
  expect(of(at, said)).toMatchObject({
    round: 1,
    came: {
      now: { hands: { player: ['9H', 'KD'], banker: ['2C', '5S'] } },
      after: { hands: { player: ['9H', 'KD'], banker: ['2C', '6S'] } },
    },
    second: true,
  })
})

test('nz1:18.1 ruling:117 a preview of an earlier round shows the cards of that round', async () => {
  const at = await loaded()
  await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 100_000 })
  await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'player', chips: 2500 })
  await plays(at, '9H', '2C', 'KD', '5S')
  await says(at, DORA, { does: 'excess-card', card: '2H', face: 'up' })
  await plays(at, '3H', '7H', '6H')
  expect(deskOf(at).roundsOver).toEqual([2, 1])
  const said = { does: 'invalidate', ground: 'disruption', forfeits: [], reason: 'fire' }
  expect(of(at, said, 'operator')).toMatchObject({ refused: { under: 'nz1:18.1' } })
  expect(of(at, { ...said, round: 1 }, 'operator')).toMatchObject({
    round: 1,
    came: { now: { hands: { player: ['9H', 'KD'], banker: ['2C', '5S'] } }, after: {} },
    patrons: [{ patron: 'Ana', inHand: -2500 }],
  })
})
