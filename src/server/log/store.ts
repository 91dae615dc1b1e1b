import { hash } from 'node:crypto'
import type { Kept } from '../../records/entry.ts'

/** The port for storing logs, implemented by SQLite and PostgreSQL. */

/** A reservation: the entry is stored only if nobody has claimed this log since this epoch. */
export interface Holds {
  readonly log: string
  readonly epoch: number
}

/** A new entry: one command with its events. */
export interface Draft extends Omit<Kept, 'prev' | 'hash'> {
  readonly holds?: readonly Holds[]
}

/** The end of a log, as an append needs it. */
export interface Tail {
  readonly seq: number
  readonly hash: string
}

/** The end of a log and the epoch of its writer. Epoch 0: nobody has claimed it yet. */
export interface OwnedTail extends Tail {
  readonly epoch: number
}

/** A state that saves folding the entries up to `seq`. It is only a cache of the log. */
export interface Snapshot {
  readonly log: string
  readonly seq: number
  /** The hash of the entry with this number. */
  readonly hash: string
  /** The program version that folded it. */
  readonly program: string
  readonly body: string
  /** Proves that a house with the same key wrote it. */
  readonly mac: string
}

export interface Store {
  /** Appends all or none, durable on return. Appends that wait at the same time share a commit. */
  append(drafts: readonly Draft[]): Promise<readonly Kept[]>
  /** Entries from this number on, at most `most` of them. */
  read(log: string, from?: number, most?: number): Promise<readonly Kept[]>
  /** The entry that took this command id. */
  find(log: string, id: string): Promise<Kept | undefined>
  /** Takes over a log. Its previous writer can no longer write. */
  claim(log: string): Promise<number>
  tail(log: string): Promise<OwnedTail>
  /** Those with entries. */
  logs(): Promise<readonly string[]>
  /** The newest snapshot at or before this number. */
  snapshot(log: string, upTo?: number): Promise<Snapshot | undefined>
  /** Stores a snapshot, and drops all but the newest few of its log. */
  keepSnapshot(snapshot: Snapshot): Promise<void>
  /** A fact about the house. Stores the value if there is none yet, and returns what is stored. */
  note(name: string, value?: string): Promise<string | undefined>
  /** Resolves once the store takes appends again after it was interrupted. */
  recovered(): Promise<void>
  /** Whether the store answers and takes appends now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** How many snapshots of a log are stored. Replays of recent rounds start from older ones. */
export const SNAPSHOTS = 4

/** Small parts, so that tables in the same process do not have to wait. */
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
 * known. `outrun`: somebody has claimed a reservation that the entry holds.
 */
export type Fault = 'fenced' | 'gap' | 'repeated' | 'outrun'

export class Unkept extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/**
 * The store cannot write at the moment: the connection is lost or the disk is full. Whether an
 * append in progress was kept is unknown until `recovered` resolves.
 */
export class Interrupted extends Error {}

/** The previous hash of every first entry. */
export const GENESIS = '0'.repeat(64)

export const UNCLAIMED: OwnedTail = { epoch: 0, seq: 0, hash: GENESIS }

const sized = (part: string | number): string =>
  typeof part === 'number' ? `${String(part).length}|${part}` : `${Buffer.byteLength(part)}|${part}`

/** Length prefixes, so that no two entries have the same bytes. */
export const chained = (draft: Draft, prev: string): Kept => {
  const { log, seq, epoch, id, at, program, body } = draft
  const text = `${sized(prev)}${sized(log)}${sized(seq)}${sized(epoch)}${sized(id)}${sized(at)}${sized(program)}${sized(body)}`
  return { log, seq, epoch, id, at, program, body, prev, hash: hash('sha256', text, 'hex') }
}

/** Whether an entry matches its own hash and the hash of the entry before it. */
export const isChained = (entry: Kept, prev: string): boolean =>
  entry.prev === prev && chained(entry, prev).hash === entry.hash

/** The final entries, or the fault. The same for every store. */
export const admittedEntries = (
  drafts: readonly Draft[],
  ownedOf: (log: string) => OwnedTail,
  isKnown: (log: string, id: string) => boolean,
  isHeld = ({ log, epoch }: Holds): boolean => ownedOf(log).epoch === epoch,
): readonly Kept[] => {
  const tails = new Map<string, Tail>()
  return drafts.map(draft => {
    const { log, seq, epoch, id } = draft
    const owned = ownedOf(log)
    const tail = tails.get(log) ?? owned
    if (epoch !== owned.epoch) throw new Unkept('fenced', `${log} belongs to another writer now`)
    if (isKnown(log, id)) throw new Unkept('repeated', `${log} has ${id} already`)
    if (seq !== tail.seq + 1) throw new Unkept('gap', `${log} is at ${tail.seq}, not ${seq - 1}`)
    if (!(draft.holds ?? []).every(isHeld))
      throw new Unkept('outrun', `${log}: another node has reserved the same`)
    const kept = chained(draft, tail.hash)
    tails.set(log, kept)
    return kept
  })
}
