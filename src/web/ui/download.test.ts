import { expect, test } from 'vitest'
import { csvOf } from './download.ts'

test('a cell is quoted only if it has a comma, a quote or a line break', () => {
  const rows = [
    ['Ana', -2000],
    ['red, black', 0],
    ['a "natural"', 0.5],
    ['two\nlines', 1],
  ]
  expect(csvOf(['on', 'net'], rows)).toBe(
    'on,net\nAna,-2000\n"red, black",0\n"a ""natural""",0.5\n"two\nlines",1\n',
  )
  expect(csvOf(['on', 'net'], [])).toBe('on,net\n')
})
