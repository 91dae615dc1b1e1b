import { type Row, Unreadable } from '../../audit/row.ts'
import { Malformed } from '../input.ts'
import { type CsvRow, csvRows } from './csv.ts'
import { linesIn } from './lines.ts'
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

async function* csvLines(file: string, map: ColumnMap): AsyncGenerator<Iterable<Line>> {
  const heads = new Map<string, number>()
  for await (const rows of csvRows(file, map.delimiter ?? ',')) yield namedLines(rows, heads, map)
  if (heads.size === 0)
    throw new Unreadable(1, 'the file is empty; expected the names of the columns')
}

/** The first row has the names of the columns. */
function* namedLines(
  rows: Iterable<CsvRow>,
  heads: Map<string, number>,
  map: ColumnMap,
): Generator<Line> {
  for (const row of rows)
    if (heads.size > 0) yield lineOf(row, heads)
    else {
      row.cells.forEach((head, i) => {
        heads.set(head.trim(), i)
      })
      checkHeads(heads, map)
    }
}

/** An unquoted comma in an amount would shift every cell after it. */
const lineOf = ({ line, cells }: CsvRow, heads: ReadonlyMap<string, number>): Line => {
  if (cells.length > heads.size && cells.slice(heads.size).some(cell => cell.trim() !== ''))
    throw new Unreadable(line, `${cells.length} cells, but the file has ${heads.size} columns`)
  return { line, cell: column => text(cells[heads.get(column)!]?.trim()) }
}

const checkHeads = (heads: ReadonlyMap<string, number>, map: ColumnMap): void => {
  const lists = [map.columns, ...(Array.isArray(map.wagers) ? map.wagers : [])]
  const named = lists.flatMap(list => Object.values(list).flat())
  const missing = named.find(column => !column.startsWith('=') && !heads.has(column))
  if (missing !== undefined) throw new Unreadable(1, `the file has no column ${missing}`)
  if (typeof map.wagers === 'string')
    throw new Malformed('wagers: a CSV file has no lists; name the columns of each wager')
}

async function* jsonLines(file: string, map: ColumnMap): AsyncGenerator<Iterable<Line>> {
  let before = 0
  for await (const lines of linesIn(file)) {
    yield parsedLines(lines, before, map)
    before += lines.length
  }
}

function* parsedLines(lines: readonly string[], before: number, map: ColumnMap): Generator<Line> {
  for (const [i, json] of lines.entries()) {
    const line = before + i + 1
    if (json.trim() !== '') yield jsonLine(parsed(json, line), line, map)
  }
}

const jsonLine = (value: unknown, line: number, { wagers }: ColumnMap): Line => {
  const cell: Lookup = column => text(at(value, column))
  if (typeof wagers !== 'string') return { line, cell }
  const list = at(value, wagers)
  if (!Array.isArray(list)) throw new Unreadable(line, `${wagers} is no list`)
  const inside = list.map(
    (wager): Lookup =>
      column =>
        text(at(wager, column) ?? at(value, column)),
  )
  return { line, cell, inside }
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

/** Fields of the outcome. Rows of one round that disagree about it are judged one by one. */
const FACTS = ['player', 'banker', 'cards', 'spun', 'dice', 'dealer']

const factsOf = (row: Row): string =>
  ['round', 'table', ...FACTS].map(field => row.cell(field) ?? '').join('|')

/** A round whose rows may continue in the next block. */
interface OpenRound {
  name: string
  rows: readonly Row[]
}

/**
 * The rounds that end in these lines. Consecutive rows with the same round number are one round.
 */
function* ended(lines: Iterable<Line>, map: ColumnMap, open: OpenRound): Generator<readonly Row[]> {
  for (const line of lines)
    for (const row of rowsOf(line, map)) {
      if (row.cell('round') === undefined) throw new Unreadable(row.line, 'round is missing')
      const name = factsOf(row)
      if (name !== open.name && open.rows.length > 0) {
        yield open.rows
        open.rows = []
      }
      open.name = name
      open.rows = [...open.rows, row]
    }
}

/** The round before a bad line still counts, because it may have an earlier mistake. */
export async function* roundsIn(file: string, map: ColumnMap): AsyncGenerator<readonly Row[]> {
  const open: OpenRound = { name: '', rows: [] }
  try {
    for await (const lines of isJson(file) ? jsonLines(file, map) : csvLines(file, map))
      yield* ended(lines, map, open)
  } catch (error) {
    if (open.rows.length > 0) yield open.rows
    throw error
  }
  if (open.rows.length > 0) yield open.rows
}
