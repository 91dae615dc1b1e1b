import type { Duplex } from 'node:stream'
import type { WebSocket } from '@fastify/websocket'
import type { Time } from '../time.ts'
import type { Frame } from './frame.ts'

/**
 * What the server sends. A write costs the same for one message or several, so each socket gets one
 * write per turn of the event loop.
 */

export class Outbox {
  readonly #time: Pick<Time, 'soon'>
  #acts: (() => void)[] = []
  #lines: Line[] = []
  #isDue = false

  constructor(time: Pick<Time, 'soon'>) {
    this.#time = time
  }

  /** Calls `act` once at the end of this turn, before anything is written. */
  later(act: () => void): void {
    this.#acts.push(act)
    this.#schedule()
  }

  /** Writes the line's waiting messages at the end of this turn. */
  add(line: Line): void {
    this.#lines.push(line)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isDue) return
    this.#isDue = true
    this.#time.soon(() => this.#end())
  }

  #end(): void {
    try {
      for (const act of this.#acts.splice(0)) act()
    } finally {
      this.#isDue = false
      const lines = this.#lines
      this.#lines = []
      for (const line of lines) line.flush()
    }
  }
}

type OpenSocket = Pick<WebSocket, 'send' | 'close' | 'bufferedAmount' | 'readyState'>

const OPEN = 1

/**
 * One socket and the connection under it. Without the connection, each message is sent by itself.
 */
export class Line {
  readonly #socket: OpenSocket
  readonly #wire: Pick<Duplex, 'write'> | undefined
  readonly #outbox: Outbox
  #frames: Frame[] = []

  constructor(socket: OpenSocket, wire: Pick<Duplex, 'write'> | undefined, outbox: Outbox) {
    this.#socket = socket
    this.#wire = wire
    this.#outbox = outbox
  }

  /** Bytes that the other side has not received yet. */
  get bufferedAmount(): number {
    return this.#socket.bufferedAmount
  }

  send(frame: Frame): void {
    if (this.#frames.length === 0) this.#outbox.add(this)
    this.#frames.push(frame)
  }

  flush(): void {
    const frames = this.#frames
    if (frames.length === 0) return
    this.#frames = []
    if (!this.#wire) for (const { text } of frames) this.#socket.send(text, { binary: false })
    else if (this.#socket.readyState === OPEN)
      this.#wire.write(
        frames.length === 1 ? frames[0]!.whole : Buffer.concat(frames.map(({ whole }) => whole)),
      )
  }

  close(code: number, reason: string): void {
    this.flush()
    this.#socket.close(code, reason)
  }
}
