import type { Chips } from '../../../kernel/money.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { INSTANT_CASH, type InstantCash } from '../s05-wagers/printed-odds.ts'
import { SUPER_TABLES, type SuperTable } from '../s05-wagers/super-bet.ts'

/** The options that Division 22 leaves to the Casino Operator. */

/** @rule nz22:3.4(c) nz22:3.4(c)(i) nz22:3.4(c)(ii) */
export const DEALING = ['shoe', 'shuffler'] as const

export interface Elections {
  readonly dealing: (typeof DEALING)[number]
  readonly superTable: SuperTable
  readonly instantCash: InstantCash
  /** @rule nz22:5a.1 */
  readonly multipleSuper: boolean
  /**
   * The most that one wager may win. For a Bet, both combinations together.
   * @rule nz22:5.12 ruling:2203
   */
  readonly maxPayout?: Chips
}

/** The reason to refuse these elections, if any. @rule nz22:5.6 nz22:5.9 ruling:2221 */
export const electionRefused = ({ instantCash, superTable }: Elections): Refusal | undefined => {
  if (!SUPER_TABLES.includes(superTable))
    return refuse('nz22:5.9', 'The Super Bet has pay tables 1 to 7, not {table}.', {
      table: superTable,
    })
  const { straightFlush, royalFlush } = instantCash
  return INSTANT_CASH.some(
    pair => pair.straightFlush === straightFlush && pair.royalFlush === royalFlush,
  )
    ? undefined
    : refuse(
        'nz22:5.6',
        'Instant Cash of {straightFlush}:1 with {royalFlush}:1 is not one of the thirteen pairs of odds.',
        { straightFlush, royalFlush },
      )
}
