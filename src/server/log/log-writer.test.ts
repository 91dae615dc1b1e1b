import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../../tests/fixtures/people/floor-fixture.ts'
import { sqlite } from './sqlite/sqlite.ts'
import type { Store } from './store.ts'

let folder: string
const houses: House[] = []

const open = async (wrap = (store: Store): Store => store): Promise<House> => {
  const house = await openHouse(folder, undefined, place => wrap(sqlite(place)))
  houses.push(house)
  return house
}

beforeEach(() => {
  folder = newFolder()
})

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close().catch(() => undefined)
  removeFolder(folder)
})

const table = ({ floor }: House) => floor.tables.get('roulette-1')!

/** A guest's evening in five commands. Returns the kind of each answer. */
const evening = async (house: House): Promise<readonly string[]> => {
  const at = table(house)
  await until(() => at.host.state.open || at.host.stopped !== undefined)
  await welcome(house.floor, 'Ana')
  const commands = [
    { does: 'stand' },
    { does: 'buy-in', chips: 20_000 },
    { does: 'wager', on: 'red', chips: 500 },
    { does: 'cash-out', chips: 1000 },
    { does: 'leave' },
  ]
  const answers: string[] = []
  for (const command of commands)
    answers.push(Object.keys(await sendCommand(house.floor, at, 'Ana', command))[0]!)
  return answers
}

const WATCHED = ['cage', 'roulette-1']

/** Fails one append, before or after it reaches the disk. The writer cannot tell which. */
const failing = (nth: number, moment: 'before' | 'after') => {
  let count = 0
  const wrap = (store: Store): Store => ({
    ...store,
    append: async drafts => {
      if (WATCHED.includes(drafts[0]!.log)) count += 1
      if (count !== nth || !WATCHED.includes(drafts[0]!.log)) return store.append(drafts)
      if (moment === 'after') await store.append(drafts)
      throw new Error('the disk has failed')
    },
  })
  return { wrap, wasHit: () => count >= nth }
}

/** Number of appends from the opening of the cage to the guest's cash-out. */
const LAST = 13

describe('a host', () => {
  test.each(['before', 'after'] as const)(
    'whichever append fails, %s it is stored, its log stops, and a restart loses and repeats nothing',
    async moment => {
      for (let nth = 1; nth <= LAST; nth += 1) {
        const { wrap, wasHit } = failing(nth, moment)
        const house = await openHouse(folder, { bets: 60_000, patron: 60_000, step: 1 }, place =>
          wrap(sqlite(place)),
        ).catch(() => undefined)
        const answers = house ? await evening(house) : []
        expect(wasHit()).toBe(true)
        await house?.close()
        if (!house) {
          removeFolder(folder)
          folder = newFolder()
          continue
        }
        const again = await open()
        expect(again.floor.cashier.audit()).toEqual([])
        const kept = (await again.store.read('roulette-1')).filter(({ id }) =>
          id.startsWith('Ana/'),
        )
        const done = answers.filter(answer => answer === 'done').length
        expect(kept.length - done).toBeGreaterThanOrEqual(0)
        expect(kept.length - done).toBeLessThanOrEqual(moment === 'after' ? 1 : 0)
        await again.close()
        houses.length = 0
        removeFolder(folder)
        folder = newFolder()
      }
    },
  )

  test('a log that cannot be written stops with a reason, and the others continue', async () => {
    let isBroken = false
    const house = await open(store => ({
      ...store,
      append: async drafts => {
        if (isBroken && drafts[0]?.log === 'roulette-1') throw new Error('no space left')
        return store.append(drafts)
      },
    }))
    const at = table(house)
    await until(() => at.host.state.open)
    isBroken = true
    await welcome(house.floor, 'Ana')
    const first = await sendCommand(house.floor, at, 'Ana', { does: 'stand' })
    expect(first).toEqual({ unavailable: expect.stringContaining('stopped') })
    expect(await sendCommand(house.floor, at, 'Ana', { does: 'stand' })).toEqual(first)
    expect(house.faults).toEqual(['roulette-1: Error: no space left'])
    const other = house.floor.tables.get('snake-eyes-1')!
    expect(await sendCommand(house.floor, other, 'Ana', { does: 'sit', seat: 1 })).toHaveProperty(
      'done',
    )
  })

  test('a full queue refuses at once', async () => {
    const house = await open()
    const { host } = table(house)
    await until(() => host.state.open)
    const by = { role: 'patron', patron: 'Ana' } as const
    const all = Array.from({ length: 600 }, (_, i) => host.submit(`q${i}`, { by, does: 'stand' }))
    const answers = await Promise.all(all)
    expect(answers.filter(answer => 'unavailable' in answer)).toHaveLength(600 - 512)
    expect(host.knows('q599')).toBe(false)
  })

  test('a replaced writer can no longer write', async () => {
    const house = await open()
    const at = table(house)
    await until(() => at.host.state.open)
    await house.store.claim('roulette-1')
    await welcome(house.floor, 'Ana')
    expect(await sendCommand(house.floor, at, 'Ana', { does: 'stand' })).toHaveProperty(
      'unavailable',
    )
  })

  test('the store has no secret before it is revealed, and never the key', async () => {
    const house = await open()
    const at = table(house)
    await until(() => at.host.state.open)
    const sealed = at.host.drawing.sealed!
    await welcome(house.floor, 'Ana')
    await sendCommand(house.floor, at, 'Ana', { does: 'stand' })
    await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 20_000 })
    const before = (await house.store.read('roulette-1')).map(({ body }) => body).join()
    await playRound(house.floor, at, 'Ana')
    const { secret } = at.rounds.seals.find(({ commitment }) => commitment === sealed.commitment)!
    expect(secret).toHaveLength(64)
    expect(before).toContain(sealed.commitment)
    expect(before).not.toContain(secret)
  })
})
