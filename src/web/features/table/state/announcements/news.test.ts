import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const PAYING = { round: 3, phase: 'Paying winning bets', call: '25 red.' }
const RESULT = 'Round 4. 25 red.'

const said = (before: typeof PAYING, now: Partial<typeof PAYING>) =>
  newsOf(before, { ...before, ...now }, () => RESULT).map(({ words }) => words)

test('after a result, a patron hears that betting is open again', () => {
  expect(said(PAYING, { round: 4, phase: 'Betting open' })).toEqual([RESULT, 'Betting open'])
  expect(said(PAYING, { round: 4 })).toEqual([RESULT])
})

test('what follows a result is not heard before it', () => {
  const news = newsOf(PAYING, { ...PAYING, round: 4, phase: 'Betting open' }, () => RESULT)
  expect(news.map(({ how }) => how)).toEqual(['result', 'urgently'])
})

test('a call is said without the phase, and nothing is said twice', () => {
  expect(said(PAYING, { call: 'No more bets.', phase: 'No more bets' })).toEqual(['No more bets.'])
  expect(said(PAYING, { phase: 'Betting open' })).toEqual(['Betting open'])
  expect(said(PAYING, {})).toEqual([])
})

test('a phase by itself gives way to the call that follows it', () => {
  const news = newsOf(PAYING, { ...PAYING, phase: 'Betting open' }, () => RESULT)
  expect(news).toEqual([{ words: 'Betting open', how: 'phase' }])
})
