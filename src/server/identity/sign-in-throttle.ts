import { networkOf } from './network.ts'
import { Bucket } from './rate-limit.ts'

/**
 * Limits password attempts: a few at once, then with growing delays. It counts by network, and by
 * name within a network, whether the name exists or not. Strangers elsewhere cannot lock a name.
 */

const FREE = 5
const LONGEST_WAIT = 5 * 60_000
const FORGOTTEN_AFTER = 60 * 60_000
const REMEMBERED = 10_000
const FROM_ADDRESS = { burst: 30, perSecond: 0.2 }

interface AttemptCount {
  readonly tries: number
  readonly at: number
}

export class Attempts {
  readonly #now: () => number
  readonly #names = new Map<string, AttemptCount>()
  readonly #addresses = new Map<string, Bucket>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Takes one attempt and returns 0, or returns the milliseconds to wait. */
  take(name: string, address: string): number {
    const who = keyOf(name, address)
    const before = this.#names.get(who)
    const since = before ? this.#now() - before.at : 0
    const due = before && before.tries >= FREE ? waitAfter(before.tries) : 0
    if (since < due) return due - since
    const wait = this.takeFrom(address)
    if (wait === 0) this.#count(who, since > FORGOTTEN_AFTER ? 0 : (before?.tries ?? 0))
    return wait
  }

  /** The same for an attempt without a name. */
  takeFrom(address: string): number {
    return this.#from(networkOf(address)).take() ? 0 : 1000 / FROM_ADDRESS.perSecond
  }

  succeeded(name: string, address: string): void {
    this.#names.delete(keyOf(name, address))
  }

  /** Counts before the answer is known, so that parallel attempts all count. */
  #count(who: string, tries: number): void {
    this.#names.delete(who)
    this.#names.set(who, { tries: tries + 1, at: this.#now() })
    trim(this.#names)
  }

  #from(address: string): Bucket {
    const known =
      this.#addresses.get(address) ??
      new Bucket(FROM_ADDRESS.burst, FROM_ADDRESS.perSecond, this.#now)
    this.#addresses.delete(address)
    this.#addresses.set(address, known)
    trim(this.#addresses)
    return known
  }
}

/** One second after the free attempts, then twice as long each time. */
const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, 1000 * 2 ** (tries - FREE))

const keyOf = (name: string, address: string): string => `${networkOf(address)} ${name}`

/** Maps keep insertion order, so the first key is the longest unused. */
const trim = (map: Map<string, unknown>): void => {
  const [oldest] = map.keys()
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest)
}
