import { describe, expect, test } from 'vitest'
import { printed, shell } from '../../tests/command.ts'
import { simulate } from './simulate.ts'

const answer = async (...args: readonly string[]) => {
  const { seconds, cpuSeconds, ...rest } = JSON.parse(
    await printed(simulate, 'simulate', 'baccarat', ...args, '--json'),
  )
  expect(seconds).toBeGreaterThan(0)
  expect(cpuSeconds).toBeGreaterThan(0)
  return rest
}

describe('croupier simulate baccarat', () => {
  test('nz5:11.2 plays whole shoes, and says how many rounds those were', async () => {
    const { game, rounds, shoes, counts, wagers } = await answer('--rounds', '5000')
    expect(game).toBe('baccarat')
    expect(rounds).toBeGreaterThanOrEqual(5000)
    expect(rounds).toBeLessThan(5100)
    expect(Math.round(rounds / shoes)).toBe(80)
    expect(counts.player + counts.banker + counts.tie).toBe(rounds)
    expect(wagers).toHaveLength(30)
    expect(wagers[0]).toEqual({
      wager: 'player',
      terms: 'commission',
      edge: (counts.banker - counts.player) / rounds,
      standardError: expect.any(Number),
    })
  })

  test('the same seed and threads give the same answer but for the times', async () => {
    const args = ['--rounds', '2000', '--book', 'mbs', '--decks', '10']
    const once = await answer(...args, '--seed', 'evening')
    expect(await answer(...args, '--seed', 'evening')).toEqual(once)
    expect(await answer(...args, '--seed', 'morning')).not.toEqual(once)
    const inThreads = () => {
      const three = ['--seed', 'evening', '--threads', '3', '--json']
      const { status, stdout } = shell('simulate', 'baccarat', ...args, ...three)
      expect(status).toBe(0)
      const { seconds, cpuSeconds, ...rest } = JSON.parse(stdout)
      expect(seconds + cpuSeconds).toBeGreaterThan(0)
      return rest
    }
    const shared = inThreads()
    expect(inThreads()).toEqual(shared)
    expect(shared.counts).not.toEqual(once.counts)
    expect(shared.rounds).toBeGreaterThanOrEqual(2000)
  })

  test('a person gets a table beside the exact odds, within eighty columns', async () => {
    const text = await printed(simulate, 'simulate', 'baccarat', '--rounds', '1000')
    expect(text).toMatch(/wager +terms +edge % +± error +exact % +off/)
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })

  // biome-ignore format: set as printed
  test.each([
    [['baccarat'],                                       /required option '--rounds/],
    [['baccarat', '--rounds', '0'],                      /--rounds: expected a whole number above 0/],
    [['baccarat', '--rounds', '1e6'],                    /--rounds: expected a whole number/],
    [['baccarat', '--rounds', '9', '--threads', '0'],    /--threads: expected a whole number from 1/],
    [['baccarat', '--rounds', '9', '--decks', '3'],      /nz5 allows 4, 5, 6, 7, 8 decks, not 3/],
    [['whist'],                                          /expected a game, one of baccarat/],
  ] as const)('%j is malformed', async (args, says) => {
    await expect(printed(simulate, 'simulate', ...args)).rejects.toThrow(says)
  })
})
