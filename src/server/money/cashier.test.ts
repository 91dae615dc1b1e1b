import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MemoryStore, memoryStore } from '../../../tests/fixtures/memory-store.ts'
import {
  type House,
  newFolder,
  openHouse,
  removeFolder,
  until,
  welcome,
} from '../../../tests/fixtures/people/floor-fixture.ts'
import { Interrupted, type Store } from '../log/store.ts'
import { Cashier } from './cashier.ts'

/** What the cashier does when two things happen at once, or when the store does not answer. */

const SLOW = { bets: 60_000, patron: 60_000, step: 1 }
const BY = { role: 'patron', patron: 'Ana' } as const
const TABLE = 'roulette-1'
const CHIPS = 10_000
/** More than the entries after which closing a log stores a snapshot. */
const MANY = 250

let folder: string
let house: House
let shelf: MemoryStore
let isCut = false

/** A store that sometimes does not answer questions about the table. */
const cuttable = (store: Store): Store => ({
  ...store,
  find: (log, id) =>
    isCut && log === TABLE
      ? Promise.reject(new Interrupted('connection lost'))
      : store.find(log, id),
})

beforeEach(async () => {
  folder = newFolder()
  isCut = false
  shelf = memoryStore()
  house = await openHouse(folder, SLOW, () => cuttable(shelf))
  await welcome(house.floor, 'Ana')
  await until(() => table().state.open)
  await table().submit('Ana/in', { by: BY, does: 'stand' })
})

afterEach(async () => {
  isCut = false
  await house.close()
  removeFolder(folder)
})

const table = () => house.floor.tables.get(TABLE)!.host

const buysIn = (id: string) =>
  house.floor.cashier.buyIn(id, table(), { by: BY, does: 'buy-in', chips: CHIPS })

/** After many commands and a restart, only the store knows the old ids. */
const isForgotten = async (): Promise<void> => {
  for (let i = 0; i < MANY; i += 1)
    await table().submit(`Ana/${i} more`, { by: BY, does: i % 2 === 0 ? 'leave' : 'stand' })
  await house.close()
  house = await openHouse(folder, SLOW, () => cuttable(shelf.again()))
}

test('a voucher is not returned while the table takes it', async () => {
  const { cage, cashier } = house.floor
  const voucher = `${TABLE}/Ana/1`
  const of = {
    by: BY,
    does: 'reserve',
    voucher,
    patron: 'Ana',
    table: TABLE,
    chips: CHIPS,
  } as const
  await cage.submit(`reserve ${voucher}`, of)
  /** The server settles what a crash interrupted, while the patron repeats the command. */
  const settled = cashier.settle()
  const answer = await buysIn('Ana/1')
  await settled
  expect(cashier.audit()).toEqual([])
  expect(await table().has('Ana/1')).toBe('done' in answer)
  expect(await buysIn('Ana/1')).toHaveProperty('done' in answer ? 'done' : 'refused')
})

test('a repeated purchase is not refused while the store does not answer', async () => {
  const bought = await buysIn('Ana/2')
  expect(bought).toHaveProperty('done')
  await isForgotten()
  isCut = true
  expect(await buysIn('Ana/2')).toHaveProperty('unavailable')
  isCut = false
  expect(await buysIn('Ana/2')).toEqual(bought)
  expect(house.floor.cashier.audit()).toEqual([])
})

test('a node that takes over a table repeats no payment of the owner before', async () => {
  const dueOf = (id: string) => ({ id, patron: 'Ana', table: TABLE, chips: CHIPS })
  const asked: string[] = []
  const cage = {
    state: { vouchers: {} },
    isOwn: true,
    follow: () => undefined,
    onResume: () => undefined,
    knows: () => false,
    has: async (id: string) => id === 'paid',
    submit: async (id: string) => {
      asked.push(id)
      return { done: 1 }
    },
  }
  const cashier = new Cashier(cage as never)
  cashier.attend({ log: TABLE, isOwn: true, onResume: () => undefined } as never)
  cashier.followerOf(TABLE).restore([dueOf('paid'), dueOf('open')], null)
  await cashier.payOut()
  expect(asked).toEqual(['open'])
})
