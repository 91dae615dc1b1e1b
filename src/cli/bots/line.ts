import { performance } from 'node:perf_hooks'
import WebSocket from 'ws'
import { type Copy, followed, isViewMessage } from '../../protocol/follow.ts'
import { momentIn } from '../../protocol/moment.ts'
import type { TableShown } from '../../protocol/shown.ts'
import type { AnswerMessage, FromHouse, ToHouse } from '../../protocol/wire.ts'
import { Malformed } from '../input.ts'
import type { Does } from './players.ts'

/** One guest's connection to a server, as in docs/protocol.md. */

export interface Listed {
  readonly id: string
  readonly game: string
  readonly open: boolean
}

/** An answer and its delay in milliseconds. */
export type Reply = AnswerMessage & { readonly took: number }

export interface Guest {
  readonly name: string
  readonly cookie: string
}

const reached = async (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => {
    throw new Malformed(`nobody answers at ${url}`)
  })

export const tablesOf = async (house: string): Promise<readonly Listed[]> => {
  const answer = await reached(`${house}/api/tables`)
  if (!answer.ok)
    throw new Malformed(`${house} is not a Croupier server: it answers ${answer.status}`)
  return (await answer.json()) as readonly Listed[]
}

const TOO_MANY = 429
const MOMENT = 500

/** Waits as long as the server limits sign-ins. */
export const signIn = async (house: string, name: string): Promise<Guest> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house },
    body: JSON.stringify({ name }),
  }
  let answer = await reached(`${house}/api/guest`, init)
  while (answer.status === TOO_MANY) {
    await new Promise(resolve => setTimeout(resolve, MOMENT))
    answer = await reached(`${house}/api/guest`, init)
  }
  if (!answer.ok) throw new Malformed(`${house} refuses guests: ${await answer.text()}`)
  const { name: given } = (await answer.json()) as { name: string }
  const [cookie = ''] = answer.headers.getSetCookie()
  return { name: given, cookie: cookie.split(';')[0]! }
}

export interface Heard {
  readonly shown: (shown: TableShown) => void
  readonly closed: (code: number) => void
}

export class GuestLine {
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, (answer: AnswerMessage) => void>()
  readonly #copies = new Map<string, Copy>()
  #ids = 0

  private constructor(house: string, { cookie }: Guest, { shown, closed }: Heard) {
    const address = `${house.replace(/^http/, 'ws')}/ws`
    this.#socket = new WebSocket(address, { origin: house, headers: { cookie } })
    this.#socket.on('message', text => {
      const said = JSON.parse(String(text)) as FromHouse
      if (isViewMessage(said)) {
        const copy = followed(this.#copies.get(said.table), said)
        if (!copy) return this.watch(said.table)
        this.#copies.set(said.table, copy)
        if (copy.shown.is === 'table') shown(copy.shown)
      } else if ('id' in said) this.#waiting.get(said.id)?.(said)
    })
    this.#socket.on('close', closed)
  }

  static open(house: string, guest: Guest, heard: Heard): Promise<GuestLine> {
    const line = new GuestLine(house, guest, heard)
    return new Promise((resolve, reject) => {
      line.#socket.on('open', () => resolve(line))
      line.#socket.on('error', reject)
    })
  }

  watch(table: string): void {
    this.#send({ watch: table })
  }

  ask(table: string, command: Does): Promise<Reply> {
    this.#ids += 1
    const id = `b${this.#ids}`
    return new Promise(resolve => {
      const since = performance.now()
      this.#waiting.set(id, answer => {
        this.#waiting.delete(id)
        resolve({ ...answer, took: performance.now() - since })
      })
      this.#send({ id, table, ...momentIn(this.#copies.get(table)?.shown), ...command })
    })
  }

  #send(message: ToHouse): void {
    this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#socket.terminate()
  }
}
