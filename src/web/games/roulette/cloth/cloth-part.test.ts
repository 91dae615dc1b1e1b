import { expect, test } from 'vitest'
import { clothOf } from '../../../../games/roulette/book/book.ts'
import { roulette } from '../../../../games/roulette/index.ts'
import { closest, FINGER, isSmall, partRound, partWidth } from './cloth-part.ts'
import { placesOf, sizeOf } from './geometry.ts'

const LAYOUTS = ['single-zero', 'double-zero-00-0', 'double-zero-0-00'] as const

/** On a screen 320 pixels wide. */
const PIXELS = partWidth(320) / sizeOf('upright').width

test.each(LAYOUTS)(
  'nz8:3.8 on the layout %s every place between numbers can be enlarged to the width of a finger',
  layout => {
    const places = placesOf(clothOf({ ...roulette.standard().elections, layout }))
    const small = places.filter(isSmall)
    expect(small.length).toBeGreaterThan(100)
    for (const place of small) {
      const part = partRound('upright', places, place, PIXELS)
      expect(part.places).toContain(place)
      expect(closest('upright', part) * PIXELS).toBeGreaterThanOrEqual(FINGER)
    }
  },
)

test('a number, a dozen and an even chance need no enlargement', () => {
  const places = placesOf(clothOf(roulette.standard().elections))
  const isLarge = (on: string) => !isSmall(places.find(place => place.position.on === on)!)
  expect(['straight-up:17', 'dozen:1', 'red'].every(isLarge)).toBe(true)
})
