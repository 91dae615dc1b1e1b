import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { type Copy, followed, isViewMessage } from '../../../src/protocol/follow.ts'
import type { FromHouse } from '../../../src/protocol/wire.ts'
import type { Floor } from '../../../src/server/floor/floor.ts'
import { Sockets } from '../../../src/server/gateway/sockets.ts'
import { newMetrics } from '../../../src/server/metrics.ts'
import { realRandomness } from '../../../src/server/randomness.ts'
import { realClock } from '../../../src/server/time.ts'
import { pause, until } from '../../fixtures/people/floor-fixture.ts'

/** Slow readers on real sockets: a table with large views that changes all the time. */

const LARGE = 60_000

let server: WebSocketServer
let sockets: Sockets
let seq = 0
let told: () => void = () => undefined
let moves: NodeJS.Timeout
const inside: WebSocket[] = []

beforeEach(async () => {
  const host = {
    get seq() {
      return seq
    },
    state: { patrons: { Ana: {}, Ben: {} } },
    drawing: {},
    game: {
      /** Two letters repeated: one for the viewer, one for the moment. */
      view: (_: unknown, { patron = '-' }: { readonly patron?: string }) => ({
        play: `${patron[0]}${seq % 10}`.repeat(LARGE / 2),
      }),
    },
    follow: (follower: () => void) => {
      told = follower
    },
  }
  const onFloor = () => ({ dealing: { is: 'virtual' } })
  const table = { id: 't', host, croupier: { until: null }, onFloor }
  const tournaments = {
    watched: () => undefined,
    spokenAt: () => undefined,
    connected: () => undefined,
  }
  const log = { seq: 0, follow: () => undefined }
  const floor = {
    tables: new Map([['t', table]]),
    log,
    tournaments,
    now: realClock,
    random: realRandomness,
  }
  sockets = new Sockets(floor as unknown as Floor, newMetrics(), {
    follow: () => undefined,
    hold: async () => undefined,
    holdAt: async () => undefined,
  })
  server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  const backing = { holds: () => true, heard: () => true }
  server.on('connection', (socket, { url, socket: wire }) => {
    inside.push(socket)
    const patron = url!.slice(2) || 'Ana'
    sockets.add(socket, { is: 'guest', patron }, '127.0.0.1', backing, wire)
  })
  await new Promise(resolve => server.once('listening', resolve))
  moves = setInterval(() => {
    seq += 1
    told()
  }, 10)
})

afterEach(() => {
  vi.restoreAllMocks()
  clearInterval(moves)
  sockets.close()
  for (const socket of inside.splice(0)) socket.terminate()
  server.close()
})

const reader = async (patron = 'Ana') => {
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}/?${patron}`)
  const seen: number[] = []
  const mixedUp: number[] = []
  const snapshots: number[] = []
  let isClosed = false
  let copy: Copy | undefined
  client.on('message', text => {
    const said = JSON.parse(String(text)) as FromHouse
    if (!isViewMessage(said)) return
    copy = followed(copy, said)
    const { seq: shown, view } = copy!.shown
    seen.push(shown)
    if ('snapshot' in said) snapshots.push(shown)
    if ((view as { play?: unknown }).play !== `${patron[0]}${shown % 10}`.repeat(LARGE / 2))
      mixedUp.push(shown)
  })
  client.on('close', () => {
    isClosed = true
  })
  await new Promise(resolve => client.once('open', resolve))
  client.send(JSON.stringify({ watch: 't' }))
  await until(() => seen.length > 0)
  return { client, seen, snapshots, mixedUp, isClosed: () => isClosed }
}

const MOST_KEPT = 2 * (64 * 1024 + LARGE)

test('a reader who falls behind skips to a fresh snapshot, and everybody else gets patches', async () => {
  const quick = await reader()
  const slow = await reader()
  slow.client.pause()
  const [, kept] = inside
  await until(() => kept!.bufferedAmount > 64 * 1024)
  const stuck = seq
  await until(() => seq > stuck + 30)
  expect(kept!.bufferedAmount).toBeLessThan(MOST_KEPT)
  expect(quick.seen.at(-1)).toBeGreaterThan(stuck)
  slow.client.resume()
  const resumed = seq
  await until(() => (slow.seen.at(-1) ?? 0) >= resumed)
  const gaps = slow.seen.map((at, i) => at - (slow.seen[i - 1] ?? at))
  expect(Math.max(...gaps)).toBeGreaterThan(25)
  expect(gaps.every(gap => gap >= 0)).toBe(true)
  expect(slow.snapshots.length).toBeGreaterThan(1)
  expect(slow.mixedUp).toEqual([])
  expect(quick.snapshots).toHaveLength(1)
  expect(slow.isClosed()).toBe(false)
})

test('a slow reader’s buffer is not reused for others', async () => {
  const readers = await Promise.all(['Ana', 'Ben', 'Ana', 'Ben'].map(reader))
  const slow = readers.slice(1)
  for (let times = 0; times < 2; times += 1) {
    for (const { client } of slow) client.pause()
    await until(() => inside.slice(1).every(kept => kept.bufferedAmount > 64 * 1024))
    for (const { client } of slow) client.resume()
    const resumed = seq
    await until(() => slow.every(({ seen }) => (seen.at(-1) ?? 0) >= resumed))
  }
  for (const { mixedUp, seen } of readers) {
    expect(seen.length).toBeGreaterThan(60)
    expect(mixedUp).toEqual([])
  }
})

test('a reader who stays behind is disconnected, and nobody else', async () => {
  const quick = await reader()
  const slow = await reader()
  slow.client.pause()
  const [, kept] = inside
  await until(() => kept!.bufferedAmount > 64 * 1024)
  const behind = seq
  await until(() => seq > behind + 20)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000)
  await until(() => kept!.readyState === WebSocket.CLOSED)
  const then = seq
  await until(() => (quick.seen.at(-1) ?? 0) > then)
  expect(quick.isClosed()).toBe(false)
})

test('setting the clock an hour forward disconnects nobody', async () => {
  const slow = await reader()
  slow.client.pause()
  const [kept] = inside
  await until(() => kept!.bufferedAmount > 64 * 1024)
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
  const then = seq
  await until(() => seq > then + 20)
  expect(kept!.readyState).toBe(WebSocket.OPEN)
})

test('a change is shown at once, and changes right after it together with the next', async () => {
  clearInterval(moves)
  const { seen } = await reader()
  const move = (): void => {
    seq += 1
    told()
  }
  await pause(60)
  move()
  const first = seq
  await until(() => seen.at(-1) === first)
  for (let i = 0; i < 5; i += 1) move()
  await until(() => seen.at(-1) === first + 5)
  /** On a slow machine the first of the five may arrive late enough to be shown at once too. */
  expect([[first + 5], [first + 1, first + 5]]).toContainEqual(seen.slice(seen.indexOf(first) + 1))
})
