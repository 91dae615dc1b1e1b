import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder, pause, removeFolder, until } from '../fixtures/people/floor-fixture.ts'
import { Client, type Guest, get, signIn } from '../fixtures/people/http-client.ts'
import {
  endProcess,
  type RunningServer,
  startProcess,
} from '../fixtures/processes/server-process.ts'
import { sweep } from '../fixtures/sweep.ts'

/** The real server under attack. */

const TIMES = sweep(1, 4, 10)
const T = 'roulette-1'
const MIB = 2 ** 20

let folder: string
let server: RunningServer
let honest: Client

beforeAll(async () => {
  folder = newFolder()
  server = await startProcess(folder, ['--pace', '1'])
  honest = await Client.open(await signIn(server.base, 'Honest'))
  honest.say({ watch: T })
  await honest.until(() => honest.view(T)?.view.open === true)
})

afterAll(async () => {
  if (server) await endProcess(server, 'SIGKILL')
  removeFolder(folder)
})

const metric = async (name: string): Promise<number> => {
  const token = readFileSync(join(folder, 'metrics-token'), 'utf8').trim()
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${server.base}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

const memory = (): Promise<number> => metric('process_resident_memory_bytes')

let asked = 0

/** An honest guest still gets answers, at the highest rate that one socket may use. */
const isAnswered = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) {
    asked += 1
    const reply = await honest.ask(T, { does: 'wager', on: 'nothing', chips: 100 }, `w${asked}`)
    expect(reply.refused?.under).toBeDefined()
    await pause(50)
  }
}

/**
 * After any attack: the process runs, the books balance, no table changed, and memory has not
 * grown.
 */
const unharmed = async (abuse: () => Promise<unknown>, mayGrow = 48 * MIB): Promise<void> => {
  const seq = honest.view(T)!.seq
  const before = await memory()
  await abuse()
  await isAnswered()
  expect((await memory()) - before).toBeLessThan(mayGrow)
  expect(await get(honest.guest, '/readyz')).toEqual({ ready: true, wrong: [] })
  expect(await metric('croupier_faults_total')).toBe(0)
  const again = await Client.open(honest.guest)
  again.say({ watch: T })
  await again.until(() => again.view(T) !== undefined)
  expect(again.view(T)!.seq).toBe(seq)
  again.close()
  expect(server.child.exitCode).toBeNull()
}

const open = async (name: string): Promise<Client> => Client.open(await signIn(server.base, name))

interface Raw {
  readonly socket: Socket
  readonly heard: () => Buffer
  readonly isClosed: () => boolean
}

/** A raw connection: sends bytes and collects the answer. */
const raw = async (...first: readonly (string | Buffer)[]): Promise<Raw> => {
  const { port, hostname } = new URL(server.base)
  const socket = connect(Number(port), hostname)
  let heard = Buffer.alloc(0)
  let isClosed = false
  socket.on('data', part => {
    heard = Buffer.concat([heard, part])
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isClosed = true
  })
  await new Promise(resolve => socket.on('connect', resolve))
  for (const part of first) socket.write(part)
  return { socket, heard: () => heard, isClosed: () => isClosed }
}

