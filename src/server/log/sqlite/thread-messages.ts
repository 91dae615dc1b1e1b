import { type Draft, GENESIS, Unkept } from '../store.ts'
import type { Outcome } from './file.ts'

/** What is sent to the thread of the store and back. Copying many small objects would take long. */

/** A call to a method of `SqliteFile` or of its parts. */
export interface Call {
  readonly number: number
  readonly file: string
  readonly does: string
  readonly args: readonly unknown[]
}

/** An error in a form that can be sent between threads. */
export interface ThreadError {
  readonly message: string
  readonly fault?: Unkept['fault']
  readonly errcode?: number
}

export type Reply = { readonly number: number } & (
  | { readonly is: unknown }
  | { readonly wrong: ThreadError }
)

export const wrongOf = (error: unknown): ThreadError => {
  const { errcode } = error as { errcode?: number }
  return {
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof Unkept && { fault: error.fault }),
    ...(errcode !== undefined && { errcode }),
  }
}

/** A draft without the names of its fields. */
export type PackedDraft = readonly [
  log: string,
  seq: number,
  epoch: number,
  id: string,
  at: number,
  program: string,
  body: string,
  holds: Draft['holds'],
]

// biome-ignore format: a list
export const packed = ({ log, seq, epoch, id, at, program, body, holds }: Draft): PackedDraft =>
  [log, seq, epoch, id, at, program, body, holds]

/** Lists every field, because a spread takes forty times as long. */
export const unpacked = ([log, seq, epoch, id, at, program, body, holds]: PackedDraft): Draft =>
  holds
    ? { log, seq, epoch, id, at, program, body, holds }
    : { log, seq, epoch, id, at, program, body }

/** The outcome of a commit. The caller has the drafts. */
export interface CommitResult {
  /** For every stored entry the hash before it and its own, as one text. */
  readonly hashes: string
  /** The appends that were refused, by their place in the batch. */
  readonly wrong: ReadonlyMap<number, ThreadError>
}

export const sealed = (outcomes: readonly Outcome[]): CommitResult => {
  let hashes = ''
  const wrong = new Map<number, ThreadError>()
  for (const [i, outcome] of outcomes.entries())
    if ('kept' in outcome) for (const { prev, hash } of outcome.kept) hashes += prev + hash
    else wrong.set(i, wrongOf(outcome.error))
  return { hashes, wrong }
}

/** One hash after the other, each as a text of its own: part of a text keeps all of it in memory. */
export const hashesIn = ({ hashes }: CommitResult): (() => string) => {
  const bytes = Buffer.from(hashes, 'latin1')
  let at = 0
  return () => {
    at += GENESIS.length
    return bytes.toString('latin1', at - GENESIS.length, at)
  }
}
