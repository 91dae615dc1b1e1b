import type { Kept } from '../../../records/entry.ts'
import type { Store } from '../store.ts'

/** Which entry took which command id. Memory holds the ids of recent entries; the store knows all. */

type EntryLookup = Pick<Store, 'read' | 'find'>

export class CommandIds {
  readonly #store: EntryLookup
  readonly #log: string
  #recent = new Map<string, number>()
  #older: ReadonlyMap<string, number> = new Map()
  #isComplete = true

  constructor(store: EntryLookup, log: string) {
    this.#store = store
    this.#log = log
  }

  add(id: string, seq: number): void {
    this.#recent.set(id, seq)
  }

  /** Forgets all ids but those since the last time. */
  age(): void {
    this.#older = this.#recent
    this.#recent = new Map()
    this.#isComplete = false
  }

  isRecent(id: string): boolean {
    return this.#seqOf(id) !== undefined
  }

  async entryOf(id: string): Promise<Kept | undefined> {
    const seq = this.#seqOf(id)
    if (seq !== undefined) return (await this.#store.read(this.#log, seq, 1))[0]
    return this.#isComplete ? undefined : this.#store.find(this.#log, id)
  }

  #seqOf(id: string): number | undefined {
    return this.#recent.get(id) ?? this.#older.get(id)
  }
}
