import type { Worker } from 'node:worker_threads'
import { thread } from '../../thread.ts'
import { Interrupted, Unkept } from '../store.ts'
import type { Call, Reply, ThreadError } from './thread-messages.ts'

/**
 * Calls to the threads that work on SQLite files. Each starts when the first store of the process
 * needs it: one commits, and the other copies what was committed from the write-ahead log into the
 * file, which may take longer than a patron should wait for an answer.
 */

export type Work = 'commits' | 'checkpoints'

interface PendingCall {
  readonly resolve: (is: never) => void
  readonly reject: (error: unknown) => void
}

/** Error codes of a full disk or file. Space may become free. */
const FULL: readonly number[] = [13, 4874]

export const errorOf = ({ message, fault, errcode }: ThreadError): Error => {
  if (fault) return new Unkept(fault, message)
  if (errcode !== undefined && FULL.includes(errcode)) return new Interrupted(message)
  return Object.assign(new Error(message), errcode !== undefined && { errcode })
}

class StoreThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, PendingCall>()
  #count = 0
  /** Why no more calls are answered; undefined while they are. */
  #ended: Error | undefined

  constructor() {
    this.#worker = thread(new URL('./thread.ts', import.meta.url), null)
    this.#worker.unref()
    this.#worker.on('message', (reply: Reply) => this.#answer(reply))
    this.#worker.on('error', error => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('the thread of the store has ended')))
  }

  get isOver(): boolean {
    return this.#ended !== undefined
  }

  call<T>(file: string, does: string, ...args: readonly unknown[]): Promise<T> {
    if (this.#ended) return Promise.reject(this.#ended)
    this.#count += 1
    const number = this.#count
    /** Keeps the process alive while an answer is due. */
    this.#worker.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as PendingCall['resolve'], reject })
      this.#worker.postMessage({ number, file, does, args } satisfies Call)
    })
  }

  #answer(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number)!
    this.#waiting.delete(reply.number)
    if (this.#waiting.size === 0) this.#worker.unref()
    if ('wrong' in reply) waiting.reject(errorOf(reply.wrong))
    else waiting.resolve(reply.is as never)
  }

  #end(why: Error): void {
    this.#ended ??= why
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
  }
}

const threads = new Map<Work, StoreThread>()

const threadFor = (work: Work): StoreThread => {
  const known = threads.get(work)
  if (known && !known.isOver) return known
  const started = new StoreThread()
  threads.set(work, started)
  return started
}

/** The calls for one file. */
export const callsOf = (file: string, work: Work = 'commits') => {
  const own = threadFor(work)
  return {
    call: <T>(does: string, ...args: readonly unknown[]): Promise<T> =>
      own.call<T>(file, does, ...args),
    isOver: () => own.isOver,
  }
}
