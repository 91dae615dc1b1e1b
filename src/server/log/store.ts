import { hash } from 'node:crypto'
import type { Kept } from '../../records/entry.ts'

/** The port for storing logs, implemented by SQLite and PostgreSQL. */

/** A new entry: one command with its events. */
export type Draft = Omit<Kept, 'prev' | 'hash'>

export interface Store {
  /** Appends all or none, durable on return. Appends that wait at the same time share a commit. */
  append(drafts: readonly Draft[]): Promise<readonly Kept[]>
  /** Entries from this number on, all or at most so many. */
  read(log: string, from?: number, most?: number): Promise<readonly Kept[]>
  /** Takes a log over: its previous writer can write no more. */
  claim(log: string): Promise<number>
  logs(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Small parts, so that tables in the same process do not wait. */
const PART = 200

/** Reads a log in parts, because all of it may not fit into memory. */
export async function* partsOf(
  store: Pick<Store, 'read'>,
  log: string,
  from = 1,
): AsyncGenerator<readonly Kept[]> {
  let part = await store.read(log, from, PART)
  while (part.length > 0) {
    yield part
    part = part.length < PART ? [] : await store.read(log, part.at(-1)!.seq + 1, PART)
  }
}

/**
 * `fenced`: another writer has claimed the log. `gap`: not the next number. `repeated`: the id is
 * known.
 */
export type Fault = 'fenced' | 'gap' | 'repeated'

export class Unkept extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** The previous hash of every first entry. */
export const GENESIS = '0'.repeat(64)

/** Length prefixes, so that no two entries have the same bytes. */
export const chained = (draft: Draft, prev: string): Kept => {
  const { log, seq, epoch, id, at, program, body } = draft
  let text = ''
  for (const part of [prev, log, seq, epoch, id, at, program, body])
    text += `${Buffer.byteLength(String(part))}|${part}`
  return { log, seq, epoch, id, at, program, body, prev, hash: hash('sha256', text, 'hex') }
}

/** Whether an entry matches its own hash and the hash of the entry before it. */
export const isChained = (entry: Kept, prev: string): boolean =>
  entry.prev === prev && chained(entry, prev).hash === entry.hash

/** The end of a log, as an append needs it. */
export interface Tail {
  readonly seq: number
  readonly hash: string
}

/** The final entries, or the fault. The same for every store. */
export const admitted = (
  drafts: readonly Draft[],
  tailOf: (log: string) => Tail,
  epochOf: (log: string) => number,
  isKnown: (log: string, id: string, seq: number) => boolean,
): readonly Kept[] => {
  const tails = new Map<string, Tail>()
  return drafts.map(draft => {
    const { log, seq, epoch, id } = draft
    const tail = tails.get(log) ?? tailOf(log)
    if (epoch !== epochOf(log)) throw new Unkept('fenced', `${log} belongs to another writer now`)
    if (isKnown(log, id, seq)) throw new Unkept('repeated', `${log} has ${id} already`)
    if (seq !== tail.seq + 1) throw new Unkept('gap', `${log} is at ${tail.seq}, not ${seq - 1}`)
    const kept = chained(draft, tail.hash)
    tails.set(log, kept)
    return kept
  })
}
