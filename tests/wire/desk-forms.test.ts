import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import nz8 from '../../law/nz8.json' with { type: 'json' }
import nz11a from '../../law/nz11a.json' with { type: 'json' }
import nz22 from '../../law/nz22.json' with { type: 'json' }
import { RANKS, type StaffRank } from '../../src/kernel/people.ts'
import { BACCARAT } from '../../src/protocol/fields/baccarat.ts'
import { GENERAL } from '../../src/protocol/fields/general.ts'
import { LUNAR_POKER } from '../../src/protocol/fields/lunar-poker.ts'
import { ROULETTE } from '../../src/protocol/fields/roulette.ts'
import type { Fields } from '../../src/protocol/fields/shapes.ts'
import { SNAKE_EYES } from '../../src/protocol/fields/snake-eyes.ts'
import { COMMANDS, mayDo } from '../../src/protocol/permissions.ts'
import { NOMINEES } from '../../src/web/features/desk/forms/baccarat-deeds.ts'
import { type Deed, type Field, keyOf, NOTICES } from '../../src/web/features/desk/forms/deeds.ts'
import { electedOf } from '../../src/web/features/desk/forms/elections.ts'
import { deedsOf } from '../../src/web/features/desk/forms/game-deeds.ts'
import { en } from '../../src/web/i18n/en.ts'
import { spokenIn } from '../../src/web/i18n/languages.ts'
import { zhHant } from '../../src/web/i18n/zh-hant.ts'

const { words: zhHans } = await spokenIn('zh-Hans')

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
  const nominees = game === 'baccarat' ? Object.values(NOMINEES) : []
  return [...happened, ...directs, ...NOTICES, ...nominees]
}

const ALL = TABLES.flatMap(([game, book]) => at(game, book))

/** Of tables and of who deals there: buttons of their own. */
// biome-ignore format: a list
const BUTTONS = ['bring-table', 'take-over', 'hand-back', 'proceed', 'end-dispute', 'call-for', 'answer-call']

/** The order of play: what the large button takes, or the keypad beside it. */
// biome-ignore format: a table
const STEPS: Readonly<Record<string, readonly string[]>> = {
  baccarat: [
    'inspect', 'spread', 'wash', 'stack', 'riffle', 'shuffled', 'cut', 'decline-cut', 'place-cutting-card',
    'burn', 'call', 'card', 'offer-roles', 'decline-role', 'pass-hand', 'turn-hand',
  ],
  roulette: ['place', 'spin', 'call', 'ball-drops', 'spun', 'announce', 'transfer', 'collect', 'pay'],
  'snake-eyes': ['decline-dice', 'choose-dice', 'roll', 'inspect-dice', 'offer-dice', 'dice', 'call', 'enter', 'settle'],
  'lunar-poker': ['inspect', 'spread', 'mix', 'shuffled', 'cut', 'call', 'card', 'discard', 'lock'],
}

/** Steps that are deeds as well: taken for who does not answer, or because something happened. */
// biome-ignore format: a table
const SILENT = ['open-table', 'dealer-turns', 'examine-ball', 'take-dice-away', 'report-absent', 'void-hand']

const FIELDS: Readonly<Record<string, Fields>> = {
  baccarat: BACCARAT,
  roulette: ROULETTE,
  'snake-eyes': SNAKE_EYES,
  'lunar-poker': LUNAR_POKER,
}

const isStaffs = (does: string): boolean => mayDo('operator', does)

test('whatever staff may say is a button, a word of some game, or a word of every table', () => {
  const known = [...BUTTONS, ...Object.keys(GENERAL), ...Object.values(FIELDS).flatMap(Object.keys)]
  const theirs = Object.keys(COMMANDS).filter(isStaffs)
  expect(theirs.filter(does => !known.includes(does))).toEqual([])
})

/** What the house knows by itself, or what a step fills in. */
// biome-ignore format: a table
const NOT_ASKED: Readonly<Record<string, string>> = {
  'alter.for': 'whose wager it is, the wager says',
  'withdraw.for': 'whose wager it is, the wager says',
  'approve-nominee.patron': 'named in what was asked for',
  'approve-nominee.nominee': 'named in what was asked for',
  'refuse-nominee.patron': 'named in what was asked for',
  'refuse-nominee.nominee': 'named in what was asked for',
  'announce-nominee.patron': 'named in what was asked for',
  'announce-nominee.nominee': 'named in what was asked for',
  'end-nominee.patron': 'named in what was asked for',
  'end-nominee.nominee': 'named in what was asked for',
  'approve-nominee.elsewhere': 'the house knows its other tables',
}

