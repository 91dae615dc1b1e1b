import { hash } from 'node:crypto'

/**
 * Which entry took which command id. A log keeps millions of ids for good, so this index stores
 * only a fingerprint of each and the number of the entry, which has the full id.
 */

const FIRST_ROOM = 64

/** 52 bits of a hash, never 0, because 0 marks a free slot. */
const traceOf = (id: string): number =>
  Number.parseInt(hash('sha256', id, 'hex').slice(0, 13), 16) + 1

export class Ids {
  #traces = new Float64Array(FIRST_ROOM)
  #seqs = new Float64Array(FIRST_ROOM)
  #count = 0

  /** Keeps half of the slots free, so that searches stay short. */
  add(id: string, seq: number): void {
    if (this.#count * 2 >= this.#traces.length) this.#grow()
    this.#put(traceOf(id), seq)
    this.#count += 1
  }

  /** Entries that may have this id: one, unless two ids share a fingerprint. */
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
