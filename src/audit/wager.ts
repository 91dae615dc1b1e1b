import { amountIn, netIn, stakeIn, type Unit } from './amounts.ts'
import {
  type Cause,
  causeOf,
  type Difference,
  type RulesOutcome,
  type Suspect,
} from './difference.ts'
import { type LimitBreach, type Limits, outsideLimits, validPart } from './limits.ts'
import { type Row, required } from './row.ts'

/** Compares how a wager was settled with how it should have been, for every game. */

export interface Terms {
  readonly unit: Unit
  readonly limits: Limits
  /** Differences smaller than this are rounding. */
  readonly smallest: number
}

export interface RecordedWager {
  readonly row: Row
  readonly on: string
  readonly stake: number
  readonly net: number
}

export const recordedWager = (
  row: Row,
  on: string,
  { unit }: Terms,
  field = 'stake',
): RecordedWager => {
  const stake = stakeIn(row, field, unit)
  return { row, on, stake, net: netIn(row, stake, unit) }
}

export const optionalAmount = (row: Row, field: string, unit: Unit): number =>
  row.cell(field) === undefined ? 0 : amountIn(row, field, unit)

const common = ({ row, on, stake, net }: RecordedWager, ours: RulesOutcome) => ({
  line: row.line,
  round: required(row, 'round'),
  wager: row.cell('wager') ?? on,
  patron: row.cell('patron') ?? null,
  on,
  stake,
  theirs: net,
  ours: ours.net,
  cents: net - ours.net,
})

/** A difference about a whole round, without a wager and an amount. */
export const aboutRound = (row: Row, found: LimitBreach): Difference => ({
  line: row.line,
  round: required(row, 'round'),
  wager: null,
  patron: null,
  on: null,
  stake: null,
  theirs: null,
  ours: null,
  cents: 0,
  ...found,
})

/**
 * Compares one wager. `settle` gives the rules' answer for a stake, `suspects` the faults known for
 * this game. `because` is set if the round itself was wrong, which explains every difference in it.
 */
export const wagerDifferences = (
  theirs: RecordedWager,
  terms: Terms,
  settle: (stake: number) => RulesOutcome,
  suspects: (stake: number, ours: RulesOutcome) => readonly Suspect[],
  because?: Cause,
): readonly Difference[] => {
  const { on, stake, net } = theirs
  const outside = outsideLimits(terms.limits, on, stake)
  const valid = validPart(stake, terms.limits[on]?.maximum)
  const ours = settle(valid)
  if (net === ours.net)
    return outside?.kind === 'below-minimum' ? [{ ...common(theirs, ours), ...outside }] : []
  if (outside && net === settle(stake).net) return [{ ...common(theirs, ours), ...outside }]
  const cause = because ?? causeOf(ours, valid, net, terms.smallest, suspects(valid, ours))
  const { kind, sentence } = cause
  return [{ ...common(theirs, ours), under: ours.under, kind, sentence }]
}
