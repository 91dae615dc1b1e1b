import { expect, test } from 'vitest'
import { sweep } from '../fixtures/sweep.ts'
import { FAULTS, type Script, scriptOf, sharedScriptOf } from './plan.ts'
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

/** Hours in which a mistake was found: a repeated purchase, and a node that had lost its lease. */
const FOUND: readonly Script[] = [scriptOf(1672), sharedScriptOf(4514)]

test.each(FOUND)('hour $seed, which once failed', async script => {
  const outcome = await run(script)
  expect(outcome.problem, await explained(script, outcome)).toBeUndefined()
})

/** A simulated hour with several servers takes about as long as three with one. */
const SHARED_HOURS = sweep(4, 4, 50)

test(`${SHARED_HOURS} hours at full pace of servers that serve together`, async () => {
  for (let number = 0; number < SHARED_HOURS; number += 1) {
    const script = sharedScriptOf(number)
    const outcome = await run(script)
    expect(outcome.problem, await explained(script, outcome)).toBeUndefined()
    expect(outcome.acknowledged).toBeGreaterThan(100)
  }
})
