import { expect, test } from 'vitest'
import { TestTime } from '../../../tests/fixtures/test-time.ts'
import { Interrupted } from '../log/store.ts'
import { Holding } from './held-leases.ts'
import type { Leases } from './leases.ts'

const LASTS = 3000

/** A node beside another one, whose leases are as the test says. */
const besideAnother = () => {
  const time = new TestTime()
  const database = { isDown: false, isCurrent: true, isReleased: false }
  const answered = async <T>(answer: T): Promise<T> => {
    if (database.isDown) throw new Interrupted('no answer')
    return answer
  }
  const leases: Leases = {
    node: 'north',
    lasts: LASTS,
    reset: () => answered(undefined),
    take: () => answered(1),
    renew: held => answered(new Set(held.keys())),
    release: () => answered(undefined),
    look: () => {
      const { isCurrent, isReleased } = database
      const held = { name: 'roulette-1', node: 'south', token: 1, isCurrent, isReleased }
      return answered({ leases: [held], ends: new Map() })
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
