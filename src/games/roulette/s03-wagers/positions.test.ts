import { describe, expect, test } from 'vitest'
import { LAYOUTS, type LayoutName, layout } from '../s02-layout.ts'
import { type Kind, positionAt, positions } from './positions.ts'

/** The wagers of each layout, counted by hand without geometry. */
const GRID = Array.from({ length: 12 }, (_, r) => [3 * r + 1, 3 * r + 2, 3 * r + 3])
const pairs = GRID.flatMap(([a, b, c]) => [
  [a!, b!],
  [b!, c!],
  ...(c! < 36
    ? [
        [a!, a! + 3],
        [b!, b! + 3],
        [c!, c! + 3],
      ]
    : []),
])
const squares = GRID.slice(0, 11).flatMap(([a, b]) => [
  [a!, a! + 1, a! + 3, a! + 4],
  [b!, b! + 1, b! + 3, b! + 4],
])
const sixes = GRID.slice(0, 11).map(([a]) => Array.from({ length: 6 }, (_, i) => a! + i))

const ZERO_BETS: Readonly<Record<LayoutName, Partial<Record<Kind, readonly string[]>>>> = {
  'single-zero': {
    'straight-up': ['0'],
    split: ['0-1', '0-2', '0-3'],
    street: ['0-1-2', '0-2-3'],
    corner: ['0-1-2-3'],
  },
  'double-zero-00-0': {
    'straight-up': ['0', '00'],
    split: ['0-00', '00-1', '00-2', '0-2', '0-3'],
    street: ['00-1-2', '0-00-2', '0-2-3'],
    'five-line': ['0-00-1-2-3'],
  },
  'double-zero-0-00': {
    'straight-up': ['0', '00'],
    split: ['0-00', '0-1', '0-2', '00-2', '00-3'],
    street: ['0-1-2', '0-00-2', '00-2-3'],
    'five-line': ['0-00-1-2-3'],
  },
}

const written = (bets: readonly (readonly number[])[]) => bets.map(bet => bet.join('-'))

const EXPECTED: Partial<Record<Kind, readonly string[]>> = {
  'straight-up': written(GRID.flat().map(n => [n])),
  split: written(pairs),
  street: written(GRID),
  corner: written(squares),
  'five-line': [],
  'six-line': written(sixes),
}

const found = (name: LayoutName, kind: Kind) =>
  positions(layout(name))
    .filter(position => position.kind === kind)
    .map(({ numbers }) => numbers.join('-'))
    .sort()

describe.each(LAYOUTS)('nz8:3.1 nz8:3.1A the cloth %s', name => {
  test.each(Object.keys(EXPECTED) as Kind[])(
    'nz8:3.1 nz8:3.1A holds each %s and no other',
    kind => {
      const all = [...EXPECTED[kind]!, ...(ZERO_BETS[name][kind] ?? [])]
      expect(found(name, kind)).toEqual(all.sort())
    },
  )

  test('nz8:3.1 nz8:3.1A it has 157 wagers with one zero and 161 with two, all named differently', () => {
    const names = positions(layout(name)).map(({ on }) => on)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBe(name === 'single-zero' ? 157 : 161)
  })

  test('nz8:2.2(a) no two wagers lie on the same spot', () => {
    const spots = positions(layout(name, true)).map(({ at }) => `${at.x},${at.y}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  test('nz8:3.8(b) a small chip laid on a spot of the cloth makes the wager of that spot', () => {
    const cloth = layout(name, true)
    for (const { on, at } of positions(cloth))
      if (!on.startsWith('dozen')) expect(positionAt(cloth, at, 0.25)?.on).toBe(on)
  })
})

test('nz8:3.1(f) nz8:3.1(g) nz8:3.1A(g) nz8:3.1A(h) columns run down the cloth and dozens along it', () => {
  const numbers = (on: string) =>
    positions(layout('single-zero'))
      .find(position => position.on === on)!
      .numbers.join(' ')
  expect(numbers('column:1')).toBe('1 4 7 10 13 16 19 22 25 28 31 34')
  expect(numbers('column:3')).toBe('3 6 9 12 15 18 21 24 27 30 33 36')
  expect(numbers('dozen:1')).toBe('1 2 3 4 5 6 7 8 9 10 11 12')
  expect(numbers('dozen:2')).toBe('13 14 15 16 17 18 19 20 21 22 23 24')
})

test.each([
  ['straight-up:17', 6, 22],
  ['split:17-20', 6, 24],
  ['split:17-18', 8, 22],
  ['corner:17-18-20-21', 8, 24],
  ['street:16-17-18', 0, 22],
  ['six-line:16-17-18-19-20-21', 0, 24],
  ['split:0-2', 6, 0],
  ['street:0-1-2', 4, 0],
  ['corner:0-1-2-3', 0, 0],
] as const)('nz8:App1 a chip on %s lies in the middle of its box or on its line', (on, x, y) => {
  const found = positions(layout('single-zero')).find(position => position.on === on)
  expect(found?.at).toEqual({ x, y })
})

test('nz8:App2 ruling:807 a courtesy line adds one place, for the same wager on 0', () => {
  const [plain, option2] = [
    positions(layout('single-zero')),
    positions(layout('single-zero', true)),
  ]
  expect(option2.slice(plain.length).map(({ on }) => on)).toEqual(['straight-up:0'])
})

test.each([
  ['double-zero-00-0', ['straight-up:00', 'straight-up:0', 'split:0-00']],
  ['double-zero-0-00', ['straight-up:0', 'straight-up:00', 'split:0-00']],
] as const)(
  'nz8:3.1A(b)(iii) nz8:App4 on %s the line between the courtesy zeros is a Split',
  (name, on) => {
    const added = positions(layout(name, true)).slice(161)
    expect(added.map(position => position.on)).toEqual(on)
    expect(added.map(({ at }) => at.x)).toEqual([-3, -1, -2])
  },
)

describe('nz8:3.8(b) a chip that touches a line counts for that line', () => {
  const cloth = layout('single-zero')
  // 17 covers x 4 to 8 and y 20 to 24. The box below it is 20.
  test.each([
    ['in the middle of 17', 6, 22, 'straight-up:17'],
    ['just short of the line to 20', 6, 22.9, 'straight-up:17'],
    ['touching the line to 20', 6, 23, 'split:17-20'],
    ['touching the line to 18', 7, 22, 'split:17-18'],
    ['touching both lines, though not their crossing', 7, 23, 'corner:17-18-20-21'],
    ['on the outer line beside 16', 0, 22, 'street:16-17-18'],
    ['touching the outer line from inside 16', 1, 22, 'street:16-17-18'],
    ['touching the outer line and the next row', 1, 23, 'six-line:16-17-18-19-20-21'],
    ['where 0, 1 and 2 meet', 4, 0, 'street:0-1-2'],
    ['at the head of the outer line', 0, 0, 'corner:0-1-2-3'],
    ['on the outer line beside 0', 0, -2, 'straight-up:0'],
    ['in the second dozen', -2, 24, 'dozen:2'],
    ['on red', -6, 20, 'red'],
    ['between the second dozen and the third', -2, 32, undefined],
    ['off the cloth', 40, 40, undefined],
  ] as const)('nz8:3.8(b) %s', (_, x, y, on) => {
    expect(positionAt(cloth, { x, y }, 1)?.on).toBe(on)
  })

  test('nz8:3.8(b) nz8:App2 with a courtesy line the place between those dozens is 0', () => {
    expect(positionAt(layout('single-zero', true), { x: -2, y: 32 }, 1)?.on).toBe('straight-up:0')
  })
})
