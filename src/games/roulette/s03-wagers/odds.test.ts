import { describe, expect, test } from 'vitest'
import { oddsText } from '../../../kernel/money.ts'
import { betsOn } from '../book/book.ts'
import { LAYOUTS, layout } from '../s02-layout.ts'
import type { Pocket } from '../s02-wheel.ts'
import { ODDS, outcomeOf } from './odds.ts'
import type { Bet, Kind } from './positions.ts'

/**
 * Every wager of a kind, on every layout, for every compartment. Other tests prove the lists of
 * numbers. Here, `wins` repeats the words of each clause.
 */
const sweep = (
  kind: Kind,
  wins: (spun: Pocket, bet: Bet) => boolean,
  pays: number,
  clause: RegExp,
) => {
  let seen = 0
  for (const name of LAYOUTS) {
    const cloth = layout(name)
    const bets = betsOn({ layout: name, racetrack: false, asianRacetrack: true })
    for (const bet of bets.filter(one => one.kind === kind))
      for (const spun of cloth.wheel.pockets) {
        const outcome = outcomeOf(cloth, bet, spun)
        if (wins(spun, bet))
          expect(outcome).toEqual({ is: 'win', odds: { pays, to: 1 }, under: 'nz8:3.9' })
        else {
          expect(outcome.is).toBe('lose')
          expect(outcome.under).toMatch(spun === '0' || spun === '00' ? /3\.1[01]/ : clause)
        }
        seen += 1
      }
  }
  return seen
}

const holds = (spun: Pocket, { numbers }: Bet): boolean => numbers.some(number => number === spun)
const zero = (spun: Pocket): boolean => spun === '0' || spun === '00'
const n = (spun: Pocket): number => (zero(spun) ? Number.NaN : Number(spun))

const ONE = 37
const TWO = 2 * 38

test('nz8:3.1(a) nz8:3.1A(a) nz8:3.9 a Straight Up wins 35 to 1 on its number', () => {
  expect(sweep('straight-up', holds, 35, /^nz8:3\.1A?\(a\)$/)).toBe(37 * ONE + 38 * TWO)
})
test('nz8:3.1(b) nz8:3.1A(b) nz8:3.9 a Split wins 17 to 1 on either number', () => {
  expect(sweep('split', holds, 17, /^nz8:3\.1A?\(b\)$/)).toBe(60 * ONE + 62 * TWO)
})
test('nz8:3.1(c) nz8:3.1A(c) nz8:3.1A(cA) nz8:3.9 a Street wins 11 to 1 on any of three', () => {
  expect(sweep('street', holds, 11, /^nz8:3\.1(\(c\)|A\(c\)|A\(cA\))$/)).toBe(14 * ONE + 15 * TWO)
})
test('nz8:3.1(d) nz8:3.1A(d) nz8:3.9 a Corner wins 8 to 1 on any of four', () => {
  expect(sweep('corner', holds, 8, /^nz8:3\.1A?\(d\)$/)).toBe(23 * ONE + 22 * TWO)
})
test('nz8:3.1A(e) nz8:3.9 the Five-Line wins 6 to 1 on 0, 00, 1, 2 and 3', () => {
  const first = (spun: Pocket) => ['0', '00', '1', '2', '3'].includes(spun)
  expect(sweep('five-line', first, 6, /^nz8:3\.1A\(e\)$/)).toBe(TWO)
})
test('nz8:3.1(e) nz8:3.1A(f) nz8:3.9 a Six-Line wins 5 to 1 on two rows', () => {
  const rows = (spun: Pocket, { numbers }: Bet) =>
    n(spun) >= Number(numbers[0]) && n(spun) <= Number(numbers[0]) + 5
  expect(sweep('six-line', rows, 5, /^nz8:3\.1(\(e\)|A\(f\))$/)).toBe(11 * ONE + 11 * TWO)
})
test('nz8:3.1(f) nz8:3.1A(g) nz8:3.9 a Column wins 2 to 1 on every third number', () => {
  const column = (spun: Pocket, { numbers }: Bet) => n(spun) % 3 === Number(numbers[0]) % 3
  expect(sweep('column', column, 2, /^nz8:3\.1(\(f\)|A\(g\))$/)).toBe(3 * ONE + 3 * TWO)
})
test('nz8:3.1(g) nz8:3.1A(h) nz8:3.9 a Dozen wins 2 to 1 on twelve numbers in a row', () => {
  const dozen = (spun: Pocket, { numbers }: Bet) =>
    n(spun) >= Number(numbers[0]) && n(spun) < Number(numbers[0]) + 12
  expect(sweep('dozen', dozen, 2, /^nz8:3\.1(\(g\)|A\(h\))$/)).toBe(3 * ONE + 3 * TWO)
})
test('nz8:3.1(h) nz8:3.1A(i) nz8:3.9 Low wins evens on 1 to 18', () => {
  sweep('low', spun => n(spun) >= 1 && n(spun) <= 18, 1, /^nz8:3\.1(\(h\)|A\(i\))$/)
})
test('nz8:3.1(i) nz8:3.1A(j) nz8:3.9 High wins evens on 19 to 36', () => {
  sweep('high', spun => n(spun) >= 19 && n(spun) <= 36, 1, /^nz8:3\.1(\(i\)|A\(j\))$/)
})
test('nz8:3.1(j) nz8:3.1A(k) nz8:3.9 Even pays 1 to 1 on even numbers, and no zero is even', () => {
  sweep('even', spun => n(spun) % 2 === 0, 1, /^nz8:3\.1(\(j\)|A\(k\))$/)
})
test('nz8:3.1(k) nz8:3.1A(l) nz8:3.9 Odd wins evens on odd numbers', () => {
  sweep('odd', spun => n(spun) % 2 === 1, 1, /^nz8:3\.1(\(k\)|A\(l\))$/)
})

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

