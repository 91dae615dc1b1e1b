import type { RoundRecord } from '../../records/round-record.ts'
import { type OwnRound, type PastRound, pastRound } from '../../records/round-views.ts'
import type { Connection, View } from './connection.ts'
import { fetchFrom } from './house-api.ts'
import { A_PAGE, MOST_ROUNDS, type PastStep } from './past-rounds.ts'

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
  const path = `/api/records/${encodeURIComponent(table)}/${round}/views`
  return (await answered<{ readonly steps: readonly PastStep<V>[] }>(path))?.steps
}

/** First the newest rounds, then only the last one again (it may have been corrected) and those that ended since. */
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
