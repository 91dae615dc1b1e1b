import { describe, expect, test } from 'vitest'
import { MISTAKES } from './mistakes.ts'
import { run } from './run.ts'
import { shrunk, told } from './shrink.ts'

/** The simulation finds what it is there to find. */

/** Most seeds show a fault, but not every one. */
const SEEDS = ['', ' again', ' once more']

describe('a planted fault is found', () => {
  test.each(Object.keys(MISTAKES))('%s', async name => {
    const { script, flaws, plant, found } = MISTAKES[name]!()
    const undo = plant?.()
    try {
      const problems: (string | undefined)[] = []
      for (const seed of SEEDS)
        if (problems.at(-1) === undefined)
          problems.push((await run({ ...script, seed: `${script.seed}${seed}` }, flaws)).problem)
      expect(problems.at(-1)).toMatch(found)
    } finally {
      undo?.()
    }
  })
})

test('a failing run is made shorter, and still fails', async () => {
  const { script, flaws } = MISTAKES['the fence is removed']!()
  const tried = (shorter: typeof script) => run(shorter, flaws)
  const shortest = await shrunk(script, await tried(script), tried)
  expect(shortest.script.faults).toHaveLength(1)
  expect(told(shortest.script, shortest.outcome)).toContain('second server for')
})
