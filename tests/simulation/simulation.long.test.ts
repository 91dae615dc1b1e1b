import { expect, test } from 'vitest'
import { sweep } from '../fixtures/sweep.ts'
import { FAULTS, scriptOf, sharedScriptOf } from './plan.ts'
import { run } from './run.ts'
import { explained } from './shrink.ts'

const HOURS = sweep(15, 15, 50)

test(`${HOURS} simulated hours: every fault happens, and nothing is lost`, async () => {
  const seen = new Set<string>()
  for (let number = 0; number < HOURS; number += 1) {
    const script = scriptOf(number)
    const outcome = await run(script)
    expect(outcome.problem, await explained(script, outcome)).toBeUndefined()
    for (const { is } of script.faults) seen.add(is)
  }
  expect([...seen].sort()).toEqual([...FAULTS].sort())
})

/** An hour of several servers costs about as much as three of one. */
const SHARED_HOURS = sweep(6, 6, 50)

test(`${SHARED_HOURS} hours at full pace of servers that serve together`, async () => {
  for (let number = 0; number < SHARED_HOURS; number += 1) {
    const script = sharedScriptOf(number)
    const outcome = await run(script)
    expect(outcome.problem, await explained(script, outcome)).toBeUndefined()
    expect(outcome.acknowledged).toBeGreaterThan(100)
  }
})
