import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printed, shell } from '../../../tests/fixtures/processes/command-runner.ts'
import { odds } from './verb.ts'

const baccarat = (...args: readonly string[]) => printed(odds, 'odds', 'baccarat', ...args)

const folder = mkdtempSync(join(tmpdir(), 'croupier-odds-'))

const fileOf = (text: string): string => {
  const file = join(folder, 'shoe.json')
  writeFileSync(file, text)
  return file
}

const remaining = (shoe: unknown) => baccarat('--remaining', fileOf(JSON.stringify(shoe)), '--json')

const DECKS = (n: number) => Object.fromEntries([...'A23456789JQK', '10'].map(r => [r, 4 * n]))

describe('croupier odds baccarat', () => {
  test('nz5:5.10(b) --json is one document of exact fractions', () => {
    const { status, stdout, stderr } = shell('odds', 'baccarat', '--json')
    expect([status, stderr]).toEqual([0, ''])
    const { game, book, decks, wagers } = JSON.parse(stdout)
    expect({ game, book, decks }).toEqual({ game: 'baccarat', book: 'nz5', decks: 8 })
    expect(wagers).toHaveLength(30)
    const banker = wagers.find((row: { wager: string }) => row.wager === 'banker')
    expect(banker).toMatchObject({
      terms: 'commission',
      edge: { num: '114753351728', den: '10847218479825' },
      under: ['nz5:5.10(b)'],
    })
    expect(banker.percent).toBeCloseTo(1.0579057842472, 12)
  })

  test('mbs:2.1 --csv and ten decks', async () => {
    const stdout = await baccarat('--book', 'mbs', '--decks', '10', '--csv')
    const lines = stdout.trimEnd().split('\n')
    expect(lines[0]).toBe('wager,terms,num,den,percent,under')
    expect(lines).toHaveLength(6)
    expect(lines[4]).toMatch(/^pair-player,11:1,17,173,9\.8265/)
  })

  test('the text table fits eighty columns and has the clauses', async () => {
    const stdout = await baccarat()
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect(stdout).toMatch(/banker {2,}commission {2,}1\.0579 % {2}nz5:5\.10\(b\)/)
  })

  test('a shoe given by ranks has the same rows as a new shoe of those cards', async () => {
    const { wagers } = JSON.parse(await remaining(DECKS(8)))
    const whole = JSON.parse(await baccarat('--json')).wagers
    const known = (row: { wager: string }) => !/^(perfect-pair|lucky-match)/.test(row.wager)
    expect(wagers).toEqual(whole.filter(known))
  })

  // biome-ignore format: set as printed
  test.each([
    ['nz5:3.4(a) nine decks', ['--decks', '9'],                /nz5 allows 4, 5, 6, 7, 8 decks, not 9/],
    ['half a deck',           ['--decks', '7.5'],              /--decks: expected a whole number/],
    ['no such book',          ['--book', 'nz9'],               /expected one of nz5, nz5-old, mbs/],
    ['an unknown option',     ['--layout', 'x'],               /unknown option '--layout'/],
    ['two forms',             ['--json', '--csv'],             /not both/],
    ['two shoes',             ['--remaining', 'x', '--decks', '8'], /not both/],
    ['no file',               ['--remaining', 'nowhere.json'], /nowhere.json cannot be read/],
  ] as const)('%s is malformed', async (_, args, says) => {
    await expect(baccarat(...args)).rejects.toThrow(says)
  })

  // biome-ignore format: set as printed
  test.each([
    ['{',             /is not JSON/],
    ['[1]',           /expected an object of counts/],
    ['{"A":9,"1":9}', /1 is no rank/],
    ['{"A":9,"AC":9}', /AC is no rank/],
    ['{"AC":9,"AX":9}', /AX is no card/],
    ['{"A":41}',      /\.A: expected a whole number from 0 to 40/],
    ['{"AC":11}',     /\.AC: expected a whole number from 0 to 10/],
    ['{"A":1.5}',     /\.A: expected a whole number from 0 to 40/],
    ['{"A":5}',       /at least six cards/],
  ] as const)('a remaining shoe %s is malformed', async (text, says) => {
    await expect(baccarat('--remaining', fileOf(text))).rejects.toThrow(says)
  })

  test('malformed input gives one line and exit code 2', () => {
    for (const args of [['odds'], ['odds', 'whist'], ['odds', 'baccarat', '--boox', 'mbs']]) {
      const { status, stdout, stderr } = shell(...args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^croupier: [^\n]+\n$/)
    }
  })
})

test('nz8:3.11 croupier odds roulette takes a layout but no number of decks', async () => {
  const roulette = (...args: readonly string[]) => printed(odds, 'odds', 'roulette', ...args)
  const answer = JSON.parse(await roulette('--layout', 'double-zero-0-00', '--json'))
  expect(answer).toMatchObject({ game: 'roulette', book: 'nz8', layout: 'double-zero-0-00' })
  expect(answer.wagers[0]).toMatchObject({ wager: 'straight-up', edge: { num: '1', den: '19' } })
  expect(JSON.parse(await roulette('--json')).layout).toBe('single-zero')
  await expect(roulette('--layout', 'triple')).rejects.toThrow(/--layout: expected one of/)
  await expect(roulette('--decks', '8')).rejects.toThrow(/unknown option/)
  await expect(roulette('--book', 'nz5')).rejects.toThrow(/--book: expected nz8, not nz5/)
})

