import { CATALOGUE } from '../../games/catalogue.ts'
import type { AnyDeclared } from '../../kernel/command.ts'
import { commandsAt, wireFields } from '../../protocol/commands.ts'
import { fieldsSchema, type Schema } from '../../protocol/json-schema.ts'

/** Every command of the socket, from its declaration: `baccarat.wager`, `floor.bring-table`. */

export interface CommandSchema {
  readonly place: string
  readonly declared: AnyDeclared
  readonly schema: Schema
}

const PLACES = [...Object.keys(CATALOGUE), 'floor', 'tournament', 'session']

/** What the fields around every command mean. */
const AROUND: Readonly<Record<string, string>> = {
  id: 'Choose a new one for each command. The server takes an id once, so you may send the same message again.',
  table: 'The id of the table, tournament or session.',
  round:
    'The round that you mean: one more than `view.round`, which counts finished rounds. A command about another round is refused.',
  step: 'For people who deal: `desk.step` of the view.',
  for: 'The patron for whom a nominee acts, or for whom staff enter what the patron does.',
}

const explained = (schema: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties as Readonly<Record<string, Schema>>).map(([name, field]) => [
      name,
      Object.hasOwn(AROUND, name) ? { ...field, description: AROUND[name] } : field,
    ]),
  ),
})

export const commandSchemas = (): Readonly<Record<string, CommandSchema>> =>
  Object.fromEntries(
    PLACES.flatMap(place =>
      commandsAt(place).map(declared => [
        `${place}.${declared.does}`,
        { place, declared, schema: explained(fieldsSchema(wireFields(declared, true))) },
      ]),
    ),
  )
