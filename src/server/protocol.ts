import { z } from 'zod'
import type { CATALOGUE } from '../games/index.ts'
import { type Refusal, sentence } from '../kernel/refusal.ts'
import { mayDo } from './permissions.ts'

/** What comes over the wire, decoded strictly: an unknown field is a mistake, not a wish. */

type GameName = keyof typeof CATALOGUE

export const LONGEST_MESSAGE = 4096

const chips = z.int({ error: 'expected a whole number of cents' }).positive()
const seat = z.int().min(1).max(100)
const word = z.string().min(1).max(64)
const kind = z
  .templateLiteral(['colour:', word])
  .or(z.literal(['value', 'promotional']))
  .optional()
const die = z.int().min(1).max(1000)
const dice = z.tuple([die, die])

const side = z.literal(['player', 'banker'])

const card = z.string().regex(/^(A|[2-9]|10|J|Q|K)[CDHS]$/, 'expected a card such as AS or 10H')

type Fields = Readonly<Record<string, z.ZodRawShape>>

/** The fields of everything a guest may do at any table. */
const GENERAL: Fields = {
  sit: { seat },
  stand: {},
  leave: {},
  'buy-in': { chips },
  'cash-out': { chips },
  'buy-colour': { colour: word, chips, worth: chips.optional() },
  'sell-colour': { colour: word },
  wager: { on: word, chips, kind, area: seat.optional() },
  alter: { wager: word, chips },
  withdraw: { wager: word },
  agree: {},
  disagree: {},
  dispute: { about: z.string().min(1).max(500) },
}

/** And at the tables of one game. */
const FIELDS: Readonly<Record<GameName, Fields>> = {
  baccarat: {
    cut: { at: z.int().min(0).max(1000) },
    'decline-cut': {},
    'see-burn': {},
    'require-mixing': {},
    'ask-free-rounds': {},
    'accept-role': {},
    'decline-role': {},
    'request-nominee': { nominee: word },
    'end-nominee': { patron: word, nominee: word },
    'turn-hand': { hand: side, card: z.int().min(1).max(3).optional() },
    'ask-split': { hand: side, first: word, second: word },
    'give-card': { card: z.int().min(1).max(2), to: word },
    volunteer: { hand: side },
    'ask-void-hand': { hand: side },
  },
  roulette: {
    declare: { on: word, piece: chips, kind },
    'take-back': { declared: z.int().min(1) },
  },
  'snake-eyes': {
    'take-dice': { dice: dice.optional() },
    'decline-dice': {},
    'choose-dice': { dice },
    'ask-original': {},
    roll: {},
    relinquish: {},
  },
  'lunar-poker': {
    fold: {},
    play: {},
    exchange: { discard: z.array(card).min(1).max(5) },
    'buy-sixth': {},
    declare: {},
    look: {},
    force: {},
    'let-be': {},
  },
}

const id = word
const table = word

const watch = z.strictObject({ watch: table })
const unwatch = z.strictObject({ unwatch: table })

/** A command of a guest, before the server says who it is by. */
export interface Asked {
  readonly id: string
  readonly table: string
  readonly does: string
  readonly [field: string]: unknown
}

type Schemas = ReadonlyMap<string, z.ZodType<Asked>>

const schemasOf = (own: Fields): Schemas =>
  new Map(
    Object.entries({ ...GENERAL, ...own }).map(([does, fields]) => [
      does,
      z.strictObject({
        id,
        table,
        does: z.literal(does),
        ...fields,
      }) as unknown as z.ZodType<Asked>,
    ]),
  )

const SCHEMAS = new Map<string, Schemas>(
  Object.entries(FIELDS).map(([game, own]) => [game, schemasOf(own)]),
)

/** What a guest can be understood to say, somewhere. */
export const SPOKEN: ReadonlySet<string> = new Set(
  [GENERAL, ...Object.values(FIELDS)].flatMap(fields => Object.keys(fields)),
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

const firstMistake = ({ issues: [issue] }: z.ZodError): string => {
  const where = issue?.path.join('.')
  const what = (issue?.message ?? 'not understood').replace(/^Invalid input: /, '')
  return where ? `${where}: ${what}` : what
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `gameAt`: what is played at a table; the same word may mean two things at two tables. */
export const decode = (text: string, gameAt: (table: string) => string | undefined): Message => {
  const said = parsed(text)
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return malformed('expected one JSON object')
  if ('watch' in said) {
    const read = watch.safeParse(said)
    return read.success
      ? { is: 'watch', table: read.data.watch }
      : malformed(firstMistake(read.error))
  }
  if ('unwatch' in said) {
    const read = unwatch.safeParse(said)
    return read.success
      ? { is: 'unwatch', table: read.data.unwatch }
      : malformed(firstMistake(read.error))
  }
  return decodeCommand(said, gameAt)
}

interface Said {
  readonly id?: unknown
  readonly table?: unknown
  readonly does?: unknown
}

const decodeCommand = (said: Said, gameAt: (table: string) => string | undefined): Message => {
  const game = gameAt(String(said.table))
  if (game === undefined) return malformed('table: there is no such table', said.id)
  const does = String(said.does)
  const schema = SCHEMAS.get(game)?.get(does)
  if (!schema || !mayDo('guest', does))
    return malformed('does: this is nothing that a guest can do here', said.id)
  const read = schema.safeParse(said)
  return read.success
    ? { is: 'command', asked: read.data }
    : malformed(firstMistake(read.error), said.id)
}

export const refusedText = (id: string, refusal: Refusal): string =>
  JSON.stringify({ id, refused: { under: refusal.refused, message: sentence(refusal) } })
