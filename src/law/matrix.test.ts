import { expect, it } from 'vitest'
import type { Evidence } from './citations.ts'
import { BOOKS, type Entry, type Law, status } from './index.ts'
import { matrix } from './matrix.ts'

const lawOf = (nz5: Record<string, Entry>): Law => ({
  books: { ...(Object.fromEntries(BOOKS.map(book => [book, {}])) as Law['books']), nz5 },
  rulings: { 'ruling:1': { on: ['nz5:5.1', 'nz5:5.2'], asks: 'Which?', reads: 'Both.' } },
  sources: Object.fromEntries(
    BOOKS.map(book => [book, { title: 'T', jurisdiction: 'J', edition: 'E', texts: [] }]),
  ) as unknown as Law['sources'],
})

const LAW = lawOf({
  'nz5:5.1': { says: 'one | two', is: 'coded' },
  'nz5:5.2': { says: 'three', is: 'physical', why: 'Cloth.' },
  'nz5:5.3': { says: 'four', is: 'defines', as: 'Card' },
})

const evidence = (...lines: readonly number[]): Evidence => ({
  code: new Map([
    [
      'nz5:5.1',
      lines.flatMap(line => [
        { file: 'src/b.ts', line },
        { file: 'src/a.ts', line },
      ]),
    ],
  ]),
  mentions: new Map(),
  scenarios: new Map([['nz5:5.1', [{ file: 'scenarios/a.txt', line: 1 }]]]),
  names: new Set(),
})

it('sets clause, summary, disposition, code and scenarios side by side', () => {
  const rows = matrix(LAW, evidence(1)).split('\n')
  expect(rows).toContain(
    '| nz5:5.1 | one \\| two | coded | src/a.ts<br>src/b.ts | scenarios/a.txt |',
  )
  expect(rows).toContain('| nz5:5.2 | three | physical: Cloth. |  |  |')
  expect(rows).toContain('| nz5:5.3 | four | defines: `Card` |  |  |')
  expect(rows).toContain('| ruling:1 | nz5:5.1<br>nz5:5.2 | Which? | Both. |  |  |')
  expect(rows).toContain('| nz5 | 1 | 0 | 0 | 1 | 1 | 0 | 0 | 0 | 3 |')
})

it('changes with the evidence, but not when a citation moves to another line', () => {
  expect(matrix(LAW, evidence(1))).toBe(matrix(LAW, evidence(9, 4)))
  expect(matrix(LAW, evidence(1))).not.toBe(matrix(LAW, evidence()))
})

it('counts every clause once', () => {
  const { nz5, mbs } = status(LAW)
  expect(nz5).toEqual({
    coded: 1,
    shown: 0,
    shape: 0,
    defines: 1,
    physical: 1,
    outside: 0,
    deferred: 0,
    open: 0,
    total: 3,
  })
  expect(mbs.total).toBe(0)
})
