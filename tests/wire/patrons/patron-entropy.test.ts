import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WantedTable } from '../../../src/floor/commands.ts'
import { verifyLog } from '../../../src/server/audit/verify-log.ts'
import { promisedAt } from '../../../src/server/chance/patron-entropy.ts'
import { dispatch } from '../../../src/server/floor/dispatch.ts'
import type { Table } from '../../../src/server/floor/floor.ts'
import { bringTable } from '../../../src/server/floor/staff-commands.ts'
import { visibleSeal } from '../../../src/server/history/promises.ts'
import type { ShoeRecord } from '../../../src/web/features/fairness/chance.ts'
import { verify, verifyDeck } from '../../../src/web/features/fairness/verdicts.ts'
import { readExport } from '../../../src/web/features/inspector/verifier/export-file.ts'
import { verifyFile } from '../../../src/web/features/inspector/verifier/verify.ts'
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

let folder: string
let house: House

beforeEach(async () => {
  folder = newFolder()
  house = await openHouse(folder, { bets: 60, patron: 60, step: 8 })
  await welcome(house.floor, 'Ana')
  await welcome(house.floor, 'Ben')
})

afterEach(async () => {
  await house.close()
  removeFolder(folder)
})

let ids = 0
const mixes = (at: Table, patron: string, words: string): ReturnType<typeof dispatch> =>
  dispatch(house.floor, at, { is: 'guest', patron }, `m${++ids}`, { does: 'mix-in', words })

const seated = async (id: string): Promise<Table> => {
  const at = house.floor.tables.get(id)!
  await until(() => at.host.state.open)
  for (const [i, patron] of ['Ana', 'Ben'].entries()) {
    await sendCommand(house.floor, at, patron, { does: 'sit', seat: i + 1 })
    await sendCommand(house.floor, at, patron, { does: 'buy-in', chips: 100_000 })
  }
  return at
}

/** What the inspector's page finds wrong with a log. */
const inspected = async (at: Table): Promise<unknown> => {
  const text = (await house.store.read(at.id)).map(entry => JSON.stringify(entry)).join('\n')
  return (await verifyFile(readExport(text)!.files[0]!, () => undefined)).finding
}

const told = (at: Table, patron?: string): readonly ShoeRecord[] =>
  at.rounds.seals.map(seal => visibleSeal(seal, patron)) as readonly ShoeRecord[]

describe('patrons add words', () => {
  test('nz1:15.4 nz5:7.5 before the cut, once each, and they change the shoe', async () => {
    const at = await seated('baccarat-1')
    await until(() => promisedAt(at.host)?.takesWords === true)
    expect(await mixes(at, 'Ana', 'kia ora')).toHaveProperty('done')
    expect(await mixes(at, 'Ana', 'again')).toHaveProperty('refused')
    expect(await mixes(at, 'Cy', 'not here')).toHaveProperty('refused')
    await until(() => at.host.drawing.cut !== undefined)
    expect(await mixes(at, 'Ben', 'too late')).toHaveProperty('refused')
    await playRound(house.floor, at, 'Ana')
    const by = { role: 'staff', rank: 'operator' } as const
    await until(() => at.host.state.round.stakes === null)
    const shuffle = { by, does: 'direct-shuffle', ground: 'discretion', reason: 'test' }
    expect(await at.host.submit('shuffle', shuffle)).toHaveProperty('done')
    const record = told(at).find(({ shoe }) => shoe === 1)! as ShoeRecord & { secret: string }
    expect(record.said).toEqual([{ seat: 1, says: 'kia ora' }])
    expect(await verify(record)).toMatchObject({ is: 'checked' })
    expect(await verify({ ...record, said: [] })).toMatchObject({ is: 'wrong-card' })
    expect(verifyLog(await house.store.read(at.id)).findings).toEqual([])
    expect(await inspected(at)).toBeUndefined()
  })

  test('nz8:2.5 to a spin until bets are closed, and an auditor can verify it', async () => {
    const at = await seated('roulette-1')
    expect(await mixes(at, 'Ana', 'one')).toHaveProperty('done')
    expect(await mixes(at, 'Ben', 'two')).toHaveProperty('done')
    await playRound(house.floor, at, 'Ana')
    expect(at.rounds.seals.find(({ shoe }) => shoe === 1)?.said).toHaveLength(2)
    const entries = await house.store.read(at.id)
    expect(verifyLog(entries)).toMatchObject({ findings: [], opened: 1 })
  })
})

describe('a deck that is not shown in full', () => {
  test('nz22:9.13 a folded hand stays secret, and the shown cards are still verified', async () => {
    const at = await seated('lunar-poker-1')
    const isPhase = (is: string) =>
      (at.host.state.play as { phase: { is: string } }).phase.is === is
    await until(() => isPhase('cutting') || isPhase('betting'))
    const words = await mixes(at, 'Ana', 'mix it')
    await until(() => isPhase('betting'))
    for (const patron of ['Ana', 'Ben'])
      await sendCommand(house.floor, at, patron, { does: 'wager', on: 'ante', chips: 2000 })
    await until(() => isPhase('deciding'))
    await sendCommand(house.floor, at, 'Ana', { does: 'play' })
    await sendCommand(house.floor, at, 'Ben', { does: 'fold' })
    const number = at.host.drawing.sealed!.number
    const of = (patron?: string) => told(at, patron).find(({ shoe }) => shoe === number)!
    const hands = (at.host.state.play as { boxes: { hand: { secret: string }[] }[] }).boxes.map(
      ({ hand }) => hand.map(({ secret }) => secret),
    )
    await until(() => of().opened !== undefined)
    expect(of()).not.toHaveProperty('secret')
    expect(of().out.filter(card => hands[1]!.includes(card))).toEqual([])
    expect(of('Ben').out).toEqual(expect.arrayContaining(hands[1]!))
    expect(of('Ben').out.length).toBe(of().out.length)
    for (const patron of [undefined, 'Ana', 'Ben'])
      expect(await verifyDeck(of(patron))).toMatchObject({ is: 'checked' })
    const forged = { ...of('Ben'), out: of('Ben').out.toReversed() }
    expect(await verifyDeck(forged)).toMatchObject({ is: 'wrong-card' })
    const [first, ...rest] = of('Ben').opened!
    const salted = { ...of('Ben'), opened: [{ ...first!, salt: 'ab'.repeat(32) }, ...rest] }
    expect(await verifyDeck(salted)).toEqual({ is: 'wrong-secret' })
    expect('done' in words ? of().said : 'no words').not.toEqual([])
    expect(verifyLog(await house.store.read(at.id)).findings).toEqual([])
    expect(await inspected(at)).toBeUndefined()
  })
})

test('nz5:1.0/continuous-shuffler every round has a new commitment', async () => {
  const staff = { is: 'staff', name: 'Olga', rank: 'operator' } as const
  const elections = { equipment: 'continuous-shuffler' } as const
  const wanted: WantedTable = { game: 'baccarat', book: 'nz5', attended: false, elections }
  expect(await bringTable(house.floor, staff, 'b', wanted)).toHaveProperty('done')
  const at = await seated([...house.floor.tables.keys()].at(-1)!)
  for (let round = 0; round < 3; round += 1) await playRound(house.floor, at, 'Ana')
  const over = told(at).filter(({ secret }) => secret !== undefined)
  expect(over.length).toBeGreaterThanOrEqual(3)
  for (const record of over)
    expect(await verify(record as ShoeRecord & { secret: string })).toMatchObject({ is: 'checked' })
  expect(verifyLog(await house.store.read(at.id)).findings).toEqual([])
  expect(await inspected(at)).toBeUndefined()
})
