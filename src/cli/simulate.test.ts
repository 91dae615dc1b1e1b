import { describe, expect, test } from 'vitest'
import { printed, shell } from '../../tests/fixtures/command-runner.ts'
import { BOOKS } from '../games/baccarat/books/index.ts'
import { resultsIn } from '../odds/baccarat/estimate.ts'
import { superBetOdds } from '../odds/lunar-poker.ts'
import { added } from '../odds/totals.ts'
import { playShare } from './simulate/share.ts'
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
  })

  test('two threads play two streams of the seed, each to the end of a shoe', async () => {
    const args = ['--rounds', '2001', '--seed', 'evening', '--threads', '2', '--json']
    const { status, stdout } = shell('simulate', 'baccarat', ...args)
    expect(status).toBe(0)
    const task = { play: 'shoes', book: 'nz5', decks: 8 } as const
    const alone = await Promise.all(
      [1001, 1000].map((rounds, stream) =>
        playShare({ task, seed: 'evening', stream, rounds }, () => undefined),
      ),
    )
    const { rounds, shoes, counts } = JSON.parse(stdout)
    const both = added(alone[0]!, alone[1]!)
    expect({ rounds, shoes, counts }).toEqual({
      rounds: both.rounds,
      shoes: both.shoes,
      counts: resultsIn(BOOKS.nz5, both),
    })
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

test('nz8:3.9 croupier simulate roulette counts the numbers, without shoes', async () => {
  const text = await printed(
    simulate,
    'simulate',
    'roulette',
    '--rounds',
    '50000',
    '--seed',
    'x',
    '--json',
  )
  const { rounds, shoes, counts, wagers } = JSON.parse(text)
  expect([rounds, shoes]).toEqual([50_000, undefined])
  expect(Object.values<number>(counts).reduce((a, b) => a + b)).toBe(50_000)
  expect(Object.keys(counts)).toHaveLength(37)
  for (const { edge, standardError } of wagers)
    expect(Math.abs(edge - 1 / 37)).toBeLessThan(5 * standardError)
})

test('nz11a:4.2 croupier simulate snake-eyes estimates wagers over the rolls that decide them', async () => {
  const text = await printed(
    simulate,
    'simulate',
    'snake-eyes',
    '--rounds',
    '50000',
    '--seed',
    'x',
    '--json',
  )
  const { counts, wagers } = JSON.parse(text)
  expect(Object.keys(counts)).toHaveLength(11)
  const six = wagers.find(({ wager }: { wager: string }) => wager === 'six')
  expect(six.edge).toBeCloseTo((counts[7] - counts[6]) / (counts[7] + counts[6]), 12)
  expect(wagers).toHaveLength(27)
})

describe('croupier simulate lunar-poker', () => {
  const lunar = (...args: readonly string[]) =>
    printed(simulate, 'simulate', 'lunar-poker', '--seed', 'x', ...args)

  test('nz22:5.9 the Super Bet comes within five standard errors of its exact odds', async () => {
    const { game, rounds, shoes, counts, wagers } = JSON.parse(
      await lunar('--rounds', '200000', '--json'),
    )
    expect([game, rounds, shoes]).toEqual(['lunar-poker', 200_000, undefined])
    expect(Object.values<number>(counts).reduce((a, b) => a + b)).toBe(200_000)
    expect(wagers).toHaveLength(8)
    superBetOdds().forEach(({ terms, edge }, i) => {
      expect(wagers[i]).toMatchObject({ wager: 'super', terms })
      const off = wagers[i].edge - Number(edge.num) / Number(edge.den)
      expect(Math.abs(off)).toBeLessThan(5 * wagers[i].standardError)
    })
    expect(wagers[7]).toMatchObject({ wager: 'ante', terms: 'by the strategy' })
  })

  test('a person gets the strategy with the table, within eighty columns', async () => {
    const text = await lunar('--rounds', '1000')
    expect(text).toMatch(/Never force the Dealer/)
    expect(text).toMatch(/ante +by the strategy +-?\d+\.\d{4} +\d+\.\d{4}\n/)
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })
})
