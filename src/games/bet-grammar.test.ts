import { expect, test } from 'vitest'
import { spokenBet, spokenBets } from './bet-grammar.ts'
import { CALLED } from './snake-eyes/names.ts'

test.each([
  ['5 on the field', [{ on: 'field', chips: 500 }]],
  [
    'bet 5 on field and 10 to the any 7',
    [
      { on: 'field', chips: 500 },
      { on: 'any-7', chips: 1000 },
    ],
  ],
  ['hard 6 5', [{ on: 'hard-6', chips: 500 }]],
  ['$1,000 field', [{ on: 'field', chips: 100_000 }]],
  ['field', [{ on: 'field', chips: undefined }]],
] as const)('nz11a:4.1 "%s" is what it says', (line, bets) => {
  expect(spokenBets(CALLED, line)).toEqual(bets)
})

test('nz11a:4.1 a word that belongs to no wager is asked about', () => {
  expect(spokenBets(CALLED, '5 on the moon')).toEqual({ unclear: 'word', word: 'moon' })
  expect(spokenBets(CALLED, '5')).toEqual({ unclear: 'on-what', amount: '5' })
})

test('nz11a:4.1 words that name no wager are quoted in the answer', () => {
  expect(spokenBets(CALLED, 'field field')).toEqual({ unclear: 'no-wager', said: 'field field' })
})

test('nz11a:4.1 where one wager is asked for, two are unclear', () => {
  expect(spokenBet(CALLED, '5 on field')).toEqual({ on: 'field', chips: 500 })
  expect(spokenBet(CALLED, '5 on field and 10 on any 7')).toEqual({ unclear: 'several' })
})

test('nz5:11A.2 later words of a name are enough if no name begins so', () => {
  const called = [{ on: 'perfect-pair-banker', names: ['perfect pair banker'] }] as const
  expect(spokenBets(called, '5 pair b')).toEqual([{ on: 'perfect-pair-banker', chips: 500 }])
  expect(spokenBets(called, '5 perf b')).toEqual([{ on: 'perfect-pair-banker', chips: 500 }])
})

test('nz5:11C.3 a whole name means that wager, although longer names begin with it', () => {
  const called = [
    { on: 'pair', names: ['any pair'] },
    { on: 'pair-player', names: ['any pair player'] },
  ] as const
  expect(spokenBets(called, '5 any pair')).toEqual([{ on: 'pair', chips: 500 }])
  expect(spokenBets(called, '5 any')).toEqual({ unclear: 'which', among: ['pair', 'pair-player'] })
})
