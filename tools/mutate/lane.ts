import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WORKER } from './copy.ts'
import type { Mutant } from './mutants.ts'

/** A process that tries one mutant after another. A mutant may make it hang. */

const PATIENCE = 240_000
const TO_START = 1_800_000

const STOPPED = 'it stopped or took too long'

interface Answer {
  readonly ready?: true
  readonly fixed?: readonly number[]
  readonly slow?: readonly string[]
  readonly broken?: string
  readonly unusable?: readonly string[]
  readonly mutant?: number
  readonly killedBy?: string | null
  /** False if its code ran only once, before the mutant was switched on. */
  readonly isReached?: boolean
}

class Worker {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>

  constructor(more: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(process.execPath, [WORKER], { env: { ...process.env, ...more } })
    this.#child.stderr.resume()
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  ask(mutant: number): void {
    this.#child.stdin.write(`${mutant}\n`)
  }

  /** The next answer; undefined if the process ended or took too long. */
  async answer(patience = PATIENCE): Promise<Answer | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>(resolve => {
      timer = setTimeout(() => resolve(undefined), patience)
    })
    const line = await Promise.race([this.#answers.next(), late])
    clearTimeout(timer)
    return line === undefined || line.done ? undefined : (JSON.parse(line.value) as Answer)
  }

  async ready(): Promise<Answer> {
    for (;;) {
      const answer = await this.answer(TO_START)
      if (!answer) throw new Error('the worker did not start')
      if (answer.broken)
        process.stderr.write(`left out, since it fails without a mutant: ${answer.broken}\n`)
      if (answer.ready) return answer
    }
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }
}

export class Lane {
  #worker = new Worker()
  #ready: Answer | undefined

  async isReady(): Promise<this> {
    this.#ready ??= await this.#worker.ready()
    return this
  }

  /** What killed the mutant, or null. */
  async tried(mutant: Mutant): Promise<string | null> {
    this.#ready ??= await this.#worker.ready()
    if (this.#ready.fixed?.includes(mutant.id)) return this.#alone(mutant, this.#ready)
    this.#worker.ask(mutant.id)
    const answer = await this.#worker.answer()
    if (answer?.isReached === false) return this.#alone(mutant, this.#ready)
    if (answer) return answer.killedBy ?? null
    this.#worker.end()
    this.#worker = new Worker()
    this.#ready = undefined
    return STOPPED
  }

  end(): void {
    this.#worker.end()
  }

  /** A mutant that takes effect while modules load needs its own process. */
  async #alone({ id, file }: Mutant, { slow, unusable }: Answer): Promise<string | null> {
    const worker = new Worker({
      MUTANT: String(id),
      MUTATED: file,
      SLOW: JSON.stringify(slow),
      BROKEN: JSON.stringify(unusable),
    })
    try {
      const first = await worker.answer()
      const answer = first?.ready ? await worker.answer() : undefined
      return answer ? (answer.killedBy ?? null) : STOPPED
    } finally {
      worker.end()
    }
  }
}
