import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { printed } from '../../../tests/fixtures/processes/command-runner.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { shoeBlocks } from '../../odds/baccarat/blocks.ts'
import { superBetOdds } from '../../odds/lunar-poker.ts'
import { exactTotals } from '../../odds/simulation/blocks.ts'
import { added, NOTHING_YET } from '../../odds/simulation/totals.ts'
import { simulate } from './verb.ts'

const answer = async (...args: readonly string[]) => {
  const { seconds, cpuSeconds, ...rest } = JSON.parse(
    await printed(simulate, 'simulate', 'baccarat', ...args, '--json'),
  )
  expect(seconds).toBeGreaterThan(0)
  expect(cpuSeconds).toBeGreaterThan(0)
  return rest
}

describe('croupier simulate baccarat', () => {
  test('nz5:11.2 plays whole shoes, and reports the number of rounds', async () => {
    const { game, rounds, shoes, counts, wagers } = await answer('--rounds', '5000', '--seed', 'x')
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

  test('the same seed gives the same answer, except for the times', async () => {
    const args = ['--rounds', '2000', '--book', 'mbs', '--decks', '10']
    const once = await answer(...args, '--seed', 'evening')
    expect(await answer(...args, '--seed', 'evening')).toEqual(once)
    expect(await answer(...args, '--seed', 'morning')).not.toEqual(once)
  })

  test('the text table is beside the exact odds, within eighty columns', async () => {
    const text = await printed(simulate, 'simulate', 'baccarat', '--rounds', '1000', '--seed', 'x')
    expect(text).toMatch(/wager +terms +edge % +± error +exact % +off/)
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })

  // biome-ignore format: set as printed
  test.each([
    [['baccarat'],                                       /required option '--rounds/],
    [['baccarat', '--rounds', '0'],                      /--rounds: expected a whole number above 0/],
    [['baccarat', '--rounds', '1e6'],                    /--rounds: expected a whole number/],
    [['baccarat', '--rounds', '9', '--threads', '0'],    /--threads: expected a whole number from 1/],
    [['baccarat', '--rounds', '9', '--slice', '1/2'],    /expected --slice and --out together/],
    [['baccarat', '--rounds', '9', '--slice', '3/2'],    /--slice: expected K\/N with K from 1 to N/],
    [['baccarat', '--rounds', '9', '--slice', '1/2', '--out', 'x'], /expected a --seed/],
    [['baccarat', '--rounds', '9', '--decks', '3'],      /nz5 allows 4, 5, 6, 7, 8 decks, not 3/],
    [['whist'],                                          /expected a game, one of baccarat/],
  ] as const)('%j is malformed', async (args, says) => {
    await expect(printed(simulate, 'simulate', ...args)).rejects.toThrow(says)
  })
})

describe('the figures depend only on the seed and the rounds', () => {
  const GAMES = [
    ['baccarat', '600001'],
    ['roulette', '900001'],
    ['snake-eyes', '600000'],
    ['lunar-poker', '50001'],
  ] as const

  const figures = (json: string) => {
    const { seconds, cpuSeconds, threads, ...rest } = JSON.parse(json)
    return rest
  }

  test.each(GAMES)('%s: on three threads', async (game, rounds) => {
    const args = ['simulate', game, '--rounds', rounds, '--seed', 'evening', '--json']
    const alone = figures(await printed(simulate, ...args))
    expect(figures(await printed(simulate, ...args, '--threads', '3'))).toEqual(alone)
  })

  test.each(GAMES)('%s: in slices', async (game, rounds) => {
    const folder = mkdtempSync(join(tmpdir(), 'slices-'))
    const args = ['simulate', game, '--rounds', rounds, '--seed', 'evening']
    const alone = figures(await printed(simulate, ...args, '--json'))
    for (const of of [1, 3, 20]) {
      const files = Array.from({ length: of }, (_, i) => join(folder, `${of}-${i}`))
      for (const [i, file] of files.entries())
        await printed(simulate, ...args, '--slice', `${i + 1}/${of}`, '--out', file)
      const merge = ['simulate', game, '--merge', ...files.toReversed(), '--json']
      expect(figures(await printed(simulate, ...merge))).toEqual(alone)
    }
    rmSync(folder, { recursive: true })
  })

  test('a wrong estimate of the blocks does not change the result', () => {
    const blocks = shoeBlocks(BOOKS.nz5.draw, 8, 'guess')
    const right = exactTotals(blocks, 200_000, 0, NOTHING_YET)
    let totals = NOTHING_YET
    for (let played = 1; played < 5; played += 1) {
      totals = added(totals, blocks.play(played - 1))
      expect(exactTotals(blocks, 200_000, played, totals)).toEqual(right)
    }
  })
})

describe('slices that do not make up one simulation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slices-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const slice = async (part: string, name: string, ...more: readonly string[]) => {
    const file = join(folder, name)
    const args = ['--rounds', '1000000', '--seed', 'evening', '--slice', part, '--out', file]
    await printed(simulate, 'simulate', 'roulette', ...args, ...more)
    return file
  }

  const refused = async (...files: readonly string[]) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    await printed(simulate, 'simulate', 'roulette', '--merge', ...files)
    const text = said.mock.calls.join('')
    said.mockRestore()
    expect(process.exitCode).toBe(1)
    process.exitCode = 0
    return text
  }

  test('are refused with the reason, and exit code 1', async () => {
    const one = await slice('1/2', 'one')
    const two = await slice('2/2', 'two')
    const third = await slice('1/3', 'third')
    const other = await slice('2/2', 'other', '--seed', 'morning')
    const layout = await slice('2/2', 'layout', '--layout', 'double-zero-00-0')
    const changed = join(folder, 'changed')
    writeFileSync(changed, readFileSync(two, 'utf8').replace('"rounds":1000000', '"rounds":999999'))
    expect(await refused(one)).toContain('slice 2/2 is missing')
    expect(await refused(one, third)).toContain('of is 3, but 2')
    expect(await refused(one, other)).toContain('seed is morning, but evening')
    expect(await refused(one, layout)).toContain('of another game, or of other options')
    expect(await refused(one, changed)).toContain('the hash does not match')
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

  test('the text table has the strategy, within eighty columns', async () => {
    const text = await lunar('--rounds', '1000')
    expect(text).toMatch(/Never force the Dealer/)
    expect(text).toMatch(/ante +by the strategy +-?\d+\.\d{4} +\d+\.\d{4}\n/)
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })

  test('beside a list of the program is its exact edge', async () => {
    expect(await lunar('--rounds', '1000', '--strategy', '10')).toMatch(
      /ante +by the strategy +\S+ +\S+ +2\.0850 +-?\d+\.\d\n/,
    )
  })
})
