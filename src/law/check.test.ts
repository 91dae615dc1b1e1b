import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import type { Evidence } from './citations.ts'
import { BOOKS, type Entry, type Law, type Reading } from './index.ts'

const NONE: Evidence = {
  code: new Map(),
  mentions: new Map(),
  scenarios: new Map(),
  names: new Set(),
}
const AT = [{ file: 'x', line: 7 }]
const cited = (...ids: string[]) => new Map(ids.map(id => [id, AT]))

const lawOf = (nz5: Record<string, Entry>, rulings: Record<string, Reading> = {}): Law => ({
  books: { ...(Object.fromEntries(BOOKS.map(book => [book, {}])) as Law['books']), nz5 },
  rulings,
  sources: {} as Law['sources'],
})

const FRESH = { committed: 'same', generated: 'same' }

const kinds = (law: Law, evidence: Partial<Evidence> = {}, matrix = FRESH): readonly string[] =>
  check(law, { ...NONE, ...evidence }, matrix).map(({ kind }) => kind)

const clause = (entry: Partial<Entry>): Law =>
  lawOf({ 'nz5:5.1': { says: 'a', is: 'open', ...entry } })

describe('the evidence that each disposition needs', () => {
  it.each(['coded', 'shown'] as const)('%s needs code and a scenario for the very clause', is => {
    const law = clause({ is })
    const id = 'nz5:5.1'
    expect(kinds(law)).toEqual(['no-code', 'no-scenario'])
    expect(kinds(law, { code: cited(id) })).toEqual(['no-scenario'])
    expect(kinds(law, { scenarios: cited(id) })).toEqual(['no-code'])
    expect(kinds(law, { code: cited(id), scenarios: cited(id) })).toEqual([])
  })

  it('evidence for a part does not count for the whole clause, and evidence for the whole does not count for a part', () => {
    const law = lawOf({
      'nz5:5.1': { says: 'a', is: 'coded' },
      'nz5:5.1(a)': { says: 'b', is: 'open' },
    })
    const evidence = { code: cited('nz5:5.1(a)'), scenarios: cited('nz5:5.1(a)') }
    expect(kinds(law, evidence)).toEqual(['no-code', 'no-scenario'])
  })

  it.each(['shape', 'physical', 'outside', 'deferred'] as const)('%s needs a reason', is => {
    expect(kinds(clause({ is }))).toEqual(['no-reason'])
    expect(kinds(clause({ is, why: ' ' }))).toEqual(['no-reason'])
    expect(kinds(clause({ is, why: 'furniture' }))).toEqual([])
  })

  it('defines needs a name that the code exports', () => {
    expect(kinds(clause({ is: 'defines' }))).toEqual(['no-name'])
    expect(kinds(clause({ is: 'defines', as: 'Card' }))).toEqual(['no-name'])
    expect(kinds(clause({ is: 'defines', as: 'Card' }), { names: new Set(['Card']) })).toEqual([])
    const two = clause({ is: 'defines', as: 'Card Deck' })
    expect(kinds(two, { names: new Set(['Card']) })).toEqual(['no-name'])
  })

  it('open is counted, not failed', () => {
    expect(kinds(clause({ is: 'open' }))).toEqual([])
  })

  it('rejects any other disposition', () => {
    expect(kinds(clause({ is: 'done' as 'open' }))).toEqual(['unknown-disposition'])
  })
})

describe('the index itself', () => {
  it('wants a summary for every clause', () => {
    expect(kinds(clause({ says: '' }))).toEqual(['no-summary'])
  })

  it('wants a clause in its own book', () => {
    expect(kinds(lawOf({ 'mbs:5.6': { says: 'a', is: 'open' } }))).toEqual(['misplaced'])
  })

  it('names the file and line of a citation it does not know', () => {
    const evidence = { ...NONE, code: cited('nz5:5.1', 'nz5:99.9'), scenarios: cited('ruling:9') }
    const found = check(clause({}), evidence, FRESH)
    expect(found.map(({ kind, where, id }) => [kind, where, id])).toEqual([
      ['unknown-citation', 'x:7', 'nz5:99.9'],
      ['unknown-citation', 'x:7', 'ruling:9'],
    ])
  })

  it('requires an up-to-date matrix', () => {
    expect(kinds(clause({}), {}, { committed: 'old', generated: 'new' })).toEqual(['stale-matrix'])
  })
})

describe('rulings', () => {
  const ruling = (reading: Partial<Reading>): Law =>
    lawOf(
      { 'nz5:5.1': { says: 'a', is: 'open' } },
      { 'ruling:1': { on: ['nz5:5.1'], asks: 'q', reads: 'a', ...reading } },
    )

  it('interpret clauses that exist, or are cited', () => {
    expect(kinds(ruling({}))).toEqual([])
    expect(kinds(ruling({ on: ['nz5:99.9'] }))).toEqual(['ruling'])
    expect(kinds(ruling({ on: [] }))).toEqual(['ruling'])
    expect(kinds(ruling({ on: [] }), { code: cited('ruling:1') })).toEqual([])
  })

  it('have a question and an answer', () => {
    expect(kinds(ruling({ asks: '' }))).toEqual(['ruling'])
    expect(kinds(ruling({ reads: '' }))).toEqual(['ruling'])
  })
})
