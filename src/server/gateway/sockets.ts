import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { Patron } from '../../kernel/people.ts'
import { decode, FLOOR_NAME, refusedText } from '../../protocol/messages.ts'
import type { CommandMessage, FromHouse } from '../../protocol/wire.ts'
import { endedOf } from '../approvals/approval-outcome.ts'
import type { SecondPerson } from '../approvals/dual-control.ts'
import { Audiences } from '../broadcast/audiences.ts'
import type { Reader } from '../broadcast/back-pressure.ts'
import { frameOf } from '../broadcast/frame.ts'
import { Line, Outbox } from '../broadcast/outbox.ts'
import { otherTableRefusal } from '../floor/cross-table-rules.ts'
import { reliefsIn } from '../floor/dealer-relief.ts'
import { dispatch, dispatchToFloor } from '../floor/dispatch.ts'
import type { Floor } from '../floor/floor.ts'
import type { OtherNodes } from '../floor/other-nodes.ts'
import { isSignedIn, nameOf, type Principal, roleOf, type SignedIn } from '../identity/principal.ts'
import { Bucket } from '../identity/rate-limit.ts'
import { Interrupted } from '../log/store.ts'
import type { Metrics } from '../metrics.ts'
import { realTime, type Time } from '../time.ts'
import { type CommandHandler, carrierIn, type Delivery, type Outcome } from './command-carrier.ts'
import { Presence } from './presence.ts'
import { Readers } from './readers.ts'

/** Sockets: commands in, answers out. See audiences.ts for views. */

const HEARTBEAT = 20_000
/** Sockets are pinged in this many groups, because pinging thousands at once takes long. */
const BEATS = 20
/** How often sockets of ended sessions are closed, in milliseconds. */
const ROUND_OF_THE_DOOR = 500
const BURST = 80
const PER_SECOND = 20

/** How long a socket may take to close, in milliseconds. */
const GOODBYE = 1000

/** WebSocket close codes. */
const GOING_AWAY = 1001
const POLICY = 1008
const OUR_MISTAKE = 1011

/** The session behind a socket. The socket closes when it ends. */
export interface Backing {
  readonly holds: () => boolean
  /** The same, and counts as activity of the session. */
  readonly heard: () => boolean
}

interface Guest extends Reader {
  readonly socket: WebSocket
  readonly line: Line
  readonly address: string
  readonly backing: Backing
  readonly bucket: Bucket
  isAlive: boolean
  /** The group in which this socket is pinged. */
  readonly beat: number
}

export class Sockets {
  readonly #floor: Floor
  readonly #metrics: Metrics
  readonly #twoPeople: SecondPerson
  readonly #readers = new Readers<Guest>()
  readonly #audiences: Audiences
  readonly #outbox: Outbox
  readonly #timers: readonly (() => void)[]
  readonly #time: Time
  readonly #presence: Presence
  readonly #carriedOut: CommandHandler
  #count = 0
  #beats = 0

