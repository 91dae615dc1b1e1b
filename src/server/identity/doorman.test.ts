import { expect, test } from 'vitest'
import { Doorman } from './doorman.ts'

test('one network cannot use up the allowance of all', () => {
  const doorman = new Doorman(5, () => 0)
  let flood = 0
  while (doorman.admits('203.0.113.7')) flood += 1
  expect(flood).toBe(50)
  expect(doorman.admits('2001:db8::1')).toBe(true)
  let rest = 0
  while (doorman.admits(`2001:db8::${rest}`)) rest += 1
  expect(rest).toBeLessThanOrEqual(49)
})

test('all networks together get the whole allowance', () => {
  const doorman = new Doorman(5, () => 0)
  let all = 0
  while (doorman.admits(`203.0.113.${all}`)) all += 1
  expect(all).toBe(100)
})
