import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse'
import { type Row, Unreadable } from '../../audit/row.ts'
import { Malformed } from '../input.ts'
import type { Column, ColumnMap } from './map.ts'

/** Reads rounds from CSV or NDJSON, one at a time. */

type Lookup = (column: string) => string | undefined

/** A line of the file, before fields get their names. */
interface Line {
  readonly line: number
  readonly cell: Lookup
  /** Wagers inside the line, if the map names a list of them. */
  readonly inside?: readonly Lookup[]
}

const text = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  if (Array.isArray(value)) return value.map(String).join(' ')
  return String(value)
}

const at = (from: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      from,
    )

async function* csvLines(file: string, map: ColumnMap): AsyncGenerator<Line> {
  const parser = createReadStream(file).pipe(
    parse({ bom: true, info: true, relax_column_count: true, delimiter: map.delimiter ?? ',' }),
  )
  let heads: ReadonlyMap<string, number> | undefined
  for await (const { record, info } of parser as AsyncIterable<{
    readonly record: readonly string[]
    readonly info: { readonly lines: number }
  }>) {
    if (heads) {
      const index = heads
      yield { line: info.lines, cell: column => text(record[index.get(column)!]?.trim()) }
    } else {
      heads = new Map(record.map((head, i) => [head.trim(), i]))
      checkHeads(heads, map)
    }
  }
}

const checkHeads = (heads: ReadonlyMap<string, number>, map: ColumnMap): void => {
  const lists = [map.columns, ...(Array.isArray(map.wagers) ? map.wagers : [])]
  const named = lists.flatMap(list => Object.values(list).flat())
  const missing = named.find(column => !column.startsWith('=') && !heads.has(column))
  if (missing !== undefined) throw new Unreadable(1, `the file has no column ${missing}`)
  if (typeof map.wagers === 'string')
    throw new Malformed('wagers: a CSV file has no lists; name the columns of each wager')
}

async function* jsonLines(file: string, map: ColumnMap): AsyncGenerator<Line> {
  let line = 0
  for await (const json of createInterface({ input: createReadStream(file) })) {
    line += 1
    if (json.trim() === '') continue
    const value = parsed(json, line)
    const cell: Lookup = column => text(at(value, column))
    if (typeof map.wagers !== 'string') {
      yield { line, cell }
      continue
    }
    const list = at(value, map.wagers)
    if (!Array.isArray(list)) throw new Unreadable(line, `${map.wagers} is no list`)
    const inside = list.map(
      (wager): Lookup =>
        column =>
          text(at(wager, column) ?? at(value, column)),
    )
    yield { line, cell, inside }
  }
}

const parsed = (json: string, line: number): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    throw new Unreadable(line, 'this is no JSON')
  }
}

const cellOf =
  (columns: Readonly<Record<string, Column>>, lookup: Lookup, values: ColumnMap['values']) =>
  (field: string): string | undefined => {
    if (!Object.hasOwn(columns, field)) return undefined
    const column = columns[field]!
    const found = Array.isArray(column)
      ? text(column.flatMap(each => lookup(each) ?? []).join(' '))
      : column.startsWith('=')
        ? column.slice(1)
        : lookup(column)
    const translated = values[field]
    return found !== undefined && translated && Object.hasOwn(translated, found)
      ? translated[found]
      : found
  }

/** The wagers of one line. In a wide line, an empty stake means that nobody made this wager. */
const rowsOf = ({ line, cell, inside }: Line, map: ColumnMap): readonly Row[] => {
  const { columns, values, wagers } = map
  if (inside) return inside.map(lookup => ({ line, cell: cellOf(columns, lookup, values) }))
  if (!Array.isArray(wagers)) return [{ line, cell: cellOf(columns, cell, values) }]
  return wagers
    .map((own): Row => ({ line, cell: cellOf({ ...columns, ...own }, cell, values) }))
    .filter(row => !/^[0.,$\s]*$/.test(row.cell('stake') ?? ''))
}

const isJson = (file: string): boolean => /\.(nd)?jsonl?$/i.test(file)

/** What came: rows of one round that disagree about it are judged one by one. */
const FACTS = ['player', 'banker', 'cards', 'spun', 'dice', 'dealer']

const factsOf = (row: Row): string =>
  ['round', 'table', ...FACTS].map(field => row.cell(field) ?? '').join('|')

/** Rows that follow each other with the same round are one round. */
export async function* roundsIn(file: string, map: ColumnMap): AsyncGenerator<readonly Row[]> {
  let open: Row[] = []
  let round: string | undefined
  for await (const line of isJson(file) ? jsonLines(file, map) : csvLines(file, map)) {
    for (const row of rowsOf(line, map)) {
      if (row.cell('round') === undefined) throw new Unreadable(row.line, 'round is missing')
      const name = factsOf(row)
      if (name !== round && open.length > 0) {
        yield open
        open = []
      }
      round = name
      open.push(row)
    }
  }
  if (open.length > 0) yield open
}
