import type { Authority } from '../../kernel/authority.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import { type DirectorState, type Entry, entrants } from './state.ts'

/** The result of everyone who ever entered, with the reason and its clause. */

export interface EntrantOutcome {
  readonly patron: Patron
  readonly number: number
  readonly is: 'placed' | 'playing' | 'eliminated' | Entry['status']
  /** Among all who played; null if the player does not count. */
  readonly rank: number | null
  /** The last stage played, and the chips at its end. */
  readonly stage: number | null
  readonly chips: number | null
  readonly money: Chips | null
  readonly items: readonly string[]
  /** Items that belong to several players until the director hands them out. @rule ruling:708 */
  readonly sharedItems: readonly string[]
  readonly reason: string | null
  readonly under: Authority | null
}

interface FurthestStage {
  readonly stage: number
  readonly chips: number
}

/** The last counted session of every player, without play-offs. */
const furthestStages = ({ sessions }: DirectorState): ReadonlyMap<Patron, FurthestStage> => {
  const reached = new Map<Patron, FurthestStage>()
  for (const { stage, playOff, result, isVoid } of sessions)
    if (!playOff && !isVoid)
      for (const [patron, chips] of Object.entries(result?.stacks ?? {}))
        reached.set(patron, { stage, chips })
  return reached
}

const isOut = ({ status }: Entry): boolean => status !== 'accepted'

/** Players of the current stage, who are still in the tournament. */
const stillIn = (state: DirectorState): ReadonlySet<Patron> => {
  if (state.status === 'completed') return new Set()
  const here = state.sessions.filter(({ stage, isVoid }) => stage === state.stage && !isVoid)
  const seated = here.flatMap(({ players }) => players)
  return new Set([...state.undrawn, ...state.drawn, ...seated])
}

/** Placed players come first, then the others by stage and chips. Those who left or were put out come last. */
const before = (a: EntrantOutcome, b: EntrantOutcome): number =>
  ORDER.indexOf(a.is) - ORDER.indexOf(b.is) ||
  (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER) ||
  (b.stage ?? -1) - (a.stage ?? -1) ||
  (b.chips ?? -1) - (a.chips ?? -1) ||
  a.number - b.number

// biome-ignore format: a list
const ORDER: readonly EntrantOutcome['is'][] = [
  'placed', 'playing', 'accepted', 'eliminated', 'withdrawn', 'disqualified', 'void', 'alternate',
  'notified', 'applied', 'refused', 'transferred',
]

/** @rule nz7:5.8 nz7:5.9 nz7:2.3(ac) */
export const outcomesOf = (state: DirectorState): readonly EntrantOutcome[] => {
  const reached = furthestStages(state)
  const inIt = stillIn(state)
  const places = new Map(state.placings.map(each => [each.patron, each]))
  const awards = new Map(state.awards.map(each => [each.patron, each]))
  const hasBegun = state.status === 'running' || state.status === 'completed'
  const found = entrants(state).map(([patron, entry]): EntrantOutcome => {
    const place = places.get(patron)
    const award = awards.get(patron)
    const last = reached.get(patron)
    const isPlaying = !place && !isOut(entry) && inIt.has(patron)
    const isGone = !place && !isOut(entry) && !isPlaying && hasBegun
    return {
      patron,
      number: entry.number,
      is: place ? 'placed' : isPlaying ? 'playing' : isGone ? 'eliminated' : entry.status,
      rank: place?.place ?? null,
      stage: last?.stage ?? null,
      chips: last?.chips ?? null,
      money: award && award.money > 0 ? award.money : null,
      items: award?.items ?? [],
      sharedItems: award?.sharedItems ?? [],
      reason: entry.reason ?? null,
      under: place?.under ?? (isGone ? 'nz7:5.8' : (entry.under ?? null)),
    }
  })
  return ranked(found.toSorted(before))
}

/** Eliminated players are ranked after those placed: by stage, then by chips. */
const ranked = (outcomes: readonly EntrantOutcome[]): readonly EntrantOutcome[] => {
  const isCounted = ({ is }: EntrantOutcome): boolean => is === 'placed' || is === 'eliminated'
  const isOver = !outcomes.some(({ is }) => is === 'playing')
  let rank = 0
  let counted = 0
  let last: EntrantOutcome | undefined
  return outcomes.map(outcome => {
    if (!isOver || !isCounted(outcome)) return outcome
    counted += 1
    const isLevel =
      last?.is === outcome.is && last.stage === outcome.stage && last.chips === outcome.chips
    rank = outcome.rank ?? (isLevel ? rank : counted)
    last = outcome
    return { ...outcome, rank }
  })
}
