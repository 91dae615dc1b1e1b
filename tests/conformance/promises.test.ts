import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Body, Sealed } from '../../src/records/entry.ts'
import { houseKey, sealsOf } from '../../src/server/chance/sealed-secrets.ts'
import { commitmentOf, orderOf, wordsOf } from '../../src/server/chance/shoe-commitments.ts'
import type { AnyGame } from '../../src/server/floor/table-log.ts'
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

/** Known ways to break a commitment, each tried on an evening's logs. */

const TABLES = ['baccarat-1', 'roulette-1', 'snake-eyes-1', 'lunar-poker-1']
const ROUNDS = 3

let folder: string
let house: House

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
  await Promise.all(
    TABLES.map(async id => {
      const table = house.floor.tables.get(id)!
      await until(() => table.host.state.open)
      await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
      await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
      for (let round = 0; round < ROUNDS; round += 1) await playRound(house.floor, table, 'Ana')
    }),
  )
  /** This shoe ends early. */
  const { host } = house.floor.tables.get('baccarat-1')!
  const isBetting = () => (host.state.play as { phase: { is: string } }).phase.is === 'betting'
  await until(isBetting)
  const by = { role: 'staff', rank: 'operator' } as const
  const command = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'test' }
  expect(await host.submit('shuffle', command)).toHaveProperty('done')
  await until(isBetting)
  await house.floor.close()
})

afterAll(async () => {
  await house.store.close()
  removeFolder(folder)
})

const bodiesOf = async (log: string): Promise<readonly Body[]> =>
  (await house.store.read(log)).map(({ body }) => JSON.parse(body) as Body)

const sealedIn = (bodies: readonly Body[]): readonly Sealed[] =>
  bodies.flatMap(({ seals }) => (seals ? [seals] : []))

const SEAL = { table: 't', shoe: 1, decks: 8, secret: '5a'.repeat(32) }

describe('a commitment', () => {
  test('reveals nothing: neither it nor anything derived from it seeds a stream', () => {
    const commitment = commitmentOf(SEAL)
    const order = orderOf(SEAL, [])
    const guesses = [commitment, createHash('sha256').update(commitment).digest('hex')]
    for (const secret of guesses) expect(orderOf({ ...SEAL, secret }, [])).not.toEqual(order)
    const first = (purpose: Parameters<typeof wordsOf>[2]) => {
      const next = wordsOf(SEAL, [], purpose)
      return Array.from({ length: 8 }, () => next().toString(16).padStart(8, '0')).join('')
    }
    const streams = (['shuffle', 'spin', 'dice', 'discard', 'lot'] as const).map(first)
    expect(new Set([commitment, ...streams]).size).toBe(6)
  })

  test('is valid for this table and this shoe only', () => {
    const others = [{ table: 'u' }, { shoe: 2 }, { table: 't|1', shoe: 1 }]
    const all = others.map(other => commitmentOf({ ...SEAL, ...other }))
    expect(new Set([commitmentOf(SEAL), ...all]).size).toBe(4)
    for (const other of others)
      expect(orderOf({ ...SEAL, ...other }, [])).not.toEqual(orderOf(SEAL, []))
  })

  test('words are bound to their seat and order: a copy does not cancel one, and a swap changes the order', () => {
    const said = (...words: readonly (readonly [number, string])[]) =>
      orderOf(
        SEAL,
        words.map(([seat, says]) => ({ seat, says })),
      ).join()
    const orders = [
      said(),
      said([1, 'x']),
      said([2, 'x']),
      said([1, 'x'], [2, 'x']),
      said([2, 'x'], [1, 'x']),
      said([1, 'x'], [1, 'x']),
      said([1, 'xx']),
    ]
    expect(new Set(orders).size).toBe(orders.length)
  })
})

describe.each(TABLES)('on the log of %s', log => {
  test('nothing is committed twice, and the numbers go up by one', async () => {
    const bodies = await bodiesOf(log)
    const sealed = sealedIn(bodies)
    expect(sealed.length).toBeGreaterThan(1)
    expect(sealed.map(({ number }) => number)).toEqual(sealed.map((_, i) => i + 1))
    expect(new Set(sealed.map(({ commitment }) => commitment)).size).toBe(sealed.length)
    expect(new Set(sealed.map(({ box }) => box.slice(0, 16))).size).toBe(sealed.length)
    const secrets = bodies.flatMap(({ reveals }) => (reveals ? [reveals.secret] : []))
    expect(new Set(secrets).size).toBe(secrets.length)
  })

  test('every commitment but the last is opened, also that of a shoe that ended early', async () => {
    const bodies = await bodiesOf(log)
    const sealed = sealedIn(bodies).map(({ commitment }) => commitment)
    const opened = bodies.flatMap(({ reveals }) => (reveals ? [reveals.commitment] : []))
    expect(opened.slice(0, sealed.length - 1)).toEqual(sealed.slice(0, -1))
  })

  test('the commitment comes before the cut, the first bet and the first card', async () => {
    let isSealed = false
    for (const { command, seals, reveals } of await bodiesOf(log)) {
      if (['cut', 'wager', 'card', 'spun', 'dice', 'discard'].includes(command?.does ?? ''))
        expect([command?.does, isSealed]).toEqual([command?.does, true])
      if (reveals) isSealed = false
      if (seals) isSealed = true
    }
  })

  test('a secret is revealed when nothing more can be drawn from it, together with the next commitment', async () => {
    const { game } = house.floor.tables.get(log)!.host
    const bodies = await bodiesOf(log)
    let state = game.open(bodies[0]!.opens!.config as Parameters<AnyGame['open']>[0])
    for (const { command, events, seals, reveals } of bodies) {
      state = events.reduce((before, event) => game.evolve(before, event), state)
      if (!reveals) continue
      const isThrown = command?.does === 'spun' || command?.does === 'dice'
      const isGathered = game.awaits(state)?.for === 'shuffle' && state.round.stakes === null
      expect([command?.does, isThrown || isGathered]).toEqual([command?.does, true])
      expect(seals?.number).toBe(reveals.number + 1)
    }
  })

  test('the announced shuffle matches the commitment', async () => {
    let promised: string | undefined
    for (const { command, seals } of await bodiesOf(log)) {
      promised = seals?.commitment ?? promised
      if (command?.does === 'shuffled') expect(command).toHaveProperty('commitment', promised)
    }
  })

  test('the folder contains the current secret in no encoding', async () => {
    const { secret } = sealsOf(log, houseKey(folder)).open(sealedIn(await bodiesOf(log)).at(-1)!)
    const bytes = Buffer.from(secret, 'hex')
    const spelt = [
      bytes,
      ...(['hex', 'base64', 'base64url'] as const).map(as => bytes.toString(as)),
    ]
    for (const name of readdirSync(folder))
      for (const spelling of spelt)
        expect([name, readFileSync(join(folder, name)).includes(spelling)]).toEqual([name, false])
  })
})
