import { parse } from 'csv-parse/sync'
import { Unreadable } from '../../audit/row.ts'
import { linesIn } from './lines.ts'

/** One row of a CSV file, with the line on which it begins. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** A quoted cell may contain line breaks, but a quotation mark that never closes is an error. */
const LONGEST_ROW = 100

/** Collects lines with a quotation mark until it closes. */
interface QuotedText {
  readonly line: number
  readonly lines: readonly string[]
}

const QUOTE = '"'

const isClosed = (text: string): boolean => text.split(QUOTE).length % 2 === 1

const parsed = (text: string, line: number, delimiter: string): readonly string[] => {
  try {
    return (parse(text, { delimiter, relax_column_count: true }) as string[][])[0] ?? []
  } catch {
    throw new Unreadable(line, 'a quotation mark is in the wrong place')
  }
}

/**
 * Splits text into rows. Most files have no quotation marks, and splitting at the delimiter is
 * several times as fast as a parser.
 */
class Splitter {
  readonly #delimiter: string
  #line = 0
  #quoted: QuotedText | undefined

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  *rows(lines: readonly string[]): Generator<CsvRow> {
    for (const text of lines) {
      this.#line += 1
      if (this.#quoted || text.includes(QUOTE)) yield* this.#withQuotes(text)
      else if (text !== '') yield { line: this.#line, cells: text.split(this.#delimiter) }
    }
  }

  #withQuotes(text: string): readonly CsvRow[] {
    const line = this.#quoted?.line ?? this.#line
    const lines = [...(this.#quoted?.lines ?? []), text]
    const whole = lines.join('\n')
    if (isClosed(whole)) {
      this.#quoted = undefined
      return [{ line, cells: parsed(whole, line, this.#delimiter) }]
    }
    if (lines.length > LONGEST_ROW) throw new Unreadable(line, 'a quotation mark is never closed')
    this.#quoted = { line, lines }
    return []
  }

  end(): void {
    if (this.#quoted) throw new Unreadable(this.#quoted.line, 'a quotation mark is never closed')
  }
}

/** The rows of a file, a block at a time. A bad line throws after the rows before it. */
export async function* csvRows(file: string, delimiter: string): AsyncGenerator<Iterable<CsvRow>> {
  const splitter = new Splitter(delimiter)
  for await (const lines of linesIn(file)) yield splitter.rows(lines)
  splitter.end()
}
