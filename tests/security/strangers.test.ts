import { spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, startServer } from '../../src/server/server.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { ask, claim, GOOD, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'
import { MAIN } from '../fixtures/processes/program.ts'

/** What strangers can do to a server: nothing that others notice. */

let folder: string
let server: Server

const start = () => startServer({ port: 0, host: '127.0.0.1', folder, pace: 5 })

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  folder = newFolder()
  server = await start()
})

afterAll(async () => {
  await server.close()
  removeFolder(folder)
})

/** The status of a request that asks for a WebSocket. */
const upgraded = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asks = request(`${server.address}${path}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    })
    asks.on('response', ({ statusCode }) => resolve(statusCode))
    asks.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    asks.on('error', reject)
    asks.end()
  })

describe('a WebSocket', () => {
  test.each(['/', '/api/tables', '/healthz', '/nowhere', '/ws/more'])(
    'is refused at %s',
    async path => {
      expect(await upgraded(path)).toBe(400)
      expect(await upgraded(path, { origin: server.address })).toBe(400)
    },
  )

  test('is given at /ws to our own pages only', async () => {
    expect(await upgraded('/ws', { origin: server.address })).toBe(101)
    expect(await upgraded('/ws', { origin: 'https://evil.example' })).toBe(403)
    expect(await upgraded('/ws')).toBe(403)
  })
})

describe('the metrics', () => {
  test('are for auditors and for the holder of the token in the data folder', async () => {
    const at = `${server.address}/metrics`
    expect((await fetch(at)).status).toBe(401)
    const wrong = { authorization: `Bearer ${'0'.repeat(64)}` }
    expect((await fetch(at, { headers: wrong })).status).toBe(401)
    const file = join(folder, 'metrics-token')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    /** The scheme is case-insensitive (RFC 9110). */
    const right = { authorization: `bearer ${readFileSync(file, 'utf8').trim()}` }
    const answer = await fetch(at, { headers: right })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('croupier_append'),
    ])
  })
})

describe('guests', () => {
  test('get in during a flood of bad names', async () => {
    const comes = (name: string) =>
      fetch(`${server.address}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      }).then(({ status }) => status)
    const flood = await Promise.all(Array.from({ length: 150 }, () => comes('\u0000')))
    expect(new Set(flood)).toEqual(new Set([400]))
    expect(await comes('Honest')).toBe(200)
  })
})

describe('staff', () => {
  let office: Office
  let rooms: string

  beforeAll(async () => {
    rooms = newFolder()
    office = await openOffice(rooms, () => 1_763_240_000_000)
  })
  afterAll(async () => {
    await office.close()
    removeFolder(rooms)
  })

  test('sign in while strangers try their name from other networks', async () => {
    await claim(office)
    const tries = (from: string, password = GOOD) => office.staff.signIn('Olga', password, from)
    for (let i = 0; i < 40; i += 1)
      expect(await tries(`2001:db8::${i}`, 'wrong wrong wrong')).toHaveProperty('status')
    expect(await tries('203.0.113.9')).toHaveProperty('token')
    const stranger = await tries('2001:db8::ffff')
    expect(stranger, 'one /64 is one stranger').toHaveProperty('status', 429)
    expect((await ask(office, '/healthz')).status).toBe(200)
  })
})

describe('exports', () => {
  test('an export redirected to a file is readable by its owner only', () => {
    const file = join(folder, 'export.jsonl')
    const out = openSync(file, 'w', 0o644)
    const args = [MAIN, 'export', '--data', folder]
    const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', out, 'ignore'] })
    closeSync(out)
    expect(status).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

describe('a wrong key', () => {
  test('is refused at the start with a clear sentence, and the right one works', async () => {
    await server.close()
    const [key, kept] = [join(folder, 'key'), join(folder, 'key.kept')]
    copyFileSync(key, kept)
    writeFileSync(key, Buffer.alloc(32, 9))
    await expect(start()).rejects.toThrow(/^The key in .* is not the key of the house/)
    rmSync(key)
    await expect(start()).rejects.toThrow(/whose key is not in/)
    copyFileSync(kept, key)
    server = await start()
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  })
})
