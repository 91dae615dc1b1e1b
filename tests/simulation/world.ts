import { numberBelow, seeded } from '../../src/odds/simulation/random.ts'
import type { Randomness } from '../../src/server/randomness.ts'

/** Simulated time: events happen one after another, in an order that depends only on the seed. */

interface ScheduledEvent {
  readonly at: number
  readonly order: number
  readonly act: () => void
  isOff: boolean
}

const isBefore = (a: ScheduledEvent, b: ScheduledEvent): boolean =>
  a.at < b.at || (a.at === b.at && a.order < b.order)

/** Lets all promises continue that can. Nothing in a simulation waits for a real device. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

export class World {
  readonly seed: string
  #time = 0
  #order = 0
  #streams = 0
  /** A heap: each event comes before the two below it. */
  readonly #due: ScheduledEvent[] = []
  steps = 0

  constructor(seed: string) {
    this.seed = seed
  }

  get time(): number {
    return this.#time
  }

  after(ms: number, act: () => void): () => void {
    this.#order += 1
    const due: ScheduledEvent = { at: this.#time + ms, order: this.#order, act, isOff: false }
    this.#put(due)
    return () => {
      due.isOff = true
    }
  }

  /** A separate sequence, so that one more draw here changes nothing elsewhere. */
  dice(name = String(this.#streams++)): Dice {
    return new Dice(`${this.seed}/${name}`)
  }

  async run(until: number, afterEach: () => void): Promise<void> {
    await settled()
    for (let next = this.#due[0]; next && next.at <= until; next = this.#due[0]) {
      this.#take()
      if (next.isOff) continue
      this.#time = next.at
      this.steps += 1
      next.act()
      await settled()
      afterEach()
    }
    this.#time = until
  }

  #put(due: ScheduledEvent): void {
    const heap = this.#due
    let at = heap.push(due) - 1
    for (let up = (at - 1) >> 1; at > 0 && isBefore(due, heap[up]!); up = (at - 1) >> 1) {
      heap[at] = heap[up]!
      at = up
    }
    heap[at] = due
  }

  #take(): void {
    const heap = this.#due
    const last = heap.pop()!
    if (heap.length === 0) return
    let at = 0
    for (;;) {
      let down = 2 * at + 1
      if (down >= heap.length) break
      if (down + 1 < heap.length && isBefore(heap[down + 1]!, heap[down]!)) down += 1
      if (!isBefore(heap[down]!, last)) break
      heap[at] = heap[down]!
      at = down
    }
    heap[at] = last
  }
}

/** Seeded randomness. */
export class Dice implements Randomness {
  readonly #words: Uint32Array

  constructor(seed: string) {
    this.#words = seeded(seed, 0)
  }

  below(count: number): number {
    return numberBelow(count, this.#words)
  }

  between(least: number, most: number): number {
    return least + (this.below(10_001) / 10_000) * (most - least)
  }

  /** True once in `times` calls, on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0
  }

  readonly pick = <T>(among: readonly T[]): T => among[this.below(among.length)]!

  readonly bytes = (count: number): Buffer =>
    Buffer.from(Array.from({ length: count }, () => this.below(256)))
}
