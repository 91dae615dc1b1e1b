import { hash } from 'node:crypto'
import type { Kept } from '../../records/entry.ts'
import type { Store } from './store.ts'

/**
 * Which entry took which command id. Memory holds the ids of recent entries, as a fingerprint and
 * the number of the entry, which has the full id. The store knows all ids.
 */

type Reading = Pick<Store, 'read' | 'find'>

export class CommandIds {
  readonly #store: Reading
  readonly #log: string
  #recent = new Ids()
  #older = new Ids()
  #isComplete = true

  constructor(store: Reading, log: string) {
    this.#store = store
    this.#log = log
  }

  add(id: string, seq: number): void {
    this.#recent.add(traceOf(id), seq)
  }

  /** Forgets all ids but those since the last time. */
  age(): void {
    this.#older = this.#recent
    this.#recent = new Ids()
    this.#isComplete = false
  }

  isRecent(id: string): boolean {
    return this.#candidates(id).length > 0
  }

  async entryOf(id: string): Promise<Kept | undefined> {
    for (const seq of this.#candidates(id)) {
      const [kept] = await this.#store.read(this.#log, seq, 1)
      if (kept?.id === id) return kept
    }
    return this.#isComplete ? undefined : this.#store.find(this.#log, id)
  }

  #candidates(id: string): readonly number[] {
    const trace = traceOf(id)
    return [...this.#recent.candidates(trace), ...this.#older.candidates(trace)]
  }
}

const FIRST_ROOM = 64

/** 52 bits of a hash, never 0, because 0 marks a free slot. */
export const traceOf = (id: string): number =>
  Number.parseInt(hash('sha256', id, 'hex').slice(0, 13), 16) + 1

export class Ids {
  #traces = new Float64Array(FIRST_ROOM)
  #seqs = new Float64Array(FIRST_ROOM)
  #count = 0

  /** Keeps half of the slots free, so that searches stay short. */
  add(trace: number, seq: number): void {
    if (this.#count * 2 >= this.#traces.length) this.#grow()
    this.#put(trace, seq)
    this.#count += 1
  }

  /** Entries that may have the id of this fingerprint: one, unless two ids share a fingerprint. */
  candidates(trace: number): readonly number[] {
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
