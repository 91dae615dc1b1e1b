import type { Authority } from '../kernel/authority.ts'
import { type Odds, odds } from '../kernel/money.ts'
import { type Outcome, voided } from '../kernel/wager.ts'

/**
 * Changes to the law, clause by clause: a clause pays other odds, takes another commission, decides
 * in another way, or does not apply. A wager that only a suspended clause decides is void.
 */
export type Overlay = Readonly<Partial<Record<Authority, Amendment>>>

export type Amendment =
  | 'suspended'
  | {
      readonly odds?: Odds
      readonly commission?: Odds | null
      readonly outcome?: 'win' | 'lose' | 'stand-off'
      /**
       * New odds to one for some rows of the clause's pay table, by the name of the hand in Lunar
       * Poker and by the printed odds elsewhere.
       */
      readonly pays?: Readonly<Record<string, number>>
    }

/** Pay tables that an overlay can change row by row: the names of their rows. */
export type PayTables = Readonly<Partial<Record<Authority, readonly string[]>>>

/** The changed odds of one row of a pay table. */
export const changedPay = (overlay: Overlay, table: Authority, row: string): number | undefined => {
  const change = overlay[table]
  return change !== undefined && change !== 'suspended' && Object.hasOwn(change.pays ?? {}, row)
    ? change.pays![row]
    : undefined
}

const EVENS = odds(1)

export const amended = (outcome: Outcome, overlay: Overlay): Outcome => {
  const { under } = outcome
  const change = overlay[under]
  if (change === undefined) return outcome
  if (change === 'suspended') return voided(under)
  const is = change.outcome ?? outcome.is
  if (is !== 'win') return is === outcome.is ? outcome : { is, under }
  const won = outcome.is === 'win' ? outcome : undefined
  const commission = change.commission === undefined ? won?.commission : change.commission
  const row = won && won.odds.to === 1 ? changedPay(overlay, under, `${won.odds.pays}`) : undefined
  return {
    is: 'win',
    odds: change.odds ?? (row === undefined ? undefined : odds(row)) ?? won?.odds ?? EVENS,
    under,
    ...(commission && { commission }),
    ...(won?.atMost !== undefined && { atMost: won.atMost }),
  }
}
