import { describe, expect, test } from 'vitest'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import type { TableElections as Baccarat } from '../../games/baccarat/table/state.ts'
import { wholeShoe } from '../baccarat/shoe.ts'
import { baccaratSpreads } from '../baccarat/spread.ts'
import { theoryOf } from '../games.ts'
import { fraction, isEqual, toNumber } from '../numbers/fraction.ts'
import { lunarPokerPar } from '../par/lunar-poker.ts'
import { roulettePar } from '../par/roulette.ts'
import { parLine } from '../par.ts'
import { snakeEyesOdds } from '../snake-eyes.ts'
import { expectedOf } from './theory.ts'

const BACCARAT = { book: 'nz5', decks: 8, variant: 'commission', tie: 8 } as unknown as Baccarat
const ROULETTE = { layout: 'single-zero', racetrack: false, asianRacetrack: false }
const DICE = { hard4: 7, hard6: 9, hard8: 9, hard10: 7, field: 1, craps2: 33, craps12: 30 }

describe('the theory of a round has the figures of the PAR sheet', () => {
  test.each([
    ['nz5', 'player', 'commission'],
    ['nz5', 'banker', 'commission'],
    ['nz5', 'tie', '8:1'],
    ['mbs', 'pair-player', '11:1'],
  ] as const)('%s %s', (book, on, terms) => {
    const theory = theoryOf('baccarat', { ...BACCARAT, book })!
    const spread = baccaratSpreads(BOOKS[book], wholeShoe(8)).find(
      each => each.wager === on && each.terms === terms,
    )!
    const line = parLine(spread, 0)
    expect(isEqual(theory.edge(on)!, line.edge)).toBe(true)
    expect(theory.covariance(on, on)).toBeCloseTo(toNumber(line.variance), 10)
    expect(theory.edge('nothing')).toBeUndefined()
  })

  test('Player and Banker of one round undo each other', () => {
    const theory = theoryOf('baccarat', BACCARAT)!
    expect(theory.covariance('player', 'banker')).toBeLessThan(-0.8)
    const { variance: both } = expectedOf(theory, { player: 100, banker: 100 })
    const { variance: one } = expectedOf(theory, { player: 100 })
    expect(both!).toBeLessThan(one! / 100)
  })

  test('nz8 every kind of roulette wager costs a thirty-seventh', () => {
    const theory = theoryOf('roulette', ROULETTE)!
    const { lines } = roulettePar('single-zero', { maximum: () => 1, patrons: 1 })
    const variance = (wager: string) => toNumber(lines.find(line => line.wager === wager)!.variance)
    expect(theory.edge('straight-up:17')).toEqual(fraction(1n, 37n))
    expect(theory.covariance('straight-up:17', 'straight-up:17')).toBeCloseTo(
      variance('straight-up'),
      10,
    )
    expect(theory.covariance('red', 'red')).toBeCloseTo(variance('red'), 10)
    /** Red and black together lose only to zero. */
    const { variance: hedged } = expectedOf(theory, { red: 100, black: 100 })
    expect(hedged).toBeCloseTo((200 * 200 * 36) / (37 * 37), 6)
  })

  test('nz11a a wager that stays costs, over its rolls, what the odds say', () => {
    const theory = theoryOf('snake-eyes', DICE)!
    const row = snakeEyesOdds().find(({ wager, terms }) => wager === 'hard-4' && terms === '7:1')!
    /** Of 36 rolls, nine decide a hard 4. */
    expect(toNumber(theory.edge('hard-4')!) * (36 / 9)).toBeCloseTo(toNumber(row.edge), 12)
    const craps = snakeEyesOdds().find(
      ({ wager, terms }) => wager === 'craps-12' && terms === '30:1',
    )!
    expect(theory.edge('craps-12')).toEqual(craps.edge)
  })

  test('nz22 an Ante counts by the best play with its Bet, and together with a Super Bet on the same hand', () => {
    const theory = theoryOf('lunar-poker', {
      superTable: 1,
      instantCash: { straightFlush: 200, royalFlush: 600 },
    })!
    expect(toNumber(theory.edge('ante')!)).toBeCloseTo(0.007_471, 6)
    const sheet = lunarPokerPar({ maximum: () => 1, patrons: 1 })
    const line = sheet.played!.find(({ terms }) => terms === '200/600')!
    const { variance } = expectedOf(theory, { ante: 500, bet: 1000 })
    expect(variance).toBeCloseTo(500 * 500 * toNumber(line.variance), 6)
    const side = sheet.lines.find(({ terms }) => terms === 'table 1')!
    expect(theory.covariance('super', 'super')).toBeCloseTo(toNumber(side.variance), 10)
    const both = sheet.playedCovariances!.find(
      ({ of, with: other }) => sheet.played![of] === line && sheet.lines[other] === side,
    )!
    expect(theory.covariance('super', 'ante')).toBeCloseTo(toNumber(both.covariance), 10)
    expect(expectedOf(theory, { ante: 500, super: 100 }).variance).toBeCloseTo(
      500 ** 2 * toNumber(line.variance) +
        2 * 500 * 100 * toNumber(both.covariance) +
        100 ** 2 * toNumber(side.variance),
      4,
    )
    expect(expectedOf(theory, { ante: 500, 'super-3': 100 })).toMatchObject({ variance: undefined })
  })
})
