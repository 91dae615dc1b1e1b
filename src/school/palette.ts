import type { TableState } from '../general/state.ts'
import { type AnyDeclared, leastRank } from '../kernel/command.ts'
import type { Phrase } from '../kernel/refusal.ts'
import type { AnyShape } from '../kernel/shape.ts'
import type { Moment } from './evening.ts'
import { type RehearsedTable, tableIn } from './rehearsal.ts'
import { type AskOf, announcementAnswer } from './trainee-questions.ts'

/** The commands a trainee can choose from, derived from their declarations. */

export interface Field {
  readonly name: string
  readonly is: AnyShape['is']
  readonly optional: boolean
  /** All values if there are few; otherwise the trainee types one. */
  readonly values?: readonly (string | number | boolean)[]
}

export interface Choice {
  /** Names the choice; one command may have several. */
  readonly key: string
  readonly does: string
  /** Fields that this choice fixes. */
  readonly with: Readonly<Record<string, unknown>>
  readonly fields: readonly Field[]
}

export interface Palette {
  /** The dealer's steps in the game. */
  readonly steps: readonly Choice[]
  /** Reports and directions, for when something is wrong. */
  readonly deeds: readonly Choice[]
}

/** Fields that are not asked for: free text, and those the house fills in. */
const UNASKED: readonly AnyShape['is'][] = [
  'text',
  'internal',
  'time',
  'record',
  'by-name',
  'phrase',
]

const valuesOf = (
  shape: AnyShape,
  table: TableState<unknown> | undefined,
): readonly (string | number | boolean)[] | undefined => {
  switch (shape.is) {
    case 'one-of':
      return shape.values
    case 'flag':
      return [true, false]
    case 'patron':
      return table && Object.keys(table.patrons)
    case 'wager':
      return table?.wagers.map(({ id }) => id)
    case 'seat':
      return table?.seats.map((_, i) => i + 1)
    case 'nth':
      return Array.from({ length: shape.of }, (_, i) => i)
    default:
      return undefined
  }
}

const fieldsOf = (
  { fields }: AnyDeclared,
  asked: readonly string[],
  table: TableState<unknown> | undefined,
): readonly Field[] =>
  asked.flatMap(name => {
    const shape = fields[name]!
    if (UNASKED.includes(shape.is)) return []
    const values = valuesOf(shape, table)
    return [{ name, is: shape.is, optional: shape.optional === true, ...(values && { values }) }]
  })

const choicesOf = (
  declared: AnyDeclared,
  table: TableState<unknown> | undefined,
): readonly Choice[] => {
  const { does, fields, forms = [] } = declared
  const whole = (key: string, asked: readonly string[], fixed = {}): Choice => ({
    key,
    does,
    with: fixed,
    fields: fieldsOf(declared, asked, table),
  })
  const own = whole(does, Object.keys(fields))
  return [own, ...forms.map(form => whole(form.key, form.asks, form.with))]
}

const isStep = ({ place, sealed, by }: AnyDeclared): boolean =>
  place === 'step' && sealed === undefined && by.includes('dealer')

/**
 * True for commands of staff that are not steps. A report of chance counts only in its own forms.
 */
const isDeed = (declared: AnyDeclared): boolean =>
  leastRank(declared) !== undefined && !isStep(declared)

export const paletteAt = (place: RehearsedTable, state: unknown): Palette => {
  const table = tableIn(place, state)
  const isOwn = (declared: AnyDeclared, choice: Choice) =>
    declared.place !== 'step' || choice.key !== choice.does
  const commands = place.setting.commands as readonly AnyDeclared[]
  return {
    steps: commands.filter(isStep).flatMap(each => choicesOf(each, table).slice(0, 1)),
    deeds: commands
      .filter(isDeed)
      .flatMap(each => choicesOf(each, table).filter(choice => isOwn(each, choice))),
  }
}

const DIGITS = 10

/** The same call with one number changed, or two exchanged. */
const misspoken = ({ says, facts = {} }: Phrase): readonly Phrase[] => {
  const numbers = Object.entries(facts).filter(([, fact]) => typeof fact === 'number')
  const changed = numbers.flatMap(([name, fact]) =>
    [1, DIGITS - 1].map(by => ({
      says,
      facts: { ...facts, [name]: (Number(fact) + by) % DIGITS },
    })),
  )
  const [one, two] = numbers
  const exchanged =
    one && two ? [{ says, facts: { ...facts, [one[0]]: two[1], [two[0]]: one[1] } }] : []
  return [...exchanged, ...changed]
}

const CALLS: readonly Phrase[] = [
  'No more bets',
  'No spin',
  'No roll',
  'This round is void',
  'No bets this hand',
].map(says => ({ says }))

const MOST = 4

/**
 * The right announcement among wrong ones, in an order that does not reveal it. Other announcements
 * of the same moment are left out.
 */
export const callsFor = ({ asks }: Pick<Moment, 'asks'>, ask: AskOf<'say'>): readonly Phrase[] => {
  const too = asks.flatMap(each => (each.asks === 'say' ? [each.expected] : []))
  const others = [...misspoken(ask.phrase), ...CALLS].filter(
    each => !too.includes(announcementAnswer(each)),
  )
  const different = new Map(
    [ask.phrase, ...others].map(phrase => [announcementAnswer(phrase), phrase]),
  )
  return [...different.entries()]
    .slice(0, MOST)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, phrase]) => phrase)
}
