import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WantedTable } from '../../../src/floor/commands.ts'
import type { StaffRank } from '../../../src/kernel/people.ts'
import type { SaidCommand } from '../../../src/protocol/wire.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import { deskLine, deskOf } from '../../../src/server/desk/desk.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import type { Answer } from '../../../src/server/log/log-writer.ts'
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
import { moment, TestTime } from '../../fixtures/test-time.ts'

let folder: string
let house: House
let time: TestTime

beforeEach(async () => {
  folder = newFolder()
  time = new TestTime()
  house = await openHouse(folder, undefined, undefined, { time })
  await welcome(house.floor, 'Ana')
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

const staff = (name: string, rank: StaffRank) => ({ is: 'staff', name, rank }) as const
const DORA = staff('Dora', 'dealer')
const SAM = staff('Sam', 'game-supervisor')
const CLEO = staff('Cleo', 'casino-supervisor')
const OLGA = staff('Olga', 'operator')

let ids = 0
const says = (
  who: ReturnType<typeof staff>,
  table: Table,
  said: SaidCommand,
): ReturnType<typeof dispatch> => dispatch(house.floor, table, who, `t${++ids}`, said)

const table = (id: string): Table => house.floor.tables.get(id)!
/** The table added last. */
const latest = (): Table => [...house.floor.tables.values()].at(-1)!
const phase = ({ host }: Table): string => (host.state.play as { phase: { is: string } }).phase.is

const seated = async (at: Table): Promise<void> => {
  await until(() => at.host.state.open)
  await sendCommand(house.floor, at, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 100_000 })
}

const brings = async (of: WantedTable): Promise<Answer> =>
  bringTable(house.floor, OLGA, `bring-${++ids}`, of)

const baccarat = (elections: object): WantedTable =>
  ({ game: 'baccarat', book: 'nz5', attended: false, elections }) as WantedTable

describe('the floor', () => {
  test('nz5:11A.8 all tables of the house have the same Perfect Pair scale', async () => {
    expect(await brings(baccarat({ perfectPair: 1 }))).toHaveProperty('done')
    expect(await brings(baccarat({ perfectPair: 2 }))).toMatchObject({
      refused: { refused: 'nz5:11A.8' },
    })
    expect(await brings(baccarat({ perfectPair: 1 }))).toHaveProperty('done')
  })

  test('nz5:11B.9 nz5:11A.8 a closed table returns only if it pays like the others', async () => {
    await brings(baccarat({ dragonBonus: 1 }))
    const first = latest()
    await until(() => first.host.state.open)
    expect(await says(OLGA, first, { does: 'close-table' })).toHaveProperty('done')
    expect(await brings(baccarat({ dragonBonus: 2 }))).toHaveProperty('done')
    expect(await says(OLGA, first, { does: 'open-table' })).toMatchObject({
      refused: { refused: 'nz5:11B.9' },
    })
    expect(first.host.state.open).toBe(false)
  })

  test('nz1:9.1 nz1:8.0 a closed table opened by its next step is open on the floor too', async () => {
    const wheel = table('roulette-1')
    await until(() => wheel.host.state.open)
    await says(OLGA, wheel, { does: 'close-table' })
    expect(deskOf(wheel)).toMatchObject({ open: false, next: { does: 'open-table' } })
    const next = { does: 'proceed', step: deskOf(wheel).step }
    expect(await says(SAM, wheel, next)).toMatchObject({ refused: { refused: 'nz1:9.1' } })
    expect(await says(OLGA, wheel, next)).toHaveProperty('done')
    expect(deskOf(wheel).open && wheel.host.state.open).toBe(true)
    await sendCommand(house.floor, wheel, 'Ana', { does: 'sit', seat: 1 })
    await sendCommand(house.floor, wheel, 'Ana', { does: 'buy-in', chips: 100_000 })
    await sendCommand(house.floor, wheel, 'Ana', { does: 'wager', on: 'red', chips: 1000 })
    await until(() => wheel.host.state.round.number > 1)
  })

  test('a table that its book does not offer is refused', async () => {
    const { size } = house.floor.tables
    expect(await brings(baccarat({ decks: 9 }))).toHaveProperty('refused')
    expect(house.floor.tables.size).toBe(size)
  })

  test('nz1:9.1 only the operator adds tables, and they survive a restart, open or closed', async () => {
    const of = baccarat({ perfectPair: 1 })
    expect(await bringTable(house.floor, SAM, 'b', of)).toMatchObject({
      refused: { refused: 'nz1:9.1' },
    })
    await brings(of)
    const { id } = latest()
    await until(() => table('roulette-1').host.state.open)
    await says(OLGA, table('roulette-1'), { does: 'close-table' })
    await house.close()
    house = await openHouse(folder)
    expect(table(id).host.state.play).toMatchObject({ elections: { perfectPair: 1 } })
    await until(() => table(id).host.state.open)
    expect(table('roulette-1').host.state.open).toBe(false)
    expect(verifyLog(await house.store.read('floor')).findings).toEqual([])
  })
})

/** Deals like a person who always takes the step on the screen. */
const proceed = (who: ReturnType<typeof staff>, at: Table): ReturnType<typeof says> =>
  says(who, at, { does: 'proceed', step: deskOf(at).step })

/** Takes steps until the condition is met. A refused step reports its reason. */
const proceedUntil = async (
  isSo: () => boolean,
  at: Table,
  who: ReturnType<typeof staff> = DORA,
): Promise<readonly string[]> => {
  const done: string[] = []
  while (!isSo()) {
    await until(() => isSo() || deskOf(at).next !== null)
    if (isSo()) break
    const { does = '', of } = deskOf(at).next ?? {}
    const isBeside = !at.attended && of === 'game-supervisor'
    const answer = isBeside ? { done: 0 } : await proceed(who, at)
    expect([does, answer]).toMatchObject([does, { done: expect.any(Number) }])
    done.push(does)
    expect(done.length).toBeLessThan(60)
    if (isBeside) await moment()
  }
  return done
}

describe('taking over', () => {
  test('nz1:1.1/dealer a person deals a round by hand, from the committed order', async () => {
    const at = table('baccarat-1')
    await seated(at)
    await until(() => phase(at) === 'betting')
    const promised = at.host.drawing.sealed
    expect(await proceed(DORA, at)).toHaveProperty('refused')
    expect(await says(DORA, at, { does: 'take-over' })).toHaveProperty('done')
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'banker', chips: 2000 })
    const { seq } = at.host
    await time.pass(1000)
    expect(at.host.seq).toBe(seq)
    expect(deskLine(at, Date.now())).toMatchObject({ dealer: 'person', next: { does: 'call' } })
    const steps = await proceedUntil(() => at.rounds.rounds.length === 1, at)
    expect(steps.slice(0, 5)).toEqual(['call', 'card', 'card', 'card', 'card'])
    expect(at.host.drawing.sealed).toEqual(promised)
    expect(await says(DORA, at, { does: 'hand-back' })).toHaveProperty('done')
    await playRound(house.floor, at, 'Ana')
    expect(verifyLog(await house.store.read('baccarat-1')).findings).toEqual([])
  })

  test('a table is handed back during a round, and the virtual dealer finishes it', async () => {
    const at = table('baccarat-1')
    await seated(at)
    await says(DORA, at, { does: 'take-over' })
    await proceedUntil(() => phase(at) === 'betting', at)
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'banker', chips: 2000 })
    await proceed(DORA, at)
    await proceed(DORA, at)
    expect(phase(at)).toBe('dealing')
    await says(DORA, at, { does: 'hand-back' })
    await until(() => at.rounds.rounds.length === 1)
    expect(house.faults).toEqual([])
  })

  test('two simultaneous presses deal one card', async () => {
    const at = table('baccarat-1')
    await seated(at)
    await until(() => phase(at) === 'betting')
    await says(DORA, at, { does: 'take-over' })
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'banker', chips: 2000 })
    const answers = await Promise.all([proceed(DORA, at), proceed(DORA, at)])
    expect(answers.filter(answer => 'done' in answer)).toHaveLength(1)
    expect(answers).toContainEqual({ refused: expect.objectContaining({ refused: 'ruling:117' }) })
    for (let card = 0; card < 3; card += 1)
      await Promise.all([proceed(DORA, at), proceed(DORA, at), proceed(DORA, at)])
    const bodies = (await house.store.read('baccarat-1')).map(({ body }) => body)
    const dealt = bodies.filter(body => body.includes('"CardDealt"'))
    expect(dealt).toHaveLength(3)
    expect(at.host.drawing.out).toBe(bodies.filter(body => body.includes('"does":"card"')).length)
  })

  test('who may relieve whom', async () => {
    const at = table('roulette-1')
    expect(await says(DORA, at, { does: 'hand-back' })).toHaveProperty('refused')
    await says(DORA, at, { does: 'take-over' })
    expect(await says(staff('Dan', 'dealer'), at, { does: 'take-over' })).toMatchObject({
      refused: { says: '{name} deals here; a game supervisor may relieve them.' },
    })
    expect(await says(SAM, at, { does: 'take-over' })).toHaveProperty('done')
    expect(at.onFloor().dealing).toMatchObject({ name: 'Sam' })
  })

  test('nz1:15.4 nz8:2.5 nobody reports what was committed', async () => {
    const at = table('roulette-1')
    await says(DORA, at, { does: 'take-over' })
    expect(await says(DORA, at, { does: 'spun', number: '7' })).toMatchObject({
      refused: { refused: 'nz8:2.5' },
    })
    expect(await says(OLGA, table('baccarat-1'), { does: 'card', card: 'AS' })).toMatchObject({
      refused: { refused: 'nz1:15.4' },
    })
  })

  test('ruling:518 a casino supervisor voids the current round, and the wager is returned', async () => {
    const at = table('baccarat-1')
    await seated(at)
    await until(() => phase(at) === 'betting')
    await says(DORA, at, { does: 'take-over' })
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'banker', chips: 2000 })
    await proceed(DORA, at)
    await proceed(DORA, at)
    const voided = { does: 'void-round', error: 'order', reason: 'cards fell to the floor' }
    expect(await says(SAM, at, voided)).toHaveProperty('refused')
    expect(await says(CLEO, at, voided)).toHaveProperty('done')
    expect(deskOf(at).patrons).toMatchObject([{ patron: 'Ana', stack: 100_000 }])
  })
})

