import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SecondPerson } from '../src/server/approvals/dual-control.ts'
import type { Floor } from '../src/server/floor/floor.ts'
import { Sockets } from '../src/server/gateway/sockets.ts'
import { newMetrics } from '../src/server/metrics.ts'
import { busyFloor, lays, namesAt } from './busy-floor.ts'
import { type Figure, median } from './measure.ts'
import { type Order, type Report, stamp } from './watchers.ts'

/**
 * How late a change reaches the watchers, and in how many bytes. At each of 300 tables somebody
 * bets a chip twice a second, and 14 patrons each get their own view. Time counts from the moment
 * the log has the chip. The bare server sends the same change to as many sockets.
 */

const TABLES = 300
const PATRONS = 14
const EVERY = 500
const STEP = 1
const SECONDS = 2
/** An odd number, and large enough that other load on the machine does not change the median. */
const PAIRS = 15
const DRAIN = 500

const names = namesAt(PATRONS)

interface Moving {
  readonly url: string
  readonly move: (table: number) => void
  readonly close: () => void
  /** When the log stored each entry of each table. */
  readonly kept: Map<string, number>
}

/** No command in this benchmark needs a second person. */
const NOBODY: SecondPerson = {
  follow: () => undefined,
  hold: async () => undefined,
  holdAt: async () => undefined,
}

const listening = async (server: WebSocketServer): Promise<string> => {
  await once(server, 'listening')
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ours = async (floor: Floor): Promise<Moving> => {
  const tables = [...floor.tables.values()]
  const kept = new Map<string, number>()
  for (const { id, host } of tables) host.follow(({ seq }) => kept.set(`${id} ${seq}`, stamp()))
  const turns = new Uint32Array(TABLES)
  const sockets = new Sockets(floor, newMetrics(), NOBODY)
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  const backing = { holds: () => true, heard: () => true }
  server.on('connection', (socket, { url, socket: wire }) =>
    sockets.add(socket, { is: 'guest', patron: url!.slice(2) }, '', backing, wire),
  )
  const close = (): void => {
    sockets.close()
    server.close()
  }
  const move = (at: number): void => {
    void lays(tables[at]!, turns[at]!, names)
    turns[at]! += 1
  }
  return { url: await listening(server), move, close, kept }
}

const bare = async (floor: Floor): Promise<Moving> => {
  const watching = Array.from(floor.tables, () => new Set<WebSocket>())
  const kept = new Map<string, number>()
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  server.on('connection', socket =>
    socket.on('message', text => {
      const { watch } = JSON.parse(String(text)) as { watch: string }
      watching[Number(watch.slice(1))]!.add(socket)
    }),
  )
  let seq = 0
  const move = (at: number): void => {
    seq += 1
    kept.set(`t${at} ${seq}`, stamp())
    const patch = [
      [['seq'], seq],
      [['view', 'wagers', 30, 'chips'], 2000 + seq],
    ]
    const message = { table: `t${at}`, number: seq, now: Date.now(), patch }
    const bytes = Buffer.from(JSON.stringify(message))
    setImmediate(() => {
      for (const socket of watching[at]!) socket.send(bytes, { binary: false })
    })
  }
  return { url: await listening(server), move, close: () => server.close(), kept }
}

const asked = async (watchers: ChildProcess, order: Order): Promise<Report> => {
  watchers.send(order)
  const [report] = (await once(watchers, 'message')) as [Report]
  return report
}

/** Changes one table after another, so that each changes twice a second. */
const moved = async (
  { move, kept }: Moving,
  seconds: number,
  watchers: ChildProcess,
): Promise<Report> => {
  const share = (TABLES * STEP) / EVERY
  const began = performance.now()
  let done = 0
  kept.clear()
  await asked(watchers, { report: [] })
  while (performance.now() < began + seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / STEP) * share)
    for (; done < due; done += 1) move(done % TABLES)
    await new Promise(resolve => setTimeout(resolve, STEP))
  }
  await new Promise(resolve => setTimeout(resolve, DRAIN))
  const report = await asked(watchers, { report: [...kept] })
  kept.clear()
  /**
   * The server may merge changes that come too close together. An idle machine merges almost none.
   */
  if (report.views < (done * PATRONS) / 2)
    throw new Error(`only ${report.views} views came of ${done * PATRONS}`)
  return report
}

/** Limits: 1.2 times the delay of the bare server, and 200 bytes per change. */
const LATEST = 1.2
const MOST_BYTES = 200

export const broadcasts = async (): Promise<readonly Figure[]> => {
  const floor = await busyFloor(TABLES, names)
  const [candidate, against] = [await ours(floor), await bare(floor)]
  const watchers = fork(join(import.meta.dirname, 'watchers.ts'), { execArgv: ['--import', 'tsx'] })
  for (const { url } of [candidate, against])
    await asked(watchers, { open: { url, tables: TABLES, each: PATRONS } })
  for (const one of [candidate, against]) await moved(one, 2, watchers)
  const pairs = []
  const bytes = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { p99: here, bytes: each } = await moved(candidate, SECONDS, watchers)
    bytes.push(each)
    const { p99: there } = await moved(against, SECONDS, watchers)
    pairs.push({ here, there, ratio: there / here })
  }
  watchers.kill()
  for (const one of [candidate, against]) one.close()
  await floor.close()
  return [
    {
      name: 'p99 until 4,200 patrons see a chip, in µs',
      reference: 'bare ws, encoded once a table',
      unit: 'view',
      target: 1 / LATEST,
      candidate: median(pairs.map(({ here }) => here)),
      against: median(pairs.map(({ there }) => there)),
      ratio: median(pairs.map(({ ratio }) => ratio)),
    },
    {
      name: 'bytes for each watcher of a chip',
      reference: 'what we allow ourselves',
      unit: 'view',
      target: 1,
      candidate: median(bytes),
      against: MOST_BYTES,
      ratio: MOST_BYTES / median(bytes),
    },
  ]
}
