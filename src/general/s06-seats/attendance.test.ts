import { expect, test } from 'vitest'
import {
  ANN,
  BEN,
  DEALER,
  OPERATOR,
  tableOf,
  type UnsignedCommand,
} from '../../../tests/fixtures/coin.ts'
import { chips } from '../../kernel/money.ts'
import type { Actor } from '../../kernel/people.ts'
import { everyAccount, recordOf } from '../state.ts'

const CROWD = 250

type TestTable = ReturnType<typeof tableOf>

const patron = (name: string): Actor => ({ role: 'patron', patron: name })

/** More patrons come, bet and go than a table remembers. */
const crowd = (
  at: TestTable,
  said: readonly UnsignedCommand[] = [],
  size = CROWD,
  name = 'Guest',
): void => {
  for (let i = 0; i < size; i += 1)
    for (const each of [{ does: 'stand' }, ...said, { does: 'leave' }] as const)
      expect(at.does(patron(`${name} ${i}`), each as UnsignedCommand)).toBe('ok')
}

const BUYS = { does: 'buy-in', chips: chips(1000) } as const

test('the state holds those at the table and the last who left', () => {
  const at = tableOf()
  const before = everyAccount(at.state()).map(([account]) => account)
  crowd(at, [BUYS])
  const { patrons, away, lately } = at.state()
  expect(Object.keys(patrons)).toEqual(['Ann', 'Ben'])
  expect(everyAccount(at.state()).map(([account]) => account)).toEqual(before)
  expect([away.size, lately.length, lately.at(-1)]).toEqual([200, 200, `Guest ${CROWD - 1}`])
})

test('ruling:130 nz1:19.1 the last who left may dispute; a stranger may not', () => {
  const at = tableOf()
  crowd(at)
  const dispute = { does: 'dispute', about: 'the toss' } as const
  expect(at.does(patron(`Guest ${CROWD - 200}`), dispute)).toBe('ok')
  expect(at.does(patron(`Guest ${CROWD - 201}`), dispute)).toBe('nz1:19.1')
})

test('ruling:130 nz1:19.1 the last two hundred patrons who left may dispute, and no earlier one', () => {
  const at = tableOf()
  const dispute = { does: 'dispute', about: 'the toss' } as const
  crowd(at, [], 200)
  expect(at.does(patron('Guest 0'), dispute)).toBe('ok')
  crowd(at, [], 1, 'Last')
  expect(at.does(patron('Guest 0'), dispute)).toBe('nz1:19.1')
})

test('ruling:130 a patron who leaves three times is remembered once', () => {
  const at = tableOf()
  for (let visit = 0; visit < 3; visit += 1)
    for (const does of ['stand', 'leave'] as const)
      expect(at.does(patron('Zoe'), { does } as UnsignedCommand)).toBe('ok')
  expect(at.state().lately).toEqual(['Zoe'])
})

test('nz1:17.3(b) an exclusion outlasts any number of visitors', () => {
  const at = tableOf()
  at.does(OPERATOR, { does: 'exclude', patron: 'Ann', reason: 'a camera' })
  at.does(ANN, { does: 'leave' })
  crowd(at)
  at.does(OPERATOR, { does: 'new-gaming-day' })
  expect(at.does(ANN, { does: 'stand' })).toBe('nz1:17.3(b)')
})

test('nz1:12.2 held chips outlast any number of visitors, and are forgotten once released', () => {
  const at = tableOf()
  at.does(ANN, { does: 'wager', on: 'tails', chips: chips(1000) })
  at.does(ANN, { does: 'leave' })
  at.does(DEALER, { does: 'close' })
  at.does(DEALER, { does: 'toss', face: 'tails' })
  crowd(at)
  expect(recordOf(at.state(), 'Ann')?.left).toBe(true)
  expect(at.does(OPERATOR, { does: 'release-unclaimed', patron: 'Ann' })).toBe('ok')
  expect(recordOf(at.state(), 'Ann')).toBeUndefined()
  expect(at.state().unclaimed.size).toBe(0)
})

test('nz1:12.1 a wager pays to the unclaimed chips of a patron whom the table has forgotten', () => {
  const at = tableOf()
  at.does(ANN, { does: 'wager', on: 'tails', chips: chips(1000) })
  at.does(ANN, { does: 'leave' })
  crowd(at)
  at.does(DEALER, { does: 'close' })
  at.does(DEALER, { does: 'toss', face: 'tails' })
  expect(at.holds('Ann')).toBe(0)
  expect(at.does(OPERATOR, { does: 'release-unclaimed', patron: 'Ann' })).toBe('ok')
})

test('nz1:11.1 a debt outlasts any number of visitors', () => {
  const at = tableOf()
  at.does(BEN, { does: 'cash-out', chips: chips(20_000) })
  const said = { does: 'recover', patron: 'Ben', chips: chips(500), reason: 'paid twice' } as const
  expect(at.does(OPERATOR, said)).toBe('ok')
  at.does(BEN, { does: 'leave' })
  crowd(at)
  expect(recordOf(at.state(), 'Ben')?.owes).toBe(500)
})

test('nz1:10.2(a) ruling:130 a wager below the minimum is remembered until the day ends', () => {
  const at = tableOf()
  const below = { does: 'accept', patron: 'Ann', on: 'tails', chips: chips(100) } as const
  expect(at.does(DEALER, below)).toBe('ok')
  at.does(DEALER, { does: 'close' })
  at.does(DEALER, { does: 'toss', face: 'heads' })
  at.does(ANN, { does: 'leave' })
  crowd(at)
  expect(recordOf(at.state(), 'Ann')?.usedBelowMinimum).toBe(true)
  at.does(OPERATOR, { does: 'new-gaming-day' })
  expect(recordOf(at.state(), 'Ann')).toBeUndefined()
  expect(at.state().away.size).toBe(200)
})
