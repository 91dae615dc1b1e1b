import type { RoundRecord } from '../../records/round-record.ts'
import { type PastRound, pastRound } from '../../records/round-views.ts'
import { A_PAGE, type PastStep } from './past-rounds.ts'

/** The house's records of a patron's own rounds: what an inspector reads, as far as it is the patron's. */

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

export const fetchReplay = async (
  table: string,
  round: number,
): Promise<readonly PastStep[] | undefined> => {
  const path = `/api/records/${encodeURIComponent(table)}/${round}/views`
  return (await answered<{ readonly steps: readonly PastStep[] }>(path))?.steps
}
