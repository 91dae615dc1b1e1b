import type { WebSocket } from '@fastify/websocket'
import { recordOf } from '../general/state.ts'
import type { Command } from '../kernel/game.ts'
import type { Patron, Viewer } from '../kernel/people.ts'
import { bringTable, staffAsks } from './at-table.ts'
import { Bucket } from './bucket.ts'
import { deskOf } from './desk.ts'
import type { Wanted } from './fields/floor.ts'
import type { Floor, Table } from './floor.ts'
import type { Answer } from './host.ts'
import type { Metrics } from './metrics.ts'
import {
  actorOf,
  isSignedIn,
  nameOf,
  type Principal,
  roleOf,
  type SignedIn,
  viewerOf,
} from './principal.ts'
import { type Asked, decode, FLOOR_NAME, refusedText } from './protocol.ts'
import type { Watched } from './tournament-view.ts'
import type { TwoPeople } from './two-people.ts'

/** Sockets: commands in, answers and views out. Views go once a tick, encoded once per audience. */

const TICK = 40
/** Behind: the reader skips to the latest view. Far behind, or behind for long: it is closed. */
const BEHIND = 64 * 1024
const FAR_BEHIND = 512 * 1024
const PATIENCE = 10_000
const HEARTBEAT = 20_000
/** How long a socket may outlive its session. */
const ROUND_OF_THE_DOOR = 500
const BURST = 40
const PER_SECOND = 20
export const SOCKETS_EACH = 5
/** Who only watches has no name to be counted by: so many from one address, and so many in all. */
export const SPECTATORS_EACH = 10
const SPECTATORS = 1000

/** How long a socket that was told to close may take to say goodbye. */
const GOODBYE = 1000

/** Of the codes a socket is closed with. */
const GOING_AWAY = 1001
const POLICY = 1008
const OUR_MISTAKE = 1011

const SIGN_IN = 'does: you are only watching; sign in first'

/** A socket is worth as much as the session it came with. */
export interface Backing {
  readonly holds: () => boolean
  /** The same, and the session has been heard of. */
  readonly heard: () => boolean
}

interface Reader {
  readonly socket: WebSocket
  readonly principal: Principal
  readonly address: string
  readonly backing: Backing
  readonly bucket: Bucket
  /** What the last view of each watched table was of: nothing yet, or an entry and who dealt. */
  readonly watched: Map<string, string>
  behindSince: number | null
  isAlive: boolean
}

export class Sockets {
  readonly #floor: Floor
  readonly #metrics: Metrics
  readonly #twoPeople: TwoPeople
  readonly #readers = new Set<Reader>()
  readonly #timers: readonly NodeJS.Timeout[]

  constructor(floor: Floor, metrics: Metrics, twoPeople: TwoPeople) {
    this.#floor = floor
    this.#metrics = metrics
    this.#twoPeople = twoPeople
    this.#timers = [
      setInterval(() => this.#tick(), TICK),
      setInterval(() => this.#beat(), HEARTBEAT),
      setInterval(() => this.#showOut(), ROUND_OF_THE_DOOR),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  isHere(patron: Patron): boolean {
    return this.#of({ is: 'guest', patron }).length > 0
  }

  isFull(principal: Principal, address: string): boolean {
    const own = this.#of(principal)
    if (isSignedIn(principal)) return own.length >= SOCKETS_EACH
    const near = own.filter(reader => reader.address === address)
    return own.length >= SPECTATORS || near.length >= SPECTATORS_EACH
  }

  #of(one: Principal): readonly Reader[] {
    return [...this.#readers].filter(({ principal }) => isSame(principal, one))
  }

  add(socket: WebSocket, principal: Principal, address: string, backing: Backing): void {
    const reader: Reader = {
      socket,
      principal,
      address,
      backing,
      bucket: new Bucket(BURST, PER_SECOND),
      watched: new Map(),
      behindSince: null,
      isAlive: true,
    }
    this.#readers.add(reader)
    this.#metrics.sockets.set(this.#readers.size)
    socket.on('close', () => {
      this.#readers.delete(reader)
      this.#metrics.sockets.set(this.#readers.size)
    })
    socket.on('pong', () => {
      reader.isAlive = true
    })
    socket.on('ping', () => {
      if (!reader.bucket.take()) this.#close(reader, POLICY, 'too many messages')
    })
    socket.on('message', (bytes, isBinary) => {
      if (!reader.bucket.take()) this.#close(reader, POLICY, 'too many messages')
      else if (isBinary) this.#close(reader, POLICY, 'text only')
      else if (!backing.heard()) this.#close(reader, POLICY, 'signed out')
      else
        this.#hear(reader, bytes.toString()).catch(() => {
          this.#metrics.faults.inc()
          this.#close(reader, OUR_MISTAKE, 'our mistake')
        })
    })
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const reader of this.#readers) {
      reader.socket.send(JSON.stringify({ closing: 'the server is going down' }))
      reader.socket.close(GOING_AWAY, 'going down')
    }
  }

