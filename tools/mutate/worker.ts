import { createInterface } from 'node:readline'
import fc from 'fast-check'

/**
 * Runs inside the mutated copy of the sources. It reads a mutant from each line of standard input,
 * and answers with what killed it.
 */

const switches = globalThis as unknown as { __m: (id: number) => boolean }

/** 1 for each mutant that was evaluated since it was cleared. */
const seen = new Uint8Array(Number(process.env.MUTANTS))

/** Set from the start for a mutant that takes effect while modules load. */
let active = Number(process.env.MUTANT ?? -1)
switches.__m = id => {
  seen[id] = 1
  return id === active
}

const { recorded } = await import('./recorded.ts')

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

const all: readonly Check[] = [...recorded, ...units]

const fails = async ({ fails: run }: Check): Promise<boolean> => {
  try {
    return await run()
  } catch {
    return true
  }
}

const say = (answer: object): boolean => process.stdout.write(`${JSON.stringify(answer)}\n`)

/** What the first run of a check showed. */
interface Measured {
  readonly milliseconds: number
  /** One bit per mutant that the check comes past. */
  readonly passes: Uint8Array
}

const measured = new Map<Check, Measured>()

/** Checks that fail without a mutant, such as tests that start the command line. */
const broken = new Set<string>(JSON.parse(process.env.BROKEN ?? '[]') as readonly string[])

const bits = (flags: Uint8Array): Uint8Array => {
  const packed = new Uint8Array(Math.ceil(flags.length / 8))
  flags.forEach((flag, id) => {
    if (flag) packed[id >> 3]! |= 1 << (id & 7)
  })
  return packed
}

const failsMeasured = async (check: Check): Promise<boolean> => {
  seen.fill(0)
  const began = performance.now()
  const failed = await fails(check)
  if (!failed && !measured.has(check))
    measured.set(check, { milliseconds: performance.now() - began, passes: bits(seen) })
  return failed
}

/** False if the check fails without a mutant too. */
const isUsable = async (check: Check): Promise<boolean> => {
  if (measured.has(check)) return true
  const mutant = active
  active = -1
  if (await failsMeasured(check)) broken.add(check.name)
  active = mutant
  return !broken.has(check.name)
}

/** Checks with one of these words in their name may notice a mutant of the folder. */
const NEAR: Readonly<Record<string, RegExp>> = {
  'src/games/baccarat': /baccarat|nz5|mbs|docs\//,
  'src/games/roulette': /roulette|nz8|docs\//,
  'src/games/snake-eyes': /snake|nz11a|docs\//,
  'src/games/lunar-poker': /lunar|nz22|docs\//,
  'src/general': /nz1\/|docs\//,
  'src/tournament': /tournament|session|nz7|conditions/,
}

/** The checks that last noticed a mutant of a file. They may notice the next. */
const noticed = new Map<string, readonly Check[]>()

const RECENT = 12

const remember = (file: string, check: Check): void => {
  const others = (noticed.get(file) ?? []).filter(each => each !== check)
  noticed.set(file, [check, ...others].slice(0, RECENT))
}

const mayPass = (check: Check, id: number): boolean => {
  const passes = measured.get(check)?.passes
  return passes === undefined || ((passes[id >> 3]! >> (id & 7)) & 1) === 1
}

/** Without those that are known not to come past the mutant. Likely and quick ones come first. */
const inOrder = (id: number, file: string): readonly Check[] => {
  const recent = noticed.get(file) ?? []
  const near = Object.entries(NEAR).find(([folder]) => file.startsWith(folder))?.[1]
  const rank = (check: Check): number => {
    if (recent.includes(check)) return 0
    const known = measured.get(check)
    if (known) return 1 + known.milliseconds / 1e6
    return near?.test(check.name) ? 2 : 3
  }
  return all
    .filter(check => !broken.has(check.name) && mayPass(check, id))
    .map(check => ({ check, at: rank(check) }))
    .sort((a, b) => a.at - b.at)
    .map(({ check }) => check)
}

let isReached = false

/** Says that it goes on, so that a long list of checks is not taken for an endless one. */
const killerOf = async (id: number, file: string): Promise<Check | undefined> => {
  isReached = false
  let said = performance.now()
  for (const check of inOrder(id, file)) {
    const failed = await failsMeasured(check)
    isReached ||= seen[id] === 1
    if (failed && (process.env.MUTANT || (await isUsable(check)))) return check
    if (performance.now() - said < 1000) continue
    said = performance.now()
    say({ goesOn: true })
  }
  return undefined
}

interface Question {
  readonly id: number
  readonly file: string
  /** Whether this check holds without a mutant. */
  readonly confirm?: string
}

const ask = async ({ id, file, confirm }: Question): Promise<void> => {
  const asked = all.find(({ name }) => name === confirm)
  if (asked) {
    say({ isUsable: await isUsable(asked) })
    return
  }
  active = id
  const killer = await killerOf(id, file)
  if (killer) remember(file, killer)
  active = -1
  say({ mutant: id, killedBy: killer?.name ?? null, isReached })
}

say({ ready: true, fixed })
for await (const line of createInterface({ input: process.stdin }))
  await ask(JSON.parse(line) as Question)
