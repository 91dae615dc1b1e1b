import type { Ring } from '../general/state.ts'
import type { AnyDeclared } from '../kernel/command.ts'
import type { Command } from '../kernel/game.ts'
import type { Actor } from '../kernel/people.ts'
import type { AnyShape, Fields } from '../kernel/shape.ts'
import type { WagerId } from '../kernel/wager.ts'
import { decode, mistakeText } from '../protocol/decode.ts'
import { cards, fill, money, patron, time } from './language/phrase.ts'
import { corrected } from './language/spelling.ts'
import type { Verb } from './stage.ts'

/**
 * The general form of a line, from the declaration of each command:
 * `operator  does invalidate with ground fraud; forfeits seat 1, seat 2; reason marked cards`.
 */

/** Finds a wager by its name and owner, so that a scenario never needs its number. */
type Wagers = (words: string) => WagerId

interface ParsedField {
  readonly value?: unknown
  readonly mistake?: string
}

const mistake = (says: string): ParsedField => ({ mistake: says })

const ALL = (words: string): readonly string[] =>
  words === 'nobody' || words === 'none' ? [] : words.split(', ')

const numbered = (words: string): unknown => (/^-?\d+$/.test(words) ? Number(words) : words)

const json = (words: string): ParsedField => {
  try {
    return { value: JSON.parse(words) }
  } catch {
    return mistake(`"${words}" is not JSON`)
  }
}

const together = (taken: readonly ParsedField[]): ParsedField =>
  taken.find(each => each.mistake !== undefined) ?? { value: taken.map(each => each.value) }

const fitting = (template: string, words: string, value: (word: string) => unknown): ParsedField =>
  fill(template, words)
    ? { value: value(words) }
    : mistake(`"${words}" is not ${template.slice(1, -1)}`)

type Taking = (words: string, shape: AnyShape, wagers: Wagers) => ParsedField

const number: Taking = words => ({ value: numbered(words) })

const pointOf = (words: string): unknown => {
  const [x, y] = words.split(',').map(Number)
  return { x, y }
}

/** The text of a shape without an entry is used as written. */
const TAKINGS: Readonly<Partial<Record<AnyShape['is'], Taking>>> = {
  chips: words => fitting('{money}', words, money),
  time: words => fitting('{time}', words, time),
  flag: words => fitting('{yes|no}', words, word => word === 'yes'),
  patron: words => ({ value: patron(words) }),
  wager: (words, _, wagers) => ({ value: wagers(words) }),
  card: words => ({ value: cards(words)[0] }),
  point: words => ({ value: pointOf(words) }),
  whole: number,
  seat: words => ({ value: numbered(words.replace(/^seat /, '')) }),
  die: number,
  declared: number,
  /** People count from 1. */
  nth: words => ({ value: /^\d+$/.test(words) ? Number(words) - 1 : words }),
  'one-of': (words, shape) => {
    const { values } = shape as Extract<AnyShape, { is: 'one-of' }>
    const value = values.find(each => String(each) === words)
    return value === undefined ? mistake(corrected(words, values.map(String))) : { value }
  },
  list: (words, shape, wagers) => {
    const { of } = shape as Extract<AnyShape, { is: 'list' }>
    return together(ALL(words).map(each => spokenValue(of, each, wagers)))
  },
  tuple: (words, shape, wagers) => {
    const { of } = shape as Extract<AnyShape, { is: 'tuple' }>
    const all = ALL(words)
    if (all.length !== of.length) return mistake(`"${words}" is not ${of.length} values`)
    return together(of.map((each, i) => spokenValue(each, all[i]!, wagers)))
  },
  record: json,
  'by-name': json,
  internal: json,
  either: (words, shape, wagers) => {
    const { of } = shape as Extract<AnyShape, { is: 'either' }>
    const ways = of.map(each => spokenValue(each, words, wagers))
    return ways.find(each => each.mistake === undefined) ?? ways[0]!
  },
}

const spokenValue = (shape: AnyShape, words: string, wagers: Wagers): ParsedField => {
  const taken = TAKINGS[shape.is]?.(words, shape, wagers) ?? { value: words }
  if (taken.mistake !== undefined || shape.is === 'internal') return taken
  const found = decode(shape, taken.value)
  return found.is === 'mistaken' ? mistake(`"${words}": ${mistakeText(found)}`) : taken
}

type CommandFields = Readonly<Record<string, unknown>>

const read = (fields: Fields, words: string, wagers: Wagers): CommandFields | string => {
  const said: Record<string, unknown> = {}
  for (const part of words === '' ? [] : words.split('; ')) {
    const [name = ''] = part.split(' ')
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!shape) return `there is no field ${corrected(name, Object.keys(fields))}`
    if (Object.hasOwn(said, name)) return `${name} is given twice`
    const taken = spokenValue(shape, part.slice(name.length).trim(), wagers)
    if (taken.mistake !== undefined) return `${name}: ${taken.mistake}`
    said[name] = taken.value
  }
  const missing = Object.keys(fields).find(
    name => !fields[name]!.optional && !Object.hasOwn(said, name),
  )
  return missing === undefined ? said : `${missing} is missing`
}

const wagersOf =
  (ring: Ring | undefined, by: Actor): Wagers =>
  words => {
    const own = by.role === 'patron' || by.role === 'nominee' ? by.patron : ''
    const [on, who, area] = fill('{word} of {patron} at {number}', words) ??
      fill('{word} of {patron}', words) ?? [words, own]
    const found = ring?.wagers.find(
      wager =>
        wager.on === on &&
        wager.patron === patron(who!) &&
        (area === undefined || wager.area === Number(area)),
    )
    return found?.id ?? on!
  }

const ANY_WAGER: Wagers = words => words

type Inside = ((state: never) => Ring) | null

/** Two phrases for each command: without fields, and with them. */
export const saying = (
  commands: readonly AnyDeclared[],
  inside: Inside,
): readonly Verb<never, Command>[] =>
  commands.flatMap(({ does, fields }) =>
    [`does ${does}`, `does ${does} with {text}`].map(
      (says): Verb<never, Command> => ({
        who: 'anybody',
        says,
        mistake: ([words = '']) => {
          const found = read(fields, words, ANY_WAGER)
          return typeof found === 'string' ? `${does}: ${found}` : undefined
        },
        does: ([words = ''], { by, state }) => {
          const found = read(fields, words, wagersOf(inside?.(state), by))
          return { by, does, ...(typeof found === 'string' ? {} : found) }
        },
      }),
    ),
  )
