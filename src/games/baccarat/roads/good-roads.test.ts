import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Side } from '../s09-third-cards/third-card.ts'
import { GOOD_ROADS, type GoodRoadName, goodRoad } from './good-roads.ts'
import { streaks } from './streaks.ts'

const sidesOf = (letters: string): readonly Side[] =>
  [...letters].map(letter => (letter === 'B' ? 'banker' : 'player'))

const shapeOf = (letters: string) => goodRoad(streaks(sidesOf(letters)))

// biome-ignore format: a table
const SHAPES: readonly (readonly [string, GoodRoadName | undefined])[] = [
  ['',              undefined],
  ['BBB',           undefined],
  ['BBBB',          'long-banker'],
  ['PBBBBBBB',      'long-banker'],
  ['PPPP',          'long-player'],
  ['BBPPPPP',       'long-player'],
  ['BBBBP',         undefined],
  ['BPB',           undefined],
  ['BPBP',          'single-chop'],
  ['PPBPBP',        'single-chop'],
  ['BPBPP',         undefined],
  ['BBPPBB',        undefined],
  ['BBPPBBPP',      'double-chop'],
  ['PBBPPBBPP',     'double-chop'],
  ['BBBPPBBPP',     undefined],
  ['BBPPBBP',       undefined],
  ['BPPBPP',        'one-two'],
  ['PPBPPBPP',      'one-two'],
  ['PBBPBB',        'two-one'],
  ['BPPBP',         undefined],
  ['BPPBPPP',       undefined],
]

describe('the shape at the end of the Big Road', () => {
  test.each(SHAPES)('%s', (letters, shape) => {
    expect(shapeOf(letters)).toBe(shape)
  })

  test('every shape of the table is in the list above', () => {
    const seen = new Set(SHAPES.map(([, shape]) => shape))
    expect(GOOD_ROADS.filter(({ is }) => !seen.has(is))).toEqual([])
  })

  test('a shape does not depend on the rounds before it', () => {
    const letters = fc.string({ unit: fc.constantFrom('B', 'P'), maxLength: 30 })
    fc.assert(
      fc.property(letters, fc.constantFrom(...SHAPES), (before, [end, shape]) => {
        const other = end.startsWith('B') ? 'P' : 'B'
        if (shape !== undefined) expect(shapeOf(`${before}${other}${end}`)).toBe(shape)
      }),
    )
  })
})
