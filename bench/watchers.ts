import WebSocket from 'ws'

/** In a process of its own: sockets that watch tables, and how late each view comes. */

export interface Order {
  readonly open?: { readonly url: string; readonly tables: number; readonly each: number }
  readonly report?: true
}

export interface Report {
  readonly opened?: number
  readonly views?: number
  /** In microseconds. */
  readonly p99?: number
}

/** Since 1970, in microseconds, and the same in every process of a machine. */
export const stamp = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000)

const SEQ = /"seq":(\d+)/

let late: number[] = []

const openOne = (url: string, table: string, patron: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url}/?${patron}`, { perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send(JSON.stringify({ watch: table }))
      resolve()
    })
    socket.on('message', bytes => {
      const now = stamp()
      const head = (bytes as Buffer).toString('latin1', 0, 60)
      late.push(now - Number(SEQ.exec(head)?.[1] ?? now))
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

const reported = (): Report => {
  const sorted = late.sort((a, b) => a - b)
  late = []
  return { views: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

process.on('message', async ({ open, report }: Order) => {
  if (open) process.send?.({ opened: await openAll(open) } satisfies Report)
  if (report) process.send?.(reported())
})