const upgrade = ({ base, cookie }: Guest): string =>
  [
    'GET /ws HTTP/1.1',
    `Host: ${new URL(base).host}`,
    `Origin: ${base}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

/** A WebSocket on a raw connection, after the handshake. */
const upgraded = async (guest: Guest): Promise<Raw> => {
  const line = await raw(upgrade(guest))
  await until(() => line.heard().includes('\r\n\r\n'))
  expect(line.heard().toString()).toContain('101 Switching Protocols')
  return line
}

/** A client frame. Its mask is all zeros, so the payload stays readable. */
const frame = (first: number, payload: Buffer, declared = payload.length): Buffer => {
  const head =
    declared < 126
      ? Buffer.from([first, 0x80 | declared])
      : Buffer.from([first, 0xff, ...new Uint8Array(8)])
  if (declared >= 126) head.writeBigUInt64BE(BigInt(declared), 2)
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

const TEXT = 0x81

describe('sockets', () => {
  test('a flood from ten sockets closes those ten, and others still get answers', () =>
    unharmed(async () => {
      const floods = await Promise.all(Array.from({ length: 10 }, (_, i) => open(`Flood ${i}`)))
      const text = JSON.stringify({ id: 'x', table: T, does: 'wager', on: 'nothing', chips: 1 })
      for (const flood of floods)
        for (let i = 0; i < 3000 * TIMES; i += 1) flood.say(text.slice(i % 9))
      await isAnswered()
      for (const flood of floods) await flood.until(() => flood.closedWith !== undefined)
    }))

  test('a flood of pings counts as a flood', () =>
    unharmed(async () => {
      const client = await open('Ping')
      for (let i = 0; i < 1000; i += 1) client.socket.ping()
      await client.until(() => client.closedWith !== undefined)
    }))

  test('a message that is too long or never ends is not waited for', () =>
    unharmed(async () => {
      const guest = await signIn(server.base, 'Long')
      const declared = await upgraded(guest)
      declared.socket.write(frame(TEXT, Buffer.alloc(10), 100 * MIB))
      await until(declared.isClosed)
      const endless = await upgraded(guest)
      endless.socket.write(frame(0x01, Buffer.alloc(100, 'a')))
      for (let i = 0; i < 2000 && !endless.isClosed(); i += 1)
        endless.socket.write(frame(0x00, Buffer.alloc(100, 'a')))
      await until(endless.isClosed)
    }, 24 * MIB))

  test('invalid frames close their socket and nothing else', () =>
    unharmed(async () => {
      const guest = await signIn(server.base, 'Wild')
      let seed = 7
      const next = (n: number) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
        return Math.floor((seed / 2 ** 32) * n)
      }
      const wild: readonly Buffer[] = [
        frame(0xc1, Buffer.from('reserved bit')),
        frame(0x8b, Buffer.from('unknown opcode')),
        frame(TEXT, Buffer.from([0xc3, 0x28])),
        frame(TEXT, Buffer.from([0xed, 0xa0, 0x80])),
        Buffer.from([TEXT, 2, 0x7b, 0x7d]),
        frame(0x80, Buffer.from('nothing to continue')),
        frame(0x09, Buffer.from('a ping in pieces')),
        frame(0x89, Buffer.alloc(126)),
        frame(0x88, Buffer.from([0])),
        frame(0x88, Buffer.from([0x03, 0xec])),
        frame(0x82, Buffer.from('bytes')),
      ]
      for (const bytes of wild) {
        const line = await upgraded(guest)
        line.socket.write(bytes)
        await until(line.isClosed)
      }
      for (let i = 0; i < 100 * TIMES; i += 1) {
        const line = await upgraded(guest)
        line.socket.write(Buffer.from(Array.from({ length: 64 }, () => next(256))))
        line.socket.destroy()
      }
    }))

  test('a socket beyond the limit that also misbehaves', () =>
    unharmed(async () => {
      const guest = await signIn(server.base, 'Many')
      const five = await Promise.all(Array.from({ length: 5 }, () => Client.open(guest)))
      for (let i = 0; i < 20; i += 1) {
        const line = await raw(upgrade(guest), frame(0xc1, Buffer.from('reserved bit')))
        await until(line.isClosed)
      }
      for (const client of five) client.close()
    }))

  /** Unexpected values in place of a word. */
  const STRANGE = [
    'null',
    '{}',
    '[]',
    '{"toString":1,"valueOf":1}',
    '{"__proto__":null}',
    '1e999',
    '-0',
    '9007199254740993',
    '"\\ud800"',
    '"__proto__"',
    '"constructor"',
    `${'['.repeat(900)}${']'.repeat(900)}`,
    `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
    `"${'x'.repeat(3000)}"`,
  ]
  const FIELDS = ['watch', 'unwatch', 'id', 'table', 'does', 'on', 'chips', 'kind', 'seat', 'by']

  test('nonsense anywhere in a message gets an error', () =>
    unharmed(async () => {
      const texts = STRANGE.flatMap(strange =>
        FIELDS.map(field => {
          const command = { id: '"x"', table: `"${T}"`, does: '"wager"', on: '"red"', chips: '100' }
          const all = Object.entries({ ...command, [field]: strange })
          return `{${all.map(([name, value]) => `"${name}":${value}`).join()}}`
        }),
      )
      for (let at = 0; at < texts.length; at += 36) {
        const client = await open('Odd')
        const some = texts.slice(at, at + 36)
        for (const text of some) client.say(text)
        await client.until(() => client.heard.length === some.length)
        const sense = client.heard.filter(text => !/"malformed"|"refused"/.test(text))
        expect(sense).toEqual([])
        client.close()
      }
    }))

  test('two hundred sockets are counted, and their memory is freed when they close', () =>
    unharmed(async () => {
      const before = await metric('croupier_sockets')
      const guests = await Promise.all(
        Array.from({ length: 40 }, (_, i) => signIn(server.base, `Crowd ${i}`)),
      )
      const all = await Promise.all(
        guests.flatMap(guest => Array.from({ length: 5 }, () => Client.open(guest))),
      )
      for (const client of all) client.say({ watch: T })
      for (const client of all) await client.until(() => client.view(T) !== undefined)
      expect(await metric('croupier_sockets')).toBe(before + 200)
      for (const client of all) client.close()
      while ((await metric('croupier_sockets')) !== before) await pause(20)
    }))
})