describe('an attended table', () => {
  const attended = async (game: WantedTable['game'], book: string): Promise<Table> => {
    expect(await brings({ game, book, attended: true } as WantedTable)).toHaveProperty('done')
    const at = latest()
    await says(OLGA, at, { does: 'open-table' })
    await seated(at)
    await says(DORA, at, { does: 'take-over' })
    return at
  }

  /** Takes the steps of the dealer and, where needed, the supervisor, with cards from this pile. */
  const deal = async (at: Table, cards: readonly string[], until: () => boolean): Promise<void> => {
    const pile = [...cards]
    for (let step = 0; step < 60 && !until(); step += 1) {
      const { does, of } = deskOf(at).next!
      const card = of === 'chance' && does === 'card'
      const answer = card
        ? await says(DORA, at, { does: 'card', card: pile.shift() })
        : await proceed(of === 'game-supervisor' ? SAM : DORA, at)
      expect([does, answer]).toMatchObject([does, { done: expect.any(Number) }])
    }
  }

  test('nz5:6.1 nz5:8.2 cards are reported as they are dealt, and the log is the evidence', async () => {
    const at = await attended('baccarat', 'nz5')
    expect(at.host.drawing.sealed).toBeUndefined()
    await deal(at, ['2H', '5C', '6D'], () => phase(at) === 'betting')
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'player', chips: 2000 })
    const round = ['9H', '2C', 'KD', '5S', '7H', '3C']
    await deal(at, round, () => at.rounds.rounds.length === 1)
    expect(at.rounds.rounds[0]?.result).toMatchObject({ result: 'player', player: 9, banker: 7 })
    expect(deskOf(at).patrons).toMatchObject([{ stack: 102_000 }])
    const report = verifyLog(await house.store.read(at.id))
    expect(report).toMatchObject({ attended: true, opened: 0, findings: [] })
    expect(at.rounds.seals).toEqual([])
  })

  test('nz5:6.1 the dealer cannot also supervise', async () => {
    const at = await attended('baccarat', 'nz5')
    await says(SAM, at, { does: 'take-over' })
    expect(await proceed(SAM, at)).toHaveProperty('done')
    expect(await proceed(SAM, at)).toMatchObject({
      refused: { refused: 'nz1:1.1/game-supervisor' },
    })
    expect(await proceed(CLEO, at)).toHaveProperty('done')
  })

  test('nz5:12.2(a) an extra card is reported and ruled on', async () => {
    const at = await attended('baccarat', 'nz5')
    await deal(at, ['2H', '5C', '6D'], () => phase(at) === 'betting')
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'player', chips: 2000 })
    await deal(at, ['9H', '2C', 'KD', '5S'], () => at.rounds.rounds.length === 1)
    const excess = { does: 'excess-card', card: '4D', face: 'down' }
    expect(await says(DORA, at, excess)).toHaveProperty('done')
    expect(at.host.state.play).toMatchObject({ waiting: [{ secret: '4D' }] })
  })

  test('nz8:4.4 the number is reported', async () => {
    const at = await attended('roulette', 'nz8')
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'red', chips: 1000 })
    await proceedUntil(() => deskOf(at).next?.of === 'chance', at)
    expect(await says(DORA, at, { does: 'spun', number: '1' })).toHaveProperty('done')
    await proceedUntil(() => at.rounds.rounds.length === 1, at)
    expect(deskOf(at).patrons).toMatchObject([{ stack: 101_000 }])
    expect(verifyLog(await house.store.read(at.id)).findings).toEqual([])
  })

  test('nz11a:5.6 the dice are reported', async () => {
    const at = await attended('snake-eyes', 'nz11a')
    await proceed(DORA, at)
    await proceed(SAM, at)
    await sendCommand(house.floor, at, 'Ana', { does: 'wager', on: 'field', chips: 1000 })
    await proceed(DORA, at)
    await sendCommand(house.floor, at, 'Ana', { does: 'take-dice' })
    await sendCommand(house.floor, at, 'Ana', { does: 'roll' })
    expect(await says(DORA, at, { does: 'dice', faces: [1, 1] })).toHaveProperty('done')
    await proceedUntil(() => at.rounds.rounds.length === 1, at)
    expect(at.rounds.rounds[0]?.result).toEqual({ faces: [1, 1] })
  })
})
