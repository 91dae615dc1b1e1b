import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { guessedBlocks } from '../../odds/simulation/blocks.ts'
import { added, NOTHING_YET, type Totals } from '../../odds/simulation/totals.ts'
import { programVersion } from '../../server/log/program-version.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { blocksOf, type Job } from './task.ts'

/** The game and its options, at the start of an answer. */
type Heads = Readonly<Record<string, unknown>>

/** One of several equal parts of a simulation, to be run on any machine: `3/16`. */
export interface Slice {
  readonly slice: number
  readonly of: number
}

const MOST_SLICES = 1_000_000

export const sliceOf = (text: string): Slice => {
  const [slice, of] = (/^(\d{1,7})\/(\d{1,7})$/.exec(text)?.slice(1) ?? []).map(Number)
  if (slice === undefined || of === undefined || slice < 1 || slice > of || of > MOST_SLICES)
    throw new Malformed(`--slice: expected K/N with K from 1 to N, such as 3/16, not ${text}`)
  return { slice, of }
}

/**
 * The blocks of a slice. All slices together are the blocks that the rounds are estimated to take.
 */
export const blocksIn = async (
  job: Job,
  { slice, of }: Slice,
): Promise<{ readonly from: number; readonly end: number }> => {
  const blocks = guessedBlocks(job.rounds, await blocksOf(job))
  return {
    from: Math.floor((blocks * (slice - 1)) / of),
    end: Math.floor((blocks * slice) / of),
  }
}

const COUNT = z.int().min(0)

const FILE = z.strictObject({
  version: z.string(),
  heads: z.record(z.string(), z.unknown()),
  seed: z.string(),
  rounds: COUNT,
  task: z.record(z.string(), z.unknown()),
  slice: COUNT,
  of: COUNT,
  totals: z.strictObject({
    rounds: COUNT,
    shoes: COUNT,
    ends: z.array(COUNT),
    kinds: z.array(COUNT),
  }),
  cpuSeconds: z.number(),
  hash: z.string(),
})

export type SliceFile = z.infer<typeof FILE>

/** Hash of everything but the elapsed time, so every machine writes the same one. */
const hashOf = ({ hash: _hash, cpuSeconds: _time, ...said }: SliceFile): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex')

export const writeSlice = (
  file: string,
  heads: Heads,
  { task, seed, rounds }: Job,
  { slice, of }: Slice,
  { totals, cpuSeconds }: { readonly totals: Totals; readonly cpuSeconds: number },
): void => {
  const version = programVersion()
  const { ends, kinds } = totals
  const said: SliceFile = {
    version,
    heads: { ...heads },
    seed,
    rounds,
    task: { ...task },
    slice,
    of,
    totals: { ...totals, ends: [...ends], kinds: [...kinds] },
    cpuSeconds,
    hash: '',
  }
  try {
    writeFileSync(file, `${JSON.stringify({ ...said, hash: hashOf(said) })}\n`)
  } catch (error) {
    throw new Malformed(`--out: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export interface Merged {
  readonly job: Pick<Job, 'seed' | 'rounds'>
  readonly totals: Totals
  readonly cpuSeconds: number
}

/** Adds up the slices of one simulation. Reports in one line what is missing or does not belong. */
export const merged = (
  files: readonly string[],
  heads: Heads,
  task: Job['task'],
): Merged | string => {
  const slices = files.map(file => ({
    file,
    said: decode(FILE, parseJson(readInput(file), file), file),
  }))
  const { said: first } = slices[0]!
  for (const { file, said } of slices) {
    if (hashOf(said) !== said.hash) return `${file}: the hash does not match; play this slice again`
    if (!isDeepStrictEqual(said.heads, heads) || !isDeepStrictEqual(said.task, { ...task }))
      return `${file}: is a slice of another game, or of other options; merge it with the options of its command`
    for (const key of ['seed', 'rounds', 'of', 'version'] as const)
      if (said[key] !== first[key])
        return `${file}: ${key} is ${said[key]}, but ${first[key]} in ${files[0]}`
  }
  const bySlice = new Map(slices.map(({ said }) => [said.slice, said]))
  for (let slice = 1; slice <= first.of; slice += 1)
    if (!bySlice.has(slice)) return `slice ${slice}/${first.of} is missing`
  const again = slices.find(({ said }) => bySlice.get(said.slice)!.hash !== said.hash)
  if (again) return `${again.file}: differs from another file of slice ${again.said.slice}`
  const all = [...bySlice.values()]
  return {
    job: { seed: first.seed, rounds: first.rounds },
    totals: all.reduce<Totals>((sum, { totals }) => added(sum, totals), NOTHING_YET),
    cpuSeconds: all.reduce((sum, said) => sum + said.cpuSeconds, 0),
  }
}
