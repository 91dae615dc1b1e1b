import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'

/**
 * Runs inside the mutated copy of the sources. It reads the number of a mutant from each line of
 * standard input, and answers with what killed it.
 */

const switches = globalThis as unknown as { __m: (id: number) => boolean }

let active = Number(process.env.MUTANT ?? -1)
let seen: Set<number> | undefined = new Set()
let isReached = false
switches.__m = id => {
  seen?.add(id)
  if (id !== active) return false
  isReached = true
  return true
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
const fixed = new Set(seen)

/** In milliseconds. */
const QUICK = 400

const units: readonly Check[] = collected.map(({ name, run }) => ({
  name,
  fails: async () => {
    await run()
    return false
  },
}))

const all: readonly Check[] = [...recorded, ...units]
const SLOW: readonly string[] = JSON.parse(process.env.SLOW ?? '[]')

const fails = async ({ fails: run }: Check): Promise<boolean> => {
  try {
    return await run()
  } catch {
    return true
  }
}

const say = (answer: object): boolean => process.stdout.write(`${JSON.stringify(answer)}\n`)

/** The checks that reach each mutant. */
const covering = new Map<number, Check[]>()

const slow = new Set<Check>()

/** Tests that need more than the copy contains, such as those that start the command line. */
const broken: string[] = JSON.parse(process.env.BROKEN ?? '[]')

const measured = async (): Promise<void> => {
  for (const check of all) {
    seen = new Set()
    const began = performance.now()
    if (await fails(check)) {
      say({ broken: check.name })
      broken.push(check.name)
      continue
    }
    if (performance.now() - began > QUICK) slow.add(check)
    for (const id of seen) covering.set(id, [...(covering.get(id) ?? []), check])
  }
  for (const [id, list] of covering) covering.set(id, quickFirst(list))
}

/** Slow checks run only if no quick one noticed the mutant. */
const quickFirst = (list: readonly Check[]): Check[] =>
  list.toSorted((a, b) => Number(slow.has(a)) - Number(slow.has(b)))

/**
 * Checks with one of these words in their name are most likely to notice a mutant of the folder.
 */
const NEAR: Readonly<Record<string, RegExp>> = {
  'src/games/baccarat': /baccarat|nz5|mbs|docs\//,
  'src/games/roulette': /roulette|nz8|docs\//,
  'src/games/snake-eyes': /snake|nz11a|docs\//,
  'src/games/lunar-poker': /lunar|nz22|docs\//,
  'src/general': /nz1\/|docs\//,
  'src/tournament': /tournament|session|nz7/,
}

const isNear = (name: string): boolean =>
  Object.entries(NEAR).some(
    ([folder, words]) => process.env.MUTATED?.startsWith(folder) && words.test(name),
  )

const firstOf = async (list: readonly Check[]): Promise<Check | undefined> => {
  for (const check of list) if (await fails(check)) return check
  return undefined
}

/** The first worker measures, and the others read its results. */
const MEASURED = join(import.meta.dirname, 'measured.json')

interface Measured {
  readonly slow: readonly number[]
  readonly broken: readonly string[]
  readonly covering: readonly (readonly [id: number, checks: readonly number[]])[]
}

const written = (): void => {
  const places = new Map(all.map((check, at) => [check, at]))
  const numbers = (list: Iterable<Check>) => [...list].map(check => places.get(check)!)
  const found: Measured = {
    slow: numbers(slow),
    broken,
    covering: [...covering].map(([id, list]) => [id, numbers(list)]),
  }
  writeFileSync(MEASURED, JSON.stringify(found))
}

const known = (): void => {
  const found = JSON.parse(readFileSync(MEASURED, 'utf8')) as Measured
  for (const at of found.slow) slow.add(all[at]!)
  broken.push(...found.broken)
  for (const [id, list] of found.covering)
    covering.set(
      id,
      list.map(at => all[at]!),
    )
}

if (active < 0 && existsSync(MEASURED)) known()
else if (active < 0) {
  await measured()
  written()
}
seen = undefined
say({ ready: true, fixed: [...fixed], slow: [...slow].map(({ name }) => name), unusable: broken })

if (active >= 0) {
  const usable = all.filter(({ name }) => !broken.includes(name))
  const rank = ({ name }: Check) => Number(SLOW.includes(name)) * 2 + Number(!isNear(name))
  const killer = await firstOf(usable.toSorted((a, b) => rank(a) - rank(b)))
  say({ mutant: active, killedBy: killer?.name ?? null })
} else
  for await (const line of createInterface({ input: process.stdin })) {
    active = Number(line)
    isReached = false
    const near = covering.get(active) ?? []
    const killer = await firstOf(near)
    say({
      mutant: active,
      killedBy: killer?.name ?? null,
      isReached: isReached || near.length === 0,
    })
    active = -1
  }
