import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WebSocketServer } from 'ws'
import { CATALOGUE } from '../src/games/index.ts'
import type { Command } from '../src/kernel/game.ts'
import { isRefusal } from '../src/kernel/refusal.ts'
import { viewText } from '../src/server/audiences.ts'
import type { Floor, Table } from '../src/server/floor.ts'
import { newMetrics } from '../src/server/metrics.ts'
import { Sockets } from '../src/server/socket.ts'
import type { AnyGame } from '../src/server/table.ts'
import type { TwoPeople } from '../src/server/two-people.ts'
import type { Figure } from './measure.ts'
import { type Report, stamp } from './watchers.ts'

/**
 * How late a view comes to those who watch: 300 tables that move twice a second, 14 patrons at each,
 * every one of them with a view of their own; against a bare server that sends as many bytes to as
 * many sockets, encoded once for each table.
 */

const TABLES = 300
const PATRONS = 14
const EVERY = 500
const STEP = 5
const SECONDS = 4
const PAIRS = 3
const DRAIN = 1500

const names = Array.from({ length: PATRONS }, (_, i) => `P${i}`)

/** A roulette table with fourteen patrons and three wagers of each. */
const busyState = () => {
  const { game, standard } = CATALOGUE.roulette
  const any = game as unknown as AnyGame
  let state = any.open(standard())
  const take = (command: object): void => {
    const decision = any.decide(state, command as Command)
    if (isRefusal(decision)) throw new Error(decision.says)
    state = decision.reduce((before, event) => any.evolve(before, event), state)
  }
  take({ by: { role: 'staff', rank: 'operator' }, does: 'open-table' })
  for (const patron of names) {
    const by = { role: 'patron', patron }
    take({ by, does: 'stand' })
    take({ by, does: 'buy-in', chips: 100_000 })
    for (const on of ['red', 'odd', 'low']) take({ by, does: 'wager', on, chips: 2000 })
  }
  return { game: any, state }
}

interface Moving {
  readonly url: string
  readonly move: (table: number) => void
  readonly close: () => void
}

const listening = async (server: WebSocketServer): Promise<string> => {
  await once(server, 'listening')
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const newTables = () => {
  const { game, state } = busyState()
  return Array.from({ length: TABLES }, (_, i) => {
    const followers: (() => void)[] = []
    const host = { seq: 1, state, game, follow: (told: () => void) => followers.push(told) }
    const onFloor = () => ({ dealing: { is: 'virtual' } })
    const table = { id: `t${i}`, host, croupier: { until: null }, onFloor } as unknown as Table
    const move = (): void => {
      host.seq = stamp()
      for (const told of followers) told()
    }
    return { table, move }
  })
}

const ours = async (): Promise<Moving> => {
  const all = newTables()
  const tables = new Map(all.map(({ table }) => [table.id, table]))
  const floor = { tables, log: { seq: 0, follow: () => undefined } } as unknown as Floor
  const sockets = new Sockets(floor, newMetrics(), {} as TwoPeople)
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  const backing = { holds: () => true, heard: () => true }
  server.on('connection', (socket, { url }) =>
    sockets.add(socket, { is: 'guest', patron: url!.slice(2) }, '', backing),
  )
  const close = (): void => {
    sockets.close()
    server.close()
  }
  return { url: await listening(server), move: table => all[table]!.move(), close }
}

const bare = async (): Promise<Moving> => {
  const { table } = newTables()[0]!
  const [head, tail] = viewText(table, { role: 'patron', patron: 'P0' }).split('"seq":1,')
  const watching = Array.from({ length: TABLES }, () => new Set<import('ws').WebSocket>())
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
  server.on('connection', socket =>
    socket.on('message', text => {
      const { watch } = JSON.parse(String(text)) as { watch: string }
      watching[Number(watch.slice(1))]!.add(socket)
    }),
  )
  const move = (at: number): void => {
    const text = `${head}"seq":${stamp()},${tail}`
    for (const socket of watching[at]!) socket.send(text)
  }
  return { url: await listening(server), move, close: () => server.close() }
}

const asked = async (watchers: ChildProcess, order: object): Promise<Report> => {
  watchers.send(order)
  const [report] = (await once(watchers, 'message')) as [Report]
  return report
}

/** Moves one table after the other, so that all of them have moved twice in a second. */
const moved = async (
  { move }: Moving,
  seconds: number,
  watchers: ChildProcess,
): Promise<Report> => {
  const share = (TABLES * STEP) / EVERY
  const began = performance.now()
  let done = 0
  await asked(watchers, { report: true })
  while (performance.now() < began + seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / STEP) * share)
    for (; done < due; done += 1) move(done % TABLES)
    await new Promise(resolve => setTimeout(resolve, STEP))
  }
  await new Promise(resolve => setTimeout(resolve, DRAIN))
  const report = await asked(watchers, { report: true })
  /** What follows too closely is shown together; on a machine with time to spare that is nothing. */
  if (report.views! < (done * PATRONS) / 2)
    throw new Error(`only ${report.views} views came of ${done * PATRONS}`)
  return report
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!

export const broadcasts = async (): Promise<Figure> => {
  const [candidate, against] = [await ours(), await bare()]
  const watchers = fork(join(import.meta.dirname, 'watchers.ts'), { execArgv: ['--import', 'tsx'] })
  for (const { url } of [candidate, against])
    await asked(watchers, { open: { url, tables: TABLES, each: PATRONS } })
  for (const one of [candidate, against]) await moved(one, 2, watchers)
  const pairs = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const here = (await moved(candidate, SECONDS, watchers)).p99!
    const there = (await moved(against, SECONDS, watchers)).p99!
    pairs.push({ here, there, ratio: there / here })
  }
  watchers.kill()
  for (const one of [candidate, against]) one.close()
  return {
    name: 'p99 until 4,200 patrons see it',
    reference: 'bare ws, encoded once a table',
    unit: 'view',
    target: 0.67,
    candidate: median(pairs.map(({ here }) => here)),
    against: median(pairs.map(({ there }) => there)),
    ratio: median(pairs.map(({ ratio }) => ratio)),
  }
}
