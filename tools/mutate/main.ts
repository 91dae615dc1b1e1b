import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mutatedCopy } from './copy.ts'
import { Known, Lane } from './lane.ts'
import type { Mutant } from './mutants.ts'

/**
 * Mutation testing of the rules: `npm run mutate -- --sample 300 --seed 1`. Each mutant is a small
 * mistake in a rule; scenarios and random evenings should notice it. `--resume` continues the last
 * run.
 */

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
    resume: { type: 'boolean', default: false },
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
  const mutants = await mutatedCopy()
  const all = mutants.filter(
    ({ file, kind }) => file.includes(values.only) && (values.kind === '' || kind === values.kind),
  )
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
  const workers = Number(values.workers)
  const shared = new Known(mutants, workers)
  const lanes = Array.from({ length: workers }, () => new Lane(shared))
  await Promise.all(lanes.map((lane, part) => lane.measure(part)))
  await Promise.all(lanes.map(work))
  report(results)
}

await main()
