import { expect, test } from 'vitest'
import { sweep } from '../fixtures/sweep.ts'
import { FAULTS, scriptOf } from './plan.ts'
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
