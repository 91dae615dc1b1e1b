import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import {
  openHouse,
  sendCommand,
  until,
  welcome,
} from '../../../../tests/fixtures/people/floor-fixture.ts'
import { mountedDisk } from '../../../../tests/fixtures/processes/small-disk.ts'
import { verifyLog } from '../../audit/verify-log.ts'
import { storeContract } from '../store-contract.ts'
import { callsOf } from './calls.ts'
import { logsIn, sqlite } from './sqlite.ts'

const folders: string[] = []

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'croupier-'))
  folders.push(made)
  return made
}

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true })
})

const ONE = {
  log: 'table',
  seq: 1,
  epoch: 1,
  id: 'c1',
  at: 1,
  program: '0.1.0',
  body: '{}',
} as const

describe('the embedded store', () => {
  storeContract(async () => sqlite(folder()))

  test('acknowledged entries survive a close, and the epoch continues', async () => {
    const place = folder()
    const store = sqlite(place)
    await store.claim('table')
    await store.append([ONE])
    await store.close()
    const again = sqlite(place)
    expect(await again.read('table')).toHaveLength(1)
    expect(await again.claim('table')).toBe(2)
    await again.close()
  })

  test('committed pages reach the file while commits go on', async () => {
    const place = folder()
    const store = sqlite(place)
    await store.claim('table')
    const size = () => statSync(join(place, 'croupier.db')).size
    const before = size()
    /** Too few for a commit to copy its pages itself. */
    for (let seq = 1; seq <= 300; seq += 1)
      await store.append([{ ...ONE, seq, id: `c${seq}`, body: 'x'.repeat(500) }])
    await until(() => size() > before)
    await store.close()
    const again = sqlite(place)
    expect(await again.read('table')).toHaveLength(300)
    await again.close()
  })

  test('one server at a time may use a folder, while others may read it', async () => {
    const place = folder()
    const store = sqlite(place)
    await store.claim('table')
    await store.append([ONE])
    expect(() => sqlite(place)).toThrow('in use by another server')
    const look = logsIn(place)
    expect(await look.logs()).toEqual(['table'])
    expect(await look.read('table')).toHaveLength(1)
    await look.close()
    await store.close()
    await sqlite(place).close()
  })

  test('a house survives a full disk, and continues when there is space again', async () => {
    const disk = mountedDisk('4m')
    if (!disk) return
    try {
      const house = await openHouse(disk.folder, { bets: 60_000, patron: 60_000, step: 1 }, sqlite)
      const at = house.floor.tables.get('roulette-1')!
      await until(() => at.host.state.open)
      await welcome(house.floor, 'Ana')
      await sendCommand(house.floor, at, 'Ana', { does: 'stand' })
      await sendCommand(house.floor, at, 'Ana', { does: 'buy-in', chips: 20_000 })
      disk.fill()
      const does = { does: 'dispute', about: 'the noise '.repeat(20) }
      let done = 0
      while (at.host.stopped === undefined)
        if ('done' in (await sendCommand(house.floor, at, 'Ana', does))) done += 1
      expect(await house.store.answers()).toBe(false)
      expect(await house.store.read('roulette-1')).not.toEqual([])
      disk.free()
      await until(() => at.host.stopped === undefined)
      expect(await sendCommand(house.floor, at, 'Ana', does)).toHaveProperty('done')
      const entries = await house.store.read('roulette-1')
      expect(verifyLog(entries).findings).toEqual([])
      const said = entries.filter(({ body }) => body.includes('"does":"dispute"'))
      expect(said).toHaveLength(done + 1)
      await house.close()
    } finally {
      disk.drop()
    }
  })

  test('every call names a file that cannot be opened, and close still works', async () => {
    const { call } = callsOf(join(folder(), 'missing', 'croupier.db'))
    const why = await call('open').catch((error: unknown) => error)
    expect(String(why)).toContain('unable to open database file')
    await expect(call('logs')).rejects.toEqual(why)
    await call('close')
    await expect(call('logs')).rejects.toThrow('is not open')
  })

  test('a schema of another version is refused', async () => {
    const place = folder()
    await sqlite(place).close()
    const db = new DatabaseSync(join(place, 'croupier.db'))
    db.exec('pragma user_version = 99')
    db.close()
    expect(() => sqlite(place)).toThrow('schema 99')
    expect(() => sqlite(place), 'and the lock is given back').toThrow('schema 99')
  })
})
