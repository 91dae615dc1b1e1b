import type { ReplayRules, ReplayStep } from '../../records/replay.ts'
import type { RoundRecord } from '../../records/round-record.ts'
import { recordForRail } from '../../records/round-views.ts'
import { type SealRecord, visibleSeal } from '../history/promises.ts'
import type { Rounds } from '../history/rounds.ts'
import { findRounds } from './queries.ts'
import type { Readings } from './readings.ts'

/**
 * A finished round for anybody with its link: what watchers saw, and what is needed to check it.
 */

export interface SharedRound {
  readonly round: RoundRecord
  readonly steps: readonly ReplayStep[]
  /** The commitments used in this round. */
  readonly promises: readonly SealRecord[]
}

interface AtTable {
  readonly rounds: Rounds
  readonly game: ReplayRules
}

export const sharedRound = async (
  readings: Readings,
  { rounds, game }: AtTable,
  asked: { readonly table: string; readonly round: number },
): Promise<SharedRound | undefined> => {
  const { source } = readings
  await readings.catchUp()
  const [found] = findRounds(readings, { ...asked, most: 1 })
  if (!found) return undefined
  const { promises, ...record } = found
  const seals = await Promise.all(
    promises.map(promise => rounds.sealOf(source, asked.table, promise)),
  )
  return {
    round: recordForRail({ ...record, promises: promises.map(({ number }) => number) }),
    steps: await rounds.publicSteps(source, game, record),
    promises: seals.flatMap(seal => (seal ? [visibleSeal(seal, undefined)] : [])),
  }
}
