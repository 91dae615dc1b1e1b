import { type Messenger, PATIENCE, Unanswered } from '../../src/server/messenger/messenger.ts'
import type { Process } from './process.ts'
import type { Dice, World } from './world.ts'

/** Messages between processes. They may be lost, duplicated, late or out of order. */

interface Listener {
  readonly process: Process
  readonly subject: string
  readonly hear: (bytes: Buffer) => void
}

interface Server {
  readonly process: Process
  readonly subject: string
  readonly answer: (bytes: Buffer) => Promise<Buffer>
}

export class Network {
  readonly #world: World
  readonly #dice: Dice
  readonly #listeners = new Set<Listener>()
  readonly #servers = new Set<Server>()
  lossyUntil = 0
  doubledUntil = 0
  lateUntil = 0

  constructor(world: World) {
    this.#world = world
    this.#dice = world.dice('network')
  }

  #latency(): number {
    const isLate = this.#world.time < this.lateUntil && this.#dice.oneIn(4)
    return isLate ? this.#dice.between(100, 40_000) : this.#dice.between(0.1, 5)
  }

  /** A message in transit. Its receiver may be dead or cut off when it arrives. */
  carry(from: Process, to: Process, act: () => void): void {
    const { time } = this.#world
    if (from.isCutOff || (time < this.lossyUntil && this.#dice.oneIn(3))) return
    const arrive = () => {
      if (!to.isCutOff) act()
    }
    to.after(this.#latency(), arrive)
    if (time < this.doubledUntil && this.#dice.oneIn(3)) to.after(this.#latency(), arrive)
  }

  messenger(process: Process): Messenger {
    return {
      isConnected: () => !process.isCutOff,
      publish: (subject, bytes) => {
        for (const listener of this.#listeners)
          if (listener.subject === subject && !listener.process.isDead)
            this.carry(process, listener.process, () => listener.hear(bytes))
      },
      listen: (subject, hear) => added(this.#listeners, { process, subject, hear }),
      serve: (subject, answer) => added(this.#servers, { process, subject, answer }),
      request: (subject, bytes) => this.#request(process, subject, bytes),
      close: async () => undefined,
    }
  }

  #request(process: Process, subject: string, bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const failed = (why: string) => () => reject(new Unanswered(`${subject}: ${why}`))
      const found = [...this.#servers].filter(
        server => server.subject === subject && !server.process.isDead,
      )
      process.after(found.length === 0 ? 5 : PATIENCE, failed('nobody answers'))
      for (const server of found)
        this.carry(process, server.process, () => {
          server.answer(bytes).then(
            back => this.carry(server.process, process, () => resolve(back)),
            () => undefined,
          )
        })
    })
  }
}

const added = <T>(set: Set<T>, one: T): (() => void) => {
  set.add(one)
  return () => void set.delete(one)
}