/** The words that a field takes on the wire, as far as they are a choice. */
const wordsOf = (shape: z.ZodType): readonly string[] => {
  const { anyOf = [shape] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as {
    anyOf?: readonly unknown[]
  }
  return anyOf.flatMap(one => {
    const { const: only, enum: many } = one as { const?: unknown; enum?: readonly unknown[] }
    return [...(only === undefined ? [] : [only]), ...(many ?? [])].map(String)
  })
}

/** What a form can say in a field; nothing where it is typed or picked from what lies there. */
const offeredBy = (field: Field): readonly string[] | undefined => {
  if (field.is === 'choice' || field.is === 'worded') return field.of.map(String)
  return field.is === 'flag' && field.value !== undefined ? [field.value] : undefined
}

const missingWords = (does: string, name: string, shape: z.ZodType, deeds: readonly Deed[]) => {
  const asked = deeds.flatMap(({ fields }) => fields.filter(field => field.name === name))
  const open = asked.some(field => offeredBy(field) === undefined)
  const said = [
    ...asked.flatMap(field => offeredBy(field) ?? []),
    ...deeds.map(deed => String(deed.with?.[name])),
  ]
  return open
    ? []
    : wordsOf(shape)
        .filter(word => !said.includes(word))
        .map(word => `${does}.${name}: ${word}`)
}

/** What a command can say and no form of the desk lets anybody say. */
const unsaid = (does: string, fields: Fields, deeds: readonly Deed[]): readonly string[] =>
  Object.entries(fields[does]!).flatMap(([name, shape]) => {
    if (Object.hasOwn(NOT_ASKED, `${does}.${name}`)) return []
    const isSaid = deeds.some(
      deed =>
        deed.fields.some(field => field.name === name) || Object.hasOwn(deed.with ?? {}, name),
    )
    return isSaid ? missingWords(does, name, shape as z.ZodType, deeds) : [`${does}.${name}`]
  })

describe.each(TABLES)('every deed that the rules of %s by %s offer to staff', (game, book) => {
  const fields: Fields = { ...GENERAL, ...FIELDS[game] }
  const deeds = at(game, book)
  const theirs = Object.keys(fields).filter(
    does => isStaffs(does) && !BUTTONS.includes(does) && !STEPS[game]!.includes(does),
  )

  test('has a place at the desk', () => {
    expect(theirs.filter(does => !deeds.some(deed => deed.does === does))).toEqual([])
  })

  test('can be said there with all that belongs to it', () => {
    const left = theirs.flatMap(does =>
      unsaid(
        does,
        fields,
        deeds.filter(deed => deed.does === does),
      ),
    )
    expect(left).toEqual([])
  })

  test('is what a command of that name takes, and nothing else', () => {
    const strange = deeds.flatMap(({ does, fields: asked, with: more = {} }) =>
      [...asked.filter(isSent(asked)).map(({ name }) => name), ...Object.keys(more)]
        .filter(name => !Object.hasOwn(fields[does] ?? {}, name))
        .map(name => `${does}.${name}`),
    )
    expect(strange).toEqual([])
  })
})

/** What is said in full becomes part of another field. */
const isSent =
  (all: readonly Field[]) =>
  ({ name }: Field): boolean =>
    !all.some(field => field.is === 'worded' && field.by === name)

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
  const own = (says: (key: string) => string) => (key: string) =>
    says(key) === key || (language !== 'en' && !/\p{Script=Han}/u.test(says(key)))

  test('deeds, fields and options have words of their own', () => {
    const fields = ALL.flatMap(deed => deed.fields)
    const options = fields.flatMap(field =>
      (field.is === 'choice' || field.is === 'several' || field.is === 'worded') &&
      field.name !== 'on'
        ? field.of.filter(one => typeof one === 'string' && one.length > 1).map(String)
        : [],
    )
    const names = fields
      .filter(({ is }) => !['minutes', 'limits', 'point', 'fallen', 'faces'].includes(is))
      .map(({ name, label }) => label ?? name)
    const parts = ['minutes', 'kind', 'minimum', 'maximum', 'step', 'event', 'lies']
    expect([...new Set(ALL.map(keyOf))].filter(own(desk.deed))).toEqual([])
    expect([...new Set(options)].filter(own(desk.option))).toEqual([])
    expect([...new Set([...names, ...parts])].filter(own(desk.field))).toEqual([])
  })

  test('what may be elected for a table has words of its own', () => {
    const elected = TABLES.flatMap(([game, book]) => electedOf(game, book))
    const options = elected.flatMap(one => (one.is === 'one' ? one.of.map(String) : ['yes', 'no']))
    expect(elected.map(({ name }) => name).filter(own(desk.elected))).toEqual([])
    expect(options.filter(one => /[a-z]{2}/.test(one)).filter(own(desk.election))).toEqual([])
  })

  test('the steps of every game have words of their own', () => {
    expect([...Object.values(STEPS).flat(), ...SILENT].filter(own(desk.step))).toEqual([])
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
