import { EventEmitter } from 'node:events'
import type { Process } from './process.ts'

/** A socket between a patron and a process. */

export interface Receiver {
  readonly heard: (text: string) => void
  readonly lost: () => void
}

/** The server's end of a socket. Messages arrive in order, a little later. */
export class ServerEnd extends EventEmitter {
  readonly bufferedAmount = 0
  readonly #process: Process
  readonly #client: Receiver
  readonly #gone: () => void
  #isOpen = true
  #lastDue = 0

  constructor(process: Process, client: Receiver, gone: () => void) {
    super()
    this.#process = process
    this.#client = client
    this.#gone = gone
  }

  /** A message from the client. */
  say(text: string): void {
    this.#later(() => this.emit('message', Buffer.from(text), false))
  }

  send(bytes: string | Buffer): void {
    const text = String(bytes)
    this.#later(() => this.#client.heard(text))
  }

  ping(): void {
    this.#later(() => this.emit('pong'))
  }

  close(): void {
    this.#later(() => this.lost())
  }

  terminate(): void {
    this.lost()
  }

  lost(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#gone()
    if (!this.#process.isDead) this.emit('close')
    this.#client.lost()
  }

  #later(act: () => void): void {
    const { time } = this.#process
    const due = Math.max(this.#lastDue, time.elapsed() + this.#process.dice.between(1, 40))
    this.#lastDue = due
    this.#process.after(due - time.elapsed(), () => {
      if (this.#isOpen) act()
    })
  }
}
