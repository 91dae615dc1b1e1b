import { parentPort } from 'node:worker_threads'
import { SqliteFile } from './file.ts'
import {
  type Call,
  type PackedDraft,
  type Reply,
  sealed,
  unpacked,
  wrongOf,
} from './thread-messages.ts'

/**
 * A thread that waits for the disk, so that the event loop never does. It serves all stores of the
 * process.
 */

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
      return sealed(
        open.commit(
          (args[0] as readonly (readonly PackedDraft[])[]).map(each => each.map(unpacked)),
        ),
      )
    case 'find':
    case 'claim':
    case 'tail':
    case 'probe':
    case 'checkpoint':
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
