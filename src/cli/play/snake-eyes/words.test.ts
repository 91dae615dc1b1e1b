import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ONS } from '../../../games/snake-eyes/s04-wagers.ts'
import { understand } from './words.ts'

test.each([
  ['10 hard 4', 'hard-4', 1000],
  ['hard 10 5', 'hard-10', 500],
  ['$10 on hard-10', 'hard-10', 1000],
  ['10 hardway 6', 'hard-6', 1000],
  ['10 combo', 'hardway-combo', 1000],
  ['10 hardway combo', 'hardway-combo', 1000],
  ['7.50 six', 'six', 750],
  ['10 any 7', 'any-7', 1000],
  ['any seven 10', 'any-7', 1000],
  ['10 c and e', 'c-and-e', 1000],
  ['10 c&e', 'c-and-e', 1000],
  ['10 craps 12', 'craps-12', 1000],
  ['10 eleven', 'eleven-in-1', 1000],
  ['1,000 eight', 'eight', 100_000],
] as const)('nz11a:4.1 "%s" is a wager on %s', (line, on, cents) => {
  expect(understand(line)).toEqual({ is: 'bets', bets: [{ on, chips: cents }] })
})

test.each(ONS)('nz11a:4.1 %s is understood by its own name, also with spaces', on => {
  const bets = { is: 'bets', bets: [{ on, chips: 1000 }] }
  expect(understand(`10 ${on}`)).toEqual(bets)
  expect(understand(`10 ${on.replaceAll('-', ' ')}`)).toEqual(bets)
})

test('several wagers in one line', () => {
  expect(understand('10 hard 4, 5 field')).toEqual({
    is: 'bets',
    bets: [
      { on: 'hard-4', chips: 1000 },
      { on: 'field', chips: 500 },
    ],
  })
})

test('nz11a:4.7 remove and reduce name their wager', () => {
  expect(understand('remove hard 4')).toEqual({ is: 'clear', on: 'hard-4' })
  expect(understand('remove')).toEqual({ is: 'clear', on: undefined })
  expect(understand('reduce hard 4 to 5')).toEqual({ is: 'reduce', on: 'hard-4', to: 500 })
  expect(understand('take 2 5')).toEqual({ is: 'take', dice: [2, 5] })
  expect(understand('throw short')).toEqual({ is: 'throw', short: true })
})

test.each(['10', 'hard 4', '10 foo', 'reduce six', 'remove 5', 'take two', 'buy', 'mix'])(
  '"%s" is asked back, not guessed',
  line => {
    expect(understand(line)).toMatchObject({ is: 'unclear' })
  },
)

test('any input is understood or asked back', () => {
  fc.assert(
    fc.property(fc.string(), line => {
      expect(understand(line)).toHaveProperty('is')
    }),
  )
})
