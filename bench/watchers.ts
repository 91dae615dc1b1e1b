import WebSocket from 'ws'

/** In a process of its own: sockets that watch tables, and how late each view comes. */

export interface Order {
  readonly open?: { readonly url: string; readonly tables: number; readonly each: number }
  /** When each entry of each table was kept; what came of others is not counted. */
  readonly report?: readonly (readonly [string, number])[]
}

export interface Report {
  readonly opened?: number
  readonly views?: number
  /** In microseconds. */
  readonly p99?: number
}

/** Since 1970, in microseconds, and the same in every process of a machine. */
export const stamp = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000)

const ENTRY = /"table":"(\w+)","seq":(\d+)/

let seen: { readonly entry: string; readonly at: number }[] = []

const openOne = (url: string, table: string, patron: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/?${patron}`, { perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send(JSON.stringify({ watch: table }))
      resolve()
    })
    socket.on('message', bytes => {
      const at = stamp()
      const [, name, seq] = ENTRY.exec((bytes as Buffer).toString('latin1', 0, 60)) ?? []
      seen.push({ entry: `${name} ${seq}`, at })
    })
  })

const openAll = async ({ url, tables, each }: NonNullable<Order['open']>): Promise<number> => {
  let opened = 0
  for (let table = 0; table < tables; table += 1) {
    const patrons = Array.from({ length: each }, (_, i) => `P${i}`)
    await Promise.all(patrons.map(patron => openOne(url, `t${table}`, patron)))
    opened += each
  }
  return opened
}

const reported = (kept: NonNullable<Order['report']>): Report => {
  const when = new Map(kept)
  const late = seen.flatMap(({ entry, at }) => (when.has(entry) ? [at - when.get(entry)!] : []))
  late.sort((a, b) => a - b)
  seen = []
  return { views: late.length, p99: late[Math.floor(late.length * 0.99)] ?? 0 }
}

process.on('message', async ({ open, report }: Order) => {
  if (open) process.send?.({ opened: await openAll(open) } satisfies Report)
  if (report) process.send?.(reported(report))
})
