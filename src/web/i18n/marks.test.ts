import { expect, test } from 'vitest'
import { marks } from './marks.en.ts'
import { marks as zhHant } from './marks.zh-hant.ts'

test('a sentence that ends with a mark gets no full stop', () => {
  const asked = ['Who wants to Force the Dealer?', 'No more bets', '25 red.']
  expect(asked.map(marks.sentence)).toEqual([asked[0], 'No more bets.', asked[2]])
  expect(['有沒有人要強制荷官？', '停止下注'].map(zhHant.sentence)).toEqual([
    '有沒有人要強制荷官？',
    '停止下注。',
  ])
})
