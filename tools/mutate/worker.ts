import { readdirSync, readFileSync } from 'node:fs'
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

const { perform } = await import('../../src/scenario/run.ts')
const { SETTINGS } = await import('../../src/scenario/index.ts')
const { read } = await import('../../src/scenario/language/read.ts')
const { recorded } = await import('./recorded.ts')

const FOLDER = join(import.meta.dirname, 'scenarios')

interface Check {
  readonly name: string
  readonly fails: () => boolean | Promise<boolean>
}

fc.configureGlobal({ seed: 20_261, numRuns: 20 })
for (const file of process.env.TESTS_OF_RULES!.split(':')) await import(file)
const { collected } = await import('./vitest.ts')

/** Evaluated while the modules load, so that a switch thrown later has no effect. */
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

const scenarios: readonly Check[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.txt'))
  .sort()
  .flatMap(file =>
    read(readFileSync(join(FOLDER, file), 'utf8')).map(scenario => ({
      name: `${file}:${scenario.line}`,
      fails: () => perform(SETTINGS, scenario).failure !== undefined,
    })),
  )

const all: readonly Check[] = [...scenarios, ...units, ...recorded]
const SLOW: readonly string[] = JSON.parse(process.env.SLOW ?? '[]')

const fails = async ({ fails: run }: Check): Promise<boolean> => {
  try {
    return await run()
  } catch {
    return true
  }
}

const say = (answer: object): boolean => process.stdout.write(`${JSON.stringify(answer)}\n`)

/** The checks that come past each mutant. */
const covering = new Map<number, Check[]>()

const slow = new Set<Check>()

/** Tests that need more than the copy has, such as those that start the command line. */
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

/** Slow checks run only if no quick one has noticed the mutant. */
const quickFirst = (list: readonly Check[]): Check[] =>
  list.toSorted((a, b) => Number(slow.has(a)) - Number(slow.has(b)))

const firstOf = async (list: readonly Check[]): Promise<Check | undefined> => {
  for (const check of list) if (await fails(check)) return check
  return undefined
}

if (active < 0) await measured()
seen = undefined
say({ ready: true, fixed: [...fixed], slow: [...slow].map(({ name }) => name), unusable: broken })

if (active >= 0) {
  const usable = all.filter(({ name }) => !broken.includes(name))
  const killer = await firstOf([
    ...usable.filter(({ name }) => !SLOW.includes(name)),
    ...usable.filter(({ name }) => SLOW.includes(name)),
  ])
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