  constructor(floor: Floor, metrics: Metrics, twoPeople: SecondPerson, time: Time = realTime) {
    this.#time = time
    this.#floor = floor
    this.#metrics = metrics
    this.#twoPeople = twoPeople
    this.#outbox = new Outbox(time)
    const cutOff = (reader: Reader) => this.#cutOff(reader)
    this.#audiences = new Audiences(floor, metrics, cutOff, this.#outbox, time)
    this.#timers = [
      time.every(HEARTBEAT / BEATS, () => this.#beat()),
      time.every(ROUND_OF_THE_DOOR, () => this.#showOut()),
    ]
    floor.log.follow((_, body) => {
      for (const { dealer, message } of reliefsIn(body)) this.#tellHere(nameOf(dealer), message)
    })
    twoPeople.follow(request => {
      const ended = endedOf(request)
      if (ended) this.#tellHere(ended.asker, ended.says)
    })
    this.#presence = new Presence(floor, time, () => this.#guests())
    this.#carriedOut = carrierIn(floor, (...said) => this.#decided(...said))
    floor.elsewhere?.listen('tell', ({ name, what }: Delivery) => this.#tellHere(name, what))
  }

  /** Sends a message to every socket of a person, at any node. */
  tell(name: string, what: FromHouse): void {
    const { elsewhere } = this.#floor
    if (elsewhere) elsewhere.publish('tell', { name, what } satisfies Delivery)
    else this.#tellHere(name, what)
  }

  #tellHere(name: string, what: FromHouse): void {
    const frame = frameOf(JSON.stringify(what))
    for (const { line } of this.#readers.named(name)) line.send(frame)
  }

  isHere(patron: Patron): boolean {
    return this.#readers.isHere(patron) || this.#presence.isElsewhere(patron)
  }

  #guests(): readonly Patron[] {
    return [...this.#readers].flatMap(({ principal }) =>
      principal.is === 'guest' ? [principal.patron] : [],
    )
  }

  isFull(principal: Principal, address: string): boolean {
    return this.#readers.isFull(principal, address)
  }

  /** `wire` is the connection under the socket. */
  add(
    socket: WebSocket,
    principal: Principal,
    address: string,
    backing: Backing,
    wire?: Duplex,
  ): void {
    const reader: Guest = {
      socket,
      line: new Line(socket, wire, this.#outbox),
      principal,
      address,
      backing,
      bucket: new Bucket(BURST, PER_SECOND, this.#time.elapsed),
      behindSince: null,
      isAlive: true,
      beat: this.#count % BEATS,
    }
    this.#count += 1
    this.#readers.add(reader)
    this.#met(principal)
    this.#metrics.sockets.set(this.#readers.size)
    socket.on('close', () => this.#forget(reader))
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
    for (const stop of this.#timers) stop()
    this.#presence.close()
    this.#audiences.close()
    for (const reader of this.#readers) {
      reader.line.send(frameOf(JSON.stringify({ closing: 'the server is going down' })))
      reader.line.close(GOING_AWAY, 'going down')
    }
  }

  /** Tournaments tell their director when a player's connection is lost. */
  #met(principal: Principal): void {
    if (principal.is !== 'guest') return
    this.#presence.changed()
    this.#floor.tournaments.connected(principal.patron, this.isHere(principal.patron))
  }

  #forget(reader: Guest): void {
    this.#readers.delete(reader)
    this.#met(reader.principal)
    this.#audiences.forget(reader)
    this.#metrics.sockets.set(this.#readers.size)
  }

  #cutOff(reader: Reader): void {
    for (const guest of this.#readers) {
      if (guest !== reader) continue
      this.#metrics.closed.inc({ reason: 'too slow' })
      this.#forget(guest)
      guest.socket.terminate()
    }
  }

  /** Ignore input; terminate after 1 s. */
  #close(reader: Guest, code: number, reason: string): void {
    const { socket, line } = reader
    this.#metrics.closed.inc({ reason })
    this.#forget(reader)
    socket.removeAllListeners('message').removeAllListeners('ping')
    line.close(code, reason)
    this.#time.after(GOODBYE, () => socket.terminate())
  }

  async #hear(reader: Guest, text: string): Promise<void> {
    const role = roleOf(reader.principal)
    const message = decode(text, role, table =>
      table === FLOOR_NAME
        ? FLOOR_NAME
        : (this.#floor.tables.get(table)?.game ?? this.#floor.tournaments.spokenAt(table)),
    )
    const say = (what: FromHouse) => reader.line.send(frameOf(JSON.stringify(what)))
    switch (message.is) {
      case 'malformed':
        this.#metrics.commands.inc({ game: '', table: '', answer: 'malformed' })
        return say({ ...(message.id && { id: message.id }), malformed: message.says })
      case 'watch':
        return this.#audiences.watch(reader, message.watch)
          ? undefined
          : say({ malformed: 'watch: there is no such table' })
      case 'unwatch':
        return this.#audiences.unwatch(reader, message.table)
      case 'command':
        if (isSignedIn(reader.principal))
          return this.#answer(reader, reader.principal, message.asked)
        return
    }
  }

  async #answer(reader: Guest, principal: SignedIn, wanted: CommandMessage): Promise<void> {
    const { id } = wanted
    const say = (text: string) => reader.line.send(frameOf(text))
    const game = this.#floor.tables.get(wanted.table)?.game ?? 'house'
    const table = game === 'house' ? '' : wanted.table
    const since = this.#time.elapsed()
    const answer = await this.#carriedOut(principal, wanted).catch(unread)
    const seconds = (this.#time.elapsed() - since) / 1000
    this.#metrics.answered({ game, table, answer: Object.keys(answer)[0]!, seconds })
    say('refused' in answer ? refusedText(id, answer.refused) : JSON.stringify({ id, ...answer }))
  }

  /** Commands that need a second person wait; the floor decides the others. */
  async #decided(principal: SignedIn, wanted: CommandMessage): Promise<Outcome> {
    const { id, table: name } = wanted
    const { tables, tournaments, elsewhere } = this.#floor
    /** An exclusion or a limit that another node has acknowledged counts from then on. */
    const isFresh = elsewhere === undefined || principal.is !== 'guest' || (await fresh(elsewhere))
    if (!isFresh) return UNREAD
    const refused = otherTableRefusal(this.#floor, principal, wanted)
    const stillRefused = refused && (await refused)
    if (stillRefused) return { refused: stillRefused }
    const table = tables.get(name)
    if (table && principal.is === 'staff') {
      const { id: _, table: __, ...said } = wanted
      const held = await this.#twoPeople.hold(principal, table, id, said)
      return held ?? dispatch(this.#floor, table, principal, id, said)
    }
    if (table) return dispatch(this.#floor, table, principal, id, wanted)
    if (!tournaments.spokenAt(name)) return dispatchToFloor(this.#floor, principal, id, wanted)
    const held = await this.#twoPeople.holdAt(principal, wanted)
    return held ?? tournaments.asked(principal, wanted)
  }

  #showOut(): void {
    for (const reader of this.#readers)
      if (!reader.backing.holds()) this.#close(reader, POLICY, 'signed out')
  }

  #beat(): void {
    this.#beats = (this.#beats + 1) % BEATS
    for (const reader of this.#readers) {
      if (reader.beat !== this.#beats) continue
      if (!reader.isAlive) reader.socket.terminate()
      reader.isAlive = false
      reader.socket.ping()
    }
  }
}

const UNREAD: Outcome = { unavailable: 'The database does not answer; try again.' }
const unread = (error: unknown): Outcome => {
  if (error instanceof Interrupted) return UNREAD
  throw error
}

const fresh = ({ freshen }: OtherNodes): Promise<boolean> =>
  freshen().then(
    () => true,
    () => false,
  )
