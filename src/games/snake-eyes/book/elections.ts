import * as field from '../../../kernel/shape.ts'
import { dollars } from '../../usual-table.ts'
import { OFFERS, type TableElections } from './book.ts'

/** The options of a table, and its usual limits. */

/** One limit for each of the two printed tables of odds. @rule nz11a:4.9 */
export const LIMITS = {
  'multi-roll': { minimum: dollars(5), maximum: dollars(1000) },
  'single-roll': { minimum: dollars(5), maximum: dollars(200) },
}

const among = (values: readonly number[]) => field.oneOf(...values)

export const ELECTIONS = {
  hard4: among(OFFERS.hard4),
  hard6: among(OFFERS.hard6),
  hard8: among(OFFERS.hard8),
  hard10: among(OFFERS.hard10),
  field: among(OFFERS.field),
  craps2: among(OFFERS.craps2),
  craps12: among(OFFERS.craps12),
  dice: field.oneOf(2, 3, 4, 5),
  layout: field.oneOf(1, 2, 3),
  resultsDisplay: field.flag,
  resultEntry: field.flag,
} as const satisfies Readonly<Record<keyof TableElections, field.AnyShape>>
