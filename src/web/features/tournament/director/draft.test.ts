import { expect, test } from 'vitest'
import { BACCARAT_CONDITIONS, CONDITIONS } from '../../../../tournament/director/example.ts'
import { conditionsMissing } from '../../../../tournament/director/s02-entry/conditions.ts'
import { conditionsOf, draftOf, EMPTY, withGame, withHeats } from './draft.ts'

/** The form produces the conditions that were entered, and nothing more. */

const START = new Date('2026-11-20T18:00').getTime()

test.each([
  [CONDITIONS, { layout: 'single-zero' }],
  [BACCARAT_CONDITIONS, { variant: 'half-on-six', tie: 8 }],
])('nz7:2.2 $name survives the form unchanged, with its variants', (conditions, variants) => {
  const filledIn = conditionsOf(draftOf(conditions, START))
  expect(filledIn).toEqual({ ...conditions, variants, playStart: START })
})

test('nz7:2.2 an empty form lists every missing clause', () => {
  const missing = conditionsMissing(conditionsOf(EMPTY)).map(({ refused }) => refused)
  expect(missing).toEqual([
    'nz7:2.2(1)',
    'nz7:2.2(q)',
    'nz7:2.3(af)',
    'nz7:4.14',
    'nz7:2.2(r)',
    'nz7:2.2(y)',
  ])
})

test('nz7:2.2(y) a prize is a sum or an item', () => {
  const prizes = '1,000\n$50.50\na weekend for two\n2 bottles'
  expect(conditionsOf({ ...EMPTY, prizes }).prizes).toEqual([
    { money: 100_000 },
    { money: 5050 },
    { item: 'a weekend for two' },
    { item: '2 bottles' },
  ])
})

test('nz7:2.2(x) heats are inserted before the final, and say how players advance', () => {
  const { stages } = conditionsOf(withHeats(draftOf(CONDITIONS, START), 'second round'))
  expect(stages.map(({ name, progression }) => [name, progression?.count])).toEqual([
    ['heats', 2],
    ['second round', 2],
    ['final', undefined],
  ])
})

test('nz7:2.2(w) nz7:4.14 changing the game leaves the form complete: its units are known, and terminals have no cards', () => {
  for (const game of ['baccarat', 'electronic-roulette', 'electronic-baccarat'] as const) {
    const form = withGame(draftOf({ ...CONDITIONS, endVariant: 'a' }, START), game)
    const missing = conditionsMissing(conditionsOf(form)).map(({ refused }) => refused)
    expect([game, missing]).toEqual([game, []])
  }
})
