import { connect, type NetConnectOpts, type Socket } from 'node:net'
import WebSocket from 'ws'

/**
 * Sockets that watch tables in their own process, and measure how late each change arrives. They
 * parse frames themselves: with thousands of sockets on one core, a library would take most of the
 * measured time.
 */

export interface Order {
  readonly open?: { readonly url: string; readonly tables: number; readonly each: number }
  /** When the log stored each entry of each table. Other entries do not count. */
  readonly report?: readonly (readonly [string, number])[]
}

export interface Report {
  readonly views: number
  /** In microseconds. */
  readonly p99: number
  /** Average per view. */
  readonly bytes: number
}

/** Microseconds since 1970, the same in every process of one machine. */
export const stamp = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000)

const MOST = 1 << 20
const tables = new Uint32Array(MOST)
const seqs = new Uint32Array(MOST)
const times = new Float64Array(MOST)
const lengths = new Uint32Array(MOST)
let count = 0

/** An unmasked frame has a header of two bytes, or of four if the text is longer. */
const LONGER = 126
/** The server drops clients that do not answer a ping. */
const PING = 9
const TABLE = /^{"table":"t(\d+)"/
const ENTRY = /\[\["seq"\],(\d+)\]/

const seen = (text: string, at: number): void => {
  const [, table] = TABLE.exec(text) ?? []
  const [, seq] = ENTRY.exec(text) ?? []
  if (table === undefined || seq === undefined) return
  tables[count] = Number(table)
  seqs[count] = Number(seq)
  times[count] = at
  lengths[count] = text.length
  count += 1
}

const NOTHING = Buffer.alloc(0)
const LONGEST_HEAD = 4
/** Anything longer is a snapshot. */
const LONGEST_PATCH = 2000

/** Skips snapshots, however TCP splits them. Reads a patch once it is complete. */
const reading = (line: Socket, socket: WebSocket): void => {
  let left = 0
  let rest = NOTHING
  line.on('data', more => {
    const at = stamp()
    const bytes = rest.length > 0 ? Buffer.concat([rest, more]) : more
    let from = left
    while (from + LONGEST_HEAD <= bytes.length) {
      const isLonger = (bytes[from + 1]! & 127) === LONGER
      const begin = from + (isLonger ? LONGEST_HEAD : 2)
      const length = isLonger ? bytes.readUInt16BE(from + 2) : bytes[from + 1]! & 127
      if (length <= LONGEST_PATCH && begin + length > bytes.length) break
      if ((bytes[from]! & 15) === PING) socket.pong()
      else if (length <= LONGEST_PATCH) seen(bytes.toString('latin1', begin, begin + length), at)
      from = begin + length
    }
    left = Math.max(0, from - bytes.length)
    rest = from < bytes.length ? bytes.subarray(from) : NOTHING
  })
}

const openOne = (url: string, table: string, patron: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let line: Socket
    const socket = new WebSocket(`${url}/?${patron}`, {
      perMessageDeflate: false,
      createConnection: ((options: NetConnectOpts) => {
        line = connect(options)
        return line
      }) as typeof connect,
    })
    socket.on('error', reject)
    socket.on('open', () => {
      line.removeAllListeners('data')
      reading(line, socket)
      socket.send(JSON.stringify({ watch: table }))
      resolve()
    })
  })

const openAll = async ({ url, tables: all, each }: NonNullable<Order['open']>): Promise<void> => {
  for (let table = 0; table < all; table += 1) {
    const patrons = Array.from({ length: each }, (_, i) => `P${i}`)
    await Promise.all(patrons.map(patron => openOne(url, `t${table}`, patron)))
  }
}

const reported = (kept: NonNullable<Order['report']>): Report => {
  const when = new Map(kept)
  const late: number[] = []
  let bytes = 0
  for (let i = 0; i < count; i += 1) {
    const then = when.get(`t${tables[i]} ${seqs[i]}`)
    if (then === undefined) continue
    late.push(times[i]! - then)
    bytes += lengths[i]!
  }
  late.sort((a, b) => a - b)
  count = 0
  const views = late.length
  return { views, p99: late[Math.floor(views * 0.99)] ?? 0, bytes: bytes / views }
}

process.on('message', async ({ open, report }: Order) => {
  if (open) await openAll(open)
  process.send?.(reported(report ?? []))
})
