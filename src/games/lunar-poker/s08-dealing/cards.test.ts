import { expect, test } from 'vitest'
import { discard } from './cards.ts'

test('nz22:11.19 the first of the discards may be the one that is drawn', () => {
  expect(discard.fields.at).toMatchObject({ from: 0, to: 52 })
})
