import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { instrumented } from './instrument.ts'
import type { Mutant } from './mutants.ts'

/**
 * Mutation testing of the rules: `npm run mutate -- --sample 300 --seed 1`. Each mutant is a small
 * mistake in a rule; scenarios and random evenings should notice it. `--resume` goes on where the
 * last run stopped.
 */

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
  },
})

const ROOT = join(import.meta.dirname, '../..')
const COPY = join(ROOT, '.build/mutants')
const RESULTS = join(ROOT, '.build/mutants.jsonl')
const RULES = ['src/games', 'src/general', 'src/tournament']
const PATIENCE = 180_000
const TO_START = 1_800_000

interface Result extends Mutant {
  readonly killedBy: string | null
}

const isRule = (file: string): boolean =>
  RULES.some(folder => file.startsWith(`${folder}/`)) &&
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts')

/** The tests of the rules that need nothing but the rules. */
const CONFORMANCE = [
  'division-1',
  'division-7',
  'division-7-places',
  'division-7-tables',
  'lunar-poker',
  'settle',
].map(name => `tests/conformance/${name}.test.ts`)

/** The tests next to the rules, and of whole divisions. */
const tests = (): readonly string[] => [
  ...CONFORMANCE.map(file => join(COPY, file)),
  ...RULES.flatMap(folder =>
    readdirSync(join(COPY, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!\.long)\.test\.ts$/.test(file))
      .sort()
      .map(file => join(COPY, folder, file)),
  ),
]

const standingIn = (text: string): string =>
  text.replace("'vitest'", JSON.stringify(join(COPY, 'vitest.ts')))

/** A copy of the sources in which every mutant waits behind a switch. */
const build = (): readonly Mutant[] => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const folder of ['scenarios', 'tests/properties', 'tests/fixtures', 'tests/conformance'])
    cpSync(join(ROOT, folder), join(COPY, folder), { recursive: true })
  for (const page of ['law/crossings.md', 'docs/staff.md', 'docs/scenarios.md'])
    cpSync(join(ROOT, page), join(COPY, page))
  const mutants: Mutant[] = []
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => `src/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.ts') && !file.startsWith('src/server/'))
    .sort()
  for (const file of files) {
    const before = readFileSync(join(ROOT, file), 'utf8')
    const { text, mutants: own } = isRule(file)
      ? instrumented(file, before, mutants.length)
      : { text: before, mutants: [] }
    mutants.push(...own)
    mkdirSync(join(COPY, file, '..'), { recursive: true })
    writeFileSync(join(COPY, file), standingIn(text))
  }
  for (const file of CONFORMANCE)
    writeFileSync(join(COPY, file), standingIn(readFileSync(join(ROOT, file), 'utf8')))
  const near = (name: string) =>
    readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll("'../../", "'./")
  for (const name of ['worker.ts', 'recorded.ts', 'vitest.ts'])
    writeFileSync(join(COPY, name), near(name))
  return mutants
}

/** The same seed and mutants give the same sample. */
const sampled = (mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] => {
  let state = (seed * 2_654_435_761) % 4_294_967_296
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state
  }
  return mutants
    .map(mutant => ({ mutant, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ mutant }) => mutant)
}

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

/** A process that a mutant may stop for ever. */
class Worker {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #answers: AsyncIterator<string>

  constructor(more: Readonly<Record<string, string>> = {}) {
    const env = { ...process.env, TESTS_OF_RULES: tests().join(':'), ...more }
    this.#child = spawn(process.execPath, ['--import', 'tsx', join(COPY, 'worker.ts')], { env })
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

const STOPPED = 'it stopped or took too long'

/** A mutant that counts while modules load needs a process of its own. */
const alone = async (id: number, { slow, unusable }: Answer): Promise<string | null> => {
  const worker = new Worker({
    MUTANT: String(id),
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

const percent = (results: readonly Result[]): string => {
  const killed = results.filter(({ killedBy }) => killedBy !== null).length
  return `${killed} of ${results.length} killed (${((100 * killed) / results.length).toFixed(1)} %)`
}

const report = (results: readonly Result[]): void => {
  for (const { file, line, kind, before, after } of results.filter(r => r.killedBy === null))
    process.stdout.write(
      `survived  ${file}:${line}  ${kind}: ${before.replaceAll(/\s+/g, ' ').slice(0, 90)} -> ${after.replaceAll(/\s+/g, ' ').slice(0, 90)}\n`,
    )
  for (const kind of [...new Set(results.map(each => each.kind))].sort())
    process.stdout.write(`${kind}: ${percent(results.filter(each => each.kind === kind))}\n`)
  process.stdout.write(`all: ${percent(results)}\n`)
}

const known = (): ReadonlyMap<string, Result> => {
  if (!(values.resume && existsSync(RESULTS))) {
    mkdirSync(join(ROOT, '.build'), { recursive: true })
    writeFileSync(RESULTS, '')
    return new Map()
  }
  const lines = readFileSync(RESULTS, 'utf8').trim().split('\n').filter(Boolean)
  const results = lines.map(line => JSON.parse(line) as Result)
  return new Map(results.map(result => [keyOf(result), result]))
}

const keyOf = ({ file, line, kind, before, after }: Mutant): string =>
  [file, line, kind, before, after].join('\n')

const main = async (): Promise<void> => {
  const all = build().filter(
    ({ file, kind }) => file.includes(values.only) && (values.kind === '' || kind === values.kind),
  )
  const sample = sampled(all, Number(values.sample), Number(values.seed))
  process.stderr.write(`${all.length} mutants, ${sample.length} of them tried\n`)
  const before = known()
  let worker = new Worker()
  let ready = await worker.ready()
  const results: Result[] = []
  for (const mutant of sample) {
    const old = before.get(keyOf(mutant))
    let killedBy = old?.killedBy
    if (!old) {
      if (ready.fixed?.includes(mutant.id)) killedBy = await alone(mutant.id, ready)
      else {
        worker.ask(mutant.id)
        const answer = await worker.answer()
        killedBy = answer ? (answer.killedBy ?? null) : STOPPED
        if (answer?.isReached === false) killedBy = await alone(mutant.id, ready)
        if (!answer) {
          worker.end()
          worker = new Worker()
          ready = await worker.ready()
        }
      }
      appendFileSync(RESULTS, `${JSON.stringify({ ...mutant, killedBy })}\n`)
    }
    results.push({ ...mutant, killedBy: killedBy ?? null })
    if (results.length % 50 === 0) process.stderr.write(`${percent(results)}\n`)
  }
  worker.end()
  report(results)
}

await main()
