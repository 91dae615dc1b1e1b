import { expect, test } from 'vitest'
import { decode, Malformed } from '../input.ts'
import { roulette } from './roulette.ts'

const round = (change: object) => ({
  id: 'x',
  game: 'roulette',
  book: 'nz8',
  elections: { layout: 'single-zero', racetrack: true, asianRacetrack: true },
  spun: '3',
  wagers: [],
  ...change,
})

const wager = (change: object) =>
  round({ wagers: [{ id: 'w', on: 'split', numbers: ['3', '6'], amount: 5, ...change }] })

test('nz8:3.1(b) a well-formed round gets an answer', () => {
  expect(decode(roulette, wager({}), 'round')).toMatchObject({ net: 85 })
})

test.each([
  ['an unknown wager', wager({ on: 'basket' })],
  ['an unknown field of a wager', wager({ patron: 'A' })],
  ['half a cent', wager({ amount: 1.5 })],
  ['a negative amount', wager({ amount: -5 })],
  ['no amount at all', wager({ amount: 0 })],
  ['more than a number holds', wager({ amount: 2 ** 60 })],
  ['numbers that are not text', wager({ numbers: [3, 6] })],
  ['no numbers', wager({ numbers: undefined })],
  ['numbers for a Tier', wager({ on: 'tier' })],
  [
    'an unknown layout',
    round({ elections: { layout: 'triple-zero', racetrack: true, asianRacetrack: true } }),
  ],
  [
    'an unknown election',
    round({
      elections: { layout: 'single-zero', racetrack: true, asianRacetrack: true, wheel: 37 },
    }),
  ],
  ['another book', round({ book: 'nz5' })],
  ['an unknown field', round({ limits: {} })],
  ['neither a number nor a No Spin', round({ spun: undefined })],
  ['a number and a No Spin', round({ void: true })],
  ['a No Spin that is none', round({ spun: undefined, void: false })],
  ['a number that is not text', round({ spun: 3 })],
])('nz8:3.1 malformed: %s', (_, value) => {
  expect(() => decode(roulette, value, 'round')).toThrow(Malformed)
  try {
    decode(roulette, value, 'round')
  } catch (error) {
    expect((error as Error).message).not.toContain('\n')
  }
})
