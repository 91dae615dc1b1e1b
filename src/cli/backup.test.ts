import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type House,
  newFolder,
  openHouse,
  playRound,
  removeFolder,
  sendCommand,
  until,
  welcome,
} from '../../tests/fixtures/people/floor-fixture.ts'
import { printed } from '../../tests/fixtures/processes/command-runner.ts'
import { isInstalled, startCluster } from '../../tests/fixtures/processes/postgres-cluster.ts'
import { logsIn } from '../server/log/sqlite/sqlite.ts'
import { backup } from './backup.ts'
import { verify } from './verify.ts'

const T = 'baccarat-1'

let folder: string
let house: House
let file: string
let commitment: string

const sealOf = (of: House) => of.floor.tables.get(T)!.host.drawing.sealed?.commitment

beforeAll(async () => {
  folder = newFolder()
  house = await openHouse(folder)
  await welcome(house.floor, 'Ana')
  const table = house.floor.tables.get(T)!
  await until(() => table.host.state.open)
  await sendCommand(house.floor, table, 'Ana', { does: 'sit', seat: 1 })
  await sendCommand(house.floor, table, 'Ana', { does: 'buy-in', chips: 100_000 })
  await playRound(house.floor, table, 'Ana')
  file = join(folder, 'backup')
  const playing = playRound(house.floor, table, 'Ana')
  await printed(backup, 'backup', file, '--data', folder)
  await playing
  commitment = sealOf(house)!
})

afterAll(async () => {
  await house.close()
  removeFolder(folder)
})

const made: string[] = []
const elsewhere = (): string => {
  const place = join(newFolder(), 'house')
  made.push(place)
  return place
}

afterEach(() => {
  process.exitCode = 0
  for (const place of made.splice(0)) removeFolder(join(place, '..'))
})

const key = () => join(folder, 'key')

describe('a backup of a house that is open', () => {
  test('verifies, and restores to a house that continues with the same shoe', async () => {
    expect(await printed(verify, 'verify', file)).toContain(`${T}: `)
    const place = elsewhere()
    const said = await printed(backup, 'restore', file, '--data', place, '--key', key())
    expect(said).toMatch(/verified and restored/)
    const again = await openHouse(place)
    expect(sealOf(again)).toBe(commitment)
    await playRound(again.floor, again.floor.tables.get(T)!, 'Ana')
    expect(again.floor.cashier.audit()).toEqual([])
    await again.close()
    await printed(verify, 'verify', '--data', place)
    expect(process.exitCode ?? 0).toBe(0)
  })

  test('every entry of it is the same in the new house', async () => {
    const place = elsewhere()
    await printed(backup, 'restore', file, '--data', place, '--key', key())
    const now = logsIn(place)
    const before = logsIn(folder)
    for (const log of await now.logs()) {
      const entries = await now.read(log)
      expect(entries).toEqual((await before.read(log)).slice(0, entries.length))
    }
    await Promise.all([now.close(), before.close()])
  })

  test('nothing is overwritten, by a backup or by a house', async () => {
    await expect(printed(backup, 'backup', file, '--data', folder)).rejects.toThrow(
      'overwrites nothing',
    )
    await expect(
      printed(backup, 'restore', file, '--data', folder, '--key', key()),
    ).rejects.toThrow('is not empty')
  })

  test('a changed backup is not restored', async () => {
    const lines = await printed(verify, 'export', '--data', folder)
    const tampered = join(folder, 'tampered')
    writeFileSync(tampered, lines.replace('\\"chips\\":100000', '\\"chips\\":900000'))
    const place = elsewhere()
    expect(await printed(backup, 'restore', tampered, '--data', place, '--key', key())).toMatch(
      /entry \d+: .*\n(.*\n)*nothing was restored/,
    )
    expect(process.exitCode).toBe(1)
    expect(existsSync(join(place, 'croupier.db'))).toBe(false)
  })

  test('without the key of the house, or with another, it is not restored', async () => {
    const place = elsewhere()
    await expect(printed(backup, 'restore', file, '--data', place)).rejects.toThrow('the key')
    const other = join(folder, 'other-key')
    writeFileSync(other, Buffer.alloc(32))
    await expect(printed(backup, 'restore', file, '--data', place, '--key', other)).rejects.toThrow(
      'is not the key of this house',
    )
  })
})

describe.skipIf(!isInstalled())('a database', () => {
  test('takes an export, gives a backup, and both hold', async () => {
    const cluster = startCluster()
    try {
      const database = cluster.url('postgres')
      const before = join(folder, 'before')
      copyFileSync(file, before)
      const into = ['--database', database, '--key', key()]
      expect(await printed(backup, 'restore', before, ...into)).toContain('verified and restored')
      await expect(printed(backup, 'restore', before, ...into)).rejects.toThrow('has logs in it')
      const copy = join(folder, 'of-database')
      await printed(backup, 'backup', copy, '--database', database)
      expect(readFileSync(copy, 'utf8').trimEnd().split('\n').at(-1)).toMatch(/^\{"closes"/)
      await printed(verify, 'verify', copy)
      await printed(verify, 'verify', '--database', database)
      expect(process.exitCode ?? 0).toBe(0)
    } finally {
      cluster.stop()
    }
  })
})
