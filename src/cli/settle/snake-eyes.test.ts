import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decode } from '../input.ts'
import { snakeEyes } from './snake-eyes.ts'

interface Sample {
  readonly note: string
  readonly given: { readonly id: string; readonly game: string }
  readonly expect: object
}

const samples = (
  JSON.parse(
    readFileSync(
      new URL('../../../tests/fixtures/vectors/contract-samples.json', import.meta.url),
      'utf8',
    ),
  ) as readonly Sample[]
).filter(({ given }) => given.game === 'snake-eyes')

const WAGER = { id: 'w1', on: 'six', amount: 1000, beforeRoll: 1 }
const CASE = {
  id: 'c1',
  game: 'snake-eyes',
  book: 'nz11a',
  elections: { hard4: 7, hard6: 9, hard8: 9, hard10: 7, field: 1, craps2: 33, craps12: 30 },
  rolls: [{ dice: [3, 3], void: false }],
  wagers: [WAGER],
}

const settle = (given: unknown) => decode(snakeEyes as never, given, 'input[0]')
const withWager = (more: object) => ({ ...CASE, wagers: [{ ...WAGER, ...more }] })

test.each(samples)('nz11a:4.2 $given.id $note', ({ given, expect: expected }) => {
  expect(settle(given)).toMatchObject(expected)
})

test('nz11a:4.9 an answer has every field of the contract', () => {
  expect(settle(CASE)).toEqual({
    id: 'c1',
    totals: [6],
    wagers: [
      {
        id: 'w1',
        outcome: 'win',
        roll: 1,
        odds: '1:1',
        won: 1000,
        net: 1000,
        under: 'nz11a:4.9',
      },
    ],
    net: 1000,
  })
})

describe('malformed', () => {
  const rolls = (...dice: unknown[]) => ({ ...CASE, rolls: [{ dice }] })
  test.each([
    ['die 0', rolls(0, 3), '.rolls[0].dice[0]: expected the face of a die, 1 to 6'],
    ['die 7', rolls(3, 7), '.rolls[0].dice[1]: expected the face of a die, 1 to 6'],
    ['half a pip', rolls(3, 1.5), '.rolls[0].dice[1]'],
    ['one die', rolls(3), '.rolls[0].dice'],
    ['three dice', rolls(3, 3, 3), '.rolls[0].dice'],
    ['no dice', { ...CASE, rolls: [{ void: true }] }, '.rolls[0].dice'],
    ['void in words', { ...CASE, rolls: [{ dice: [1, 1], void: 'yes' }] }, '.rolls[0].void'],
    ['unknown wager', withWager({ on: 'pass' }), '.wagers[0].on'],
    ['nothing staked', withWager({ amount: 0 }), '.wagers[0].amount'],
    ['part of a cent', withWager({ amount: 10.5 }), '.wagers[0].amount'],
    ['2^53', withWager({ amount: 2 ** 53 }), '.wagers[0].amount'],
    ['roll 0', withWager({ beforeRoll: 0 }), '.wagers[0].beforeRoll'],
    ['no roll', withWager({ beforeRoll: undefined }), '.wagers[0].beforeRoll'],
    ['removal before roll 0', withWager({ removedBeforeRoll: 0 }), '.wagers[0].removedBeforeRoll'],
    ['reduced to nothing', withWager({ reducedBeforeRoll: 1, reducedTo: 0 }), '.reducedTo'],
    ['reduced to what', withWager({ reducedBeforeRoll: 1 }), 'reducedTo together'],
    ['reduced when', withWager({ reducedTo: 500 }), 'reducedTo together'],
    ['a field nobody knows', withWager({ patron: 'A' }), '.wagers[0]'],
    ['another book', { ...CASE, book: 'nz5' }, '.book'],
    ['no craps 12', { ...CASE, elections: { ...CASE.elections, craps12: undefined } }, '.craps12'],
    ['half odds', { ...CASE, elections: { ...CASE.elections, hard4: 6.5 } }, '.hard4'],
  ])('%s', (_, given, says) => {
    expect(() => settle(given)).toThrow(says)
  })
})

describe('refused', () => {
  test.each([
    ['nz11a:4.9', { ...CASE, elections: { ...CASE.elections, hard4: 8 } }],
    ['nz11a:4.7', withWager({ reducedBeforeRoll: 1, reducedTo: 1000 })],
    ['nz11a:4.7', withWager({ beforeRoll: 2, removedBeforeRoll: 1 })],
    ['nz1:10.4', withWager({ amount: 2 ** 53 - 1 })],
  ])('%s', (under, given) => {
    expect(settle(given)).toEqual({ id: 'c1', refused: { under, message: expect.any(String) } })
  })
})
