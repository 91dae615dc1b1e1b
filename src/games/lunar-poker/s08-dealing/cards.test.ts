import { expect, test } from 'vitest'
import { discard } from './cards.ts'

test('nz22:11.19 the first discard may be drawn again', () => {
  expect(discard.fields.at).toMatchObject({ from: 0, to: 52 })
})
