import type { Refusal } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'
import { decodeCommand } from './command-message.ts'
import { decodeFields, decode as decodeShape, mistakeText } from './decode.ts'
import type { Role } from './permissions.ts'
import type { CommandMessage, UnwatchMessage, WatchMessage } from './wire.ts'
import { refusedAs } from './wire-refusal.ts'

/**
 * Decodes messages from a client. An unknown field is a mistake, so that typing errors are noticed.
 */

export const LONGEST_MESSAGE = 4096

/** The table name for commands about the floor. */
export const FLOOR_NAME = 'floor'

const WATCH = {
  watch: field.word,
  resume: field.optional(field.text(100)),
  number: field.optional(field.whole(0, Number.MAX_SAFE_INTEGER)),
}

const UNWATCH = { unwatch: field.word }

export type Message =
  | { readonly is: 'watch'; readonly watch: WatchMessage }
  | { readonly is: 'unwatch'; readonly table: string }
  | { readonly is: 'command'; readonly asked: CommandMessage }
  | { readonly is: 'malformed'; readonly id: string | undefined; readonly says: string }

const malformed = (says: string, id?: unknown): Message => ({
  is: 'malformed',
  id: decodeShape(field.word, id).is === 'decoded' ? (id as string) : undefined,
  says,
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The game of a table. The same command can differ between games. */
type PlaceOfTable = (table: string) => string | undefined

export const decode = (text: string, role: Role, placeOfTable: PlaceOfTable): Message => {
  const said = parsed(text)
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return malformed('expected one JSON object')
  if ('watch' in said) {
    const read = decodeFields(WATCH, said)
    return read.is === 'decoded'
      ? { is: 'watch', watch: read.value as WatchMessage }
      : malformed(mistakeText(read))
  }
  if ('unwatch' in said) {
    const read = decodeFields(UNWATCH, said)
    return read.is === 'decoded'
      ? { is: 'unwatch', table: (read.value as UnwatchMessage).unwatch }
      : malformed(mistakeText(read))
  }
  const fields = said as Readonly<Record<string, unknown>>
  const read = decodeCommand(fields, role, placeOfTable)
  return read.is === 'command'
    ? { is: 'command', asked: read.asked }
    : malformed(read.says, fields.id)
}

export const refusedText = (id: string, refusal: Refusal): string =>
  JSON.stringify({ id, refused: refusedAs(refusal) })
