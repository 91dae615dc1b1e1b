import type { AnyDeclared } from '../kernel/command.ts'
import * as field from '../kernel/shape.ts'
import { declaredAt, wireFields } from './commands.ts'
import { decodeFields, mistakeText } from './decode.ts'
import { mayDo, mayEnterFor, type Role } from './permissions.ts'
import type { CommandMessage } from './wire.ts'

/** A command from a person, decoded strictly by its declaration. */

export type DecodedCommand =
  | { readonly is: 'command'; readonly asked: CommandMessage; readonly declared: AnyDeclared }
  | { readonly is: 'malformed'; readonly says: string }

const who = (role: Role): string =>
  role === 'anybody'
    ? 'somebody who has not signed in'
    : `${/^[aio]/.test(role) ? 'an' : 'a'} ${role.replaceAll('-', ' ')}`

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const decodeCommand = (
  said: Readonly<Record<string, unknown>>,
  role: Role,
  placeOfTable: (table: string) => string | undefined,
): DecodedCommand => {
  const place = placeOfTable(text(said.table))?.split('/')[0]
  if (place === undefined) return { is: 'malformed', says: 'table: there is no such table' }
  const declared = declaredAt(place, text(said.does))
  const isEntered = mayEnterFor(place, role, text(said.does), said.for)
  if (!declared || !(isEntered || mayDo(place, role, declared.does)))
    return { is: 'malformed', says: `does: ${who(role)} cannot do this here` }
  const fields = wireFields(declared, role !== 'guest')
  const read = decodeFields(isEntered ? { ...fields, for: field.patron } : fields, said)
  return read.is === 'decoded'
    ? { is: 'command', asked: read.value as CommandMessage, declared }
    : { is: 'malformed', says: mistakeText(read) }
}
