import { describe, expect, test } from 'vitest'
import { expectedOf, goldenLogs, meaningOf, readGolden } from '../fixtures/golden.ts'

/** Old logs on new code: what was seen, paid and written down once is so for ever. */

describe('a log of an older program', () => {
  test('there is one of every game and one of the cage', () => {
    const kinds = new Set(goldenLogs().map(name => name.replace(/-[\d.]+$/, '')))
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['baccarat', 'cage', 'lunar-poker', 'roulette', 'snake-eyes']),
    )
  })

  /** Later programs may tell more; what was told then is told still. */
  test.each(goldenLogs())('%s comes to the same views, payments and records', async name => {
    const read = readGolden(name)
    expect(read.found).toEqual([])
    const { found, statement, ...told } = await meaningOf(read)
    const expected = expectedOf(name)
    expect(told).toMatchObject({
      program: expected.program,
      views: expected.views,
      rounds: expected.rounds,
    })
    expect(statement).toMatchObject(expected.statement)
    expect(found).toEqual(expected.found)
  })
})
