import type { Denominations } from '../kernel/chips/denominations.ts'
import { winnings } from '../kernel/chips/settle.ts'
import { chips, oddsText } from '../kernel/money.ts'
import { isRefusal } from '../kernel/refusal.ts'
import type { Outcome } from '../kernel/wager.ts'
import type { End, RoundRecord, Staked } from '../records/round-record.ts'
import type { Law } from './law.ts'

/** Every payment of a recorded round, recomputed from its outcome. */

export type CheckedPayment =
  | {
      readonly end: End
      /**
       * `unseen`: it depends on cards that the reader of this record may not know. `ruled`: a person
       * decided something in this round, which the record shows with its clause.
       */
      readonly is: 'right' | 'wrong' | 'unseen' | 'ruled'
    }
  /** By the rules this bet ended, but the record has no end for it. */
  | { readonly end: Staked; readonly is: 'missing' }

const BY_RESULT: readonly End['outcome'][] = ['win', 'lose', 'stand-off']

/**
 * The last end of each wager, because a review may have reopened an earlier one. A withdrawn wager
 * has no payment.
 */
const lastEnds = ({ ends }: RoundRecord): readonly End[] =>
  [...new Map(ends.filter(({ isPart }) => !isPart).map(end => [end.wager, end])).values()].filter(
    ({ outcome }) => outcome !== 'withdrawn' && outcome !== 'reopened',
  )

const isPaid = (end: End, outcome: Outcome, denominations: Denominations): boolean => {
  if (outcome.is !== end.outcome || outcome.under !== end.under) return false
  if (outcome.is !== 'win') return end.won === 0 && end.commission === 0
  const { won, commission } = winnings(chips(end.chips), outcome, denominations)
  return oddsText(outcome.odds) === end.odds && won === end.won && commission === end.commission
}

/** Bets that the result won or lost. One that stands off may stay where it is, without an end. */
const missingEnds = (round: RoundRecord, law: Law): readonly Staked[] => {
  const isOver = round.state === 'settled' || round.state === 'resumed'
  if (!isOver || round.incidents.length > 0) return []
  const ended = new Set(round.ends.map(({ wager }) => wager))
  return round.stakes.filter(stake => {
    const outcome = ended.has(stake.wager) ? undefined : law.end(stake, round)
    return outcome !== undefined && !isRefusal(outcome) && outcome.is !== 'stand-off'
  })
}

export const checkedPayments = (
  round: RoundRecord,
  law: Law,
  denominations: Denominations,
): readonly CheckedPayment[] => [
  ...lastEnds(round).map((end): CheckedPayment => {
    if (!BY_RESULT.includes(end.outcome)) return { end, is: 'ruled' }
    const outcome = law.end(end, round)
    if (!outcome || isRefusal(outcome)) return { end, is: 'unseen' }
    if (isPaid(end, outcome, denominations)) return { end, is: 'right' }
    return { end, is: round.incidents.length > 0 ? 'ruled' : 'wrong' }
  }),
  ...missingEnds(round, law).map(end => ({ end, is: 'missing' as const })),
]
