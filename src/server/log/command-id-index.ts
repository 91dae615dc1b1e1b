import { hash } from 'node:crypto'

/**
 * Which entry took which id. A log keeps its ids for good, and there will be millions: here is only a
 * trace of each, and where the entry stands that says for sure.
 */

const FIRST_ROOM = 64

/** 52 bits of a hash, and never nothing. */
const traceOf = (id: string): number =>
  Number.parseInt(hash('sha256', id, 'hex').slice(0, 13), 16) + 1

export class Ids {
  #traces = new Float64Array(FIRST_ROOM)
  #seqs = new Float64Array(FIRST_ROOM)
  #count = 0

  /** Half of the room stays free, so that what is looked for is soon found. */
  add(id: string, seq: number): void {
    if (this.#count * 2 >= this.#traces.length) this.#grow()
    this.#put(traceOf(id), seq)
    this.#count += 1
  }

  /** The entries that may have taken it: one, unless two ids should ever have the same trace. */
  candidates(id: string): readonly number[] {
    const trace = traceOf(id)
    const found: number[] = []
    for (let at = this.#placeOf(trace); this.#traces[at] !== 0; at = this.#after(at))
      if (this.#traces[at] === trace) found.push(this.#seqs[at]!)
    return found
  }

  #placeOf(trace: number): number {
    return trace % this.#traces.length
  }

  #after(at: number): number {
    return (at + 1) % this.#traces.length
  }

  #put(trace: number, seq: number): void {
    let at = this.#placeOf(trace)
    while (this.#traces[at] !== 0) at = this.#after(at)
    this.#traces[at] = trace
    this.#seqs[at] = seq
  }

  #grow(): void {
    const [traces, seqs] = [this.#traces, this.#seqs]
    this.#traces = new Float64Array(traces.length * 2)
    this.#seqs = new Float64Array(traces.length * 2)
    for (const [at, trace] of traces.entries()) if (trace !== 0) this.#put(trace, seqs[at]!)
  }
}
