import { describe, expect, test } from 'vitest'
import { expectedOf, goldenLogs, meaningOf, readGolden } from '../fixtures/golden.ts'

/** Old logs on new code: views, payments and records must never change. */

describe('a log of an older program', () => {
  test('every game and the cage have one', () => {
    const kinds = new Set(goldenLogs().map(name => name.replace(/-[\d.]+$/, '')))
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['baccarat', 'cage', 'lunar-poker', 'roulette', 'snake-eyes']),
    )
  })

  /** Later programs may report more, but must still report the same. */
  test.each(goldenLogs())('%s gives the same views, payments and records', async name => {
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