  /** Nothing more is heard of it; who does not hang up is hung up on. */
  #close(reader: Reader, code: number, reason: string): void {
    const { socket } = reader
    this.#metrics.closed.inc({ reason })
    this.#readers.delete(reader)
    socket.removeAllListeners('message').removeAllListeners('ping')
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), GOODBYE).unref()
  }

  async #hear(reader: Reader, text: string): Promise<void> {
    const role = isSignedIn(reader.principal) ? roleOf(reader.principal) : 'guest'
    const message = decode(text, role, table =>
      table === FLOOR_NAME
        ? FLOOR_NAME
        : (this.#floor.tables.get(table)?.game ?? this.#floor.tournaments.spokenAt(table)),
    )
    const say = (what: object) => reader.socket.send(JSON.stringify(what))
    switch (message.is) {
      case 'malformed':
        this.#metrics.commands.inc({ answer: 'malformed' })
        return say({ ...(message.id && { id: message.id }), malformed: message.says })
      case 'watch': {
        const watched = this.#watched(message.table)
        if (!watched) return say({ malformed: 'watch: there is no such table' })
        reader.watched.set(watched.id, '')
        return this.#show(reader, watched, new Map())
      }
      case 'unwatch':
        reader.watched.delete(message.table)
        return
      case 'command':
        return isSignedIn(reader.principal)
          ? this.#answer(reader, reader.principal, message.asked)
          : say({ id: message.asked.id, malformed: SIGN_IN })
    }
  }

  async #answer(reader: Reader, principal: SignedIn, wanted: Asked): Promise<void> {
    const { id } = wanted
    const say = (text: string) => reader.socket.send(text)
    const answer = await this.#carriedOut(principal, wanted)
    this.#metrics.commands.inc({ answer: Object.keys(answer)[0]! })
    say('refused' in answer ? refusedText(id, answer.refused) : JSON.stringify({ id, ...answer }))
  }

  /** At a table some things wait for a second person; the rest is the floor's to decide. */
  async #carriedOut(principal: SignedIn, wanted: Asked) {
    const { id, table: name, ...said } = wanted
    const { tables, tournaments } = this.#floor
    if (tournaments.spokenAt(name)) return tournaments.asked(principal, wanted)
    const table = tables.get(name)
    if (!table) return askedOfFloor(this.#floor, principal, id, said)
    const held =
      principal.is === 'staff' && (await this.#twoPeople.hold(principal, table, id, said))
    return held || asked(this.#floor, table, principal, id, said)
  }

  #tick(): void {
    const encoded = new Map<string, string>()
    for (const reader of this.#readers)
      for (const id of reader.watched.keys()) {
        const watched = this.#watched(id)!
        if (reader.watched.get(id) !== watched.moment()) this.#show(reader, watched, encoded)
      }
  }

  /** A table, a tournament, or the table of one of its sessions. */
  #watched(name: string): Watched | undefined {
    const { tables, tournaments, log } = this.#floor
    const table = tables.get(name)
    if (!table) return tournaments.watched(name)
    return {
      id: table.id,
      moment: () => `${table.host.seq} ${log.seq}`,
      viewer: principal => viewerFor(table, principal),
      text: viewer => viewText(table, viewer),
    }
  }

  #show(reader: Reader, watched: Watched, encoded: Map<string, string>): void {
    if (this.#isBehind(reader)) return
    const viewer = watched.viewer(reader.principal)
    const audience = `${watched.id}/${viewer.role}/${viewer.role === 'patron' ? viewer.patron : ''}`
    const text = encoded.get(audience) ?? watched.text(viewer)
    encoded.set(audience, text)
    reader.watched.set(watched.id, watched.moment())
    reader.socket.send(text)
    this.#metrics.views.inc()
  }

  #isBehind(reader: Reader): boolean {
    const { bufferedAmount } = reader.socket
    if (bufferedAmount < BEHIND) {
      reader.behindSince = null
      return false
    }
    reader.behindSince ??= performance.now()
    if (bufferedAmount > FAR_BEHIND || performance.now() - reader.behindSince > PATIENCE) {
      this.#metrics.closed.inc({ reason: 'too slow' })
      this.#readers.delete(reader)
      reader.socket.terminate()
    }
    return true
  }

  #showOut(): void {
    for (const reader of this.#readers)
      if (!reader.backing.holds()) this.#close(reader, POLICY, 'signed out')
  }

  #beat(): void {
    for (const reader of this.#readers) {
      if (!reader.isAlive) reader.socket.terminate()
      reader.isAlive = false
      reader.socket.ping()
    }
  }
}

