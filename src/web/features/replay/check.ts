import { HIDDEN } from '../../../kernel/secret.ts'
import type { RoundRecord } from '../../../records/round-record.ts'
import { type ElectionValues, isLaw } from '../../../what-if/law.ts'
import { type CheckedPayment, checkedPayments } from '../../../what-if/payments.ts'
import type { SharedRound } from '../../client/api/records.ts'
import { onPage } from '../../games/index.ts'
import type { PromiseRecord } from '../fairness/chance.ts'
import { check, isOver } from '../fairness/check.ts'
import type { Verdict } from '../fairness/verdicts.ts'

/** Checks a round from its public record in this browser: commitment, outcome and payments. */

export interface CheckedPromise {
  readonly record: PromiseRecord
  /** Undefined while it is sealed. */
  readonly verdict: Verdict | undefined
  /** Whether the outcome of the round is part of what this commitment gave. */
  readonly holds: boolean
}

export interface CheckedRound {
  readonly promises: readonly CheckedPromise[]
  readonly payments: readonly CheckedPayment[]
}

const CUTTING_CARD = 'cutting-card'

const isSame = (a: string, b: string): boolean => a === HIDDEN || b === HIDDEN || a === b

/** The cards of a round are consecutive in the shoe. */
const isPartOf = (came: readonly string[], out: readonly string[]): boolean =>
  out.some((_, from) =>
    came.every((what, i) => from + i < out.length && isSame(what, out[from + i]!)),
  )

const holdsIn = ({ came }: RoundRecord, { shoe, out }: PromiseRecord): boolean => {
  const drawn = came
    .filter(({ promise, is }) => promise === shoe && is !== 'discard' && is !== 'lot')
    .map(({ what }) => what)
    .filter(what => what !== CUTTING_CARD)
  const given = out
    .map(each => (Array.isArray(each) ? each.join(' ') : String(each)))
    .filter(each => each !== CUTTING_CARD)
  return drawn.length === 0 || isPartOf(drawn, given)
}

const checkedPromise = async (
  round: RoundRecord,
  record: PromiseRecord,
): Promise<CheckedPromise> => ({
  record,
  verdict: isOver(record) ? await check(record) : undefined,
  holds: !isOver(record) || holdsIn(round, record),
})

/** A patron's own record shows more cards than the public one. */
export const checkedRound = async (
  { round, steps, promises }: SharedRound,
  own: RoundRecord | undefined,
): Promise<CheckedRound> => {
  const seen = own ?? round
  const rules = await onPage(round.game)?.law()
  const law = rules?.enact(seen.book, seen.elections as ElectionValues, {})
  const denominations = steps.at(-1)?.view.sign.denominations ?? []
  return {
    promises: await Promise.all(promises.map(record => checkedPromise(round, record))),
    payments: law && isLaw(law) ? checkedPayments(seen, law, denominations) : [],
  }
}
