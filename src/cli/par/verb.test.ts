import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printed } from '../../../tests/fixtures/processes/command-runner.ts'
import STRATEGIES from '../../odds/lunar-poker/strategy/strategies.json' with { type: 'json' }
import { odds } from '../odds/verb.ts'
import { par } from './verb.ts'

const GAMES: readonly (readonly string[])[] = [
  ['baccarat'],
  ['baccarat', '--book', 'mbs'],
  ['roulette', '--layout', 'double-zero-0-00'],
  ['snake-eyes'],
  ['lunar-poker'],
]

/** The best play of Lunar Poker, and the lists whose rounds were all counted. */
const WAYS = 1 + STRATEGIES.length

describe('croupier par', () => {
  test.each(GAMES.map(args => [args]))(
    '%j: --json has the rows and edges of croupier odds',
    async args => {
      const sheet = JSON.parse(await printed(par, 'par', ...args, '--json'))
      const known = JSON.parse(await printed(odds, 'odds', ...args, '--json'))
      const edges = (wagers: readonly Record<string, unknown>[]) =>
        wagers.map(({ wager, terms, edge }) => ({ wager, terms, edge }))
      expect(edges(sheet.wagers)).toEqual(edges(known.wagers))
      for (const { hit, variance, bands, endings } of sheet.wagers) {
        for (const { num, den } of [hit, variance]) expect([num, den].join()).toMatch(/^\d+,\d+$/)
        expect(bands).toHaveLength(18)
        expect(endings.length).toBeGreaterThan(1)
      }
      expect(sheet.exposures.length).toBeGreaterThan(0)
    },
  )

  test.each(GAMES.map(args => [args]))('%j: a page has at most eighty columns', async args => {
    const text = await printed(par, 'par', ...args)
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(text).toMatch(/Largest loss of a round/)
  })

  test('nz1:10.1(b) nz5:5.17 limits, patrons and the differential are options', async () => {
    const args = ['--maximum', 'main=100', 'tie=200', '--patrons', '1', '--differential', '60']
    const sheet = JSON.parse(await printed(par, 'par', 'baccarat', ...args, '--json'))
    expect(sheet.limits).toMatchObject({ main: 100, tie: 200 })
    expect([sheet.patrons, sheet.differential]).toEqual([1, 60])
    const largest = (wager: string) =>
      sheet.wagers.find((one: { wager: string }) => one.wager === wager).largest
    expect(largest('player')).toMatchObject({ maximum: 100, wins: 100 })
    expect(largest('tie')).toMatchObject({ maximum: 200, wins: 1600 })
  })

  test('--csv has one figure per line', async () => {
    const [head, ...lines] = (await printed(par, 'par', 'roulette', '--csv')).trimEnd().split('\n')
    expect(head).toMatch(/^figure,wager,terms,with,with terms,rounds/)
    expect(lines[0]).toMatch(/^hit,straight-up,35:1,,,,,1,37,0.027027/)
    expect(new Set(lines.map(line => line.split(',')[0]))).toEqual(
      new Set([
        'hit',
        'edge',
        'variance',
        'deviation',
        'volatility',
        'largest win',
        'hold',
        'covariance',
        'exposure',
      ]),
    )
  })

  test.each([
    ['baccarat', 'nz5:5.18', 6],
    ['lunar-poker', 'nz22:5.6', WAYS < 4 ? 10 : 9],
  ])('%s: --html writes one document without other files', async (game, clause, tables) => {
    const folder = mkdtempSync(join(tmpdir(), 'par-'))
    const file = join(folder, 'sheet.html')
    expect(await printed(par, 'par', game, '--html', file)).toBe('')
    const page = readFileSync(file, 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toContain(clause)
    expect(page).not.toMatch(/<script|src=|href=/)
    expect(page.match(/<table>/g)).toHaveLength(tables)
    rmSync(folder, { recursive: true })
  })

  test('nz22:5.5 nz22:5.9 every Ante has all figures, and its covariance with each Super Bet', async () => {
    const { wagers, played, playedCovariances } = JSON.parse(
      await printed(par, 'par', 'lunar-poker', '--json'),
    )
    expect(played).toHaveLength(13 * WAYS)
    for (const { hit, edge, variance, bands, endings, largest } of played) {
      for (const { num, den } of [hit, edge, variance])
        expect(`${num}/${den}`).toMatch(/^\d+\/\d+$/)
      expect([bands.length, endings.length > 40, largest.wins > 0]).toEqual([18, true, true])
    }
    expect(playedCovariances).toHaveLength(played.length * wagers.length)
    const lines = (await printed(par, 'par', 'lunar-poker', '--csv')).split('\n')
    expect(lines.filter(line => line.startsWith('covariance,ante,'))).toHaveLength(13 * WAYS * 7)
    expect(lines.filter(line => line.startsWith('hold,ante,'))).toHaveLength(13 * WAYS * 18)
    const text = await printed(par, 'par', 'lunar-poker')
    expect(text).toMatch(/Correlation of the Ante.*\n─+\n play +table 1 .* table 7\n/)
  })

  // biome-ignore format: set as printed
  test.each([
    [['whist'],                                     /expected a game, one of baccarat/],
    [['baccarat', '--json', '--csv'],               /expected one of --json, --csv and --html/],
    [['baccarat', '--maximum', 'field=100'],        /--maximum: expected KIND=CENTS with one of main/],
    [['baccarat', '--maximum', 'main=0'],           /--maximum: expected KIND=CENTS/],
    [['baccarat', '--patrons', '0'],                /--patrons: expected a whole number from 1/],
    [['roulette', '--html', '/nowhere/at/all.html'], /--html: /],
  ] as const)('%j is malformed', async (args, says) => {
    await expect(printed(par, 'par', ...args)).rejects.toThrow(says)
  })
})
