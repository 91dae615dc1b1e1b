import * as z from 'zod'
import type { Audited } from '../../audit/game.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'

/** The column map: which column of the other system's file holds which field of ours. */

const column = z.union([z.string(), z.array(z.string())], 'expected the name of a column')
const columns = z.record(z.string(), column)

const schema = z.strictObject({
  columns,
  values: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  unit: z.enum(['cents', 'dollars']).default('cents'),
  delimiter: z.string().length(1).optional(),
  wagers: z.union([z.string(), z.array(columns)], 'expected a field or a list').optional(),
})

export type ColumnMap = z.output<typeof schema>

/** A field is a column, or several columns together, or a fixed text after an equals sign. */
export type Column = ColumnMap['columns'][string]

export const readMap = (file: string, { required, optional }: Audited): ColumnMap => {
  const map = decode(schema, parseJson(readInput(file), file), file)
  const lists = [map.columns, ...(Array.isArray(map.wagers) ? map.wagers : [])]
  const known = [...Object.keys(required), ...Object.keys(optional)]
  for (const list of lists)
    for (const field of Object.keys(list))
      if (!known.includes(field))
        throw new Malformed(
          `${file}: no field is called ${field}; the fields are ${known.join(', ')}`,
        )
  const isOnlyRow = map.wagers === undefined
  const has = (field: string) => lists.some(list => Object.hasOwn(list, field))
  const instead: Readonly<Record<string, string>> = {
    net: 'paid',
    player: 'cards',
    banker: 'cards',
  }
  for (const field of Object.keys(required))
    if (isOnlyRow && !has(field) && !(instead[field] && has(instead[field])))
      throw new Malformed(`${file}: columns.${field} is missing: ${required[field]}`)
  return map
}
