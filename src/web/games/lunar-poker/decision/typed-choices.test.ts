import { expect, test } from 'vitest'
import type { Lunar } from '../table.ts'
import { saidOf } from './typed-choices.ts'

const staff = { play: { mine: null, boxes: [] } } as unknown as Lunar

test('ruling:2231 staff type how many cards a patron exchanges', () => {
  const discard = ['face-down', 'face-down', 'face-down']
  expect(saidOf(['exchange', '3'], staff)).toEqual({ does: 'exchange', discard })
  expect(saidOf(['exchange', '1'], staff)).toBeUndefined()
  expect(saidOf(['exchange', '2', '4'], staff)).toBeUndefined()
})
