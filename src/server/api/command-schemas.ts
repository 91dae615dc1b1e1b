import { CATALOGUE } from '../../games/catalogue.ts'
import { commandsAt, wireFields } from '../../protocol/commands.ts'
import { fieldsSchema, type Schema } from '../../protocol/json-schema.ts'

/** The JSON schema of every command of the socket, from its declaration: `baccarat.wager`, `floor.bring-table`. */

const PLACES = [...Object.keys(CATALOGUE), 'floor', 'tournament', 'session']

export const commandSchemas = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    PLACES.flatMap(place =>
      commandsAt(place).map(declared => [
        `${place}.${declared.does}`,
        fieldsSchema(wireFields(declared, true)),
      ]),
    ),
  )
