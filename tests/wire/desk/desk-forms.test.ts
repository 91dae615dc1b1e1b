import { describe, expect, test } from 'vitest'
import nz8 from '../../../law/nz8.json' with { type: 'json' }
import nz11a from '../../../law/nz11a.json' with { type: 'json' }
import nz22 from '../../../law/nz22.json' with { type: 'json' }
import { CATALOGUE, type GameName } from '../../../src/games/catalogue.ts'
import { type AnyDeclared, leastRank } from '../../../src/kernel/command.ts'
import type { AnyShape } from '../../../src/kernel/shape.ts'
import { commandsAt, declaredAt, sentFields, wireFields } from '../../../src/protocol/commands.ts'
import { decodeFields } from '../../../src/protocol/decode.ts'
import type { TablePlay } from '../../../src/web/client/connection.ts'
import { commandOf, isAsked } from '../../../src/web/features/desk/forms/command.ts'
import {
  type CommandForm,
  formFor,
  formsAt,
} from '../../../src/web/features/desk/forms/command-forms.ts'
import { electionFields, valuesOf } from '../../../src/web/features/desk/forms/elections.ts'
import type { FormField } from '../../../src/web/features/desk/forms/form-field.ts'
import { formsEnteredFor } from '../../../src/web/features/desk/forms/forms-for-patron.ts'
import { en } from '../../../src/web/i18n/en.ts'
import { loadLanguage } from '../../../src/web/i18n/languages.ts'
import { zhHant } from '../../../src/web/i18n/zh-hant.ts'

const { words: zhHans } = await loadLanguage('zh-Hans')

/** The desk has a form or a button for everything that happens at a table. */

const GAMES = Object.keys(CATALOGUE) as readonly GameName[]

const placed = (game: string, place: AnyDeclared['place']): readonly AnyDeclared[] =>
  commandsAt(game).filter(declared => declared.place === place)

/** Buttons for calls and dealers are not forms: they belong to the floor, not to the game. */
const buttons = (game: GameName): readonly CommandForm[] =>
  CATALOGUE[game].commands
    .filter(({ place }: AnyDeclared) => place === 'button')
    .map(({ does }) => formFor(game, does))

const formsOf = (game: GameName): readonly CommandForm[] => {
  const { happened, directs, notices } = formsAt(game)
  return [...happened, ...directs, ...notices, ...buttons(game)]
}

const ALL = GAMES.flatMap(game => [...formsOf(game), ...formsEnteredFor(game, 'Ana (cash)')])

/** Everything that can be entered in one field. */
type Entry = readonly (readonly [name: string, text: string])[]

const DICE = ['1', '2']

const entriesIn = (field: FormField): readonly Entry[] => {
  const { name } = field
  const says = (...texts: readonly (string | number)[]): Entry =>
    texts.map(text => [name, String(text)])
  switch (field.is) {
    case 'choice':
      return [...field.of.map(one => says(one)), ...(field.optional ? [says('')] : [])]
    case 'worded':
      return field.of.map(one => [...says(one), [field.by, 'the box']])
    case 'several':
    case 'nth':
      return [...field.of.map(one => says(one)), says(...field.of)]
    case 'number':
      return [says(field.from), says(field.to)]
    case 'flag':
      return [says('on'), []]
    case 'faces':
      return [
        DICE.map(die => [`${name}-${die}`, die]),
        ...(field.orNoRoll ? [[[`${name}-no-roll`, 'on']] as const] : []),
      ]
    case 'fallen':
      return [
        DICE.map(die => [`face-${die}`, die]),
        [
          ['face-1', '1'],
          ['face-2', '6'],
          ['leans-2', 'on'],
        ],
      ]
    case 'limits':
      return [
        [
          ['kind', 'main'],
          ['minimum', '5'],
          ['maximum', '100'],
        ],
      ]
    case 'reservation':
      return [says('Ana'), [...says('Ana'), ['event', 'A birthday']]]
    case 'everybody':
      return [[], says('Ana')]
    case 'patrons':
      return [says('Ana', 'Ben')]
    case 'dice':
      return [says(...DICE)]
    case 'area':
    case 'past-round':
      return [says(''), says('1')]
    case 'kind':
      return [says(''), says('promotional'), says('colour:red')]
    default:
      return [says(TYPED[field.is])]
  }
}

const TYPED = {
  reason: 'because',
  text: 'words',
  elected: 'none',
  patron: 'Ana',
  seat: '1',
  wager: 'w1',
  spot: 'red',
  called: 'tier',
  declared: '1',
  card: 'as',
  cards: 'AS 10h',
  money: '5',
  minutes: '20',
  point: '1 2',
  die: '1',
} as const

