import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { WORKER } from './copy.ts'
import type { Mutant } from './mutants.ts'

/** A process that tries one mutant after another. A mutant may make it hang. */

/** In seconds of processor time, for one check. On a busy machine nothing else is certain. */
const PATIENCE = 60

/** How often the processor time is read, in milliseconds. */
const LOOK = 2000

const TICKS = 100

/** The processor time of a process on Linux, and elsewhere the time that has passed. */
const secondsOf = (pid: number | undefined): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return performance.now() / 1000
  }
}

const STOPPED = 'it stopped or took too long'

interface Answer {
  readonly ready?: true
  /** Mutants that take effect while modules load. */
  readonly fixed?: readonly number[]
  readonly goesOn?: true
  readonly isUsable?: boolean
  readonly mutant?: number
  readonly killedBy?: string | null
  readonly isReached?: boolean
}

class Worker {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>

  constructor(more: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [WORKER], { env: { ...process.env, ...more } })
    this.#child.stderr.resume()
    this.#child.stdin.on('error', () => undefined)
    this.#answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
  }

  /** The answer to a question; undefined if the process ended or took too long. */
  async asked(question: object): Promise<Answer | undefined> {
    this.#child.stdin.write(`${JSON.stringify(question)}\n`)
    for (;;) {
      const answer = await this.#line()
      if (!answer?.goesOn) return answer
    }
  }

  /** Undefined if a mutant keeps it from starting. */
  ready(): Promise<Answer | undefined> {
    return this.#line()
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  async #line(): Promise<Answer | undefined> {
    const began = secondsOf(this.#child.pid)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>(resolve => {
      timer = setInterval(() => {
        if (secondsOf(this.#child.pid) - began > PATIENCE) resolve(undefined)
      }, LOOK)
    })
    const line = await Promise.race([this.#answers.next(), late])
    clearInterval(timer)
    return line === undefined || line.done ? undefined : (JSON.parse(line.value) as Answer)
  }
}

export class Lane {
  readonly #mutants: string
  /** Checks that fail without a mutant. */
  readonly #broken: string[] = []
  #worker: Worker
  #fixed: ReadonlySet<number> | undefined

  /** `mutants` is how many there are. */
  constructor(mutants: number) {
    this.#mutants = String(mutants)
    this.#worker = this.#another()
  }

  /** What killed the mutant, or null. */
  async tried(mutant: Mutant): Promise<string | null> {
    this.#fixed ??= await this.#start()
    if (this.#fixed.has(mutant.id)) return this.#alone(mutant)
    const { id, file } = mutant
    const answer = await this.#worker.asked({ id, file })
    // Code that runs only once may have run before the mutant was switched on.
    if (answer?.isReached === false) return this.#alone(mutant)
    if (answer) return answer.killedBy ?? null
    this.#renew()
    return STOPPED
  }

  end(): void {
    this.#worker.end()
  }

  async #start(): Promise<ReadonlySet<number>> {
    const ready = await this.#worker.ready()
    if (!ready) throw new Error('the worker did not start')
    return new Set(ready.fixed)
  }

  #another(more: Readonly<Record<string, string>> = {}): Worker {
    const own = { MUTANTS: this.#mutants, BROKEN: JSON.stringify(this.#broken) }
    return new Worker({ ...own, ...more })
  }

  #renew(): void {
    this.#worker.end()
    this.#worker = this.#another()
    this.#fixed = undefined
  }

  /** A mutant that takes effect while modules load needs its own process. */
  async #alone(mutant: Mutant): Promise<string | null> {
    const { id, file } = mutant
    const worker = this.#another({ MUTANT: String(id) })
    try {
      const answer = (await worker.ready()) && (await worker.asked({ id, file }))
      if (!answer) return STOPPED
      const confirm = answer.killedBy ?? null
      if (confirm === null) return null
      const confirmed = await this.#worker.asked({ id, file, confirm })
      if (confirmed?.isUsable) return confirm
      this.#broken.push(confirm)
    } finally {
      worker.end()
    }
    return this.#alone(mutant)
  }
}
