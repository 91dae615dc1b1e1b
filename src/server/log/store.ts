import { hash } from 'node:crypto'
import type { Kept } from '../../records/entry.ts'

/** Where logs are kept. One port; an embedded database behind it, or one that many machines share. */

/** An entry on its way into a log: one command with all that came of it. */
export type Draft = Omit<Kept, 'prev' | 'hash'>

export interface Store {
  /** All of these or none, durable when it returns. Appends that wait at the same moment share a commit. */
  append(drafts: readonly Draft[]): Promise<readonly Kept[]>
  /** From an entry on: all of them, or so many at the most. */
  read(log: string, from?: number, most?: number): Promise<readonly Kept[]>
  /** Takes a log over: whoever wrote it before can write no more. */
  claim(log: string): Promise<number>
  logs(): Promise<readonly string[]>
  close(): Promise<void>
}

/** A little at a time: whoever deals in the same process is not kept waiting. */
const PART = 200

/** A log part by part: all of it may be more than memory holds. */
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

/** `fenced`: somebody else has claimed the log. `gap`: not the next number. `repeated`: the id is known. */
export type Fault = 'fenced' | 'gap' | 'repeated'

export class Unkept extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** Before the first entry of every log. */
export const GENESIS = '0'.repeat(64)

/** Lengths go before the parts, so that no two entries can be read from the same bytes. */
export const chained = (draft: Draft, prev: string): Kept => {
  const { log, seq, epoch, id, at, program, body } = draft
  let text = ''
  for (const part of [prev, log, seq, epoch, id, at, program, body])
    text += `${Buffer.byteLength(String(part))}|${part}`
  return { log, seq, epoch, id, at, program, body, prev, hash: hash('sha256', text, 'hex') }
}

/** Whether an entry says what its hash was taken of, after the entry with the hash before. */
export const isChained = (entry: Kept, prev: string): boolean =>
  entry.prev === prev && chained(entry, prev).hash === entry.hash

/** What a log's end looks like to whoever wants to add to it. */
export interface Tail {
  readonly seq: number
  readonly hash: string
}

/** The entries as they will stand, or why they may not. The same for every store. */
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
