import type { Script } from './plan.ts'
import { type Outcome, run } from './run.ts'

/** Finds a shorter script that still fails, so that a person can follow it. */

type ScriptRun = (script: Script) => Promise<Outcome>

const HOUR = 3_600_000

/** Cuts the script off after the finding. A finding at the very end needs the whole script. */
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

/** Shorter scripts may fail in another way, for example because they end before everything recovers. */
const isSameKind = (one: string | undefined, other: string | undefined): boolean =>
  one?.replaceAll(/\d+/g, '') === other?.replaceAll(/\d+/g, '')

/** The shortest script found within this many tries, and its outcome. */
export const shrunk = async (
  script: Script,
  outcome: Outcome,
  tried: ScriptRun = run,
  most = 60,
): Promise<{ readonly script: Script; readonly outcome: Outcome }> => {
  let best = { script: cutOff(script, outcome), outcome }
  for (let tries = 0; tries < most; ) {
    let isShorter = false
    for (const next of shorter(best.script)) {
      tries += 1
      const ended = await tried(next)
      if (isSameKind(ended.problem, outcome.problem)) {
        best = { script: cutOff(next, ended), outcome: ended }
        isShorter = true
      }
      if (isShorter || tries >= most) break
    }
    if (!isShorter) break
  }
  return best
}

/** Describes the shortest failing run. Empty if the run did not fail. */
export const explained = async (script: Script, outcome: Outcome): Promise<string> => {
  if (outcome.problem === undefined) return ''
  const shortest = await shrunk(script, outcome)
  return told(shortest.script, shortest.outcome)
}

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(2)} min`

/** Describes a failing script. */
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