test('nz11a:4.9 croupier odds snake-eyes lists every price', async () => {
  const { game, book, wagers } = JSON.parse(await printed(odds, 'odds', 'snake-eyes', '--json'))
  expect({ game, book }).toEqual({ game: 'snake-eyes', book: 'nz11a' })
  expect(wagers).toHaveLength(27)
  expect(wagers[0]).toEqual({
    wager: 'hard-4',
    terms: '7:1',
    edge: { num: '1', den: '9' },
    percent: 100 / 9,
    under: ['nz11a:4.1(a)', 'nz11a:4.9'],
  })
})

test('nz22:5.9 croupier odds lunar-poker lists the seven tables of the Super Bet', async () => {
  const { game, wagers } = JSON.parse(await printed(odds, 'odds', 'lunar-poker', '--json'))
  expect(game).toBe('lunar-poker')
  expect(wagers).toHaveLength(7)
  expect(wagers[1]).toMatchObject({ terms: 'table 2', edge: { num: '5991', den: '216580' } })
})

describe('croupier odds lunar-poker --hand', () => {
  const lunar = (...args: readonly string[]) => printed(odds, 'odds', 'lunar-poker', ...args)
  const HAND = ['--hand', 'AS KD QH 7C 2D', '--up', '9H'] as const

  test('nz22:5.2 --json gives every choice, and which is best', () => {
    const { status, stdout, stderr } = shell('odds', 'lunar-poker', ...HAND, '--json')
    expect([status, stderr]).toEqual([0, ''])
    const answer = JSON.parse(stdout)
    expect(Object.keys(answer)).toEqual(['hand', 'up', 'choices', 'best'])
    expect([answer.hand, answer.up]).toEqual([['AS', 'KD', 'QH', '7C', '2D'], '9H'])
    expect(answer.choices).toHaveLength(29)
    expect(answer.choices[0]).toEqual({ choice: 'fold', value: -1 })
    expect(answer.best).toEqual({
      choice: 'exchange',
      discard: ['QH', '7C', '2D'],
      value: expect.closeTo(-0.6638700229761662, 9),
    })
    expect(answer.choices).toContainEqual(answer.best)
  })

  test('nz22:8.5 the text table marks the best choice, lists it first, and has the clauses', async () => {
    const lines = (await lunar(...HAND)).split('\n')
    expect(lines[0]).toBe('Lunar Poker by nz22: AS KD QH 7C 2D, the Dealer shows 9H')
    expect(lines[5]).toMatch(/^ » {2}exchange +QH 7C 2D +-0\.663870 {2}nz22:8\.5$/)
    expect(lines.filter(line => line.includes('»'))).toHaveLength(1)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
  })

  test('nz22:5.6 Instant Cash pays the odds of the table', async () => {
    const royal = ['--hand', 'AS KS QS JS 10S', '--up', '9H'] as const
    const cash = ['--straight-flush', '500', '--royal-flush', '1500'] as const
    expect(JSON.parse(await lunar(...royal, '--json'))).toEqual({
      instantCash: 'royal-flush',
      value: 600,
    })
    expect(await lunar(...royal, ...cash)).toMatch(/a royal flush pays 1500 to 1 \(nz22:5\.6\)/)
    expect(await lunar(...royal, ...cash, '--csv')).toMatch(/^royal-flush,1500,nz22:5\.6$/m)
  })

  // biome-ignore format: set as printed
  test.each([
    ['four cards',           ['--hand', 'AS KD QH 7C', '--up', '9H'],        /--hand: expected five cards, not 4/],
    ['six cards',            ['--hand', 'AS KD QH 7C 2D 3D', '--up', '9H'],  /--hand: expected five cards, not 6/],
    ['no card',              ['--hand', 'AS KD QH 7C 1D', '--up', '9H'],     /--hand: "1D" is no card/],
    ['a card twice',         ['--hand', 'AS KD QH 7C AS', '--up', '9H'],     /--hand: AS is there twice/],
    ['the up-card in hand',  ['--hand', 'AS KD QH 7C 2D', '--up', 'AS'],     /--up: AS is there twice/],
    ['no up-card',           ['--hand', 'AS KD QH 7C 2D'],                   /--up: expected the Dealer's card/],
    ['up-card, but no hand', ['--up', 'AS'],                                 /--hand: expected five cards/],
    ['two forms',            [...HAND, '--json', '--csv'],                   /not both/],
    ['nz22:5.6 other odds',  [...HAND, '--royal-flush', '900'],              /expected one of 200\/600 .*, not 200\/900/],
  ] as const)('%s is malformed', async (_, args, says) => {
    await expect(lunar(...args)).rejects.toThrow(says)
  })
})
