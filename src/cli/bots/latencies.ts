import { createHistogram } from 'node:perf_hooks'

/** In milliseconds. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const WIDTH = 40

export class Waits {
  /** In microseconds. */
  readonly #histogram = createHistogram()
  readonly #counts = new Array<number>(STEPS.length + 1).fill(0)

  get count(): number {
    return this.#histogram.count
  }

  record(milliseconds: number): void {
    this.#histogram.record(Math.max(1, Math.round(milliseconds * 1000)))
    const step = STEPS.findIndex(most => milliseconds <= most)
    this.#counts[step < 0 ? STEPS.length : step]! += 1
  }

  reset(): void {
    this.#histogram.reset()
    this.#counts.fill(0)
  }

  percentile(of: number): number {
    return this.#histogram.percentile(of) / 1000
  }

  /** One line per step, from the first to the last that has a count. */
  bars(): readonly string[] {
    const first = this.#counts.findIndex(count => count > 0)
    const last = this.#counts.findLastIndex(count => count > 0)
    return this.#counts.slice(first, last + 1).map((count, i) => {
      const step = STEPS[first + i]
      const label = step === undefined ? `> ${STEPS.at(-1)} ms` : `≤ ${step} ms`
      const bar = '█'.repeat(Math.round((count / this.count) * WIDTH))
      return `${label.padStart(9)}  ${bar}${bar && ' '}${count}`
    })
  }
}
