import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { newFolder, removeFolder, until } from '../../tests/fixtures/people/floor-fixture.ts'
import { type Guest, signIn } from '../../tests/fixtures/people/http-client.ts'
import type { Shown } from '../protocol/shown.ts'
import type { FromHouse } from '../protocol/wire.ts'
import { type Server, startServer } from '../server/server.ts'
import { type Dial, HouseSocket } from './socket.ts'

/**
 * Tests the socket of a tab against a connection that the test controls, and against a real server.
 */

type SocketHandlers = Parameters<Dial>[0]

const SHOWN = { is: 'table', seq: 7, until: null, dealer: 'virtual', view: { round: 3 } }

describe('on a connection that breaks', () => {
  let on: SocketHandlers
  let sent: object[]
  let dials: number
  let socket: HouseSocket
  const says = (message: FromHouse | object) => on.said(JSON.stringify(message))
  const id = () => (sent.at(-1) as { readonly id: string }).id

  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    dials = 0
    socket = new HouseSocket(heard => {
      on = heard
      dials += 1
      return { send: text => sent.push(JSON.parse(text)), close: () => undefined }
    })
  })

  afterEach(() => vi.useRealTimers())

  const breaks = () => {
    on.closed()
    sent.length = 0
  }

  const comesBack = () => {
    vi.advanceTimersByTime(300)
    on.opened()
  }

  const watching = () => {
    const seen: Shown[] = []
    const stop = socket.watch('t', { shown: shown => seen.push(shown) })
    on.opened()
    says({ table: 't', number: 4, resume: 'r', now: 0, snapshot: SHOWN })
    return { seen, stop }
  }

  test('a command that was not sent before the connection broke is never sent', async () => {
    watching()
    breaks()
    await expect(socket.ask('t', { does: 'wager' })).resolves.toEqual({ notSent: true })
    comesBack()
    expect(sent.some(message => 'does' in message)).toBe(false)
  })

  test('a command given before the first connection failed is never sent', async () => {
    const answer = socket.ask('t', { does: 'wager' })
    on.closed()
    await expect(answer).resolves.toEqual({ notSent: true })
    comesBack()
    expect(sent).toEqual([])
  })

  test('a command without an answer is sent again with its id', async () => {
    watching()
    const answer = socket.ask('t', { does: 'wager', chips: 5 })
    const first = sent.at(-1)
    expect(first).toMatchObject({ does: 'wager', chips: 5, round: 4 })
    breaks()
    comesBack()
    expect(sent.at(-1)).toEqual(first)
    says({ id: id(), done: 9 })
    await expect(answer).resolves.toEqual({ done: 9 })
  })

  test('a client that reconnects names its copy, and resumes from there', () => {
    const { seen } = watching()
    breaks()
    comesBack()
    expect(sent).toEqual([{ watch: 't', resume: 'r', number: 4 }])
    says({ table: 't', number: 4, now: 0, patch: [] })
    says({ table: 't', number: 5, now: 0, patch: [[['seq'], 8]] })
    expect(seen.map(({ seq }) => seq)).toEqual([7, 7, 8])
  })

  test('a missing patch makes it ask for a snapshot', () => {
    const { seen } = watching()
    says({ table: 't', number: 6, now: 0, patch: [[['seq'], 9]] })
    expect(sent.at(-1)).toEqual({ watch: 't' })
    expect(seen).toHaveLength(1)
  })

  test('a connection that falls silent is asked for a sign of life, then given up', () => {
    watching()
    sent.length = 0
    vi.advanceTimersByTime(10_000)
    expect(sent).toEqual([{ watch: 't', resume: 'r', number: 4 }])
    says({ table: 't', number: 4, now: 0, patch: [] })
    vi.advanceTimersByTime(10_000)
    expect([sent.length, socket.line]).toEqual([2, 'open'])
    vi.advanceTimersByTime(8000)
    expect(socket.line).toBe('lost')
    comesBack()
    expect([dials, socket.line]).toEqual([2, 'open'])
  })

  test('a command into a silent connection is sent again over the next one', async () => {
    watching()
    const answer = socket.ask('t', { does: 'wager', chips: 5 })
    const first = sent.at(-1)
    vi.advanceTimersByTime(12_000)
    expect(socket.line).toBe('lost')
    comesBack()
    expect(sent.at(-1)).toEqual(first)
    says({ id: id(), done: 9 })
    await expect(answer).resolves.toEqual({ done: 9 })
  })

  test('a connection that never opens is dialled again', () => {
    socket.watch('t', { shown: () => undefined })
    vi.advanceTimersByTime(18_250)
    expect(dials).toBe(2)
  })

  test('a table that shows nothing yet is no reason to give up', () => {
    socket.watch('t', { shown: () => undefined })
    on.opened()
    vi.advanceTimersByTime(60_000)
    expect([dials, socket.line]).toEqual([1, 'open'])
  })

  test('the late end of a connection that was given up changes nothing', () => {
    watching()
    const { closed } = on
    vi.advanceTimersByTime(18_000)
    closed()
    comesBack()
    closed()
    expect([dials, socket.line]).toEqual([2, 'open'])
  })

  test('a check asks at once, and dials at once if the connection is lost', () => {
    watching()
    sent.length = 0
    socket.check()
    expect(sent).toHaveLength(1)
    breaks()
    socket.check()
    expect(dials).toBe(2)
    on.opened()
    vi.advanceTimersByTime(3000)
    expect([dials, socket.line]).toEqual([2, 'open'])
  })

  test('a closed page is no longer watched', () => {
    const { seen, stop } = watching()
    stop()
    expect(sent.at(-1)).toEqual({ unwatch: 't' })
    void socket.ask('t', { does: 'answer-call' })
    expect(sent.at(-1)).not.toHaveProperty('round')
    says({ id: id(), done: 9 })
    says({ table: 't', number: 5, now: 0, patch: [[['seq'], 8]] })
    expect(seen).toHaveLength(1)
    breaks()
    comesBack()
    expect(sent).toEqual([])
  })
})

