import type { Authority } from '../../kernel/authority.ts'
import { type Fraction, fraction, plus, times, toNumber, ZERO } from '../numbers/fraction.ts'
import type { Row } from '../row.ts'
import { type Estimate, estimated } from './estimate.ts'

/** Games in which every round draws from the same few, equally likely outcomes. */
export interface DrawLine {
  readonly wager: string
  readonly terms: string
  readonly under: readonly Authority[]
  /** By outcome: the net of one unit; undefined if the wager stays. */
  readonly nets: readonly (Fraction | undefined)[]
}

/**
 * A wager stays until an outcome decides it, and draws are independent. So its average depends only
 * on the outcomes that decide it.
 */
export const rowOf = ({ wager, terms, under, nets }: DrawLine): Row => {
  const decided = nets.filter(net => net !== undefined)
  const edge = times(decided.reduce(plus, ZERO), fraction(-1n, BigInt(decided.length)))
  return { wager, terms, under, edge }
}

/** The same, from how often each outcome was drawn. */
export const estimateOf = ({ wager, terms, nets }: DrawLine, drawn: readonly number[]): Estimate =>
  estimated(
    wager,
    terms,
    nets.flatMap((net, i) => (net === undefined ? [] : [[toNumber(net), drawn[i] ?? 0] as const])),
  )
