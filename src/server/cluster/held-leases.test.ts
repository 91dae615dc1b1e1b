import { expect, test } from 'vitest'
import { TestTime } from '../../../tests/fixtures/test-time.ts'
import { Interrupted } from '../log/store.ts'
import { Holding } from './held-leases.ts'
import type { Leases } from './leases.ts'

const LASTS = 3000

/** A node beside another one, whose leases are as the test says. */
const besideAnother = () => {
  const time = new TestTime()
  const database = {
    isDown: false,
    isCurrent: true,
    isReleased: false,
    isPresent: true,
    session: 1,
    broken: () => undefined as unknown,
  }
  const answered = async <T>(answer: T): Promise<T> => {
    if (database.isDown) throw new Interrupted('no answer')
    return answer
  }
  const leases: Leases = {
    node: 'north',
    lasts: LASTS,
    reset: () => answered(undefined),
    end: async () => {
      Object.assign(database, { isCurrent: false, isReleased: true })
    },
    onBroken: act => {
      database.broken = act
    },
    take: () => answered(1),
    renew: held => answered(new Set(held.keys())),
    release: () => answered(undefined),
    look: () => {
      const { isCurrent, isReleased, isPresent, session } = database
      const state = { isCurrent, isReleased, isPresent }
      const held = { name: 'roulette-1', node: 'south', token: 1, ...state }
      return answered({ session, leases: [held], ends: new Map() })
    },
    ends: () => answered(new Map()),
    close: async () => undefined,
  }
  return { time, database, holding: new Holding(leases, time, () => true) }
}

test('a lease that has expired or was given back is free', async () => {
  const { database, holding } = besideAnother()
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(false)
  expect(holding.isFree('roulette-2')).toBe(true)
  database.isCurrent = false
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(true)
})

test('after an outage of the database, others have a moment to renew their leases', async () => {
  const { time, database, holding } = besideAnother()
  await holding.look()
  database.isDown = true
  await time.pass(2 * LASTS)
  await expect(holding.renew()).rejects.toThrow(Interrupted)
  Object.assign(database, { isDown: false, isCurrent: false })
  await holding.renew()
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(false)
  database.isReleased = true
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(true)
  database.isReleased = false
  await time.pass(LASTS / 2)
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(true)
})

test('the leases of a node whose session has ended are free at once', async () => {
  const { database, holding } = besideAnother()
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(false)
  database.isPresent = false
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(true)
})

test('a restart of the database, which ends all sessions, frees no lease', async () => {
  const { database, holding } = besideAnother()
  await holding.look()
  Object.assign(database, { isPresent: false, session: 2 })
  await holding.look()
  await holding.look()
  expect(holding.isFree('roulette-1')).toBe(false)
})

test('a node whose own session has ended decides nothing until it has renewed its leases', async () => {
  const { database, holding } = besideAnother()
  await holding.take('roulette-2')
  expect(holding.isCurrent).toBe(true)
  database.broken()
  expect(holding.isCurrent).toBe(false)
  await holding.renew()
  expect(holding.isCurrent).toBe(true)
})

test('a renewal counts only if the session lasted meanwhile', async () => {
  const { database, holding } = besideAnother()
  await holding.take('roulette-2')
  const renewed = holding.renew()
  database.broken()
  await renewed
  expect(holding.isCurrent).toBe(false)
})
