import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * A bare `ws` server that sends the same bytes: it answers each wager, and sends a patch to everybody at its
 * table, at most every 40 ms. `bare.ts ANSWER PATCH` gives the lengths in bytes.
 */

const [answer = '40', patch = '200'] = process.argv.slice(2)
const TICK = 40

interface Table {
  readonly sockets: Set<WebSocket>
  shownAt: number
  isDue: boolean
}

const tables = new Map<string, Table>()

const tableOf = (name: string): Table => {
  const known = tables.get(name) ?? { sockets: new Set(), shownAt: 0, isDue: false }
  tables.set(name, known)
  return known
}

const text = (head: string, length: string): Buffer => Buffer.from(head.padEnd(Number(length)))

const show = (name: string, table: Table): void => {
  table.isDue = false
  table.shownAt = performance.now()
  const bytes = text(`{"table":"${name}"}`, patch)
  for (const socket of table.sockets) socket.send(bytes, { binary: false })
}

const moved = (name: string, table: Table): void => {
  if (table.isDue) return
  table.isDue = true
  const wait = table.shownAt + TICK - performance.now()
  if (wait > 0) setTimeout(() => show(name, table), wait)
  else setImmediate(() => show(name, table))
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', socket => {
  socket.on('message', said => {
    const message = JSON.parse(String(said)) as Readonly<Record<string, string>>
    if (message.watch !== undefined) {
      tableOf(message.watch).sockets.add(socket)
      return
    }
    socket.send(text(`{"id":"${message.id}","done":1}`, answer), { binary: false })
    moved(message.table!, tableOf(message.table!))
  })
})
await once(server, 'listening')

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.on('disconnect', () => process.exit())
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
