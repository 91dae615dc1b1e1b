import { type Chips, NONE, total } from '../../kernel/money.ts'
import type { Ante } from './book.ts'

/** Division 5 section 14: Ante Up Baccarat. */

/**
 * What a patron with these main wagers has to put down: one fee a round, none without a main wager.
 * @rule nz5:14.3 nz5:14.4 nz5:14.5 ruling:523 ruling:524
 */
export const anteDue = ({ fee, waivedFrom }: Ante, mainStakes: readonly Chips[]): Chips => {
  if (mainStakes.length === 0) return NONE
  return waivedFrom !== undefined && total(mainStakes) >= waivedFrom ? NONE : fee
}
