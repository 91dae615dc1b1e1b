import { admitted, GENESIS, type Kept, type Store, type Tail } from '../src/server/store.ts'

/** A store that forgets when the process ends: the same promises, without a disk. Reopen with `again`. */
export interface MemoryStore extends Store {
  readonly again: () => MemoryStore
}

interface Shelf {
  readonly epochs: Map<string, number>
  readonly logs: Map<string, Kept[]>
  readonly ids: Map<string, Set<string>>
}

const onShelf = ({ epochs, logs, ids }: Shelf): MemoryStore => {
  const tail = (log: string): Tail => logs.get(log)?.at(-1) ?? { seq: 0, hash: GENESIS }
  const isKnown = (log: string, id: string) => ids.get(log)?.has(id) === true
  return {
    append: async drafts => {
      const kept = admitted(drafts, tail, log => epochs.get(log) ?? 0, isKnown)
      const repeated = kept.find(({ log, id }, i) =>
        kept.slice(0, i).some(other => other.log === log && other.id === id),
      )
      if (repeated) throw new Error(`${repeated.id} comes twice`)
      for (const entry of kept) {
        const log = logs.get(entry.log) ?? []
        log.push(entry)
        logs.set(entry.log, log)
        ids.set(entry.log, (ids.get(entry.log) ?? new Set()).add(entry.id))
      }
      return kept
    },
    read: async (log, from = 1, most = Number.POSITIVE_INFINITY) =>
      (logs.get(log) ?? []).slice(from - 1, from - 1 + most),
    claim: async log => {
      epochs.set(log, (epochs.get(log) ?? 0) + 1)
      return epochs.get(log)!
    },
    logs: async () => [...epochs.keys()].sort(),
    close: async () => undefined,
    again: () => onShelf({ epochs, logs, ids }),
  }
}

export const memoryStore = (): MemoryStore =>
  onShelf({ epochs: new Map(), logs: new Map(), ids: new Map() })