test('nz8:3.1(l) nz8:3.1A(m) nz8:3.9 Red wins evens on red compartments', () => {
  sweep('red', spun => REDS.includes(n(spun)), 1, /^nz8:3\.1(\(l\)|A\(m\))$/)
})
test('nz8:3.1(m) nz8:3.1A(n) nz8:3.9 Black wins evens on the other numbers', () => {
  const black = (spun: Pocket) => !zero(spun) && !REDS.includes(n(spun))
  sweep('black', black, 1, /^nz8:3\.1(\(m\)|A\(n\))$/)
})
test('nz8:3.2 nz8:3.2(a) nz8:3.2(b) nz8:3.9 an Asian Neighbour wins 11 to 1 on its group, and otherwise loses', () => {
  expect(sweep('asian-neighbour', holds, 11, /^nz8:3\.2\(b\)$/)).toBe(12 * ONE + 12 * TWO)
})

const winnersOn = (name: (typeof LAYOUTS)[number], spun: Pocket) => {
  const cloth = layout(name)
  return betsOn({ layout: name, racetrack: true, asianRacetrack: true })
    .filter(bet => outcomeOf(cloth, bet, spun).is === 'win')
    .map(({ kind, numbers }) => `${kind} ${numbers.join('-')}`)
    .sort()
}
const NEAR_00 = ['split 0-00', 'street 0-00-2', 'five-line 0-00-1-2-3']

describe('on a zero, only wagers that include it win', () => {
  test('nz8:3.10 on 0 a single zero cloth keeps seven wagers', () => {
    expect(winnersOn('single-zero', '0')).toEqual(
      [
        'straight-up 0',
        ...['split 0-1', 'split 0-2', 'split 0-3'],
        ...['street 0-1-2', 'street 0-2-3', 'corner 0-1-2-3'],
      ].sort(),
    )
  })
  test('nz8:3.11 nz8:3.11(a) on 0 with 00 to its left', () => {
    expect(winnersOn('double-zero-00-0', '0')).toEqual(
      ['straight-up 0', 'split 0-2', 'split 0-3', 'street 0-2-3', ...NEAR_00].sort(),
    )
  })
  test('nz8:3.11 nz8:3.11(b) on 00 with 0 to its right', () => {
    expect(winnersOn('double-zero-00-0', '00')).toEqual(
      ['straight-up 00', 'split 00-1', 'split 00-2', 'street 00-1-2', ...NEAR_00].sort(),
    )
  })
  test('nz8:3.11(a) on 0 with 00 to its right', () => {
    expect(winnersOn('double-zero-0-00', '0')).toEqual(
      ['straight-up 0', 'split 0-1', 'split 0-2', 'street 0-1-2', ...NEAR_00].sort(),
    )
  })
  test('nz8:3.11(b) on 00 with 0 to its left', () => {
    expect(winnersOn('double-zero-0-00', '00')).toEqual(
      ['straight-up 00', 'split 00-2', 'split 00-3', 'street 00-2-3', ...NEAR_00].sort(),
    )
  })
})

test.each(LAYOUTS)(
  'nz8:3.9 on %s the house keeps as many units of a cycle as there are zeros',
  name => {
    const cloth = layout(name)
    for (const bet of betsOn({ layout: name, racetrack: false, asianRacetrack: true })) {
      const nets = cloth.wheel.pockets.map(spun => {
        const outcome = outcomeOf(cloth, bet, spun)
        return outcome.is === 'win' ? outcome.odds.pays : -1
      })
      const net = nets.reduce((sum, one) => sum + one, 0)
      expect(net).toBe(bet.kind === 'five-line' ? -3 : -cloth.wheel.zeros.length)
    }
  },
)

test('nz8:3.9 the odds are as printed', () => {
  expect(Object.values(ODDS).map(oddsText).join(' ')).toBe(
    '35:1 17:1 11:1 11:1 8:1 6:1 5:1 2:1 2:1 1:1 1:1 1:1 1:1 1:1 1:1',
  )
})
