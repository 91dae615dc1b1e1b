import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roulette } from '../../../games/roulette/index.ts'
import { understand } from './words.ts'

const { elections } = roulette.standard()
const hears = (line: string) => understand(elections, line)

const bets = (...pairs: readonly (readonly [string, number | undefined])[]) => ({
  is: 'bets',
  bets: pairs.map(([on, cents]) => ({ on, chips: cents })),
})

test.each([
  ['10 17', 'straight-up:17', 1000],
  ['$10 on 17', 'straight-up:17', 1000],
  ['10 zero', 'straight-up:0', 1000],
  ['10 17 20', 'split:17-20', 1000],
  ['10 20/17', 'split:17-20', 1000],
  ['10 17-20', 'split:17-20', 1000],
  ['split 17 20 10', 'split:17-20', 1000],
  ['2.50 1 2 3', 'street:1-2-3', 250],
  ['5 street 13-15', 'street:13-14-15', 500],
  ['corner 1 2 4 5', 'corner:1-2-4-5', undefined],
  ['corner 1 2 4 5 10', 'corner:1-2-4-5', 1000],
  ['10 corner 5 4 2 1', 'corner:1-2-4-5', 1000],
  ['six-line 1-6', 'six-line:1-2-3-4-5-6', undefined],
  ['10 six line 31 36', 'six-line:31-32-33-34-35-36', 1000],
  ['1,000 red', 'red', 100_000],
  ['red 5', 'red', 500],
  ['red', 'red', undefined],
  ['20 dozen 1', 'dozen:1', 2000],
  ['20 2nd dozen', 'dozen:2', 2000],
  ['20 third 12', 'dozen:3', 2000],
  ['20 first column', 'column:1', 2000],
  ['20 1 to 18', 'low', 2000],
  ['20 19-36', 'high', 2000],
  ['tier 5', 'tier', 500],
  ['5 tier', 'tier', 500],
  ['voisins', 'voisins', undefined],
  ['5 voisins du zéro', 'voisins', 500],
  ['neighbours 17', 'neighbours:17', undefined],
  ['5 neighbors of 17', 'neighbours:17', 500],
  ['neighbour 17 5', 'neighbours:17', 500],
  ['asian 15', 'asian-neighbour:32-15-19', undefined],
  ['2 asian neighbours 32 15 19', 'asian-neighbour:32-15-19', 200],
  ['10 17 21', 'split:17-21', 1000],
] as const)('nz8:3.1 nz8:3.2A "%s" is a wager on %s', (line, on, cents) => {
  expect(hears(line)).toEqual(bets([on, cents]))
})

test('a comma separates wagers', () => {
  expect(hears('10 17, 5 red; tier 5')).toEqual(
    bets(['straight-up:17', 1000], ['red', 500], ['tier', 500]),
  )
  expect(hears('5 red 5 odd')).toMatchObject({ is: 'unclear' })
})

test.each(['17', '10 foo', '10 1 2 3 4 5 6 7', 'dozen', 'corner 1 2', 'buy', 'mix'])(
  '"%s" is asked back, not guessed',
  line => {
    expect(hears(line)).toMatchObject({ is: 'unclear' })
  },
)

test('clear identifies a wager by its numbers alone', () => {
  expect(hears('clear 17 20')).toEqual({ is: 'clear', on: 'split:17-20' })
  expect(hears('clear tier')).toEqual({ is: 'clear', on: 'tier' })
  expect(hears('clear')).toEqual({ is: 'clear', on: undefined })
})

test('any input is understood or asked back', () => {
  fc.assert(
    fc.property(fc.string(), line => {
      expect(hears(line)).toHaveProperty('is')
    }),
  )
})
