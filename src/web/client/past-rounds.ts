import type { ReplayStep } from '../../records/replay.ts'
import type { RoundRecord, View } from './connection.ts'

/** The patron's own rounds, as they are looked back at. */

export interface Past extends RoundRecord {
  /** When it was over, in milliseconds since 1970. */
  readonly at: number
  /** The patron's own wagers that it did not end. */
  readonly stay: readonly { readonly on: string; readonly chips: number }[]
  readonly fees: number
  /** What it brought the patron, fees and corrections included. */
  readonly net: number
  /** What the patron had when it was over, with what lay on the table. */
  readonly after: number
}

/** A step of a round, and the table as the patron saw it then. */
export interface PastStep extends Omit<ReplayStep, 'view'> {
  readonly view: View
}

export const MOST_ROUNDS = 100

/** So many are told at once, and more to who asks. */
export const A_PAGE = 20

/** A page of rounds that are all at hand. */
export const olderThan = (rounds: readonly Past[], before = Number.POSITIVE_INFINITY) =>
  rounds.filter(({ round }) => round < before).slice(0, A_PAGE)
