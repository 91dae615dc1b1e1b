import { admitted, GENESIS, type Kept, type Store, type Tail } from '../src/server/store.ts'

/** A store that forgets when the process ends: the same promises, without a disk. Reopen with `again`. */
export interface MemoryStore extends Store {
  readonly again: () => MemoryStore
}

interface Shelf {
  readonly epochs: Map<string, number>
  readonly logs: Map<string, Kept[]>
}

const onShelf = ({ epochs, logs }: Shelf): MemoryStore => {
  const tail = (log: string): Tail => logs.get(log)?.at(-1) ?? { seq: 0, hash: GENESIS }
  const isKnown = (log: string, id: string) => logs.get(log)?.some(kept => kept.id === id) === true
  return {
    append: async drafts => {
      const kept = admitted(drafts, tail, log => epochs.get(log) ?? 0, isKnown)
      const repeated = kept.find(({ log, id }, i) =>
        kept.slice(0, i).some(other => other.log === log && other.id === id),
      )
      if (repeated) throw new Error(`${repeated.id} comes twice`)
      for (const entry of kept) logs.set(entry.log, [...(logs.get(entry.log) ?? []), entry])
      return kept
    },
    read: async (log, from = 1) => (logs.get(log) ?? []).slice(from - 1),
    claim: async log => {
      epochs.set(log, (epochs.get(log) ?? 0) + 1)
      return epochs.get(log)!
    },
    logs: async () => [...epochs.keys()].sort(),
    close: async () => undefined,
    again: () => onShelf({ epochs, logs }),
  }
}

export const memoryStore = (): MemoryStore => onShelf({ epochs: new Map(), logs: new Map() })
