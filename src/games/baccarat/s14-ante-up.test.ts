import { expect, test } from 'vitest'
import { chips } from '../../kernel/money.ts'
import { anteDue, anteTooHigh } from './s14-ante-up.ts'

const ANTE = { fee: chips(300), tableMinimum: chips(2500) }

test('nz5:14.3 nz5:14.5 ruling:523 one fee a round, however many main wagers; none without one', () => {
  expect(anteDue(ANTE, [])).toBe(0)
  expect(anteDue(ANTE, [chips(100)])).toBe(300)
  expect(anteDue(ANTE, [chips(100), chips(900)])).toBe(300)
})

test('nz5:14.4 ruling:524 waived from the posted value of all main wagers together', () => {
  const waiving = { ...ANTE, waivedFrom: chips(20_000) }
  expect(anteDue(waiving, [chips(19_999)])).toBe(300)
  expect(anteDue(waiving, [chips(15_000), chips(5000)])).toBe(0)
})

test('nz5:1.0/ante an eighth of 25 dollars is 3.125', () => {
  expect(anteTooHigh(chips(312), chips(2500))).toBeUndefined()
  expect(anteTooHigh(chips(313), chips(2500))?.refused).toBe('nz5:1.0/ante')
})
