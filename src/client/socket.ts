import type { Phrase } from '../kernel/refusal.ts'
import { type Copy, followed, isViewMessage, watchFrom } from '../protocol/follow.ts'
import { momentIn } from '../protocol/moment.ts'
import type { Shown } from '../protocol/shown.ts'
import type { AnswerMessage, FromHouse, OutcomeMessage, ToHouse } from '../protocol/wire.ts'
import type { Answer, Ask, ConnectionState } from './answer.ts'

/** One socket for all tables: it watches, sends commands, reconnects and resumes. */

export interface Watcher {
  /** `now` is the server's clock. */
  readonly shown: (shown: Shown, now: number) => void
  /** The connection was lost, with the socket's close code, or is back. */
  readonly lineChanged?: (code?: number) => void
  readonly notice?: (notice: Phrase) => void
}

export interface Wire {
  readonly send: (text: string) => void
  readonly close: () => void
}

/** Opens a socket, and reports what happens to it. */
export type Dial = (on: {
  readonly opened: () => void
  readonly said: (text: string) => void
  readonly closed: (code?: number) => void
}) => Wire

export const socketAddress = (house: string): string => `${house.replace(/^http/, 'ws')}/ws`

interface Post {
  readonly text: string
  readonly answer: (answer: Answer) => void
  isSent: boolean
}

/**
 * If the network disappears, the socket is not closed: it only falls silent. After this silence the
 * client asks for a sign of life, and dials again if no answer comes in time. The limit is shorter
 * while someone waits for an answer.
 */
const SILENCE = 10_000
const SILENCE_OF_ANSWERS = 4000
const PATIENCE = 8000

/** Takes the place of a socket that was given up, until the next one is dialled. */
const SPENT: Wire = { send: () => undefined, close: () => undefined }

/** The pause before each attempt to reconnect. It grows up to five seconds. */
const waitBefore = (attempt: number): number => Math.min(250 * 2 ** attempt, 5000)

const answerFrom = (heard: AnswerMessage | OutcomeMessage): Answer => {
  if ('done' in heard) return { done: heard.done }
  if ('refused' in heard) return { refused: heard.refused }
  if ('pending' in heard) return { failed: heard.message, waits: true }
  if ('malformed' in heard) return { failed: heard.malformed, malformed: true }
  return { failed: heard.unavailable }
}

export class HouseSocket {
  readonly #dial: Dial
  readonly #watched = new Map<string, Set<Watcher>>()
  /** Kept when a page closes, so that reopening it transfers little. */
  readonly #copies = new Map<string, Copy>()
  readonly #posts = new Map<string, Post>()
  #wire: Wire | undefined
  #line: ConnectionState = 'opening'
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #isProbing = false

  constructor(dial: Dial) {
    this.#dial = dial
  }

  get line(): ConnectionState {
    return this.#line
  }