describe('amounts', () => {
  const ON = { 'baccarat-1': 'banker', 'baccarat-2': 'banker', 'baccarat-3': 'tie' }
  const OTHERS = { 'roulette-1': 'red', 'snake-eyes-1': 'field', 'lunar-poker-1': 'ante' }
  const AMOUNTS = [1, 2001, 1e10 + 1, 1e15, Number.MAX_SAFE_INTEGER]

  test.each(Object.entries({ ...ON, ...OTHERS }))(
    'nz1:10.3 at %s a wager of any size gets an answer at once',
    async (table, on) => {
      const guest = await open(`Big ${table}`)
      guest.say({ watch: table })
      await guest.until(() => guest.view(table)?.view.open === true)
      await guest.ask(table, { does: 'sit', seat: 7 }, 'sit')
      const isReady = () => /betting|offering/.test(guest.view(table)!.view.play.phase)
      await guest.until(isReady)
      for (const [i, chips] of AMOUNTS.entries()) {
        const reply = await guest.ask(table, { does: 'wager', on, chips }, `big${i}`)
        expect(reply.refused?.under, `${chips}`).toBeDefined()
      }
      await isAnswered()
      guest.close()
    },
  )
})

describe('raw connections', () => {
  test('half a handshake, half a request and one byte per second are not waited for', () =>
    unharmed(async () => {
      const guest = await signIn(server.base, 'Slow')
      const half = upgrade(guest).slice(0, 60)
      const body = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n'
      const type = 'Content-Type: application/json\r\n\r\n'
      const silent = await Promise.all(Array.from({ length: 100 }, () => raw('')))
      const halves = await Promise.all(Array.from({ length: 100 }, () => raw(half)))
      const loris = await raw('GET / HTTP/1.1\r\n')
      const drip = setInterval(() => loris.socket.write('a'), 500)
      await signIn(server.base, 'Quick')
      await raw(body, type, '{"na')
      const slow = [...silent, ...halves, loris]
      await until(() => slow.every(({ isClosed }) => isClosed()))
      clearInterval(drip)
    }))

  test('oversized headers and bodies are rejected', () =>
    unharmed(async () => {
      const head = await raw(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`)
      await until(() => head.heard().includes('HTTP/1.1 431'))
      const long = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const body = JSON.stringify({ name: 'x'.repeat(10_000) })
      expect((await fetch(`${server.base}/api/guest`, { ...long, body })).status).toBe(413)
      for (const odd of ['{', '{"__proto__":{"name":"x"}}', '[]', '"x"', ''])
        expect((await fetch(`${server.base}/api/guest`, { ...long, body: odd })).status).toBe(400)
    }))
})
