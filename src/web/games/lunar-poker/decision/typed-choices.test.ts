import { expect, test } from 'vitest'
import type { Lunar } from '../table.ts'
import { typedChoice } from './typed-choices.ts'

const staff = { play: { mine: null, boxes: [] } } as unknown as Lunar

test('ruling:2231 staff type how many cards a patron exchanges', () => {
  const discard = ['face-down', 'face-down', 'face-down']
  expect(typedChoice(['exchange', '3'], staff)).toEqual({ does: 'exchange', discard })
  expect(typedChoice(['exchange', '1'], staff)).toBeUndefined()
  expect(typedChoice(['exchange', '2', '4'], staff)).toBeUndefined()
})