/** Each field in turn takes all its values, while the others have a valid one. */
const filled = (form: CommandForm): readonly FormData[] => {
  const first = new FormData()
  for (const field of form.fields)
    for (const [name, text] of entriesIn(field)[0]!) first.append(name, text)
  return form.fields.flatMap(field =>
    entriesIn(field).map(entry => {
      const data = new FormData()
      const set = (name: string, text: string) => data.append(name, text)
      const names = entriesIn(field).flatMap(one => one.map(([name]) => name))
      for (const [name, text] of first.entries()) if (!names.includes(name)) set(name, String(text))
      for (const [name, text] of entry) set(name, text)
      const { when } = field
      if (when && !isAsked(field, data)) data.set(when.field, String(when.is[0]))
      return data
    }),
  )
}

const said = (form: CommandForm): readonly Readonly<Record<string, unknown>>[] =>
  (form.fields.length === 0 ? [new FormData()] : filled(form)).map(
    data => commandOf(form, data, {}) as Readonly<Record<string, unknown>>,
  )

/** The values of a field that is a choice. */
const wordsOf = (shape: AnyShape): readonly (string | number)[] => {
  if (shape.is === 'one-of') return shape.values
  if (shape.is === 'either') return shape.of.flatMap(wordsOf)
  return shape.is === 'list' ? wordsOf(shape.of) : []
}

/** Values of a command that no form of the desk can express. */
const unsaid = (declared: AnyDeclared, forms: readonly CommandForm[]): readonly string[] => {
  const all = forms.flatMap(said)
  return Object.entries(sentFields(declared)).flatMap(([name, shape]) => {
    const values = all.flatMap(one => (Object.hasOwn(one, name) ? [one[name]].flat() : []))
    if (values.length === 0) return [`${declared.does}.${name}`]
    return wordsOf(shape)
      .filter(word => !values.includes(word))
      .map(word => `${declared.does}.${name}: ${word}`)
  })
}

describe.each(GAMES)('every command that staff may give at a table of %s', game => {
  const theirs = commandsAt(game).filter(declared => leastRank(declared) !== undefined)
  const forms = formsOf(game)

  test('has a place at the desk', () => {
    const isPlaced = ({ place, forms: variants }: AnyDeclared) => place ?? variants
    expect(theirs.filter(one => !isPlaced(one)).map(({ does }) => does)).toEqual([])
  })

  test('can be given there with all of its fields', () => {
    const left = theirs
      .filter(({ does }) => forms.some(form => form.does === does))
      .filter(({ place }) => place !== 'step')
      .flatMap(one =>
        unsaid(
          one,
          forms.filter(form => form.does === one.does),
        ),
      )
    expect(left).toEqual([])
  })

  test('ruling:117 names an earlier round, if a power of Division 1 looks back', () => {
    const reaching = said(forms.find(({ does }) => does === 'invalidate')!)
    expect(reaching.map(({ round }) => round)).toContain(1)
    const names = forms.filter(({ fields }) => fields.some(({ is }) => is === 'past-round'))
    expect(names.map(({ does }) => does).toSorted()).toEqual(['invalidate', 'void-wagers'])
  })

  test('is decoded as the form sends it', () => {
    const wrong = forms.flatMap(form => {
      const fields = wireFields(declaredAt(game, form.does)!, true)
      const moment = { id: 'c1', table: 't', round: 2, step: 's' }
      return said(form)
        .map(values => decodeFields(fields, { ...moment, ...values }))
        .filter(({ is }) => is !== 'decoded')
        .map(mistake => [form.key, mistake])
    })
    expect(wrong).toEqual([])
  })

  test('may omit optional fields', () => {
    const wrong = forms.flatMap(form => {
      const fields = sentFields(declaredAt(game, form.does)!)
      const blank = form.fields.filter(({ optional }) => optional).map(({ name }) => name)
      return filled(form).flatMap(data => {
        for (const name of blank) data.set(name, '')
        const { does: _, ...values } = commandOf(form, data, {})
        const read = decodeFields(fields, values)
        return read.is === 'decoded' ? [] : [[form.key, read]]
      })
    })
    expect(wrong).toEqual([])
  })

  test('has a form with its own name', () => {
    const keys = forms.map(({ key }) => key)
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
  })
})

