import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WagerName } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import { amountOf } from '../../../kernel/amount.ts'
import { chips } from '../../../kernel/money.ts'
import { understand } from './words.ts'

const MAIN: readonly WagerName[] = ['player', 'banker', 'tie']
const SIDES: readonly WagerName[] = [
  ...MAIN,
  'perfect-pair-player',
  'perfect-pair-banker',
  'dragon-bonus-player',
  'dragon-bonus-banker',
]

const bets = (line: string, offered = MAIN) => {
  const said = understand(line, offered)
  return said.is === 'bets'
    ? said.bets.map(({ on, chips: size }) => `${size / 100} ${on}`)
    : said.is
}

test.each([
  ['50 banker', ['50 banker']],
  ['50 b', ['50 banker']],
  ['50b', ['50 banker']],
  ['$50 on the Banker', ['50 banker']],
  ['banker 50', ['50 banker']],
  ['bet 1,000 player', ['1000 player']],
  ['12.50 tie', ['12.5 tie']],
  ['50 banker 20 tie', ['50 banker', '20 tie']],
  ['50 banker, 20 tie and 5 p', ['50 banker', '20 tie', '5 player']],
  ['banker 50 tie 20', ['50 banker', '20 tie']],
])('%s means %j', (line, heard) => {
  expect(bets(line)).toEqual(heard)
})

test.each([
  ['5 perfect pair player', ['5 perfect-pair-player']],
  ['5 pair b', ['5 perfect-pair-banker']],
  ['5 dragon player', ['5 dragon-bonus-player']],
  ['dragon bonus banker 5', ['5 dragon-bonus-banker']],
  ['5 dragon-bonus-player', ['5 dragon-bonus-player']],
])('if side wagers are offered, %s means %j', (line, heard) => {
  expect(bets(line, SIDES)).toEqual(heard)
})

test('a wager that is not offered here is still understood, so that the rules can answer', () => {
  expect(bets('5 dragon player')).toEqual(['5 dragon-bonus-player'])
})

test.each(['50', '50 red', 'banker 50 tie', 'banker', 'hello', '5 match', '5 dragon'])(
  '%s is not guessed',
  line => {
    expect(bets(line)).toBe('unclear')
  },
)

test('commands by name or by letter', () => {
  for (const [line, is] of [
    ['deal', 'deal'],
    ['d', 'deal'],
    ['R', 'rebet'],
    ['?', 'help'],
    ['quit', 'quit'],
    ['leave', 'quit'],
    ['roads', 'roads'],
    ['', 'nothing'],
    ['constructor', 'unclear'],
  ] as const)
    expect(understand(line, MAIN).is).toBe(is)
  expect(understand('clear tie', MAIN)).toEqual({ is: 'clear', on: 'tie' })
  expect(understand('clear', MAIN)).toEqual({ is: 'clear', on: undefined })
  expect(understand('why 3', MAIN)).toEqual({ is: 'why', round: 3 })
  expect(understand('rules nz5:5.10(b)', MAIN)).toEqual({ is: 'rules', id: 'nz5:5.10(b)' })
  expect(understand('buy $1,500', MAIN)).toEqual({ is: 'buy', chips: chips(150_000) })
  expect(understand('buy', MAIN).is).toBe('unclear')
})

test('money is exact whole cents, up to the largest safe integer', () => {
  expect(amountOf('0.29')).toBe(29)
  expect(amountOf('1.005')).toBeUndefined()
  expect(amountOf('9'.repeat(30))).toBeUndefined()
  expect(understand(`${'9'.repeat(30)} banker`, MAIN).is).toBe('unclear')
})

test('any input is understood or asked back, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string(), line => {
      expect(typeof understand(line, SIDES).is).toBe('string')
    }),
  )
})