  /** Returns a function that stops it. */
  watch(table: string, watcher: Watcher): () => void {
    const known = this.#watched.get(table)
    const watchers = known ?? new Set()
    this.#watched.set(table, watchers.add(watcher))
    this.#connect()
    /** A second watcher of the same table gets a snapshot of its own. */
    if (known) this.#copies.delete(table)
    if (this.#line === 'open') this.#say(watchFrom(table, this.#copies.get(table)))
    return () => {
      watchers.delete(watcher)
      if (watchers.size > 0 || this.#watched.get(table) !== watchers) return
      this.#watched.delete(table)
      if (this.#line === 'open') this.#say({ unwatch: table })
    }
  }

  /**
   * Sends a command. If the connection is lost before the answer, the command is sent again with
   * its id, which the server accepts once. A command that was not sent before the connection was
   * lost is never sent, because its moment has passed.
   */
  ask(table: string, what: Ask): Promise<Answer> {
    this.#connect()
    const id = crypto.randomUUID()
    return new Promise(resolve => {
      if (this.#line === 'lost') return resolve({ notSent: true })
      const seen = this.#watched.has(table) ? this.#copies.get(table) : undefined
      const moment = momentIn(seen?.shown)
      const text = JSON.stringify({ id, table, ...moment, ...what })
      const post = { text, answer: resolve, isSent: false }
      this.#posts.set(id, post)
      if (this.#line === 'open') this.#post(post)
    })
  }

  /** Finds out at once whether the connection still works: the network or the device came back. */
  check(): void {
    if (this.#line === 'open') this.#probe()
    if (this.#line !== 'lost') return
    clearTimeout(this.#timer)
    this.#attempt = 0
    const wire = this.#wire
    this.#redial()
    wire?.close()
  }

  /** Forgets everything, because another person signs in. */
  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    const wire = this.#wire
    this.#wire = undefined
    this.#line = 'opening'
    this.#attempt = 0
    this.#watched.clear()
    this.#copies.clear()
    for (const { answer } of this.#posts.values()) answer({ notSent: true })
    this.#posts.clear()
    wire?.close()
  }

  #connect(): void {
    if (this.#wire) return
    const wire: Wire = this.#dial({
      opened: () => wire === this.#wire && this.#opened(),
      said: text => wire === this.#wire && this.#received(JSON.parse(text) as FromHouse),
      closed: code => wire === this.#wire && this.#lost(code),
    })
    this.#wire = wire
    this.#waitUntil(SILENCE + PATIENCE, () => this.#giveUp())
  }

  #redial(): void {
    this.#wire = undefined
    this.#connect()
  }

  #opened(): void {
    this.#attempt = 0
    this.#listen()
    this.#become('open')
    for (const table of this.#watched.keys()) this.#say(watchFrom(table, this.#copies.get(table)))
    for (const post of this.#posts.values()) this.#post(post)
  }

  #waitUntil(late: number, act: () => void): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(act, late)
  }

  #listen(): void {
    this.#isProbing = false
    this.#waitUntil(this.#posts.size > 0 ? SILENCE_OF_ANSWERS : SILENCE, () => this.#probe())
  }

  /** Watching again what is watched already gets an answer, even if nothing has changed. */
  #probe(): void {
    this.#isProbing = true
    const shown = [...this.#watched.keys()].find(table => this.#copies.has(table))
    if (shown !== undefined) this.#say(watchFrom(shown, this.#copies.get(shown)))
    if (shown !== undefined || this.#posts.size > 0) this.#waitUntil(PATIENCE, () => this.#giveUp())
  }

  /** A dead socket reports its end late or never, so nobody waits for it. */
  #giveUp(): void {
    const wire = this.#wire
    this.#wire = SPENT
    this.#lost()
    wire?.close()
  }

  #lost(code?: number): void {
    clearTimeout(this.#silence)
    for (const [id, { isSent, answer }] of this.#posts) {
      if (isSent) continue
      this.#posts.delete(id)
      answer({ notSent: true })
    }
    this.#timer = setTimeout(() => this.#redial(), waitBefore(this.#attempt))
    this.#attempt += 1
    this.#become('lost', code)
  }

  #become(line: ConnectionState, code?: number): void {
    this.#line = line
    for (const watchers of this.#watched.values())
      for (const { lineChanged } of watchers) lineChanged?.(code)
  }

  #received(heard: FromHouse): void {
    this.#listen()
    if (isViewMessage(heard)) this.#show(heard)
    if ('notice' in heard)
      for (const { notice } of this.#watched.get(heard.table) ?? []) notice?.(heard)
    if (!('id' in heard)) return
    this.#posts.get(heard.id)?.answer(answerFrom(heard))
    this.#posts.delete(heard.id)
  }

  #show(heard: Extract<FromHouse, { readonly number: number }>): void {
    const { table, now } = heard
    const watchers = this.#watched.get(table)
    if (!watchers) return
    const copy = followed(this.#copies.get(table), heard)
    if (!copy) {
      this.#copies.delete(table)
      this.#say({ watch: table })
      return
    }
    this.#copies.set(table, copy)
    for (const { shown } of watchers) shown(copy.shown, now)
  }

  #post(post: Post): void {
    post.isSent = true
    this.#wire?.send(post.text)
    if (!this.#isProbing) this.#listen()
  }

  #say(message: ToHouse): void {
    this.#wire?.send(JSON.stringify(message))
  }
}
