import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mutatedCopy } from './copy.ts'
import { Known, Lane } from './lane.ts'
import type { Mutant } from './mutants.ts'

/**
 * Mutation testing of the rules: `npm run mutate -- --sample 300 --seed 1`. Each mutant is a small
 * mistake in a rule; scenarios and random evenings should notice it. `--resume` continues the last
 * run. `--survivors` tries those that survived it again.
 */

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    resume: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
  },
})

const ROOT = join(import.meta.dirname, '../..')
const RESULTS = join(ROOT, '.build/mutants.jsonl')

interface Result extends Mutant {
  readonly killedBy: string | null
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

const percent = (results: readonly Result[]): string => {
  const killed = results.filter(({ killedBy }) => killedBy !== null).length
  return `${killed} of ${results.length} killed (${((100 * killed) / results.length).toFixed(1)} %)`
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90)

const survivor = ({ file, line, kind, before, after }: Mutant): string =>
  `survived  ${file}:${line}  ${kind}: ${inOneLine(before)} -> ${inOneLine(after)}\n`

const report = (results: readonly Result[]): void => {
  for (const result of results.filter(({ killedBy }) => killedBy === null))
    process.stdout.write(survivor(result))
  for (const kind of [...new Set(results.map(each => each.kind))].sort())
    process.stdout.write(`${kind}: ${percent(results.filter(each => each.kind === kind))}\n`)
  process.stdout.write(`all: ${percent(results)}\n`)
}

const recorded = (): readonly Result[] =>
  existsSync(RESULTS)
    ? readFileSync(RESULTS, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Result)
    : []

/** Without the line, which changes when lines above it do. */
const mistakeOf = ({ file, kind, before, after }: Mutant): string =>
  [file, kind, before, after].join('\n')

const keyOf = (mutant: Mutant): string => `${mutant.line}\n${mistakeOf(mutant)}`

/** The results to go on from. A new run begins without any. */
const known = (): ReadonlyMap<string, Result> => {
  if (!values.resume && !values.survivors) writeFileSync(RESULTS, '')
  const results = values.resume ? recorded() : []
  return new Map(results.map(result => [keyOf(result), result]))
}

/** The last result of each mistake counts. */
const survivedBefore = (): ReadonlySet<string> => {
  const last = new Map(recorded().map(result => [mistakeOf(result), result.killedBy]))
  return new Set([...last].flatMap(([mistake, killer]) => (killer === null ? [mistake] : [])))
}

/** The mutants that the options leave. */
const chosen = (mutants: readonly Mutant[]): readonly Mutant[] => {
  const survived = survivedBefore()
  return mutants.filter(
    mutant =>
      mutant.file.includes(values.only) &&
      (values.kind === '' || mutant.kind === values.kind) &&
      (!values.survivors || survived.has(mistakeOf(mutant))),
  )
}

const main = async (): Promise<void> => {
  const mutants = await mutatedCopy()
  const all = chosen(mutants)
  const sample = sampled(all, Number(values.sample), Number(values.seed))
  process.stderr.write(`${all.length} mutants, ${sample.length} of them tried\n`)
  const before = known()
  const results = sample.flatMap(mutant => before.get(keyOf(mutant)) ?? [])
  const waiting = sample.filter(mutant => !before.has(keyOf(mutant)))
  const work = async (lane: Lane): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const result = { ...mutant, killedBy: await lane.tried(mutant) }
      appendFileSync(RESULTS, `${JSON.stringify(result)}\n`)
      results.push(result)
      if (result.killedBy === null) process.stderr.write(survivor(result))
      if (results.length % 50 === 0) process.stderr.write(`${percent(results)}\n`)
    }
    lane.end()
  }
  // The checks take a while to measure.
  const workers = waiting.length === 0 ? 0 : Number(values.workers)
  const shared = new Known(mutants, workers)
  const lanes = Array.from({ length: workers }, () => new Lane(shared))
  await Promise.all(lanes.map((lane, part) => lane.measure(part)))
  await Promise.all(lanes.map(work))
  report(results)
}

await main()
