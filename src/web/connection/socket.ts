import type { PromiseRecord } from '../chance.ts'
import type { Answer, Connection, Line, Moment, RoundRecord, View } from './connection.ts'
import type { Desk } from './desk.ts'
import { fetchFrom, fetchMe, fetchTables } from './house.ts'
import { newWords } from './own-words.ts'
import { fetchHistory, fetchReplay } from './records.ts'

/** A table of the house: docs/protocol.md, the client's half. */

type Heard =
  | {
      readonly table: string
      readonly seq: number
      readonly now: number
      readonly until: number | null
      readonly promise?: Promised | null
      readonly view: View
      readonly desk?: Desk
    }
  | { readonly id: string; readonly done: number }
  | { readonly id: string; readonly refused: { readonly under: string; readonly message: string } }
  | { readonly id: string; readonly malformed: string }
  | { readonly id: string; readonly unavailable: string }
  | { readonly id: string; readonly pending: number; readonly message: string }
  | { readonly closing: string }

/** What the house has committed itself to, and whether words are still mixed in. */
interface Promised {
  readonly number: number
  readonly takesWords: boolean
}

/** How long to wait before the line is tried again: a little longer each time, never long. */
const waitBefore = (attempt: number): number => Math.min(250 * 2 ** attempt, 5000)

const answerFrom = (heard: Extract<Heard, { id: string }>): Answer => {
  if ('done' in heard) return { done: heard.done }
  if ('refused' in heard) return { refused: heard.refused }
  if ('pending' in heard) return { failed: heard.message }
  return { failed: 'malformed' in heard ? heard.malformed : heard.unavailable }
}

interface Post {
  readonly text: string
  readonly answer: (answer: Answer) => void
}

/** One socket at a time; what has not been answered is sent again, which does no harm. */
const line = (
  table: string,
  hear: (moment: Moment, promise: Promised | null) => void,
  changed: (line: Line) => void,
) => {
  const waiting = new Map<string, Post>()
  let socket: WebSocket | undefined
  let attempt = 0
  let isOver = false
  const received = (heard: Heard): void => {
    if ('view' in heard) {
      const { seq, view, until, now } = heard
      const left = until === null ? null : until - now
      const own = heard.desk && { desk: heard.desk }
      const moment = { seq, view, left, heardAt: performance.now(), ...own }
      if (heard.table === table) hear(moment, heard.promise ?? null)
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
      if (isOver) return
      changed('lost')
      setTimeout(connect, waitBefore(attempt))
      attempt += 1
    }
  }
  connect()
  const post = (id: string, text: string, answer: (answer: Answer) => void): void => {
    waiting.set(id, { text, answer })
    if (socket?.readyState === WebSocket.OPEN) socket.send(text)
  }
  const close = (): void => {
    isOver = true
    socket?.close()
  }
  return { post, close }
}

/** Whoever has not signed in watches, and has no name. */
const ownName = async (): Promise<string> => {
  try {
    return (await fetchMe()).name
  } catch {
    return ''
  }
}

export const openSocket = async (table: string): Promise<Connection> => {
  const [patron, tables] = await Promise.all([ownName(), fetchTables()])
  const game = tables.find(({ id }) => id === table)?.game
  if (game === undefined) throw new Error(`no table ${table}`)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let moment: Moment | undefined
  let state: Line = 'opening'
  const { post, close } = line(
    table,
    (heard, promise) => {
      moment = heard
      mixIn(heard, promise)
      tell()
    },
    now => {
      state = now
      tell()
    },
  )
  /** Once for every promise: with cards before the cut, otherwise once there is a wager to be fair to. */
  let mixed = 0
  const mixIn = ({ view }: Moment, promise: Promised | null): void => {
    if (!promise?.takesWords || promise.number === mixed || view.mine === null) return
    const hasWager = view.wagers.some(wager => wager.patron === patron)
    if (!hasWager && view.play.phase !== 'cutting') return
    mixed = promise.number
    const id = crypto.randomUUID()
    const words = newWords(table, mixed)
    post(id, JSON.stringify({ id, table, does: 'mix-in', words }), () => undefined)
  }
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
    close,
    send: ask =>
      new Promise(resolve => {
        const id = crypto.randomUUID()
        post(id, JSON.stringify({ id, table, ...ask }), resolve)
      }),
    rounds: () => fetchFrom<readonly RoundRecord[]>(table, 'rounds'),
    history: () => (patron === '' ? Promise.resolve([]) : fetchHistory(table)),
    replay: round => fetchReplay(table, round),
    promises: () => fetchFrom<readonly PromiseRecord[]>(table, 'shoes'),
  }
}
