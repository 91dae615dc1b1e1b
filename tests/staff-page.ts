import { z } from 'zod'
import { RANKS, type StaffRank } from '../src/kernel/people.ts'
import { BACCARAT } from '../src/server/fields/baccarat.ts'
import { DEALER, ON_FLOOR } from '../src/server/fields/floor.ts'
import { GENERAL } from '../src/server/fields/general.ts'
import { LUNAR_POKER } from '../src/server/fields/lunar-poker.ts'
import { ROULETTE } from '../src/server/fields/roulette.ts'
import type { Fields } from '../src/server/fields/shapes.ts'
import { SNAKE_EYES } from '../src/server/fields/snake-eyes.ts'
import { SESSION, TOURNAMENT } from '../src/server/fields/tournament.ts'
import {
  AT_SESSIONS,
  AT_TOURNAMENTS,
  COMMANDS,
  type Grants,
  TWO_PEOPLE,
} from '../src/server/permissions.ts'
import { type Deed, NOTICES } from '../src/web/desk/deeds.ts'
import { deedsOf } from '../src/web/desk/game-deeds.ts'
import { deeds as words } from '../src/web/words/en/deeds.ts'

/** The tables of docs/staff.md, from the tables of permissions, the shapes of fields and the desk. */

interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const CARD = '^(A|[2-9]|10|J|Q|K)[CDHS]$'

const number = ({ minimum, maximum, exclusiveMinimum }: Schema): string => {
  if (exclusiveMinimum === 0) return 'above 0'
  if (minimum === Number.MIN_SAFE_INTEGER) return 'number'
  return maximum !== undefined && maximum < 1e9 ? `${minimum} to ${maximum}` : `from ${minimum}`
}

const text = ({ pattern, maxLength }: Schema): string => {
  if (pattern === CARD) return 'card'
  if (pattern?.startsWith('^colour:')) return '"colour:…"'
  if (pattern?.startsWith('^cards ')) return '"cards …"'
  return pattern ? 'digits' : `text of ${maxLength}`
}

const list = ({ items, prefixItems, minItems, maxItems }: Schema): string =>
  prefixItems
    ? `[${prefixItems.map(worded).join(', ')}]`
    : `[${minItems ?? 0} to ${maxItems} × ${worded(items!)}]`

/** What a field takes, in a few words. */
const worded = (schema: Schema): string => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(worded).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(one => JSON.stringify(one)).join(' or ')
  if (schema.type === 'array') return list(schema)
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'object' && schema.properties) return `{${fieldsOf(schema)}}`
  if (schema.type === 'object') return `{NAME: ${worded(schema.additionalProperties as Schema)}}`
  return number(schema)
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): string =>
  Object.entries(properties)
    .map(([name, of]) => `${name}${required.includes(name) ? '' : '?'}: ${worded(of)}`)
    .join('; ')

const shape = (fields: Fields, does: string): string => {
  const told = fieldsOf(z.toJSONSchema(z.strictObject(fields[does]!), { io: 'input' }) as Schema)
  return told === '' ? '' : `\`${told}\``
}

const leastOf = (grants: Grants): StaffRank | undefined => RANKS.find(rank => rank in grants)

const higher = (one: StaffRank, other: StaffRank | undefined): StaffRank =>
  other && RANKS.indexOf(other) > RANKS.indexOf(one) ? other : one

const secondOf = (does: string): string => {
  if (!Object.hasOwn(TWO_PEOPLE, does)) return ''
  return TWO_PEOPLE[does as keyof typeof TWO_PEOPLE].when === 'always' ? 'always' : 'once settled'
}

const whenOf = (deed: Deed | undefined): string =>
  [
    ...(deed?.attended ? ['attended only'] : []),
    ...(deed?.where ? ['International only'] : []),
    ...(deed?.in ?? []).map(phase => `\`${phase}\``),
  ].join(' ')

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const HEAD = [
  row(['does', 'what it is', 'fields', 'least rank', 'two people', 'when', 'clause']),
  row(Array.from({ length: 7 }, () => '---')),
]

/** Of patrons' own words, such as `wager`, staff have only what a patron may be answered for. */
const rows = (fields: Fields, deeds: readonly Deed[]): readonly string[] =>
  Object.keys(fields).flatMap(does => {
    const least = leastOf(COMMANDS[does as keyof typeof COMMANDS])
    if (!least) return []
    const deed = deeds.find(one => one.does === does && !one.key)
    const what = words.deed(does)
    const rank = higher(least, deed?.rank).replaceAll('-', ' ')
    return row([
      `\`${does}\``,
      what.toLowerCase() === does.replaceAll('-', ' ') ? '' : what,
      shape(fields, does),
      rank,
      secondOf(does),
      whenOf(deed),
      deed ? `\`${deed.under}\`` : '',
    ])
  })

const deedsAt = (game: string, book: string): readonly Deed[] => {
  const { happened, directs } = deedsOf(game, book)
  return [...happened, ...directs, ...NOTICES]
}

const directorsRows = (fields: Fields, grants: Readonly<Record<string, Grants>>) => [
  row(['does', 'fields', 'who']),
  row(['---', '---', '---']),
  ...Object.keys(fields).map(does =>
    row([
      `\`${does}\``,
      shape(fields, does),
      Object.keys(grants[does] ?? {})
        .filter(role => role !== 'house')
        .join(', '),
    ]),
  ),
]

const section = (title: string, lines: readonly string[]): string =>
  [`### ${title}`, '', ...lines, ''].join('\n')

export const staffTables = (): string =>
  [
    section('The floor', [...HEAD, ...rows(ON_FLOOR, [])]),
    section('Any table', [...HEAD, ...rows({ ...DEALER, ...GENERAL }, deedsAt('roulette', 'nz8'))]),
    section('Baccarat', [...HEAD, ...rows(BACCARAT, deedsAt('baccarat', 'nz5'))]),
    section('Roulette', [...HEAD, ...rows(ROULETTE, deedsAt('roulette', 'nz8'))]),
    section('Snake Eyes', [...HEAD, ...rows(SNAKE_EYES, deedsAt('snake-eyes', 'nz11a'))]),
    section('Lunar Poker', [...HEAD, ...rows(LUNAR_POKER, deedsAt('lunar-poker', 'nz22'))]),
    section('A tournament', directorsRows(TOURNAMENT, AT_TOURNAMENTS)),
    section('The table of a session', directorsRows(SESSION, AT_SESSIONS)),
  ].join('\n')
