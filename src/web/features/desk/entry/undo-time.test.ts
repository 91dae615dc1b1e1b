import { expect, test } from 'vitest'
import { leftToUndo, UNDO_FOR } from './undo-time.ts'

test('a new entry never shows more time to undo than there is', () => {
  expect(leftToUndo(1500, 1000)).toBe(6)
  expect(leftToUndo(1000, 1000)).toBe(6)
  expect(leftToUndo(1000, 1000 + UNDO_FOR - 1)).toBe(1)
  expect(leftToUndo(1000, 1000 + UNDO_FOR)).toBe(0)
  expect(leftToUndo(Number.NEGATIVE_INFINITY, 1000)).toBe(0)
})
