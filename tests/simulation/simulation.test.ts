import { expect, test } from 'vitest'
import { SHARED_FAULTS, scriptOf, sharedScriptOf } from './plan.ts'
import { run } from './run.ts'
import { explained } from './shrink.ts'

/**
 * Whole houses in a simulated world: the real floor, tables, dealers, socket code and log writers,
 * on a database that fails, with clocks that jump and servers that die or wake up too late. After
 * every step a witness checks what must never happen. `npm run simulate:house` runs as long as you
 * like.
 */

/** Scripts of one simulated hour each, for every game. `simulation.long.test.ts` runs fifty. */
const HOURS = [3, 8, 9, 37, 38]

test.each(HOURS)(
  'hour %i: money only moves, nothing acknowledged is lost, and everything continues',
  async number => {
    const script = scriptOf(number)
    const outcome = await run(script)
    expect(outcome.problem, await explained(script, outcome)).toBeUndefined()
    expect(outcome.acknowledged).toBeGreaterThan(100)
    expect(outcome.views).toBeGreaterThan(50)
  },
)

/** A slow pace makes an hour cheap: as many faults, but fewer rounds. */
const SLOW = 240

const TENS = [0, 10, 20, 30, 40]

/** Together 50 hours. */
test.each(TENS)('ten hours of servers that serve together, from hour %i', async first => {
  const seen = new Set<string>()
  let acknowledged = 0
  for (let number = first; number < first + 10; number += 1) {
    const script = sharedScriptOf(number, SLOW)
    const outcome = await run(script)
    expect(outcome.problem, await explained(script, outcome)).toBeUndefined()
    for (const { is } of script.faults) seen.add(is)
    acknowledged += outcome.acknowledged
  }
  expect([...seen].sort()).toEqual([...SHARED_FAULTS].sort())
  expect(acknowledged).toBeGreaterThan(300)
})

test('the same seed gives the same hour, byte for byte', async () => {
  const script = { ...scriptOf(15), hours: 0.4 }
  const [first, second] = [await run(script), await run(script)]
  expect(first.tails.length).toBeGreaterThan(2)
  expect(second.tails).toEqual(first.tails)
  expect(second.steps).toBe(first.steps)
})
