import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backup } from '../../src/cli/backup.ts'
import { startServer } from '../../src/server/server.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { printed } from '../fixtures/processes/command-runner.ts'

let outside: string
let umask: number

beforeEach(() => {
  process.env.LOG_LEVEL = 'silent'
  umask = process.umask(0)
  outside = newFolder()
})

afterEach(() => {
  process.umask(umask)
  removeFolder(outside)
})

const modeOf = (path: string): number => statSync(path).mode & 0o777

const readable = (folder: string) =>
  readdirSync(folder).filter(name => modeOf(join(folder, name)) !== 0o600)

test('only the user who runs the server may read its files and backups', async () => {
  const folder = join(outside, 'data')
  const start = () => startServer({ port: 0, host: '127.0.0.1', folder, pace: 5 })
  const first = await start()
  expect(modeOf(folder)).toBe(0o700)
  const names = ['croupier.db', 'croupier.db-wal', 'key', 'lock', 'readings.db']
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(names))
  expect(readable(folder)).toEqual([])
  const file = join(outside, 'backup')
  await printed(backup, 'backup', file, '--data', folder)
  expect(modeOf(file)).toBe(0o600)
  await first.close()
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  await (await start()).close()
  expect(readable(folder)).toEqual([])
})
