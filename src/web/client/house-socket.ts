import type { Answer, Line, Moment, View } from './connection.ts'
import type { Desk } from './desk.ts'

/** One thing of the house that is watched and spoken to: docs/protocol.md, the client's half. */

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
  | { readonly table: string; readonly notice: string }
  | { readonly closing: string }

/** What the house has committed itself to, and whether words are still mixed in. */
export interface Promised {
  readonly number: number
  readonly takesWords: boolean
}

/** How long to wait before the line is tried again: a little longer each time, never long. */
const waitBefore = (attempt: number): number => Math.min(250 * 2 ** attempt, 5000)

const answerFrom = (heard: Extract<Heard, { id: string }>): Answer => {
  if ('done' in heard) return { done: heard.done }
  if ('refused' in heard) return { refused: heard.refused }
  if ('pending' in heard) return { failed: heard.message, waits: true }
  return { failed: 'malformed' in heard ? heard.malformed : heard.unavailable }
}

interface Post {
  readonly text: string
  readonly answer: (answer: Answer) => void
}

/** One socket at a time; what has not been answered is sent again, which does no harm. */
export const line = (
  table: string,
  hear: (moment: Moment, promise: Promised | null) => void,
  changed: (line: Line) => void,
  told: (notice: string) => void = () => undefined,
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
      const moment = { seq, view, left, heardAt: performance.now(), houseTime: now, ...own }
      if (heard.table === table) hear(moment, heard.promise ?? null)
      return
    }
    if ('notice' in heard && heard.table === table) told(heard.notice)
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
