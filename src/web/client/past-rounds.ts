import type { ReplayStep } from '../../records/replay.ts'
import type { PastRound } from '../../records/round-views.ts'
import type { View } from './connection.ts'

/** The patron's own past rounds. */

/** A step of a round, and the table as the patron saw it then. */
export interface PastStep<V = View> extends Omit<ReplayStep, 'view'> {
  readonly view: V
}

export const MOST_ROUNDS = 100

/** Page size. */
export const A_PAGE = 20

/** A page of rounds that are already loaded. */
export const olderThan = (rounds: readonly PastRound[], before = Number.POSITIVE_INFINITY) =>
  rounds.filter(({ round }) => round < before).slice(0, A_PAGE)
