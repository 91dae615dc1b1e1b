import type { WebSocket } from 'ws'
import { posted } from '../../src/client/house.ts'
import { visit } from '../../src/client/node.ts'
import { opened } from './frames.ts'

/**
 * Patrons in their own process. Each watches a table and places a wager there every ten seconds, or as soon as betting
 * opens. It measures how long each wager waits for its answer.
 */

export interface Order {
  readonly url: string
  /** `house` patrons sign in and buy chips; `bare` ones only connect. */
  readonly at: 'house' | 'bare'
  /** The number of patrons from now on. */
  readonly patrons: number
  readonly seconds: number
}

export interface Report {
  readonly wagers: number
  readonly done: number
  readonly refused: Readonly<Record<string, number>>
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly patches: number
  readonly bytes: number
  /** Average length of an answer. */
  readonly answer: number
  /** Sockets that the server closed. */
  readonly closed: number
}

const EVERY = 10_000
const STAKE = 2000
const BUYS = 200_000
const AREAS: Readonly<Record<string, readonly string[]>> = {
  roulette: ['red', 'black', 'odd', 'even'],
  baccarat: ['player', 'banker'],
}

interface Place {
  readonly id: string
  readonly game: string
  isTaken: boolean
  isTableOpen: boolean
  isOpen: boolean
  hasOpened: boolean
  round: number
}

interface Patron {
  readonly socket: WebSocket
  readonly place: Place
  readonly on: readonly string[]
  readonly sent: Map<string, number>
  readonly answers: Map<string, () => void>
}

const places: Place[] = []
const patrons: Patron[] = []
let waits: number[] = []
let counts = { done: 0, patches: 0, bytes: 0, answers: 0, closed: 0 }
let refused: Record<string, number> = {}
let number = 0

