import { expect, it } from 'vitest'
import type { Evidence } from './citations.ts'
import { show, showAsText } from './clause-report.ts'
import { BOOKS, idsOf, type Law, readLaw } from './index.ts'
import { nearest } from './suggestions.ts'

const LAW: Law = {
  books: {
    ...(Object.fromEntries(BOOKS.map(book => [book, {}])) as Law['books']),
    nz5: {
      'nz5:5.1': { says: 'The basic bets, of which there are exactly three.', is: 'coded' },
      'nz5:5.1(a)': { says: 'A bet on the Banker. '.repeat(9).trim(), is: 'coded' },
      'nz5:5.1(a)(i)': { says: 'It wins with the higher count.', is: 'open' },
      'nz5:5.10': { says: 'Odds.', is: 'open' },
      'nz5:app-a': { says: 'A drawing.', is: 'physical', why: 'Cloth.' },
    },
  },
  rulings: { 'ruling:1': { on: ['nz5:5.1'], asks: 'Which?', reads: 'All.' } },
  sources: {} as Law['sources'],
}

const EVIDENCE: Evidence = {
  code: new Map([['nz5:5.1', [{ file: 'src/a.ts', line: 3 }]]]),
  mentions: new Map(),
  scenarios: new Map([['nz5:5.1', [{ file: 'scenarios/a.txt', line: 4 }]]]),
  names: new Set(),
}

it('gathers what is known about a clause, its direct parts included', () => {
  expect(show(LAW, EVIDENCE, 'nz5:5.1')).toEqual({
    id: 'nz5:5.1',
    book: 'nz5',
    says: 'The basic bets, of which there are exactly three.',
    is: 'coded',
    code: [{ file: 'src/a.ts', line: 3 }],
    scenarios: [{ file: 'scenarios/a.txt', line: 4 }],
    rulings: [{ id: 'ruling:1', on: ['nz5:5.1'], asks: 'Which?', reads: 'All.' }],
    parts: [{ id: 'nz5:5.1(a)', ...LAW.books.nz5['nz5:5.1(a)']! }],
  })
})

it('shows a ruling, and nothing for an unknown id', () => {
  expect(show(LAW, EVIDENCE, 'ruling:1')).toMatchObject({ on: ['nz5:5.1'], reads: 'All.' })
  expect(show(LAW, EVIDENCE, 'nz5:99')).toBeUndefined()
})

it('says why, where and what, within eighty columns', () => {
  const text = showAsText(show(LAW, EVIDENCE, 'nz5:5.1')!)
  expect(text).toContain('nz5:5.1  coded\n')
  expect(text).toContain('  code       src/a.ts:3\n')
  expect(text).toContain('  scenarios  scenarios/a.txt:4\n')
  expect(text).toContain('  rulings    ruling:1  Which? All.\n')
  expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  expect(showAsText(show(LAW, EVIDENCE, 'nz5:app-a')!)).toContain('  why        Cloth.\n')
})

it('suggests the parent clause, the right book or the correct spelling', () => {
  const ids = Object.keys(LAW.books.nz5)
  expect(nearest('nz5:5.10(c)', ids)).toEqual(['nz5:5.10'])
  expect(nearest('5.10', ids)).toEqual(['nz5:5.10'])
  expect(nearest('nz5:ap-a', ids)).toEqual(['nz5:app-a'])
  expect(nearest('something else', ids)).toEqual([])
})

it('breaks a long list of clauses', () => {
  const on = Array.from({ length: 12 }, () => 'nz5:5.1(a)')
  const lawWithMany = { ...LAW, rulings: { 'ruling:1': { on, asks: 'Which?', reads: 'All.' } } }
  const lines = showAsText(show(lawWithMany, EVIDENCE, 'ruling:1')!).split('\n')
  expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80)
})

it('nz1:19.2 anyone can read any rule', () => {
  const law = readLaw()
  const silent = idsOf(law).filter(id => showAsText(show(law, EVIDENCE, id)!).length <= id.length)
  expect(silent).toEqual([])
  expect(showAsText(show(law, EVIDENCE, 'nz1:19.2')!)).toContain('available on request')
})

it.each(['__proto__', 'constructor', 'toString'])('%s is a name of objects and no clause', id => {
  expect(show(LAW, EVIDENCE, id)).toBeUndefined()
})
