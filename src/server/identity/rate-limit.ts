import { realTime } from '../time.ts'

/** Token bucket: a burst, then a rate per second. */
export class Bucket {
  readonly #most: number
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #since: number

  constructor(most: number, perSecond: number, now: () => number = realTime.elapsed) {
    this.#most = most
    this.#perSecond = perSecond
    this.#now = now
    this.#left = most
    this.#since = now()
  }

  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#since) / 1000) * this.#perSecond)
    this.#since = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