describe('on a real server', () => {
  let folder: string
  let server: Server
  let guest: Guest
  let dials = 0
  const open: WebSocket[] = []

  const dialAs =
    ({ base, cookie }: Guest): Dial =>
    ({ opened, said, closed }) => {
      dials += 1
      const ws = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
        origin: base,
        headers: { cookie },
      })
      open.push(ws)
      ws.on('open', opened)
      ws.on('message', text => said(String(text)))
      ws.on('close', closed)
      ws.on('error', () => undefined)
      return { send: text => ws.send(text), close: () => ws.close() }
    }

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'silent'
    folder = newFolder()
    server = await startServer({ port: 0, host: '127.0.0.1', folder, pace: 3 })
    guest = await signIn(server.address, 'Ana')
  })

  afterAll(async () => {
    await server.close()
    removeFolder(folder)
  })

  test('one tab watches twenty tables over one socket', async () => {
    const socket = new HouseSocket(dialAs(guest))
    const answer = await fetch(`${server.address}/api/tables`)
    const tables = (await answer.json()) as readonly { readonly id: string }[]
    for (let visit = 0; visit < 20; visit += 1) {
      const seen: Shown[] = []
      const leave = socket.watch(tables[visit % tables.length]!.id, {
        shown: shown => seen.push(shown),
      })
      await until(() => seen.length > 0)
      leave()
    }
    const { id } = tables[0]!
    let isOpen = false
    const leave = socket.watch(id, {
      shown: shown => {
        isOpen = shown.is === 'table' && shown.view.open
      },
    })
    await until(() => isOpen)
    expect(await socket.ask(id, { does: 'sit', seat: 1 })).toHaveProperty('done')
    leave()
    expect(dials).toBe(1)
    socket.close()
  })

  test('after a reconnect it has the current table', async () => {
    const socket = new HouseSocket(dialAs(guest))
    let shown: Shown | undefined
    socket.watch('roulette-1', {
      shown: now => {
        shown = now
      },
    })
    await until(() => shown?.is === 'table' && shown.view.open)
    expect(await socket.ask('roulette-1', { does: 'sit', seat: 1 })).toHaveProperty('done')
    open.at(-1)!.terminate()
    await until(() => socket.line === 'lost')
    const stranger = new HouseSocket(dialAs(await signIn(server.address, 'Ben')))
    expect(await stranger.ask('roulette-1', { does: 'sit', seat: 2 })).toHaveProperty('done')
    const seats = () =>
      shown?.is === 'table' ? shown.view.seats.slice(0, 2).map(({ patron }) => patron) : []
    await until(() => seats()[1] === 'Ben')
    expect(socket.line).toBe('open')
    socket.close()
    stranger.close()
  })
})
