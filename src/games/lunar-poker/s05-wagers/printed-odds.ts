import type { HandName } from '../s04-hands/hands.ts'

/** Division 22 section 5: the odds. Tables in CAPITALS are copied from the regulation. */

/** To one, if the Dealer does not qualify. @rule nz22:5.5 nz22:1.0/ante-wager */
export const ANTE_PAYS = 1

/** Hands for which the Bet Wager pays. Odd cards without an ace and a king do not pay. */
export type PayingHand = Exclude<HandName, 'odd-cards'>

/** To one. @rule nz22:5.5 */
// biome-ignore format: set as printed
export const BET_PAYS: Readonly<Record<PayingHand, number>> = {
  'ace-king':          1,
  'pair':              1,
  'two-pairs':         2,
  'three-of-a-kind':   3,
  'straight':          4,
  'flush':             5,
  'full-house':        7,
  'four-of-a-kind':   20,
  'straight-flush':   50,
  'royal-flush':     100,
}

/** What the Ante pays to one for a straight flush and a royal flush. No other pairs are allowed. */
export interface InstantCash {
  readonly straightFlush: number
  readonly royalFlush: number
}

/** @rule nz22:5.6 ruling:2221 */
// biome-ignore format: set as printed
export const INSTANT_CASH: readonly InstantCash[] = [
  { straightFlush: 200, royalFlush:  600 },
  { straightFlush: 300, royalFlush:  600 },
  { straightFlush: 200, royalFlush:  800 },
  { straightFlush: 300, royalFlush:  800 },
  { straightFlush: 200, royalFlush: 1000 },
  { straightFlush: 300, royalFlush: 1000 },
  { straightFlush: 200, royalFlush: 1200 },
  { straightFlush: 300, royalFlush: 1200 },
  { straightFlush: 400, royalFlush: 1200 },
  { straightFlush: 200, royalFlush: 1500 },
  { straightFlush: 300, royalFlush: 1500 },
  { straightFlush: 400, royalFlush: 1500 },
  { straightFlush: 500, royalFlush: 1500 },
]
