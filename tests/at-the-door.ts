import WebSocket from 'ws'

/** A client of the house, written from docs/protocol.md and nothing else. */

export interface Guest {
  readonly base: string
  readonly name: string
  readonly cookie: string
}

export const signIn = async (base: string, name: string): Promise<Guest> => {
  const answer = await post(base, '/api/guest', { name })
  const said = (await answer.json()) as { name: string }
  return { base, name: said.name, cookie: cookieOf(answer) }
}

const post = async (base: string, path: string, body: object, cookie = ''): Promise<Response> => {
  const headers = { 'content-type': 'application/json', origin: base, cookie }
  const answer = await fetch(`${base}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer
}

const PASSWORD = 'long enough for a test'

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]!.split(';')[0]!

/** Whoever brings the link that the house printed at its first start. */
export const firstOperator = async (base: string, token: string): Promise<Guest> => {
  const body = { token, name: 'Olga', password: PASSWORD }
  return { base, name: 'Olga', cookie: cookieOf(await post(base, '/api/staff/first', body)) }
}

/** Somebody of the staff, invited by the operator and signed in. */
export const hired = async (operator: Guest, name: string, role: string): Promise<Guest> => {
  const { base, cookie } = operator
  const invited = await post(base, '/api/staff', { name, role }, cookie)
  const { token } = (await invited.json()) as { token: string }
  const answer = await post(base, '/api/staff/invitation', { token, password: PASSWORD })
  return { base, name, cookie: cookieOf(answer) }
}

export const get = async <T>({ base, cookie }: Guest, path: string): Promise<T> => {
  const answer = await fetch(`${base}${path}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  return (await answer.json()) as T
}

export interface Shown {
  readonly table: string
  readonly seq: number
  readonly until: number | null
  readonly view: {
    readonly open: boolean
    readonly round: number
    readonly seats: readonly { readonly patron: string | null }[]
    readonly wagers: readonly {
      readonly id: string
      readonly patron: string
      readonly chips: number
    }[]
    readonly mine: { readonly stack: Readonly<Record<string, number>> } | null
    readonly play: Readonly<Record<string, unknown>> & { readonly phase: string }
  }
}

export interface Reply {
  readonly id: string
  readonly done?: number
  readonly refused?: { readonly under: string; readonly message: string }
  readonly malformed?: string
  readonly unavailable?: string
}

export const url = (base: string): string => `${base.replace('http', 'ws')}/ws`

export class Client {
  readonly guest: Guest
  readonly socket: WebSocket
  readonly heard: string[] = []
  closedWith: number | undefined
  #ids = 0
  readonly #views = new Map<string, Shown>()
  readonly #replies = new Map<string, (reply: Reply) => void>()
  readonly #run = Math.random().toString(36).slice(2)

  constructor(guest: Guest, options: { readonly origin?: string; readonly cookie?: string } = {}) {
    this.guest = guest
    const { origin = guest.base, cookie = guest.cookie } = options
    this.socket = new WebSocket(url(guest.base), { origin, headers: { cookie } })
    this.socket.on('message', text => this.#hear(String(text)))
    this.socket.on('error', () => undefined)
    this.socket.on('close', code => {
      this.closedWith = code
    })
  }

  static async open(guest: Guest): Promise<Client> {
    const client = new Client(guest)
    await new Promise((resolve, reject) => {
      client.socket.on('open', resolve)
      client.socket.on('error', reject)
    })
    return client
  }

  say(what: unknown): void {
    this.socket.send(typeof what === 'string' ? what : JSON.stringify(what))
  }

  view(table: string): Shown | undefined {
    return this.#views.get(table)
  }

  /** Does something, under a new id unless it is a repetition. */
  ask(table: string, command: object, id = `${this.#run}-${++this.#ids}`): Promise<Reply> {
    return new Promise(resolve => {
      this.#replies.set(id, resolve)
      this.say({ id, table, ...command })
    })
  }

  async until(isSo: () => boolean, ms = 15_000): Promise<void> {
    const end = performance.now() + ms
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`waited in vain: ${isSo}`)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
  }

  close(): void {
    this.socket.terminate()
  }

  #hear(text: string): void {
    this.heard.push(text)
    const said = JSON.parse(text) as Partial<Shown & Reply>
    if (said.view) this.#views.set(said.table!, said as Shown)
    if (said.id !== undefined) this.#replies.get(said.id)?.(said as Reply)
  }
}
