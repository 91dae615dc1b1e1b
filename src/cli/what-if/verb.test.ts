import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../tests/fixtures/croupier.ts'
import { odds } from '../../kernel/money.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { type Change, type Comparison, compare } from '../../what-if/comparison.ts'
import { PAY_TABLES } from '../../what-if/lunar-poker.ts'
import { whatIfGames } from '../games.ts'
import { asText } from './text.ts'

const file = join(ROOT, 'tests/fixtures/house-511220d/records.ndjson.gz')
const rounds = gunzipSync(readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as RoundRecord)
  .reverse()

const laws = await whatIfGames()

const under = (change: Partial<Change>): Comparison =>
  compare(rounds, { set: {}, overlay: {}, ...change }, laws)

const sum = (of: Readonly<Record<string, number>>): number =>
  Object.values(of).reduce((a, b) => a + b, 0)

/** Baccarat Ties that won on their own result, the only ones that another price changes. */
const ties = rounds
  .filter(({ game, state }) => game === 'baccarat' && state !== 'interrupted')
  .flatMap(({ ends, book }) => ends.map(end => ({ ...end, book })))
  .filter(
    ({ on, outcome, odds: paid, book }) =>
      on === 'tie' && outcome === 'win' && paid === '8:1' && book === 'nz5',
  )

describe('recorded rounds under other rules', () => {
  test('the same rules change nothing', () => {
    expect(under({})).toMatchObject({ different: [], edges: [], unreachable: [], courses: [] })
  })

  test('nz5:5.10(c) a Tie at 9 to 1 pays one more for each Tie that won', () => {
    const found = under({ set: { tie: 9 } })
    expect(ties.length).toBeGreaterThan(0)
    expect(sum(found.patrons)).toBe(ties.reduce((total, { chips }) => total + chips, 0))
    expect(sum(found.tables)).toBe(sum(found.patrons))
    expect(found.edges).toEqual([
      { game: 'baccarat', wager: 'tie', terms: '9:1', before: '14.3596 %', after: '4.8440 %' },
    ])
  })

  test('nz5:5.10(c) an overlay says the same in terms of the clause', () => {
    const found = under({ overlay: { 'nz5:5.10(c)': { odds: odds(9) } } })
    expect(found.different).toEqual(under({ set: { tie: 9 } }).different)
  })

  test('nz5:5.10(b) without commission: the clause with the commission is named', () => {
    const found = under({ overlay: { 'nz5:5.10(b)': { commission: null } } })
    expect(found.clauses.map(({ was }) => was)).toEqual(['nz5:5.10(b)'])
    for (const { wagers } of found.different)
      for (const { before, after: next, chips } of wagers)
        expect([next, before]).toEqual([chips, chips - chips / 20])
  })

  test('a suspended clause decides nothing', () => {
    const found = under({ overlay: { 'nz8:3.9': 'suspended' } })
    expect(found.different.length).toBeGreaterThan(0)
    for (const { wagers } of found.different)
      for (const { after: next } of wagers) expect(next).toBe(0)
  })

  test('nz5-old and nz5: rounds of a book that lacks the wager say so', () => {
    const found = under({ book: 'nz5-old' })
    const clauses = new Set(found.different.flatMap(({ wagers }) => wagers.map(({ on }) => on)))
    for (const on of clauses) expect(on).toMatch(/pair|bonus|match|tie/)
  })

  test('other decks, or another wheel, are another course and no guess', () => {
    const decks = under({ set: { decks: 6 } })
    expect(decks.different).toEqual([])
    expect(decks.courses.length).toBeGreaterThan(10)
    const wheel = under({ set: { layout: 'single-zero' } })
    expect(wheel.courses.map(({ note }) => note)).toContain(
      'the ball would have run in a wheel with other numbers',
    )
  })

  test('nz22:10.2(a) an Ante that pays 2 to 1 pays one more where the Dealer has no hand', () => {
    const paid = rounds
      .filter(({ game }) => game === 'lunar-poker')
      .flatMap(({ ends }) => ends.filter(({ under: by }) => by === 'nz22:10.2(a)'))
    const found = under({ overlay: { 'nz22:10.2(a)': { odds: odds(2) } } })
    expect(paid.length).toBeGreaterThan(0)
    expect(
      found.different.flatMap(({ wagers }) => wagers.map(({ wager }) => wager)).sort(),
    ).toEqual(paid.map(({ wager }) => wager).sort())
    expect(sum(found.tables)).toBe(paid.reduce((total, { chips }) => total + chips, 0))
    expect(found.edges).toContainEqual({
      game: 'lunar-poker',
      wager: 'ante',
      terms: 'best play',
      before: expect.stringContaining('%'),
      after: 'not solved',
    })
  })

  test('nz22:5.5 one row of the pay table changes the Bets that it paid', () => {
    const won = rounds
      .filter(({ game }) => game === 'lunar-poker')
      .flatMap(({ ends }) => ends.filter(({ on, outcome }) => on === 'bet' && outcome === 'win'))
    const table = Object.fromEntries(PAY_TABLES['nz22:5.5']!.map(row => [row, 0]))
    const found = under({ overlay: { 'nz22:5.5': { pays: table } } })
    expect(won.length).toBeGreaterThan(0)
    expect(sum(found.tables)).toBe(won.reduce((total, end) => total - end.won, 0))
  })

  test('nz22:5.6 other Instant Cash odds have their own exact edge', () => {
    const found = under({ set: { instantCash: { straightFlush: 200, royalFlush: 600 } } })
    expect(found.edges).toContainEqual({
      game: 'lunar-poker',
      wager: 'ante',
      terms: 'best play',
      before: '0.6855 %',
      after: '0.7471 %',
    })
  })

  test('an election that a book refuses leaves its rounds out, with the clause', () => {
    const found = under({ set: { variant: 'half-on-six' } })
    expect(found.leftOut.filter(({ why }) => why.includes('mbs:4.1')).length).toBeGreaterThan(0)
    expect(found.unreachable).toContain('nz5:5.10(b)')
    expect(asText(found)).toContain('would have been settled differently')
  })
})
