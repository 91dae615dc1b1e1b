import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../../tests/fixtures/processes/croupier.ts'
import { odds } from '../../kernel/money.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { type Change, type Comparison, compare } from '../../what-if/comparison.ts'
import { PAY_TABLES } from '../../what-if/lunar-poker.ts'
import { whatIfGames } from '../games.ts'
import { simulatedRounds } from './season.ts'
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

/** Baccarat Ties that won by a tie result. Only these change with another price. */
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

  test('nz5:5.10(c) an overlay of the clause gives the same result', () => {
    const found = under({ overlay: { 'nz5:5.10(c)': { odds: odds(9) } } })
    expect(found.different).toEqual(under({ set: { tie: 9 } }).different)
  })

  test('nz8:3.9 one row of the pay table changes only the wagers that it pays', () => {
    const found = under({ overlay: { 'nz8:3.9': { pays: { '17': 18 } } } })
    expect(found.edges.map(({ wager }) => wager.split(':')[0])).toContain('split')
    expect(new Set(found.edges.map(({ wager }) => wager.split(':')[0]))).toEqual(new Set(['split']))
    expect(found.silent).toEqual([])
  })

  test('nz8:3.1 the pieces of a declared wager are compared like other wagers', () => {
    const pieces = rounds
      .filter(({ game }) => game === 'roulette')
      .flatMap(({ table, ends }) =>
        ends.filter(({ on }) => on.includes('/')).map(({ wager }) => `${table} ${wager}`),
      )
    expect(pieces.length).toBeGreaterThan(0)
    const left = under({}).leftOut.map(({ table, wager }) => `${table} ${wager}`)
    expect(left.filter(each => pieces.includes(each))).toEqual([])
  })

  test('nz5:9.4 where a changed clause decided about a card, no money is guessed', () => {
    const found = under({ overlay: { 'nz5:9.4': 'suspended' } })
    expect(found.courses.length).toBeGreaterThan(0)
    expect(found.courses.every(({ note }) => note.startsWith('nz5:9.4 '))).toBe(true)
    expect(found).toMatchObject({ different: [], edges: [], silent: [] })
  })

  test('nz1:10.2 a clause that ends no wager is named instead of passed over', () => {
    const found = under({ overlay: { 'nz1:10.2': 'suspended' } })
    expect(found).toMatchObject({ different: [], silent: ['nz1:10.2'] })
    expect(asText(found)).toContain('could not be compared: nz1:10.2')
  })

  test('nz5:5.10(b) without commission, the clause that took it is named', () => {
    const found = under({ overlay: { 'nz5:5.10(b)': { commission: null } } })
    expect(found.clauses.map(({ was }) => was)).toEqual(['nz5:5.10(b)'])
    for (const { wagers } of found.different)
      for (const { before, after: next, chips } of wagers)
        expect([next, before]).toEqual([chips, chips - chips / 20])
  })

  test('a suspended clause decides no wager', () => {
    const found = under({ overlay: { 'nz8:3.9': 'suspended' } })
    expect(found.different.length).toBeGreaterThan(0)
    for (const { wagers } of found.different)
      for (const { after: next } of wagers) expect(next).toBe(0)
  })

  test('rounds of a book without the wager are reported as such', () => {
    const found = under({ book: 'nz5-old' })
    const clauses = new Set(found.different.flatMap(({ wagers }) => wagers.map(({ on }) => on)))
    for (const on of clauses) expect(on).toMatch(/pair|bonus|match|tie/)
  })

  test('other decks or another wheel would give other results, which are not guessed', () => {
    const decks = under({ set: { decks: 6 } })
    expect(decks.different).toEqual([])
    expect(decks.courses.length).toBeGreaterThan(10)
    const wheel = under({ set: { layout: 'single-zero' } })
    expect(wheel.courses.map(({ note }) => note)).toContain(
      'the ball would have run in a wheel with other numbers',
    )
  })

  test('nz22:10.2(a) an Ante that pays 2 to 1 pays one more if the Dealer does not qualify', () => {
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

  test('nz22:5.5 one row of the pay table changes only the Bets it paid', () => {
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

  test('rounds of a book that refuses the election are left out, with the clause', () => {
    const found = under({ set: { variant: 'half-on-six' } })
    expect(found.leftOut.filter(({ why }) => why.includes('mbs:4.1')).length).toBeGreaterThan(0)
    expect(found.unreachable).toContain('nz5:5.10(b)')
    expect(asText(found)).toContain('would have been settled differently')
  })
})

const folder = mkdtempSync(join(tmpdir(), 'croupier-what-if-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const season = (book: string, elections: object = {}, seed = 'a') => {
  const written = join(folder, 'elections.json')
  writeFileSync(written, JSON.stringify(elections))
  const options = { simulate: book, rounds: '150', players: '3', seed, elections: written }
  return [...simulatedRounds(options)]
}

describe('simulated seasons', () => {
  test.each(['nz5', 'nz5-old', 'mbs', 'nz8', 'nz11a', 'nz22'])(
    '%s: the same rules change nothing, and every wager is compared',
    book => {
      const rounds = season(book)
      const found = compare(rounds, { set: {}, overlay: {} }, laws)
      expect(found.rounds).toBe(150)
      expect(found).toMatchObject({ different: [], edges: [], unreachable: [], courses: [] })
      expect(found.leftOut).toEqual([])
      expect(rounds.flatMap(({ ends }) => ends).length).toBeGreaterThan(300)
    },
  )

  test('the seed decides the season', () => {
    const [one, again, other] = ['a', 'a', 'b'].map(seed => season('nz8', {}, seed))
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  test('nz22:10.3 forced Dealers are settled again with the card that replaced theirs', () => {
    const forced = season('nz22').filter(({ choices }) =>
      choices.some(({ does }) => does === 'force'),
    )
    expect(forced.length).toBeGreaterThan(0)
    for (const { came } of forced) expect(came.filter(({ to }) => to === 'dealer')).toHaveLength(6)
  })

  test('nz5 and nz5-old: exactly the amended clauses that mattered are listed', () => {
    const rounds = season('nz5', { perfectPair: 1, dragonBonus: 2, tie: 9 })
    const found = compare(rounds, { book: 'nz5-old', set: {}, overlay: {} }, laws)
    expect(new Set(found.clauses.map(({ was }) => was))).toEqual(
      new Set(['nz5:5.10(c)', 'nz5:11A.5', 'nz5:11A.7', 'nz5:11B.6', 'nz5:11B.8']),
    )
    expect(found.unreachable).toEqual(['nz5:11A.7', 'nz5:11A.5', 'nz5:11B.8', 'nz5:11B.6'])
    const plain = compare(season('nz5-old'), { book: 'nz5', set: {}, overlay: {} }, laws)
    expect(plain).toMatchObject({ different: [], clauses: [], edges: [], unreachable: [] })
  })

  test.each([
    ['nz9', {}, 'expected one of nz5'],
    ['nz5-old', { perfectPair: 1 }, 'nz5-old:5.1'],
    ['nz5', { colour: 1 }, 'colour: no such election'],
    ['nz8', { layout: 'square' }, 'layout: expected'],
  ])('%s with %j is refused in one sentence', (book, elections, says) => {
    expect(() => season(book, elections)).toThrow(says)
  })
})
