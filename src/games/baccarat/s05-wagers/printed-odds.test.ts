import { expect, test } from 'vitest'
import type { Elections } from '../books/book.ts'
import { sidePays } from './printed-odds.ts'

const BASIC: Elections = { decks: 8, variant: 'commission', tie: 8 }

test.each([
  ['perfect-pair', BASIC, { pays: [5, 10, 30] }],
  ['perfect-pair', { ...BASIC, perfectPair: 3 }, { pays: [5, 12, 25] }],
  ['lucky-match', BASIC, { pays: [5, 10, 25, 100] }],
  ['lucky-match', { ...BASIC, luckyMatch: 2 }, { pays: [5, 10, 20, 500] }],
  ['any-pair', BASIC, { pays: 11 }],
  ['any-pair', { ...BASIC, anyPair: 2 }, { pays: 10 }],
  ['pair', BASIC, { pays: 11 }],
  ['dragon-bonus', BASIC, { least: '4', low: 1, most: '9', high: 30 }],
  ['dragon-bonus', { ...BASIC, dragonBonus: 2 }, { least: '4', low: 1, most: '9', high: 20 }],
] as const)(
  'nz5:11A.7 nz5:11B.8 nz5:11C.8 nz5:11D.8 mbs:4.1 the cloth prints what %s pays',
  (kind, elections, facts) => {
    expect(sidePays(kind, elections as Elections).facts).toEqual(facts)
  },
)
