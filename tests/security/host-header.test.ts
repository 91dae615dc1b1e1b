import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOwnHost } from '../../src/server/gateway/host-header.ts'
import { newFolder, removeFolder } from '../fixtures/people/floor-fixture.ts'
import { ask, type Office, openOffice } from '../fixtures/people/staff-fixture.ts'

const HERE = { bound: '127.0.0.1' }
const ALL = { bound: '0.0.0.0' }
const NAMED = { bound: '127.0.0.1', publicUrl: new URL('https://casino.example') }

describe('the server accepts', () => {
  // biome-ignore format: a table
  test.each([
    ['localhost', HERE], ['localhost:8080', HERE], ['127.0.0.1:8080', HERE], ['[::1]:8080', HERE],
    ['192.168.1.7', { bound: '192.168.1.7' }], ['[fe80::1]:80', { bound: 'fe80::1' }], ['mybox:8080', { bound: 'mybox' }],
    ['192.168.1.7:8080', ALL], ['[2001:db8::1]', { bound: '::' }], ['casino.example', NAMED], ['CASINO.example:443', NAMED],
    ['localhost:8080', NAMED],
  ])('%s', (host, by) => {
    expect(isOwnHost(host, by)).toBe(true)
  })

  // biome-ignore format: a table
  test.each([
    [undefined, HERE], ['', ALL], ['evil.example', HERE], ['evil.example:8080', ALL], ['localhost.evil.example', HERE],
    ['127.0.0.1.evil.example', ALL], ['192.168.1.7', HERE], ['a b', ALL], ['evil.example', NAMED], ['x.casino.example', NAMED],
    ['localhost@evil.example', HERE],
  ])('but not %s', (host, by) => {
    expect(isOwnHost(host, by)).toBe(false)
  })
})

describe('a request with another host name', () => {
  let folder: string
  let office: Office
  let port: number

  beforeAll(async () => {
    folder = newFolder()
    office = await openOffice(folder, () => Date.now())
    await office.app.listen({ port: 0, host: '127.0.0.1' })
    port = (office.app.server.address() as AddressInfo).port
  })

  afterAll(async () => {
    await office.close()
    removeFolder(folder)
  })

  test.each(['/', '/api/tables', '/api/guest', '/healthz', '/api/docs', '/nothing'])(
    'is rejected at %s',
    async path => {
      const body = path === '/api/guest' ? { name: 'Ana' } : undefined
      const answer = await ask(office, path, body, { host: 'evil.example' })
      expect(answer.status).toBe(421)
      expect(answer.body.message).toMatch(/^This server does not have that host name: /)
    },
  )

  const upgrade = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        host,
        origin: `http://${host}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      }
      const asks = request({ port, path: '/ws', headers, agent: false }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asks.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      asks.on('error', reject)
      asks.end()
    })

  test('and gets no socket', async () => {
    expect(await upgrade('evil.example')).toBe(421)
    expect(await upgrade(`localhost:${port}`)).toBe(101)
  })
})