const reset = (): void => {
  waits = []
  counts = { done: 0, patches: 0, bytes: 0, answers: 0, closed: 0 }
  refused = {}
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const ANSWER = Buffer.from('{"id"')

const isAnswer = (bytes: Buffer, from: number): boolean =>
  bytes.compare(ANSWER, 0, ANSWER.length, from, from + ANSWER.length) === 0

const answered = (patron: Patron, text: string): void => {
  const said = JSON.parse(text) as {
    readonly id: string
    readonly refused?: { readonly under: string }
  }
  patron.answers.get(said.id)?.()
  patron.answers.delete(said.id)
  const since = patron.sent.get(said.id)
  if (since === undefined) return
  patron.sent.delete(said.id)
  waits.push(performance.now() - since)
  counts.answers += text.length
  if ('done' in said) counts.done += 1
  else {
    const why = said.refused?.under ?? text
    refused[why] = (refused[why] ?? 0) + 1
  }
}

const say = (patron: Patron, command: object, timed: boolean): Promise<void> =>
  new Promise(resolve => {
    number += 1
    const id = `c${number}`
    if (timed) patron.sent.set(id, performance.now())
    patron.answers.set(id, resolve)
    patron.socket.send(JSON.stringify({ id, table: patron.place.id, ...command }))
  })

/** Retries, because a busy server may let a request wait too long. */
const signedIn = async (url: string): Promise<Readonly<Record<string, string>>> => {
  for (;;) {
    const name = { name: `Bot ${patrons.length}` }
    const answer = await posted(url, '/api/guest', name, { origin: url }).catch(() => undefined)
    const [cookie] = answer?.headers.getSetCookie() ?? []
    if (cookie !== undefined) return { cookie: cookie.split(';')[0]!, origin: url }
    await pause(EVERY / 10)
  }
}

const enter = async ({ url, at }: Order, place: Place): Promise<void> => {
  const headers = at === 'house' ? await signedIn(url) : {}
  const ws = `${url.replace('http', 'ws')}/ws`
  const socket = await opened(ws, headers, (bytes, from, to) => {
    if (isAnswer(bytes, from)) return answered(patron, bytes.toString('latin1', from, to))
    counts.patches += 1
    counts.bytes += to - from
  })
  const patron: Patron = {
    socket,
    place,
    on: AREAS[place.game]!,
    sent: new Map(),
    answers: new Map(),
  }
  socket.on('close', () => {
    counts.closed += 1
  })
  socket.send(JSON.stringify({ watch: place.id }))
  if (at === 'house') {
    /** One patron sits, so that cards are prepared. If more sat, each would be asked to cut. */
    const does = place.isTaken ? { does: 'stand' } : { does: 'sit', seat: 1 }
    place.isTaken = true
    await say(patron, does, false)
    await say(patron, { does: 'buy-in', chips: BUYS }, false)
  }
  patrons.push(patron)
  const first = (patrons.length * 7919) % EVERY
  setTimeout(() => wagers(patron, 0), first)
}

/** Waits until betting opens, plus the time a person takes to notice. */
const wagers = (patron: Patron, count: number): void => {
  const { place, on } = patron
  if (!place.isOpen) {
    setTimeout(() => wagers(patron, count), 500 + ((count * 7919 + patrons.length) % 2000))
    return
  }
  void say(
    patron,
    { does: 'wager', round: place.round, on: on[count % on.length], chips: STAKE },
    true,
  )
  setTimeout(() => wagers(patron, count + 1), EVERY)
}

/** One client per table reads its views, for all its patrons. */
const observe = async ({ url, at }: Order): Promise<void> => {
  if (at === 'bare') {
    for (let i = 0; i < 9; i += 1)
      places.push({
        id: `t${i}`,
        game: 'roulette',
        isTaken: false,
        isTableOpen: true,
        isOpen: true,
        hasOpened: true,
        round: 1,
      })
    return
  }
  const house = visit(url)
  for (const { id, game } of await house.tables()) {
    if (!(game in AREAS)) continue
    const place = {
      id,
      game,
      isTaken: false,
      isTableOpen: false,
      isOpen: false,
      hasOpened: false,
      round: 1,
    }
    house.watch(id, {
      shown: shown => {
        if (shown.is !== 'table') return
        const { open, round, play } = shown.view
        const { phase, isBettingOpen } = play as { phase: string; isBettingOpen?: boolean }
        place.isTableOpen = open
        place.round = round + 1
        place.isOpen = isBettingOpen ?? phase === 'betting'
        place.hasOpened ||= place.isOpen
      },
      lineChanged: () => undefined,
    })
    places.push(place)
  }
}

const AT_ONCE = 50

const grown = async (order: Order): Promise<void> => {
  if (places.length === 0) await observe(order)
  /** A table that opens with the server takes nobody for a moment. */
  while (!places.every(({ isTableOpen }) => isTableOpen)) await pause(100)
  while (patrons.length < order.patrons) {
    const more = Math.min(AT_ONCE, order.patrons - patrons.length)
    const from = patrons.length
    await Promise.all(
      Array.from({ length: more }, (_, i) => enter(order, places[(from + i) % places.length]!)),
    )
  }
}

const percentile = (sorted: readonly number[], at: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0

const reported = (): Report => {
  /** Unanswered wagers count with the time they have waited so far. */
  const now = performance.now()
  const open = patrons.flatMap(({ sent }) => [...sent.values()].map(since => now - since))
  const all = [...waits, ...open].sort((a, b) => a - b)
  return {
    wagers: all.length,
    done: counts.done,
    refused,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    patches: counts.patches,
    bytes: counts.bytes,
    answer: counts.answers / Math.max(1, waits.length),
    closed: counts.closed,
  }
}

/** Resolves once every table has taken bets and every patron has wagered. */
const settled = async (): Promise<void> => {
  while (!places.every(({ hasOpened }) => hasOpened)) await pause(100)
  await pause(EVERY)
}

process.on('message', async (order: Order) => {
  await grown(order)
  await settled()
  reset()
  process.send?.('began')
  await pause(order.seconds * 1000)
  process.send?.(reported())
})
process.on('disconnect', () => process.exit())
