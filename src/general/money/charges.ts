import type { Move } from '../../kernel/chips/settle.ts'
import type { Consequence } from '../../kernel/game.ts'
import { type Chips, chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { GeneralEvent } from '../events.ts'
import { feesOf } from '../round-books.ts'
import { movesForPatron } from '../s11-payment/payment.ts'
import { notEnough } from '../s13-chips.ts'
import { patronDebt, type Ring } from '../state.ts'

/** Chips that a play moves apart from wagers: a fee, a refund, or a debt. */

export type Charge = Extract<
  Consequence,
  { fee: unknown } | { refund: unknown } | { owed: unknown }
>

export const isCharge = (said: Consequence): said is Charge =>
  'fee' in said || 'refund' in said || 'owed' in said

export const charged = (ring: Ring, said: Charge): readonly GeneralEvent[] | Refusal => {
  const { patron, under } = said
  if ('fee' in said) {
    const { fee } = said
    const moves = [
      { from: `stack:${patron}`, to: 'bank', chips: fee, kind: 'value', under },
    ] as const
    return notEnough(ring, patron, fee, 'value') ?? [{ is: 'FeeTaken', patron, fee, moves, under }]
  }
  const amount = 'refund' in said ? feeToReturn(ring, patron, said.refund) : said.owed
  if (amount === 0) return []
  const out: Move = { from: 'bank', to: `stack:${patron}`, chips: amount, kind: 'value', under }
  const moves = movesForPatron(ring, patron, [out])
  if ('refund' in said) return [{ is: 'FeeReturned', patron, fee: amount, moves, under }]
  // The patron holds chips that are still in play, so the bank replaces them.
  const owes = chips(patronDebt(ring, patron) + amount)
  return [{ is: 'PaymentCorrected', patron, owes, reason: said.reason, moves, under }]
}

/** The play may not know that an invalidation has returned its fees already. */
const feeToReturn = ({ round, last }: Ring, patron: Patron, fee: Chips): Chips => {
  const of = Object.hasOwn(round.fees, patron) ? round : (last ?? round)
  return chips(Math.min(fee, feesOf(of, patron)))
}
