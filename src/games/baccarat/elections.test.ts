import { expect, test } from 'vitest'
import { isRefusal } from '../../kernel/refusal.ts'
import { baccarat } from './index.ts'

const electing = (book: 'nz5' | 'nz5-old' | 'mbs', burn: 'by-value' | 'one-face-down') => {
  const standard = baccarat.standard(book)
  return baccarat.refused({ ...standard, elections: { ...standard.elections, burn } })
}

test('nz5:7.7 ruling:590 either burn may be elected', () => {
  for (const burn of ['by-value', 'one-face-down'] as const) {
    expect(electing('nz5', burn)).toBeUndefined()
    expect(electing('mbs', burn)).toBeUndefined()
  }
})

test('nz5-old:7.7 the older edition burns by value and in no other way', () => {
  expect(electing('nz5-old', 'by-value')).toBeUndefined()
  const refused = electing('nz5-old', 'one-face-down')
  expect(isRefusal(refused) && refused.refused).toBe('nz5-old:7.7')
})
