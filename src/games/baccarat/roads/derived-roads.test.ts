import { expect, test } from 'vitest'
import { shoe } from '../../../../tests/fixtures/shoes.ts'
import { colours, type DerivedRoad, derivedRoad } from './derived-roads.ts'
import { streaks, winners } from './streaks.ts'

const road = (name: DerivedRoad, rounds: string): string =>
  colours(streaks(winners(shoe(rounds))), name)
    .map(colour => colour[0])
    .join('')

test.each([
  ['bigEyeBoy', 'BP', 'BPP', 'BPB'],
  ['smallRoad', 'BPB', 'BPBB', 'BPBP'],
  ['cockroachPig', 'BPBP', 'BPBPP', 'BPBPB'],
] as const)(
  'nz5:3.4(f) the %s begins at the first hand it can compare',
  (name, none, row, column) => {
    expect(road(name, none)).toBe('')
    expect(road(name, row)).toBe('b')
    expect(road(name, column)).toBe('r')
  },
)

test('nz5:3.4(f) one past the earlier streak is blue, and the straight drop beyond it red', () => {
  expect(road('bigEyeBoy', 'BBPP')).toBe('r')
  expect(road('bigEyeBoy', 'BBPPP')).toBe('rb')
  expect(road('bigEyeBoy', 'BBPPPPP')).toBe('rbrr')
})

test('nz5:3.4(f) a new streak is red after two of equal length, otherwise blue', () => {
  expect(road('bigEyeBoy', 'BBPPB')).toBe('rr')
  expect(road('bigEyeBoy', 'BBPB')).toBe('b')
  expect(road('smallRoad', 'BPPBP')).toBe('r')
  expect(road('smallRoad', 'BBPPBP')).toBe('b')
})

test('nz5:3.4(f) streaks are compared, not the columns a dragon is drawn in', () => {
  expect(road('bigEyeBoy', 'BBBBBBBBPPPPPPPPPPBBPB')).toBe('rrrrrrrbrbrbb')
  expect(road('smallRoad', 'BBBBBBBBPPPPPPPPPPBBPB')).toBe('rbb')
  expect(road('cockroachPig', 'BBBBBBBBPPPPPPPPPPBBPB')).toBe('b')
})

test('nz5:3.4(f) a derived road is laid out as the Big Road is, by its colours', () => {
  expect(derivedRoad(streaks(winners(shoe('BBPPPPB'))), 'bigEyeBoy')).toEqual([
    { column: 0, row: 0, colour: 'red' },
    { column: 1, row: 0, colour: 'blue' },
    { column: 2, row: 0, colour: 'red' },
    { column: 3, row: 0, colour: 'blue' },
  ])
})
