import * as field from '../../kernel/shape.ts'
import { dollars } from '../usual-table.ts'
import { DEALING } from './book/elections.ts'
import { INSTANT_CASH } from './s05-wagers/printed-odds.ts'
import { SUPER_TABLES } from './s05-wagers/super-bet.ts'
import type { TableElections } from './table/state.ts'

/** The options of a table, and its usual limits. */

export const LIMITS = {
  ante: { minimum: dollars(5), maximum: dollars(500) },
  super: { minimum: dollars(1), maximum: dollars(500) },
  'dealer-super': { minimum: dollars(1), maximum: dollars(100) },
  'other-super': { minimum: dollars(1), maximum: dollars(100) },
}

/** The kinds of wager that need posted limits. A Bet depends on its Ante. */
export const kindsOf = ({ multipleSuper }: TableElections): readonly (keyof typeof LIMITS)[] =>
  multipleSuper ? ['ante', 'super', 'dealer-super', 'other-super'] : ['ante', 'super']

const among = (values: readonly number[]) => field.oneOf(...new Set(values))

export const ELECTIONS = {
  dealing: field.oneOf(...DEALING),
  superTable: field.oneOf(...SUPER_TABLES),
  instantCash: field.record(
    {
      straightFlush: among(INSTANT_CASH.map(({ straightFlush }) => straightFlush)),
      royalFlush: among(INSTANT_CASH.map(({ royalFlush }) => royalFlush)),
    },
    INSTANT_CASH,
  ),
  multipleSuper: field.flag,
  acting: field.oneOf('after-all', 'as-decided'),
  maxPayout: field.chips,
} as const satisfies Readonly<Record<keyof TableElections, field.AnyShape>>
