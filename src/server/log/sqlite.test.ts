import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { logsIn, sqlite } from './sqlite.ts'
import { storeContract } from './store-contract.ts'

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
