import { z } from 'zod'
import { type Refusal, sentence } from '../kernel/refusal.ts'
import type { GameName } from '../server/floor/floor-log.ts'
import { understood } from './decode-errors.ts'
import { BACCARAT } from './fields/baccarat.ts'
import { DEALER, MIXING, ON_FLOOR } from './fields/floor.ts'
import { GENERAL } from './fields/general.ts'
import { LUNAR_POKER } from './fields/lunar-poker.ts'
import { ROULETTE } from './fields/roulette.ts'
import { type Fields, word } from './fields/shapes.ts'
import { SNAKE_EYES } from './fields/snake-eyes.ts'
import { SESSION, TOURNAMENT } from './fields/tournament.ts'
import { mayDoAt, type Role } from './permissions.ts'

/** What comes over the wire, decoded strictly: an unknown field is a mistake, not a wish. */

export const LONGEST_MESSAGE = 4096

/** The version of docs/protocol.md, as a client asks for it when it connects. */
export const SPOKEN_HERE = 'croupier.1'

/** What is said of the floor is said as at a table of this name. */
export const FLOOR_NAME = 'floor'

const AT_TABLES = { ...GENERAL, ...DEALER, ...MIXING }

/** The fields of everything that can be said at the tables of a game, or of the floor. */
const FIELDS: Readonly<Record<GameName | typeof FLOOR_NAME, Fields>> = {
  baccarat: { ...AT_TABLES, ...BACCARAT },
  roulette: { ...AT_TABLES, ...ROULETTE },
  'snake-eyes': { ...AT_TABLES, ...SNAKE_EYES },
  'lunar-poker': { ...AT_TABLES, ...LUNAR_POKER },
  [FLOOR_NAME]: ON_FLOOR,
}

const id = word
const table = word

const watch = z.strictObject({ watch: table })
const unwatch = z.strictObject({ unwatch: table })

/** A command, before the server says who it is by. */
export interface Asked {
  readonly id: string
  readonly table: string
  readonly does: string
  readonly [field: string]: unknown
}

type Schemas = ReadonlyMap<string, z.ZodType<Asked>>

const schemasOf = (own: Fields): Schemas =>
  new Map(
    Object.entries(own).map(([does, fields]) => [
      does,
      z.strictObject({
        id,
        table,
        does: z.literal(does),
        ...fields,
      }) as unknown as z.ZodType<Asked>,
    ]),
  )

const SCHEMAS = new Map<string, Schemas>([
  ...Object.entries(FIELDS).map(([game, own]) => [game, schemasOf(own)] as const),
  ['tournament', schemasOf(TOURNAMENT)],
  ['session', schemasOf(SESSION)],
])

/** What somebody can be understood to say, somewhere. */
export const SPOKEN: ReadonlySet<string> = new Set(
  Object.values(FIELDS).flatMap(fields => Object.keys(fields)),
)

export type Message =
  | { readonly is: 'watch'; readonly table: string }
  | { readonly is: 'unwatch'; readonly table: string }
  | { readonly is: 'command'; readonly asked: Asked }
  | { readonly is: 'malformed'; readonly id: string | undefined; readonly says: string }

const malformed = (says: string, about?: unknown): Message => ({
  is: 'malformed',
  id: id.safeParse(about).data,
  says,
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is played at a table: the same word may mean two things at two tables. */
type GameAt = (table: string) => string | undefined

export const decode = (text: string, role: Role, gameAt: GameAt): Message => {
  const said = parsed(text)
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return malformed('expected one JSON object')
  if ('watch' in said) {
    const read = understood(watch, said)
    return read.is === 'understood'
      ? { is: 'watch', table: read.value.watch }
      : malformed(read.says)
  }
  if ('unwatch' in said) {
    const read = understood(unwatch, said)
    return read.is === 'understood'
      ? { is: 'unwatch', table: read.value.unwatch }
      : malformed(read.says)
  }
  return decodeCommand(said, role, gameAt)
}

interface Said {
  readonly id?: unknown
  readonly table?: unknown
  readonly does?: unknown
}

const who = (role: Role): string =>
  role === 'anybody'
    ? 'somebody who has not signed in'
    : `${/^[aio]/.test(role) ? 'an' : 'a'} ${role.replaceAll('-', ' ')}`

const decodeCommand = (said: Said, role: Role, gameAt: GameAt): Message => {
  const game = gameAt(word.safeParse(said.table).data ?? '')
  if (game === undefined) return malformed('table: there is no such table', said.id)
  const does = word.safeParse(said.does).data ?? ''
  const schema = SCHEMAS.get(game)?.get(does)
  if (!schema || !mayDoAt(game, role, does))
    return malformed(`does: this is nothing that ${who(role)} can do here`, said.id)
  const read = understood(schema, said)
  return read.is === 'understood'
    ? { is: 'command', asked: read.value }
    : malformed(read.says, said.id)
}

export const refusedText = (id: string, refusal: Refusal): string =>
  JSON.stringify({ id, refused: { under: refusal.refused, message: sentence(refusal) } })
