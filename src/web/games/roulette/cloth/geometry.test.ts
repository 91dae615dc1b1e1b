import { describe, expect, test } from 'vitest'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import { LAYOUTS } from '../../../../games/roulette/s02-layout.ts'
import {
  type Arrow,
  drawingPoint,
  isArrow,
  nextPlace,
  onCloth,
  placeAt,
  placesOf,
} from './geometry.ts'

const TURNS = ['upright', 'lying'] as const
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].filter(isArrow) as Arrow[]

const cloth = (layout: (typeof LAYOUTS)[number], courtesyLine = true) =>
  placesOf(clothOf({ layout, racetrack: true, asianRacetrack: true, courtesyLine }))

describe.each(LAYOUTS)('%s', layout => {
  const places = cloth(layout)

  test.each(TURNS)('nz8:3.1 nz8:3.1A a press on a chip’s position means its wager (%s)', turn => {
    for (const { key, position } of places) {
      const at = onCloth(turn, drawingPoint(turn, position.at))
      expect(placeAt(places, at)?.key, key).toBe(key)
    }
  })

  test('nz8:3.8(b) every place is as wide as a finger, or as wide as the zeros allow', () => {
    const steps = Array.from({ length: 41 }, (_, i) => (i - 20) / 10)
    for (const { key, position } of places.filter(({ key: k }) => !k.endsWith('again'))) {
      const width = steps.filter(
        dx => placeAt(places, { x: position.at.x + dx, y: position.at.y })?.key === key,
      ).length
      const isAtZeros = position.at.y <= 0
      expect(width, key).toBeGreaterThanOrEqual(isAtZeros ? 8 : 16)
    }
  })

  test.each(TURNS)('the arrow keys reach every place (%s)', turn => {
    const seen = new Set([places[0]!])
    const waiting = [...seen]
    for (let from = waiting.pop(); from; from = waiting.pop())
      for (const arrow of ARROWS) {
        const next = nextPlace(turn, places, from, arrow)
        if (!next || seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    expect(places.filter(place => !seen.has(place)).map(({ key }) => key)).toEqual([])
  })
})

test('nz8:3.8 between two numbers is their split, and beside it nothing else', () => {
  const places = cloth('single-zero')
  const at = (x: number, y: number) => placeAt(places, { x, y })?.key
  expect(at(6, 22)).toBe('straight-up:17')
  expect(at(7.4, 22)).toBe('split:17-18')
  expect(at(7.4, 23.4)).toBe('corner:17-18-20-21')
  expect(at(-0.5, 22)).toBe('street:16-17-18')
  expect(at(-2, 22)).toBe('dozen:2')
  expect(at(1, -2)).toBe('straight-up:0')
  expect(at(-2, -2)).toBeUndefined()
  expect(at(-2, 32)).toBe('straight-up:0 again')
})
