import type { Ended } from '../../general/state.ts'
import type { Authority } from '../../kernel/authority.ts'
import { type Chips, chips } from '../../kernel/money.ts'
import type { Outcome } from '../../kernel/wager.ts'
import type { Corrected } from '../features/table/state/corrections.ts'
import { A_PAGE, type Past, type PastStep } from './past-rounds.ts'

/** The house's records of a patron's own rounds: what an inspector reads, as far as it is the patron's. */

interface End {
  readonly wager: string
  readonly patron: string
  readonly on: string
  readonly chips: number
  readonly outcome: Outcome['is'] | 'withdrawn' | 'reopened'
  readonly odds: string | null
  readonly won: number
  readonly commission: number
  readonly under: Authority
}

interface Sums {
  readonly won: number
  readonly commission: number
  readonly lost: number
  readonly fees: number
  readonly corrected: number
  readonly after: number
}

export interface HouseRecord {
  readonly round: number
  readonly settled: number | null
  readonly result: unknown
  readonly hands?: unknown
  readonly patrons: readonly Sums[]
  readonly stakes: readonly {
    readonly wager: string
    readonly on: string
    readonly chips: number
  }[]
  readonly ends: readonly End[]
}

const outcomeOf = ({ outcome, odds, under, chips: stake }: End): Outcome | undefined => {
  switch (outcome) {
    case 'win': {
      const [pays = 0, to = 1] = (odds ?? '').split(':').map(Number)
      return { is: 'win', odds: { pays, to }, under }
    }
    case 'lose':
    case 'stand-off':
      return { is: outcome, under }
    case 'void':
      return { is: 'void', under, part: chips(stake) }
    default:
      return undefined
  }
}

const endedOf = (end: End): Ended | undefined => {
  const outcome = outcomeOf(end)
  if (!outcome) return undefined
  const { wager: id, patron, on } = end
  const [stake, won, commission] = [end.chips, end.won, end.commission] as [Chips, Chips, Chips]
  return { wager: { id, patron, on, chips: stake, kind: 'value' }, outcome, won, commission }
}

/** How each wager ended for good: what was taken back or settled anew is told by what came after. */
const settledIn = (ends: readonly End[]): readonly Ended[] =>
  ends.flatMap((end, i) => {
    const isUndone = ends
      .slice(i + 1)
      .some(later => later.wager === end.wager && later.outcome === 'reopened')
    return isUndone ? [] : (endedOf(end) ?? [])
  })

/** What was taken back of them, each as it had been. */
const correctedIn = (ends: readonly End[]): readonly Corrected[] =>
  ends.flatMap(({ wager, outcome, under }, i) => {
    if (outcome !== 'reopened') return []
    const before = ends.slice(0, i).findLast(end => end.wager === wager && outcomeOf(end))
    const was = before && endedOf(before)
    return was ? [{ was, under }] : []
  })

const NOTHING: Sums = { won: 0, commission: 0, lost: 0, fees: 0, corrected: 0, after: 0 }

export const pastOf = (record: HouseRecord): Past => {
  const { round, result, hands, ends, stakes, settled: at } = record
  const { won, commission, lost, fees, corrected, after } = record.patrons[0] ?? NOTHING
  return {
    round,
    result,
    ...(hands !== undefined && { hands }),
    settled: settledIn(ends),
    corrected: correctedIn(ends),
    at: at ?? 0,
    stay: stakes
      .filter(({ wager }) => !ends.some(end => end.wager === wager))
      .map(({ on, chips: stake }) => ({ on, chips: stake })),
    fees,
    net: won - commission - lost - fees + corrected,
    after,
  }
}

const answered = async <T>(path: string): Promise<T | undefined> => {
  const answer = await fetch(path, { headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as T) : undefined
}

export const fetchHistory = async (table: string, before?: number): Promise<readonly Past[]> => {
  const asked = new URLSearchParams({ table, most: String(A_PAGE) })
  if (before !== undefined) asked.set('before', String(before))
  const found = await answered<{ readonly rounds: readonly HouseRecord[] }>(`/api/records?${asked}`)
  return (found?.rounds ?? []).map(pastOf)
}

export const fetchReplay = async (
  table: string,
  round: number,
): Promise<readonly PastStep[] | undefined> => {
  const path = `/api/records/${encodeURIComponent(table)}/${round}/views`
  return (await answered<{ readonly steps: readonly PastStep[] }>(path))?.steps
}
