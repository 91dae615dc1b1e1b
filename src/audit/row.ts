/** The rounds in another system's file. */

/** One wager of one round. `cell` returns the text of a field, or undefined if it is empty. */
export interface Row {
  readonly line: number
  cell(field: string): string | undefined
}

/** A line that cannot be read. */
export class Unreadable extends Error {
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`)
  }
}

export const required = (row: Row, field: string): string => {
  const text = row.cell(field)
  if (text === undefined) throw new Unreadable(row.line, `${field} is missing`)
  return text
}

/** The value of a field that has a fixed set of names. */
export const namedField = <T extends string>(row: Row, field: string, names: readonly T[]): T => {
  const text = required(row, field)
  const found = names.find(name => name === text)
  if (found === undefined)
    throw new Unreadable(row.line, `${field}: "${text}" is none of ${names.join(', ')}`)
  return found
}
