import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { MEASURED, WORKER } from './copy.ts'
import type { Mutant } from './mutants.ts'

/** A process that tries one mutant after another. A mutant may make it hang. */

/** In seconds of processor time, for one check. On a busy machine nothing else is certain. */
const PATIENCE = 30

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

/** How many checks that noticed a mutant of a file are tried first on the next. */
const RECENT = 12

const STOPPED = 'it stopped or took too long'

interface Answer {
  readonly ready?: true
  /** Mutants that take effect while modules load. */
  readonly fixed?: readonly number[]
  readonly goesOn?: true
  readonly killedBy?: string | null
  /** False if another process has to decide. */
  readonly isSure?: boolean
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

type Range = readonly [number, number]

/** A game, or a part of the rules that every game uses. */
const folderOf = (file: string): string => {
  const parts = file.split('/')
  return parts.slice(0, Math.min(parts.length - 1, parts[1] === 'games' ? 3 : 2)).join('/')
}

/** What all lanes know. */
export class Known {
  readonly #noticed = new Map<string, readonly string[]>()
  readonly #mutants: readonly Mutant[]
  readonly #parts: number

  constructor(mutants: readonly Mutant[], lanes: number) {
    this.#mutants = mutants
    this.#parts = lanes
  }

  get mutants(): number {
    return this.#mutants.length
  }

  measuring(part: number): object {
    return { measure: `${MEASURED}-${part}`, part, parts: this.#parts }
  }

  question({ id, file }: Mutant): object {
    const measured = Array.from({ length: this.#parts }, (_, part) => `${MEASURED}-${part}`)
    const recent = this.#noticed.get(file) ?? []
    const folder = this.#within(`${folderOf(file)}/`)
    return { id, file: this.#within(file), folder, recent, measured }
  }

  /** The mutants of a file or folder, which follow each other. */
  #within(path: string): Range {
    const isIn = (mutant: Mutant): boolean => mutant.file.startsWith(path)
    return [this.#mutants.findIndex(isIn), this.#mutants.findLastIndex(isIn) + 1]
  }

  notice({ file }: Mutant, check: string): void {
    const others = (this.#noticed.get(file) ?? []).filter(each => each !== check)
    this.#noticed.set(file, [check, ...others].slice(0, RECENT))
  }
}

export class Lane {
  readonly #known: Known
  #worker: Worker
  #fixed: ReadonlySet<number> | undefined

  constructor(known: Known) {
    this.#known = known
    this.#worker = this.#another()
  }

  /** Finds out what a part of the checks comes past. */
  async measure(part: number): Promise<void> {
    this.#fixed = await this.#start()
    if (!(await this.#worker.asked(this.#known.measuring(part))))
      throw new Error('a check stopped without a mutant')
  }

  /** What killed the mutant, or null. */
  async tried(mutant: Mutant): Promise<string | null> {
    const killer = await this.#killer(mutant)
    if (killer !== null && killer !== STOPPED) this.#known.notice(mutant, killer)
    return killer
  }

  end(): void {
    this.#worker.end()
  }

  async #killer(mutant: Mutant): Promise<string | null> {
    this.#fixed ??= await this.#start()
    if (this.#fixed.has(mutant.id)) return this.#alone(mutant)
    const answer = await this.#worker.asked(this.#known.question(mutant))
    if (answer?.isSure) return answer.killedBy ?? null
    // Code that runs only once may have run before, or has left its mistake behind.
    this.#renew()
    return answer ? this.#alone(mutant) : STOPPED
  }

  async #start(): Promise<ReadonlySet<number>> {
    const ready = await this.#worker.ready()
    if (!ready) throw new Error('the worker did not start')
    return new Set(ready.fixed)
  }

  #another(more: Readonly<Record<string, string>> = {}): Worker {
    return new Worker({ MUTANTS: String(this.#known.mutants), ...more })
  }

  #renew(): void {
    this.#worker.end()
    this.#worker = this.#another()
    this.#fixed = undefined
  }

  /** A mutant that takes effect while modules load needs its own process. */
  async #alone(mutant: Mutant): Promise<string | null> {
    const worker = this.#another({ MUTANT: String(mutant.id) })
    try {
      const answer = (await worker.ready()) && (await worker.asked(this.#known.question(mutant)))
      return answer ? (answer.killedBy ?? null) : STOPPED
    } finally {
      worker.end()
    }
  }
}
