import { expect, test } from 'vitest'
import { downFirst } from './grid.ts'

/** Draws streaks of these lengths on the board, with one letter per streak. */
const board = (...lengths: readonly number[]): readonly string[] => {
  const symbols = lengths.flatMap((length, n) => Array<string>(length).fill('abcdefgh'[n]!))
  const cells = downFirst(symbols)
  const width = Math.max(...cells.map(({ column }) => column)) + 1
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = cells.findIndex(cell => cell.column === column && cell.row === row)
      return symbols[at] ?? '.'
    }).join(''),
  )
}

test('nz5:3.4(f) a streak of six fills its column, the seventh hand begins a tail', () => {
  expect(board(6)).toEqual(['a', 'a', 'a', 'a', 'a', 'a'])
  expect(board(7)).toEqual(['a.', 'a.', 'a.', 'a.', 'a.', 'aa'])
})

test('nz5:3.4(f) the streak after a dragon starts above its tail, not behind it', () => {
  expect(board(9, 2, 1)).toEqual(['abc.', 'ab..', 'a...', 'a...', 'a...', 'aaaa'])
})

test('nz5:3.4(f) a second dragon is stopped by the tail of the first, one row higher', () => {
  expect(board(9, 7)).toEqual(['ab..', 'ab..', 'ab..', 'ab..', 'abbb', 'aaaa'])
})

test('nz5:3.4(f) a dragon that outruns an older tail drops behind its end', () => {
  expect(board(8, 10)).toEqual(['ab....', 'ab....', 'ab....', 'ab....', 'abbb..', 'aaabbb'])
})

test('nz5:3.4(f) a streak along the top makes the next one skip its columns', () => {
  expect(board(14, 12, 10, 8, 6, 5, 2)).toEqual([
    'abcdefffffg',
    'abcdeeeee.g',
    'abcdddddd..',
    'abccccccc..',
    'abbbbbbbb..',
    'aaaaaaaaa..',
  ])
})

test('nz5:3.4(f) a tail never slides through a tail of its own colour', () => {
  expect(board(9, 8, 8)).toEqual(['abc...', 'abc...', 'abc...', 'abcccc', 'abbbbc', 'aaaa..'])
  const sides = [...'BBBBBBBBBPPPPPPPPBBBBBBBB']
  expect(downFirst(sides)).toEqual(downFirst([...'aaaaaaaaabbbbbbbbcccccccc']))
})
