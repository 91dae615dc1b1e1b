import { describe, expect, test } from 'vitest'
import type { Authority } from '../../../kernel/authority.ts'
import { chips } from '../../../kernel/money.ts'
import { baccarat } from '../index.ts'
import type { TableElections } from '../table/state.ts'
import { type Book, EQUIPMENT, VARIANTS, VERSIONS } from './book.ts'
import { electionRefused, houseRefused, tableRefused } from './elections.ts'
import { BOOKS } from './index.ts'

const elected = (book: Book['id'], change: object): TableElections =>
  ({ ...baccarat.standard(book).elections, ...change }) as TableElections

const refusedBy = (book: Book['id'], change: object): Authority | undefined =>
  tableRefused(BOOKS[book], elected(book, change))?.refused

/**
 * One line per option: the values tried, the values each book accepts, and the clause that refuses
 * the rest.
 */
type Line = readonly [
  option: string,
  tried: readonly unknown[],
  books: Readonly<Record<Book['id'], readonly [taken: readonly unknown[], under: Authority]>>,
]

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

// biome-ignore format: set as printed
const LINES: readonly Line[] = [
  ['decks', NUMBERS, {
    nz5: [[4, 5, 6, 7, 8], 'nz5:3.4(a)'],
    'nz5-old': [[4, 5, 6, 7, 8], 'nz5-old:3.4(a)'],
    mbs: [[4, 5, 6, 7, 8, 9, 10], 'mbs:2.1'],
  }],
  ['variant', [...VARIANTS, 'none'], {
    nz5: [VARIANTS, 'nz5:5.11'],
    'nz5-old': [['commission', 'half-on-six'], 'nz5-old:5.11'],
    mbs: [['commission'], 'mbs:4.1'],
  }],
  ['tie', NUMBERS, {
    nz5: [[8, 9], 'nz5:5.10(c)'],
    'nz5-old': [[8], 'nz5-old:5.10(c)'],
    mbs: [[8], 'mbs:4.1'],
  }],
  ['perfectPair', NUMBERS, {
    nz5: [[1, 2, 3], 'nz5:11A.7'], 'nz5-old': [[], 'nz5-old:5.1'], mbs: [[], 'mbs:3.5'],
  }],
  ['dragonBonus', NUMBERS, {
    nz5: [[1, 2, 3], 'nz5:11B.8'], 'nz5-old': [[], 'nz5-old:5.1'], mbs: [[], 'mbs:3.5'],
  }],
  ['anyPair', NUMBERS, {
    nz5: [[1, 2], 'nz5:11C.8'], 'nz5-old': [[], 'nz5-old:5.1'], mbs: [[], 'mbs:3.5'],
  }],
  ['luckyMatch', NUMBERS, {
    nz5: [[1, 2], 'nz5:11D.8'], 'nz5-old': [[], 'nz5-old:5.1'], mbs: [[], 'mbs:3.5'],
  }],
  ['version', [...VERSIONS, 'grand'], {
    nz5: [VERSIONS, 'nz5:2.2'], 'nz5-old': [VERSIONS, 'nz5-old:2.2'], mbs: [VERSIONS, 'ruling:590'],
  }],
  ['equipment', [...EQUIPMENT, 'hat'], {
    nz5: [EQUIPMENT, 'nz5:3.4(a)'],
    'nz5-old': [EQUIPMENT, 'nz5-old:3.4(a)'],
    mbs: [['shoe'], 'mbs:3.7'],
  }],
  ['burn', ['by-value', 'one-face-down', 'none'], {
    nz5: [['by-value', 'one-face-down'], 'nz5:7.7'],
    'nz5-old': [['by-value'], 'nz5-old:7.7'],
    mbs: [['by-value', 'one-face-down'], 'ruling:590'],
  }],
  ['sharing', [0, 1, 2, 3, 4], {
    nz5: [[1, 2, 3], 'nz5:5.8(a)'],
    'nz5-old': [[1, 2, 3], 'nz5-old:5.8(a)'],
    mbs: [[1, 2, 3], 'ruling:590'],
  }],
  ['cuttingCards', [1, 2], {
    nz5: [[1, 2], 'nz5:7.6'],
    'nz5-old': [[1, 2], 'nz5-old:7.6'],
    mbs: [[1], 'ruling:590'],
  }],
  ['deepestCuttingCard', [undefined, 0, 19, 20, 21, 200], {
    nz5: [[undefined, 20, 21, 200], 'nz5:7.6'],
    'nz5-old': [[undefined, 20, 21, 200], 'nz5-old:7.6'],
    mbs: [[undefined, 20, 21, 200], 'ruling:590'],
  }],
]

