import { describe, expect, test } from 'vitest'
import nz8 from '../law/nz8.json' with { type: 'json' }
import nz11a from '../law/nz11a.json' with { type: 'json' }
import nz22 from '../law/nz22.json' with { type: 'json' }
import { RANKS, type StaffRank } from '../src/kernel/people.ts'
import { COMMANDS, mayDo } from '../src/server/permissions.ts'
import { type Deed, keyOf, NOTICES } from '../src/web/desk/deeds.ts'
import { deedsOf } from '../src/web/desk/game-deeds.ts'
import { en } from '../src/web/words/en.ts'
import { zhHans } from '../src/web/words/zh-hans.ts'
import { zhHant } from '../src/web/words/zh-hant.ts'

/** Everything that happens at a table can be said at the desk. */

const TABLES = [
  ['baccarat', 'nz5'],
  ['baccarat', 'nz5-old'],
  ['baccarat', 'mbs'],
  ['roulette', 'nz8'],
  ['snake-eyes', 'nz11a'],
  ['lunar-poker', 'nz22'],
] as const

const at = (game: string, book: string): readonly Deed[] => {
  const { happened, directs } = deedsOf(game, book)
  return [...happened, ...directs, ...NOTICES]
}

const ALL = TABLES.flatMap(([game, book]) => at(game, book))

/** Steps of a round, which the large button and the keypads take. */
const STEPS =
  /^(bring-table|shut-table|reopen-table|take-over|hand-back|proceed|end-dispute|time|alter|withdraw|inspect|spread|wash|stack|riffle|mix|shuffled|cut|decline-cut|place-cutting-card|burn|call|card|offer-roles|decline-role|pass-hand|turn-hand|(approve|refuse|announce|end)-nominee|look-at-prepared|take-back|place|spin|ball-drops|spun|announce|transfer|collect|pay|decline-dice|choose-dice|roll|inspect-dice|offer-dice|dice|enter|settle|discard|lock)$/

test('whatever staff may do is a step, or a deed that can be chosen', () => {
  const theirs = Object.keys(COMMANDS).filter(does => mayDo('operator', does))
  const missing = theirs.filter(does => !STEPS.test(does) && !ALL.some(deed => deed.does === does))
  expect(missing).toEqual([])
})

const rankOf = (rank: StaffRank): number => RANKS.indexOf(rank)

describe.each(TABLES)('%s by %s', (game, book) => {
  const deeds = at(game, book)

  test('nobody is offered what the house would not let them do', () => {
    const wrong = deeds.filter(({ rank, does }) =>
      RANKS.some(each => rankOf(each) >= rankOf(rank) && !mayDo(each, does)),
    )
    expect(wrong).toEqual([])
  })

  test('every deed has a name of its own', () => {
    const keys = deeds.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe.each([
  ['en', en],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
] as const)('in %s', (language, { desk }) => {
  test('deeds, fields and options have words', () => {
    const options = ALL.flatMap(({ fields }) =>
      fields.flatMap(field =>
        (field.is === 'choice' || field.is === 'several') && field.name !== 'on'
          ? field.of.filter(one => typeof one === 'string' && one.length > 1).map(String)
          : [],
      ),
    )
    const names = ALL.flatMap(({ fields }) =>
      fields
        .filter(({ is }) => !['minutes', 'limits', 'point', 'fallen'].includes(is))
        .map(({ name, label }) => label ?? name),
    )
    const isSame = (says: (key: string) => string) => (key: string) =>
      says(key).toLowerCase() === key.replaceAll('-', ' ') && language !== 'en'
    const isBare = (says: (key: string) => string) => (key: string) => says(key) === key
    expect(ALL.map(keyOf).filter(isSame(desk.deed))).toEqual([])
    expect([...new Set(options)].filter(isSame(desk.option))).toEqual([])
    expect([...new Set(names)].filter(isBare(desk.field))).toEqual([])
  })
})

const clausesOf = (law: Readonly<Record<string, { readonly is?: string }>>, section: RegExp) =>
  Object.entries(law)
    .filter(([id, { is }]) => section.test(id) && is === 'coded')
    .map(([id]) => id)

const reached = (game: string, book: string): ReadonlySet<string> =>
  new Set(
    at(game, book).flatMap(({ under, unders }) => [under, ...Object.values(unders?.by ?? {})]),
  )

/** These follow from the deed above them, or from a step; nobody reports them by themselves. */
const FOLLOWS = {
  roulette: ['nz8:5.4', 'nz8:5.7', 'nz8:5.8', 'nz8:5.9'],
  'snake-eyes': [
    ...['nz11a:6.1(a)', 'nz11a:6.1(b)', 'nz11a:6.3(a)', 'nz11a:6.4', 'nz11a:6.5'],
    ...['nz11a:6.6(a)', 'nz11a:6.6(b)', 'nz11a:6.6(c)', 'nz11a:6.6(d)', 'nz11a:6.9'],
  ],
  'lunar-poker': [
    ...['nz22:11.5', 'nz22:11.9', 'nz22:11.11', 'nz22:11.16', 'nz22:11.17', 'nz22:11.18'],
    'nz22:11.19',
  ],
} as const

test.each([
  ['roulette', 'nz8', nz8, /^nz8:5\./],
  ['snake-eyes', 'nz11a', nz11a, /^nz11a:6\./],
  ['lunar-poker', 'nz22', nz22, /^nz22:11\./],
] as const)(
  'every irregularity of %s is one press after “something happened”',
  (game, book, law, section) => {
    const has = reached(game, book)
    const left = clausesOf(law as never, section).filter(id => !has.has(id))
    expect(left).toEqual(FOLLOWS[game])
  },
)
