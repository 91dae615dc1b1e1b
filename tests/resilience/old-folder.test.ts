import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLogs } from '../../src/server/audit/export.ts'
import { verifyRead } from '../../src/server/audit/verify-export.ts'
import { sqlite } from '../../src/server/log/sqlite/sqlite.ts'
import {
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../fixtures/people/floor-fixture.ts'

/** A data folder with tables and a cage, from before the floor's log and all later logs existed. */

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => removeFolder(folder))

const LATER = ['floor', 'house', 'accounts', 'approvals', 'tournaments']

const forgetLater = (): void => {
  const db = new DatabaseSync(join(folder, 'croupier.db'))
  for (const table of ['entries', 'logs'])
    db.exec(`delete from ${table} where log in (${LATER.map(log => `'${log}'`).join()})`)
  db.close()
}

test('opens with its tables, money and commitment, and gets a floor log', async () => {
  const before = await openHouse(folder)
  await welcome(before.floor, 'Ana')
  const at = before.floor.tables.get('baccarat-1')!
  await until(() => at.host.state.open)
  await sendCommand(before.floor, at, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(before.floor, at, 'Ana', { does: 'buy-in', chips: 50_000 })
  await playRound(before.floor, at, 'Ana')
  await before.close()
  const { accounts, stacks, seats } = at.host.state
  const { sealed } = at.host.drawing
  const tables = [...before.floor.tables.keys()]
  forgetLater()

  const house = await openHouse(folder)
  const again = house.floor.tables.get('baccarat-1')!
  expect([...house.floor.tables.keys()]).toEqual(tables)
  expect(Object.keys(house.floor.log.state.tables)).toEqual(tables)
  expect(again.host.state.accounts).toEqual(accounts)
  expect(again.host.state.stacks).toEqual(stacks)
  expect(again.host.state.seats).toEqual(seats)
  expect(again.host.drawing.sealed).toEqual(sealed)
  expect(house.floor.cashier.audit()).toEqual([])
  await playRound(house.floor, again, 'Ana')
  expect(house.faults).toEqual([])
  await house.close()
  const store = sqlite(folder)
  expect(verifyRead(await readLogs(store)).found).toEqual([])
  await store.close()
})
