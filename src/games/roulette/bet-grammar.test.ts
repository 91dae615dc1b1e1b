import { expect, test } from 'vitest'
import { spokenBet, spokenBets } from './bet-grammar.ts'
import { roulette } from './index.ts'

const { elections } = roulette.standard()
const typed = (line: string) => spokenBets(elections, line, 'number')

test('nz8:3.1A(e) a Five-Line is named by its five numbers, and an amount may follow', () => {
  const { elections: single } = roulette.standard()
  const american = { ...single, layout: 'double-zero-00-0' } as const
  expect(spokenBets(american, 'five-line 0 00 1 2 3 50', 'number')).toEqual([
    { on: 'five-line:0-00-1-2-3', chips: 5000 },
  ])
})

test.each([
  ['17', 'straight-up:17', undefined],
  ['street 5', 'street:4-5-6', undefined],
  ['street 5 20', 'street:4-5-6', 2000],
  ['10 street 5', 'street:4-5-6', 1000],
  ['corner 1 5', 'corner:1-2-4-5', undefined],
  ['corner 1 5 50', 'corner:1-2-4-5', 5000],
  ['red 50', 'red', 5000],
  ['black 50', 'black', 5000],
  ['even 50', 'even', 5000],
  ['odd 50', 'odd', 5000],
  ['low 50', 'low', 5000],
  ['high 50', 'high', 5000],
  ['tier 50', 'tier', 5000],
  ['orphelins 50', 'orphelins', 5000],
  ['voisins 50', 'voisins', 5000],
  ['column 2 50', 'column:2', 5000],
  ['dozen 3 50', 'dozen:3', 5000],
  ['neighbours 17 50', 'neighbours:17', 5000],
  ['neighbours 17', 'neighbours:17', undefined],
] as const)('nz8:3.1 nz8:3.2A "%s" in a box is a wager on %s', (line, on, cents) => {
  expect(typed(line)).toEqual([{ on, chips: cents }])
})

test.each([
  ['the 17', ['straight-up:17']],
  ['straight up 17', ['straight-up:17']],
  ['5 straight-up 17', ['straight-up:17']],
  ['5 on number 17', ['straight-up:17']],
  ['bet 5 chips on the 17', ['straight-up:17']],
  ['split 17 20', ['split:17-20']],
  ['street 4 6', ['street:4-5-6']],
  ['street 4 5 6', ['street:4-5-6']],
  ['six line 1 6', ['six-line:1-2-3-4-5-6']],
  ['six-line 1 2 3 4 5 6', ['six-line:1-2-3-4-5-6']],
  ['corner 1 2 4 5', ['corner:1-2-4-5']],
  ['first dozen', ['dozen:1']],
  ['2nd 12', ['dozen:2']],
  ['third col', ['column:3']],
  ['1 to 18', ['low']],
  ['19-36', ['high']],
  ['zero', ['straight-up:0']],
  ['even', ['even']],
  ['odd', ['odd']],
] as const)('nz8:3.1 nz8:3.1A "%s" is on %j', (line, ons) => {
  const found = typed(line)
  expect(Array.isArray(found) ? found.map(({ on }) => on) : found).toEqual(ons)
})

test('nz8:3.1(d) if the numbers fit several corners, all of them are suggested', () => {
  expect(typed('corner 17')).toEqual({
    unclear: 'which',
    among: ['corner:13-14-16-17', 'corner:14-15-17-18', 'corner:16-17-19-20', 'corner:17-18-20-21'],
  })
})

test('a number alone is money where money is expected', () => {
  expect(spokenBet(elections, '17', 'money')).toEqual({ unclear: 'on-what', amount: '17' })
})

test('the rules refuse wagers that the layout does not have', () => {
  expect(typed('37')).toEqual([{ on: 'straight-up:37', chips: undefined }])
  expect(typed('split 17 21')).toEqual([{ on: 'split:17-21', chips: undefined }])
})

test('nz8:3.1(c) numbers name the wager on exactly these numbers, not a larger one', () => {
  expect(typed('street 0 1 2')).toEqual([{ on: 'street:0-1-2', chips: undefined }])
  expect(typed('corner 0 1 2 3')).toEqual([{ on: 'corner:0-1-2-3', chips: undefined }])
})
