import type { Script } from './plan.ts'
import { type Outcome, run } from './run.ts'

/** Finds a shorter script that still goes wrong, so that a person can follow it. */

type Tried = (script: Script) => Promise<Outcome>

const HOUR = 3_600_000

/** Cuts the script off after the problem. What only the end shows needs all of it. */
const cutOff = (script: Script, { at }: Outcome): Script => {
  const hours = Math.min(script.hours, (at + 1) / HOUR)
  return { ...script, hours, faults: script.faults.filter(fault => fault.at <= at) }
}

const shorter = (script: Script): readonly Script[] => {
  const { faults, tables, patrons } = script
  const scripts: Script[] = []
  if (tables.length > 1) for (const table of tables) scripts.push({ ...script, tables: [table] })
  if (patrons > 1) scripts.push({ ...script, patrons: 1 })
  for (let size = faults.length; size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < faults.length; from += size)
      scripts.push({ ...script, faults: faults.filter((_, i) => i < from || i >= from + size) })
  return scripts
}

/** The shortest script found in so many tries, and how it ends. */
export const shrunk = async (
  script: Script,
  outcome: Outcome,
  tried: Tried = run,
  most = 60,
): Promise<{ readonly script: Script; readonly outcome: Outcome }> => {
  let best = { script: cutOff(script, outcome), outcome }
  for (let tries = 0; tries < most; ) {
    let isShorter = false
    for (const next of shorter(best.script)) {
      tries += 1
      const ended = await tried(next)
      if (ended.problem !== undefined) {
        best = { script: cutOff(next, ended), outcome: ended }
        isShorter = true
      }
      if (isShorter || tries >= most) break
    }
    if (!isShorter) break
  }
  return best
}

/** The shortest failing run, for people. Empty if the run did not fail. */
export const explained = async (script: Script, outcome: Outcome): Promise<string> => {
  if (outcome.problem === undefined) return ''
  const shortest = await shrunk(script, outcome)
  return told(shortest.script, shortest.outcome)
}

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(2)} min`

/** A failing script, for people. */
export const told = (
  { seed, tables, nodes, patrons, faults }: Script,
  { problem, at }: Outcome,
): string =>
  [
    `seed ${seed}: ${problem}, after ${minutes(at)}`,
    `  ${tables.map(({ id }) => id).join(', ')} with ${patrons} patrons each, ${nodes} servers`,
    ...faults.map(
      ({ at, is, lasts }) => `  ${minutes(at)}: ${is} for ${(lasts / 1000).toFixed(1)} s`,
    ),
  ].join('\n')
