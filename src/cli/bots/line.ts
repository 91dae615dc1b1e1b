import { performance } from 'node:perf_hooks'
import WebSocket from 'ws'
import type { TableView } from '../../general/view.ts'
import { Malformed } from '../input.ts'

/** One guest's line to a house, by docs/protocol.md. */

export interface Listed {
  readonly id: string
  readonly game: string
  readonly open: boolean
}

export interface Shown {
  readonly table: string
  readonly seq: number
  readonly view: TableView<unknown>
}

export interface Reply {
  readonly id: string
  readonly done?: number
  readonly refused?: { readonly under: string; readonly message: string }
  readonly malformed?: string
  readonly unavailable?: string
}

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
  if (!answer.ok) throw new Malformed(`${house} is no house: it answers ${answer.status}`)
  return (await answer.json()) as readonly Listed[]
}

const TOO_MANY = 429
const MOMENT = 500

/** Waits at the door for as long as the house lets nobody in. */
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
  if (!answer.ok) throw new Malformed(`${house} lets nobody in: ${await answer.text()}`)
  const { name: given } = (await answer.json()) as { name: string }
  const [cookie = ''] = answer.headers.getSetCookie()
  return { name: given, cookie: cookie.split(';')[0]! }
}

export interface Heard {
  readonly shown: (shown: Shown) => void
  readonly closed: (code: number) => void
}

export class GuestLine {
  readonly #socket: WebSocket
  readonly #waiting = new Map<string, (reply: Reply & { readonly took: number }) => void>()
  #ids = 0

  private constructor(house: string, { cookie }: Guest, { shown, closed }: Heard) {
    const address = `${house.replace(/^http/, 'ws')}/ws`
    this.#socket = new WebSocket(address, { origin: house, headers: { cookie } })
    this.#socket.on('message', text => {
      const said = JSON.parse(String(text)) as Partial<Shown & Reply>
      if (said.view) shown(said as Shown)
      if (said.id !== undefined) this.#waiting.get(said.id)?.(said as Reply & { took: number })
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
    this.#socket.send(JSON.stringify({ watch: table }))
  }

  /** What was answered, and after how many milliseconds. */
  ask(table: string, command: object): Promise<Reply & { readonly took: number }> {
    this.#ids += 1
    const id = `b${this.#ids}`
    return new Promise(resolve => {
      const since = performance.now()
      this.#waiting.set(id, reply => {
        this.#waiting.delete(id)
        resolve({ ...reply, took: performance.now() - since })
      })
      this.#socket.send(JSON.stringify({ id, table, ...command }))
    })
  }

  close(): void {
    this.#socket.terminate()
  }
}
