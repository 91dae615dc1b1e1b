import { parentPort } from 'node:worker_threads'
import type { Kept } from '../../../records/entry.ts'
import { type Draft, Unkept } from '../store.ts'
import { type Outcome, SqliteFile } from './file.ts'

/**
 * The thread that waits for the disk, so that the event loop never does. It serves all stores of
 * the process.
 */

/** A call to a method of `SqliteFile` or of its parts. */
export interface Call {
  readonly number: number
  readonly file: string
  readonly does: string
  readonly args: readonly unknown[]
}

/** An error in a form that can be sent between threads. */
export interface Wrong {
  readonly message: string
  readonly fault?: Unkept['fault']
  readonly errcode?: number
}

export type Reply = { readonly number: number } & (
  | { readonly is: unknown }
  | { readonly wrong: Wrong }
)

/** The hashes of the stored entries. The caller has the rest. */
export type Sealed = readonly Pick<Kept, 'prev' | 'hash'>[] | Wrong

const wrongOf = (error: unknown): Wrong => {
  const { errcode } = error as { errcode?: number }
  return {
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof Unkept && { fault: error.fault }),
    ...(errcode !== undefined && { errcode }),
  }
}

const sealed = (outcome: Outcome): Sealed =>
  'kept' in outcome
    ? outcome.kept.map(({ prev, hash }) => ({ prev, hash }))
    : wrongOf(outcome.error)

const files = new Map<string, SqliteFile>()

/** Files that could not be opened. Every later call for one gets the same error. */
const unopened = new Map<string, unknown>()

const open = (file: string): void => {
  try {
    files.set(file, new SqliteFile(file))
  } catch (error) {
    unopened.set(file, error)
    throw error
  }
}

const close = (file: string): void => {
  unopened.delete(file)
  files.get(file)?.close()
  files.delete(file)
}

const answered = ({ file, does, args }: Call): unknown => {
  if (does === 'open') return open(file)
  if (does === 'close') return close(file)
  const found = files.get(file)
  if (!found) throw unopened.get(file) ?? new Error(`${file} is not open`)
  return asked(found, does, args)
}

const asked = (open: SqliteFile, does: string, args: readonly unknown[]): unknown => {
  switch (does) {
    case 'commit':
      return open.commit(args[0] as readonly (readonly Draft[])[]).map(sealed)
    case 'find':
    case 'claim':
    case 'tail':
    case 'probe':
      return (open[does] as (...args: readonly unknown[]) => unknown).call(open, ...args)
    case 'read':
    case 'logs':
      return (open.reads[does] as (...args: readonly unknown[]) => unknown)(...args)
    case 'snapshot':
    case 'keepSnapshot':
    case 'note':
      return (open.cache[does] as (...args: readonly unknown[]) => unknown)(...args)
    default:
      throw new Error(`no such call: ${does}`)
  }
}

parentPort!.on('message', (call: Call) => {
  const { number } = call
  let reply: Reply
  try {
    reply = { number, is: answered(call) }
  } catch (error) {
    reply = { number, wrong: wrongOf(error) }
  }
  parentPort!.postMessage(reply)
})
