import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { deserialize, serialize } from 'node:v8'
import fc from 'fast-check'

/**
 * Runs inside the mutated copy of the sources. It reads a mutant from each line of standard input,
 * and answers with what killed it.
 */

const switches = globalThis as unknown as { __m: (id: number) => boolean }

/** 1 for each mutant that was evaluated since it was cleared. */
const seen = new Uint8Array(Number(process.env.MUTANTS))

const NONE = -1

/** Set from the start for a mutant that takes effect while modules load. */
let active = Number(process.env.MUTANT ?? NONE)
const isAlone = active !== NONE

switches.__m = id => {
  seen[id] = 1
  return id === active
}

const { pages, recorded } = await import('./record-pages.ts')

interface Check {
  readonly name: string
  readonly fails: () => boolean | Promise<boolean>
}

fc.configureGlobal({ seed: 20_261, numRuns: 20 })
// The tests are imported here.
const { collected } = await import('./vitest.ts')

/** Mutants evaluated while the modules load. Switching one on later has no effect. */
const fixed = [...seen.keys()].filter(id => seen[id] === 1)

const units: readonly Check[] = collected.map(({ name, run }) => ({
  name,
  fails: async () => {
    await run()
    return false
  },
}))

const all: readonly Check[] = [...pages, ...recorded, ...units]

const fails = async ({ fails: run }: Check): Promise<boolean> => {
  try {
    return await run()
  } catch {
    return true
  }
}

const say = (answer: object): boolean => process.stdout.write(`${JSON.stringify(answer)}\n`)

let said = performance.now()

/** Says that it goes on, so that a long list of checks is not taken for an endless one. */
const goesOn = (): void => {
  if (performance.now() - said < 1000) return
  said = performance.now()
  say({ goesOn: true })
}

/** What a check shows without a mutant. */
interface CheckMeasurement {
  /** Its place among all checks. */
  readonly at: number
  /** Of processor time. */
  readonly microseconds: number
  /** One bit per mutant that the check comes past. */
  readonly passes: Uint8Array
}

const bits = (flags: Uint8Array): Uint8Array => {
  const packed = new Uint8Array(Math.ceil(flags.length / 8))
  flags.forEach((flag, id) => {
    if (flag) packed[id >> 3]! |= 1 << (id & 7)
  })
  return packed
}

const comesPast = ({ passes }: CheckMeasurement, id: number): boolean =>
  ((passes[id >> 3]! >> (id & 7)) & 1) === 1

const used = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Without checks that fail without a mutant, such as tests that start the command line. */
const measure = async (part: number, parts: number): Promise<readonly CheckMeasurement[]> => {
  const found: CheckMeasurement[] = []
  for (let at = part; at < all.length; at += parts) {
    seen.fill(0)
    const began = used()
    if (!(await fails(all[at]!)))
      found.push({ at, microseconds: used() - began, passes: bits(seen) })
    goesOn()
  }
  return found
}

/** Read once all workers have written their parts. */
let measured: readonly CheckMeasurement[] | undefined

const read = (files: readonly string[]): readonly CheckMeasurement[] =>
  files.flatMap(file => deserialize(readFileSync(file)) as CheckMeasurement[])

/** The first mutant, and the first that comes after. */
type Range = readonly [number, number]

/** Rounded to bytes. */
const runs = ({ passes }: CheckMeasurement, [from, to]: Range): boolean =>
  passes.subarray(from >> 3, (to >> 3) + 1).some(byte => byte > 0)

/** A mutant, and what is known about it. */
interface Question {
  readonly id: number
  /** The mutants of its file, and of its game or part of the rules. */
  readonly file: Range
  readonly folder: Range
  /** The checks that last noticed a mutant of the file. They may notice the next. */
  readonly recent: readonly string[]
  /** Where the measurements are. */
  readonly measured: readonly string[]
}

/**
 * Whether a check may notice the mutant. Nobody knows who reads a constant, but only pages read the
 * constants of a game without any of its code.
 */
const mayNotice = (one: CheckMeasurement, { id, folder }: Question): boolean =>
  isAlone ? one.at < pages.length || runs(one, folder) : comesPast(one, id)

/** Likely checks come first, then those of its file, then quick ones. */
const inOrder = (question: Question): readonly Check[] => {
  measured ??= read(question.measured)
  const rank = (one: CheckMeasurement): number => {
    if (question.recent.includes(all[one.at]!.name)) return 0
    return (runs(one, question.file) ? 1 : 1e12) + one.microseconds
  }
  return measured
    .filter(one => mayNotice(one, question))
    .map(one => ({ check: all[one.at]!, rank: rank(one) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ check }) => check)
}

const killerOf = async (question: Question): Promise<Check | undefined> => {
  for (const check of inOrder(question)) {
    if (await fails(check)) return check
    goesOn()
  }
  return undefined
}

/** A value that the mutant left behind would make the check fail without it, too. */
const tried = async (question: Question): Promise<object> => {
  seen.fill(0)
  active = question.id
  const killer = await killerOf(question)
  const isReached = seen[question.id] === 1
  if (isAlone) return { killedBy: killer?.name ?? null }
  active = NONE
  const isSure = isReached && !(killer && (await fails(killer)))
  return { killedBy: killer?.name ?? null, isSure }
}

interface Measuring {
  readonly measure: string
  readonly part: number
  readonly parts: number
}

const answer = async (question: Question | Measuring): Promise<object> => {
  if (!('measure' in question)) return tried(question)
  const { measure: file, part, parts } = question
  writeFileSync(file, serialize(await measure(part, parts)))
  return {}
}

say({ ready: true, fixed })
for await (const line of createInterface({ input: process.stdin }))
  say(await answer(JSON.parse(line) as Question | Measuring))
