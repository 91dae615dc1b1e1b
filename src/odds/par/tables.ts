import type { TableConfig } from '../../general/state.ts'
import type { Signs } from '../par.ts'

/** The standard terms of a table, which bound what can be lost on it. */
export interface ParTable {
  readonly limits: TableConfig<unknown>['limits']
  readonly seats: number
  readonly kindOf: (wager: string) => string
  /** Only where the book has one. */
  readonly differential?: number
}

/** Maxima by kind of wager, in cents, instead of the standard ones. */
export interface OtherSigns {
  readonly maxima: Readonly<Record<string, number>>
  readonly patrons?: number | undefined
  readonly differential?: number | undefined
}

export const maximaOf = ({ limits }: ParTable): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(limits).map(([kind, { maximum }]) => [kind, Number(maximum)]))

export const signsOf = (table: ParTable, other: OtherSigns): Signs => {
  const limits = { ...maximaOf(table), ...other.maxima }
  const { patrons = table.seats, differential = table.differential } = other
  return {
    maximum: wager => limits[table.kindOf(wager)]!,
    patrons,
    ...(differential !== undefined && { differential }),
  }
}
