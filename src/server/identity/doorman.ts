import { isLoopback, networkOf } from './network.ts'
import { Bucket } from './rate-limit.ts'

/**
 * Limits how many guests come in. One network gets at most half of the allowance, so that nobody
 * can keep all others out. This machine itself has no such limit.
 */

/** The factor for a burst. */
const AT_ONCE = 20
const SHARE = 0.5
const REMEMBERED = 10_000

export class Doorman {
  readonly #all: Bucket
  readonly #perSecond: number
  readonly #now: (() => number) | undefined
  readonly #networks = new Map<string, Bucket>()

  constructor(perSecond: number, now?: () => number) {
    this.#perSecond = perSecond
    this.#now = now
    this.#all = this.#bucket(perSecond)
  }

  admits(address: string): boolean {
    return (isLoopback(address) || this.#from(networkOf(address)).take()) && this.#all.take()
  }

  #bucket(perSecond: number): Bucket {
    return new Bucket(Math.max(1, perSecond * AT_ONCE), perSecond, this.#now)
  }

  #from(network: string): Bucket {
    const known = this.#networks.get(network) ?? this.#bucket(this.#perSecond * SHARE)
    this.#networks.delete(network)
    this.#networks.set(network, known)
    const [oldest] = this.#networks.keys()
    if (this.#networks.size > REMEMBERED) this.#networks.delete(oldest!)
    return known
  }
}
