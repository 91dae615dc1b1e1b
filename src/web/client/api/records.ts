import type { RoundRecord } from '../../../records/round-record.ts'
import { type OwnRound, type PastRound, pastRound } from '../../../records/round-views.ts'
import { sessionAt } from '../../app/route.ts'
import type { PromiseRecord } from '../../features/fairness/chance.ts'
import type { Connection, View } from '../connection.ts'
import { A_PAGE, MOST_ROUNDS, type PastStep } from '../past-rounds.ts'
import type { Contest } from '../session-table.ts'
import { fetchFrom } from './house.ts'

/** The patron's own rounds, from the same records that inspectors read. */

const answered = async <T>(path: string): Promise<T | undefined> => {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as T) : undefined
}

export const fetchHistory = async (
  table: string,
  before?: number,
): Promise<readonly PastRound[]> => {
  const asked = new URLSearchParams({ table, most: String(A_PAGE) })
  if (before !== undefined) asked.set('before', String(before))
  const found = await answered<{ readonly rounds: readonly RoundRecord[] }>(`/api/records?${asked}`)
  return (found?.rounds ?? []).map(pastRound)
}

/** `V` is the type of the game's view; a plain table by default. */
export const fetchReplay = async <V = View>(
  table: string,
  round: number,
): Promise<readonly PastStep<V>[] | undefined> => {
  const found = await answered<{ readonly steps: readonly PastStep<V>[] }>(
    `${pathOf(table, round)}/views`,
  )
  return found?.steps
}

/** A finished round as anybody may see it. */
export interface SharedRound<V = View> {
  readonly round: RoundRecord
  readonly steps: readonly PastStep<V>[]
  readonly promises: readonly PromiseRecord[]
}

const pathOf = (table: string, round: number): string =>
  `/api/records/${encodeURIComponent(table)}/${round}`

export const fetchSharedRound = async (
  table: string,
  round: number,
): Promise<SharedRound | undefined> => {
  const path = `${pathOf(table, round)}/public`
  if (!sessionAt(table)) return answered<SharedRound>(path)
  const found = await answered<SharedRound<Contest>>(path)
  const { tableOf } = await import('../session-table.ts')
  const steps = found?.steps.map(step => ({ ...step, view: tableOf(step.view, '') }))
  return found && { ...found, steps: steps! }
}

/** The signed-in patron's own record of a round. */
export const fetchOwnRecord = (table: string, round: number): Promise<RoundRecord | undefined> =>
  answered(pathOf(table, round))

/**
 * Fetches the newest rounds first. Later calls fetch only the last one again (it may have been
 * corrected) and those that ended since.
 */
export const newRounds = (table: string): Connection['rounds'] => {
  let known: readonly OwnRound[] = []
  return async () => {
    const last = known[0]?.round
    const after = last && last - 1
    const found = await fetchFrom<readonly OwnRound[]>(table, 'rounds', { after })
    const older = known.filter(({ round }) => found.every(one => one.round !== round))
    known = [...found, ...older].slice(0, MOST_ROUNDS)
    return known
  }
}