describe.each(LINES)(
  'nz5:3.4(a) nz5:5.10(c) nz5:7.7 nz5-old:7.7 nz5:11A.7 nz5:11B.8 %s',
  (option, tried, books) => {
    test.each(Object.keys(books) as Book['id'][])('%s takes what it offers and no more', book => {
      const [taken, under] = books[book]
      for (const value of tried)
        expect([value, refusedBy(book, { [option]: value })]).toEqual([
          value,
          taken.includes(value) ? undefined : under,
        ])
    })
  },
)

test('nz5:11A.1A nz5:11C.2 nz5:11D.2 nz5:11B.1 of the three wagers on pairs one, and the Dragon Bonus beside any', () => {
  const pairs = [undefined, 1] as const
  for (const perfectPair of pairs)
    for (const anyPair of pairs)
      for (const luckyMatch of pairs) {
        const together = [perfectPair, anyPair, luckyMatch].filter(Boolean).length
        const found = refusedBy('nz5', { perfectPair, anyPair, luckyMatch, dragonBonus: 1 })
        if (together < 2) expect(found).toBeUndefined()
        else expect(found).toBe(perfectPair ? 'nz5:11A.1A' : 'nz5:11C.2')
      }
})

test('nz5:3.4(a)(iii) nz5-old:3.4(a)(iii) a continuous shuffler and Style B exclude each other', () => {
  for (const book of ['nz5', 'nz5-old'] as const) {
    const withStyleB = { ...BOOKS[book].elects, style: { among: ['A', 'B'], under: 'nz5:8.5' } }
    const found = tableRefused(
      { ...BOOKS[book], elects: withStyleB } as unknown as Book,
      elected(book, { equipment: 'continuous-shuffler', style: 'B' }),
    )
    expect(found?.refused).toBe(`${book}:3.4(a)(iii)`)
    expect(refusedBy(book, { equipment: 'continuous-shuffler' })).toBeUndefined()
  }
})

test('nz5:11A.8 nz5:11B.9 ruling:593 one scale for all tables of Perfect Pair and Dragon Bonus, not of the others', () => {
  const table = (change: object) => elected('nz5', change)
  const among = (others: readonly object[], change: object) =>
    houseRefused(others.map(table), table(change))?.refused
  expect(among([{ perfectPair: 1 }, {}], { perfectPair: 1 })).toBeUndefined()
  expect(among([{}, { perfectPair: 1 }], { perfectPair: 2 })).toBe('nz5:11A.8')
  expect(among([{ dragonBonus: 1 }, {}], { dragonBonus: 3 })).toBe('nz5:11B.9')
  expect(among([{ dragonBonus: 1, anyPair: 1 }], { anyPair: 2 })).toBeUndefined()
  expect(among([{ luckyMatch: 1 }], { luckyMatch: 2 })).toBeUndefined()
})

test('nz5:5.8 nz5-old:5.8 areas are not shared in full Baccarat', () => {
  expect(refusedBy('nz5', { version: 'full', sharing: 2 })).toBe('nz5:5.8')
  expect(refusedBy('nz5-old', { version: 'full', sharing: 3 })).toBe('nz5-old:5.8')
  expect(refusedBy('nz5', { version: 'full', sharing: 1 })).toBeUndefined()
})

test('nz5:5.17 nz5-old:5.17 ruling:590 a differential may be set in New Zealand', () => {
  expect(refusedBy('nz5', { differential: 1 })).toBeUndefined()
  expect(refusedBy('nz5-old', { differential: 1 })).toBeUndefined()
  expect(refusedBy('mbs', { differential: 1 })).toBe('ruling:590')
})

test('nz5:1.0/ante nz5:14.1 an Ante of an eighth of the minimum and no more, and only by this book', () => {
  const ante = (fee: number) => ({ ante: { fee: chips(fee), tableMinimum: chips(2400) } })
  expect(refusedBy('nz5', ante(300))).toBeUndefined()
  expect(refusedBy('nz5', ante(301))).toBe('nz5:1.0/ante')
  expect(refusedBy('nz5-old', ante(300))).toBe('nz5-old:5.1')
  expect(refusedBy('mbs', ante(300))).toBe('mbs:3.5')
  expect(electionRefused(BOOKS.nz5, elected('nz5', ante(300)))).toBeUndefined()
})

test('nz5:3.1 nz5:3.1(a) nz5:3.1(b) nz5:3.1(c) nz5-old:3.1 every number of seats', () => {
  const most = { mini: 7, midi: 9, full: 14 }
  for (const book of ['nz5', 'nz5-old'] as const)
    for (const version of VERSIONS)
      for (let seats = 0; seats <= 16; seats += 1) {
        const config = { ...baccarat.setUp(elected(book, { version })), seats }
        const lawful = seats >= 1 && seats <= most[version]
        const clause = `${book}:3.1(${{ mini: 'a', midi: 'b', full: 'c' }[version]})`
        expect(baccarat.refused(config)?.refused).toBe(lawful ? undefined : clause)
      }
})