describe.each([
  ['en', en],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
] as const)('in %s', (language, { desk }) => {
  const own = (says: (key: string) => string) => (key: string) =>
    says(key) === key || (language !== 'en' && !/\p{Script=Han}/u.test(says(key)))

  /** A dispute has two buttons, and a request names the nominee. */
  const KNOWN = ['end-dispute', 'dispute', 'resolved', 'nominee']
  const isNew = (name: string) => !KNOWN.includes(name)

  test('forms, fields and options have words', () => {
    const fields = ALL.flatMap(form => form.fields)
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
    expect([...new Set(ALL.map(({ key }) => key).filter(isNew))].filter(own(desk.deed))).toEqual([])
    expect([...new Set(options)].filter(own(desk.option))).toEqual([])
    expect([...new Set([...names.filter(isNew), ...parts])].filter(own(desk.field))).toEqual([])
  })

  test('elections have words', () => {
    const elected = Object.values(CATALOGUE).flatMap(({ name, books }) =>
      books.flatMap(book => electionFields(name, book)),
    )
    const options = elected.flatMap(one => (one.is === 'one' ? one.of.map(String) : ['yes', 'no']))
    expect(elected.map(({ name }) => name).filter(own(desk.elected))).toEqual([])
    expect(options.filter(one => /[a-z]{2}/.test(one)).filter(own(desk.election))).toEqual([])
  })

  test('every option that an operator may change is chosen from a list, not typed', () => {
    for (const { name: game, books } of Object.values(CATALOGUE)) {
      const fields = formsAt(game).notices.find(({ key }) => key === 'elect')?.fields ?? []
      const options = fields.flatMap(field => (field.is === 'choice' ? field.of : []))
      expect(fields.map(({ is }) => is)).toEqual(['choice', 'elected'])
      for (const book of books)
        for (const option of options)
          expect(valuesOf(game, book, String(option)).length, `${book} ${option}`).toBeGreaterThan(
            0,
          )
    }
  })

  /**
   * Steps that are also forms: those that follow an incident, or are for a patron who does not
   * answer.
   */
  // biome-ignore format: a table
  const BOTH = ['open-table', 'dealer-turns', 'examine-ball', 'take-dice-away', 'report-absent', 'void-hand']

  test('the steps of every game have words', () => {
    const steps = GAMES.flatMap(game => placed(game, 'step')).map(({ does }) => does)
    expect([...new Set([...steps, ...BOTH])].filter(own(desk.step))).toEqual([])
  })
})

const clausesOf = (law: Readonly<Record<string, { readonly is?: string }>>, section: RegExp) =>
  Object.entries(law)
    .filter(([id, { is }]) => section.test(id) && is === 'coded')
    .map(([id]) => id)

/** The play of a new table, as the desk sees it. */
const playAt = (game: GameName): TablePlay => {
  const { game: rules, standard } = CATALOGUE[game]
  const state = rules.open(standard(CATALOGUE[game].books[0] as never) as never)
  return (rules.view as (state: unknown, viewer: object) => { play: TablePlay })(state, {
    role: 'dealer',
  }).play
}

const reached = (game: GameName): ReadonlySet<string> => {
  const play = playAt(game)
  return new Set(
    formsOf(game).flatMap(({ under, underBy }) => [
      under(play),
      ...Object.values(underBy?.clauses(play) ?? {}),
    ]),
  )
}

/** Clauses that follow from the deed above them, or from a step. Nobody reports them separately. */
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
  ['roulette', nz8, /^nz8:5\./],
  ['snake-eyes', nz11a, /^nz11a:6\./],
  ['lunar-poker', nz22, /^nz22:11\./],
] as const)(
  'every irregularity of %s is one press after “something happened”',
  (game, law, section) => {
    const has = reached(game)
    const left = clausesOf(law as never, section).filter(id => !has.has(id))
    expect(left).toEqual(FOLLOWS[game])
  },
)

test('ruling:117 ruling:132 a form names a round that is over exactly where the rules allow it', () => {
  const roundIn = ({ fields }: CommandForm) => fields.find(({ name }) => name === 'round')?.is
  for (const game of GAMES)
    for (const form of formsOf(game)) {
      const about = declaredAt(game, form.does)?.about
      const isOfDivision1 = ['invalidate', 'void-wagers'].includes(form.does)
      const named = about === 'any-round' ? 'number' : isOfDivision1 ? 'past-round' : undefined
      expect([form.key, roundIn(form)]).toEqual([form.key, named])
      expect([form.key, form.isPast]).toEqual([form.key, about === 'a-round' && !isOfDivision1])
    }
  const made = new FormData()
  for (const [name, text] of Object.entries({ patron: 'Ana', chips: '5', reason: 'x', round: '3' }))
    made.set(name, text)
  expect(commandOf(formFor('roulette', 'make-good'), made, {})).toMatchObject({ round: 3 })
})
