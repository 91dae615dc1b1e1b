import { expect, test } from 'vitest'
import { type Chips, chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { LayoutName } from './s02-layout.ts'
import { type RoundWager, settleSpin } from './settle.ts'

const round = (
  layout: LayoutName,
  spun: string | null,
  wagers: readonly RoundWager[],
  offers = true,
) =>
  settleSpin({
    elections: { layout, racetrack: offers, asianRacetrack: offers },
    spun,
    wagers,
  })

const on = (
  kind: Extract<RoundWager, { amount: Chips }>['on'],
  numbers: string,
  amount = 100,
): RoundWager => ({ id: 'w', on: kind, numbers: numbers.split(' '), amount: chips(amount) })

const refusedUnder = (answer: ReturnType<typeof settleSpin>) =>
  isRefusal(answer) ? answer.refused : 'answered'

test.each([
  ['3 and 4, which stand in different rows', 'single-zero', on('split', '3 4'), 'nz8:3.1(b)'],
  ['0-1-2-3 with two zeros', 'double-zero-00-0', on('corner', '0 1 2 3'), 'nz8:3.1A(d)'],
  ['0-1 where 00 adjoins 1', 'double-zero-00-0', on('split', '0 1'), 'nz8:3.1A(b)'],
  ['0-3 where 00 adjoins 3', 'double-zero-0-00', on('split', '0 3'), 'nz8:3.1A(b)'],
  ['0-1-2 where 00 adjoins 1', 'double-zero-00-0', on('street', '0 1 2'), 'nz8:3.1A(c)'],
  ['0-2-3 where 00 adjoins 3', 'double-zero-0-00', on('street', '0 2 3'), 'nz8:3.1A(cA)'],
  ['three numbers of two rows', 'single-zero', on('street', '2 3 4'), 'nz8:3.1(c)'],
  ['a Five-Line with one zero', 'single-zero', on('five-line', '0 00 1 2 3'), 'nz8:3.1'],
  ['00 with one zero', 'single-zero', on('straight-up', '00'), 'nz8:3.1(a)'],
  ['a number twice', 'single-zero', on('split', '3 3'), 'nz8:3.1(b)'],
  ['a Red of one number', 'single-zero', on('red', '1'), 'nz8:3.1(l)'],
  [
    'three neighbours across two groups',
    'single-zero',
    on('asian-neighbour', '19 4 21'),
    'nz8:3.2',
  ],
] as const)('nz8:3.1 nz8:3.1A nz8:3.2 refused: %s', (_, layout, wager, under) => {
  expect(refusedUnder(round(layout, '3', [wager]))).toBe(under)
})

test.each([
  ['single-zero', '00', 'nz8:2.3(a)(i)'],
  ['single-zero', '37', 'nz8:2.3(a)(i)'],
  ['double-zero-00-0', '000', 'nz8:2.3(a)(ii)'],
] as const)('nz8:2.3(a)(i) nz8:2.3(a)(ii) on %s no %s can be spun', (layout, spun, under) => {
  expect(refusedUnder(round(layout, spun, []))).toBe(under)
})

test('nz8:2.2(b) nz8:2.2(c) wagers that the layout does not show are not offered', () => {
  const asian = on('asian-neighbour', '32 15 19')
  const tier: RoundWager = { id: 'w', on: 'tier', piece: chips(100) }
  expect(refusedUnder(round('single-zero', '5', [asian]))).toBe('answered')
  expect(refusedUnder(round('single-zero', '5', [asian], false))).toBe('nz8:3.2')
  expect(refusedUnder(round('single-zero', '5', [tier]))).toBe('answered')
  expect(refusedUnder(round('single-zero', '5', [tier], false))).toBe('nz8:3.2A')
})

test('nz8:3.2A(d) there are no neighbours of a number that the wheel lacks', () => {
  const of = (number: string): RoundWager => ({
    id: 'w',
    on: 'neighbours',
    number,
    piece: chips(5),
  })
  expect(refusedUnder(round('single-zero', '5', [of('00')]))).toBe('nz8:3.2A(d)')
  expect(refusedUnder(round('double-zero-0-00', '5', [of('00')]))).toBe('answered')
})

test('nz8:3.1(c) numbers may be given in any order', () => {
  expect(round('single-zero', '0', [on('street', '3 0 2')])).toMatchObject({ net: 1100 })
})

test('nz1:10.4 a wager that could win more cents than can be counted is refused', () => {
  const most = Math.floor(Number.MAX_SAFE_INTEGER / 36)
  expect(refusedUnder(round('single-zero', '5', [on('straight-up', '7', most)]))).toBe('answered')
  expect(refusedUnder(round('single-zero', '5', [on('straight-up', '7', most + 1)]))).toBe(
    'nz1:10.4',
  )
  const two = [on('red', REDS, 2 ** 51), on('straight-up', '7', 2 ** 47)]
  expect(refusedUnder(round('single-zero', '5', two))).toBe('nz1:10.4')
  const dozen = on('dozen', '1 2 3 4 5 6 7 8 9 10 11 12', 1)
  const rest = (Number.MAX_SAFE_INTEGER - 3) / 2
  const answered = round('single-zero', '5', [dozen, on('red', REDS, rest)])
  expect(refusedUnder(answered)).toBe('answered')
  const another = round('single-zero', '5', [dozen, on('red', REDS, rest + 1)])
  expect(refusedUnder(another)).toBe('nz1:10.4')
})

const REDS = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'

test('nz8:5.1 a void spin settles nothing, piece by piece', () => {
  const answer = round('single-zero', null, [
    on('red', REDS),
    { id: 'v', on: 'voisins', piece: chips(100) },
  ])
  if (isRefusal(answer)) throw new Error(answer.says)
  expect(answer).toMatchObject({ spun: null, colour: null, net: 0 })
  for (const wager of answer.wagers)
    expect(wager).toMatchObject({ outcome: 'void', odds: null, won: 0, net: 0, under: 'nz8:5.1' })
})

test('nz8:3.2A(c) Voisins of 10 on a 0: two pieces bring 110 each, seven lose', () => {
  const answer = round('single-zero', '0', [{ id: 'v', on: 'voisins', piece: chips(10) }])
  if (isRefusal(answer)) throw new Error(answer.says)
  const [voisins] = answer.wagers
  expect(voisins).toMatchObject({
    outcome: 'win',
    odds: null,
    won: 220,
    net: 150,
    under: 'nz8:3.9',
  })
  const pieces = 'pieces' in voisins! ? voisins.pieces : []
  expect(pieces.map(({ net }) => net)).toEqual([110, 110, -10, -10, -10, -10, -10, -10, -10])
  expect(pieces[2]!.under).toBe('nz8:3.10')
})

test('nz8:3.2A(a) a Tier that loses says so under its own clause', () => {
  const answer = round('single-zero', '1', [{ id: 't', on: 'tier', piece: chips(10) }])
  expect(answer).toMatchObject({ wagers: [{ outcome: 'lose', net: -60, under: 'nz8:3.2A(a)' }] })
})
