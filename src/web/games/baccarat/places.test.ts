import { describe, expect, test } from 'vitest'
import { LARGE, type Place, rowsOf, SMALL, tableOf } from './places.ts'

const MAIN = ['player', 'banker', 'tie']
const ALL = [
  ...MAIN,
  'perfect-pair-player',
  'perfect-pair-banker',
  'dragon-bonus-player',
  'dragon-bonus-banker',
]

const pointsOf = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map(pair => pair.split(' ').map(Number) as [number, number])

/** Whether a point lies within a closed line. */
const isWithin = (path: string, x: number, y: number): boolean => {
  const points = pointsOf(path)
  let within = false
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + points.length - 1) % points.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

const SEATS = { mini: 7, midi: 9, full: 14 } as const

describe.each([
  ['large', LARGE],
  ['small', SMALL],
] as const)('the %s picture', (_, size) => {
  test.each(['mini', 'midi', 'full'] as const)(
    'nz5:3.1 nz5:3.3 a %s table has a numbered set of areas for every seat, none over another',
    version => {
      const { places, width } = tableOf(version, SEATS[version], ALL, size)
      expect(places.map(({ seat }) => seat)).toEqual(
        Array.from({ length: SEATS[version] }, (_, i) => i + 1),
      )
      const cells = places.flatMap(place => place.cells.map(cell => ({ ...cell, of: place.seat })))
      for (const place of places)
        expect(place.cells.map(({ on }) => on).toSorted()).toEqual(ALL.toSorted())
      for (const one of cells) {
        expect(one.x).toBeGreaterThan(0)
        expect(one.x).toBeLessThan(width)
        expect(cells.filter(({ path }) => isWithin(path, one.x, one.y))).toEqual([one])
      }
    },
  )

  test('nz5:3.1(a) nz5:3.1(b) at mini and midi tables the dealer is alone on the other side', () => {
    for (const version of ['mini', 'midi'] as const) {
      const { places, dealers, standing } = tableOf(version, SEATS[version], MAIN, size)
      expect(dealers.map(({ is }) => is)).toEqual(['dealer'])
      expect(standing).toEqual([])
      for (const { number } of places) expect(number.y).toBeGreaterThan(dealers[0]!.y)
    }
  })

  test('nz5:3.1(c) nz5:5.6(a) a full table has two wings, areas to stand at, and places for dealers', () => {
    const { places, dealers, standing, width } = tableOf('full', 14, MAIN, size)
    const side = ({ number }: Place) => (number.x < width / 2 ? 'left' : 'right')
    expect(places.map(side)).toEqual([...Array(7).fill('left'), ...Array(7).fill('right')])
    expect(dealers.map(({ is }) => is)).toEqual(['dealer', 'dealer', 'caller'])
    for (const wing of standing)
      expect(wing.map(({ on }) => on).toSorted()).toEqual(MAIN.toSorted())
    expect(standing).toHaveLength(2)
  })
})

test('nz5:8.9(b) from the lowest number the places go counter-clockwise about the table', () => {
  for (const version of ['mini', 'midi', 'full'] as const) {
    const { places, width, height } = tableOf(version, SEATS[version], MAIN, LARGE)
    const middle = { x: width / 2, y: version === 'full' ? height / 2 : 0 }
    const turns = places.slice(1).map(({ number }, i) => {
      const before = places[i]!.number
      return (
        (before.x - middle.x) * (number.y - middle.y) -
        (before.y - middle.y) * (number.x - middle.x)
      )
    })
    expect(turns.every(turn => turn < 0)).toBe(true)
  }
})

test('nz5:14.2 the areas of a place are the ones that the book names, whichever they are', () => {
  expect(rowsOf(MAIN)).toEqual([['player'], ['banker'], ['tie']])
  expect(rowsOf([...MAIN, 'ante'])).toEqual([['player'], ['banker'], ['tie'], ['ante']])
  expect(rowsOf([...MAIN, 'pair-player', 'pair-banker'])[2]).toEqual([
    'pair-player',
    'tie',
    'pair-banker',
  ])
})

test('a table with fewer seats than it may have is drawn with those', () => {
  expect(tableOf('mini', 5, MAIN, LARGE).places).toHaveLength(5)
  expect(tableOf('full', 11, MAIN, LARGE).places).toHaveLength(11)
})