/** Who is not at the table sees what everybody sees: one encoding serves them all. */
const viewerFor = ({ host }: Table, principal: Principal): Viewer =>
  viewerOf(
    principal,
    principal.is === 'guest' && recordOf(host.state, principal.patron) !== undefined,
  )

const isSame = (a: Principal, b: Principal): boolean =>
  isSignedIn(a) && isSignedIn(b) ? nameOf(a) === nameOf(b) : a.is === b.is

export const viewText = (table: Table, viewer: Viewer): string => {
  const { id, host, croupier } = table
  return JSON.stringify({
    table: id,
    seq: host.seq,
    now: Date.now(),
    until: croupier.until,
    dealer: table.onFloor().dealing.is,
    view: host.game.view(host.state, viewer),
    ...(viewer.role === 'dealer' && { desk: deskOf(table) }),
  })
}

/** A command, with the name that the session gives it. Money goes by way of the cage. */
export const asked = async (
  floor: Floor,
  table: Table,
  principal: SignedIn,
  id: string,
  said: Readonly<Record<string, unknown>>,
): Promise<Answer> => {
  const { cashier } = floor
  const { host } = table
  const { for: represented, ...words } = said
  const by = actorOf(principal, represented as Patron | undefined)
  if (!by) return { unavailable: 'From here the tables can only be looked at.' }
  const command = { ...words, by } as unknown as Command
  const own = `${nameOf(principal)}/${id}`
  if (principal.is === 'staff') {
    const answer = await staffAsks(floor, table, principal, own, words)
    await cashier.payOut()
    return answer
  }
  if (command.does === 'buy-in')
    return cashier.buyIn(own, host, command as Command & { readonly chips: number })
  const answer = await host.submit(own, command)
  await cashier.payOut()
  return answer
}

const askedOfFloor = async (
  floor: Floor,
  principal: SignedIn,
  id: string,
  { of }: Readonly<Record<string, unknown>>,
): Promise<Answer> =>
  principal.is === 'staff'
    ? bringTable(floor, principal, `${nameOf(principal)}/${id}`, of as Wanted)
    : { unavailable: 'From here the floor can only be looked at.' }
