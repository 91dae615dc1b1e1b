import { expect, test } from 'vitest'
import { rollName } from './names.ts'
import type { Faces } from './s03-equipment/dice.ts'

test.each([
  [[1, 3], '4, the easy way'],
  [[2, 2], '4, the hard way'],
  [[2, 3], '5'],
  [[2, 4], '6, the easy way'],
  [[4, 4], '8, the hard way'],
  [[4, 5], '9'],
  [[4, 6], '10, the easy way'],
  [[5, 6], '11'],
  [[3, 4], '7 Out'],
] as const)('nz11a:5.6(a) %j is called %s', (faces, name) => {
  expect(rollName(faces as unknown as Faces)).toBe(name)
})
