import { maximaOf, type ParTable, signsOf } from '../../odds/par/tables.ts'
import type { Signs } from '../../odds/par.ts'
import { Malformed } from '../input.ts'

export interface SignOptions {
  readonly maximum?: readonly string[]
  readonly patrons?: number
  readonly differential?: number
}

/** The signs of a table with the limits from the options: `main=200000` sets a maximum in cents. */
export const signsBy = (
  table: ParTable,
  { maximum = [], patrons, differential }: SignOptions,
): Signs & { readonly limits: Readonly<Record<string, number>> } => {
  const limits = { ...maximaOf(table) }
  for (const text of maximum) {
    const [kind = '', cents = ''] = text.split('=')
    if (!Object.hasOwn(limits, kind) || !/^[1-9]\d{0,11}$/.test(cents))
      throw new Malformed(
        `--maximum: expected KIND=CENTS with one of ${Object.keys(limits).join(', ')}, not ${text}`,
      )
    limits[kind] = Number(cents)
  }
  if (patrons !== undefined && (patrons < 1 || patrons > 100))
    throw new Malformed('--patrons: expected a whole number from 1 to 100')
  return { limits, ...signsOf(table, { maxima: limits, patrons, differential }) }
}
