import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { busyFloor, namesAt } from './busy-floor.ts'

/**
 * A server in its own process, with no disk storage, to be run compiled. This file imports no server
 * module by name, so it also runs in a worktree of an older commit: `house.js SOCKETS TABLES
 * PATRONS`, where SOCKETS is the module with the class `Sockets`.
 */

interface Sockets {
  readonly add: (socket: unknown, who: object, ip: string, backing: object, wire: unknown) => void
}

type MakeSockets = new (floor: unknown, metrics: unknown, approvals: object) => Sockets

const [path = '', tables = '1', patrons = '1'] = process.argv.slice(2)
const moduleOf = (name: string): string => new URL(`../src/server/${name}.js`, import.meta.url).href
const { Sockets: Made } = (await import(moduleOf(path))) as { readonly Sockets: MakeSockets }
const { newMetrics } = await import(moduleOf('metrics'))
const nobody = async () => undefined
const approvals = { follow: () => undefined, hold: nobody, holdAt: nobody }
const floor = await busyFloor(Number(tables), namesAt(Number(patrons)))
const sockets = new Made(floor, newMetrics(), approvals)
const server = new WebSocketServer({ port: 0, perMessageDeflate: false })
const backing = { holds: () => true, heard: () => true }

/** Older versions take a socket together with the connection under it. */
const isOlder = path === 'socket'

server.on('connection', (socket, { url, socket: wire }) => {
  const who = { is: 'guest', patron: url!.slice(2) }
  sockets.add(isOlder ? { socket, wire } : socket, who, '', backing, wire)
})
await once(server, 'listening')
const { port } = server.address() as AddressInfo

/** CPU time of this process so far, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.send?.(`ws://127.0.0.1:${port}`)
