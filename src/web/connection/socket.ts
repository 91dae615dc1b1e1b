import type { PromiseRecord } from '../chance.ts'
import type { Answer, Connection, Line, Moment, RoundRecord, View } from './connection.ts'
import { fetchFrom, fetchMe, fetchTables } from './house.ts'

/** A table of the house: docs/protocol.md, the client's half. */

type Heard =
  | {
      readonly table: string
      readonly seq: number
      readonly now: number
      readonly until: number | null
      readonly view: View
    }
  | { readonly id: string; readonly done: number }
  | { readonly id: string; readonly refused: { readonly under: string; readonly message: string } }
  | { readonly id: string; readonly malformed: string }
  | { readonly id: string; readonly unavailable: string }
  | { readonly closing: string }

/** How long to wait before the line is tried again: a little longer each time, never long. */
const waitBefore = (attempt: number): number => Math.min(250 * 2 ** attempt, 5000)

const answerFrom = (heard: Extract<Heard, { id: string }>): Answer => {
  if ('done' in heard) return { done: heard.done }
  if ('refused' in heard) return { refused: heard.refused }
  return { failed: 'malformed' in heard ? heard.malformed : heard.unavailable }
}

interface Post {
  readonly text: string
  readonly answer: (answer: Answer) => void
}

/** One socket at a time; what has not been answered is sent again, which does no harm. */
const line = (table: string, hear: (moment: Moment) => void, changed: (line: Line) => void) => {
  const waiting = new Map<string, Post>()
  let socket: WebSocket | undefined
  let attempt = 0
  const received = (heard: Heard): void => {
    if ('view' in heard) {
      const { seq, view, until, now } = heard
      const left = until === null ? null : until - now
      if (heard.table === table) hear({ seq, view, left, heardAt: performance.now() })
      return
    }
    if (!('id' in heard)) return
    waiting.get(heard.id)?.answer(answerFrom(heard))
    waiting.delete(heard.id)
  }
  const connect = (): void => {
    const address = new URL('/ws', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const opened = new WebSocket(address)
    socket = opened
    opened.onopen = () => {
      attempt = 0
      changed('open')
      opened.send(JSON.stringify({ watch: table }))
      for (const { text } of waiting.values()) opened.send(text)
    }
    opened.onmessage = ({ data }) => received(JSON.parse(String(data)) as Heard)
    opened.onclose = () => {
      changed('lost')
      setTimeout(connect, waitBefore(attempt))
      attempt += 1
    }
  }
  connect()
  return (id: string, text: string, answer: (answer: Answer) => void): void => {
    waiting.set(id, { text, answer })
    if (socket?.readyState === WebSocket.OPEN) socket.send(text)
  }
}

export const openSocket = async (table: string): Promise<Connection> => {
  const [{ name: patron }, tables] = await Promise.all([fetchMe(), fetchTables()])
  const game = tables.find(({ id }) => id === table)?.game
  if (game === undefined) throw new Error(`no table ${table}`)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let moment: Moment | undefined
  let state: Line = 'opening'
  const post = line(
    table,
    heard => {
      moment = heard
      tell()
    },
    now => {
      state = now
      tell()
    },
  )
  return {
    table,
    game,
    patron,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    moment: () => moment,
    line: () => state,
    send: ask =>
      new Promise(resolve => {
        const id = crypto.randomUUID()
        post(id, JSON.stringify({ id, table, ...ask }), resolve)
      }),
    rounds: () => fetchFrom<readonly RoundRecord[]>(table, 'rounds'),
    promises: () => fetchFrom<readonly PromiseRecord[]>(table, 'shoes'),
  }
}
