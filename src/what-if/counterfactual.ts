import type { Authority } from '../kernel/authority.ts'
import { winnings } from '../kernel/chips/settle.ts'
import { chips, oddsText } from '../kernel/money.ts'
import { isRefusal, type Refusal, sentence } from '../kernel/refusal.ts'
import type { Outcome } from '../kernel/wager.ts'
import type { End, RoundRecord } from '../records/round-record.ts'
import type { Law } from './law.ts'

/** One recorded round, settled again under another law. */
export interface Resettlement {
  readonly wagers: readonly ChangedWager[]
  /** Wagers that cannot be compared, each with the reason. */
  readonly leftOut: readonly { readonly wager: string; readonly why: string }[]
  /** Set if the cards themselves would have been different. */
  readonly course?: string
}

export interface ChangedWager {
  readonly wager: string
  readonly patron: string
  readonly on: string
  readonly chips: number
  /** The change of the patron's money in cents, as it was and as it would have been. */
  readonly before: number
  readonly after: number
  readonly was: Authority
  readonly becomes: Authority
  readonly sentence: string
}

const CENT = [chips(1)]

const netOf = (stake: number, outcome: Outcome): number => {
  if (outcome.is === 'lose') return -stake
  if (outcome.is !== 'win') return 0
  const { won, commission } = winnings(chips(stake), outcome, CENT)
  return won - commission
}

const recordedNet = ({ outcome, chips: stake, won, commission }: End): number =>
  outcome === 'lose' ? -stake : won - commission

const said = (outcome: Outcome): string => {
  if (outcome.is !== 'win') return ENDS[outcome.is]
  const { odds, commission } = outcome
  const less = commission ? ` less ${(commission.pays * 100) / commission.to} %` : ''
  return `wins ${odds.pays} to ${odds.to}${less}`
}

const ENDS = { lose: 'loses', 'stand-off': 'stands off', void: 'is void' } as const

/** The difference that the new law makes, added to what was really paid, rounding included. */
const compared = (end: End, before: Outcome, after: Outcome | Refusal) => {
  const recorded = recordedNet(end)
  const isOffered = !isRefusal(after)
  const change = (isOffered ? netOf(end.chips, after) : 0) - netOf(end.chips, before)
  const isSame = isOffered && change === 0 && after.is === before.is
  if (isSame) return undefined
  return {
    wager: end.wager,
    patron: end.patron,
    on: end.on,
    chips: end.chips,
    before: recorded,
    after: isOffered ? recorded + change : 0,
    was: end.under,
    becomes: isOffered ? after.under : after.refused,
    sentence: isOffered
      ? `Under the old rules it ${said(before)}, under the new ones it ${said(after)}.`
      : sentence(after),
  }
}

const isSameEnd = (outcome: Outcome, { outcome: is, under, odds }: End): boolean =>
  outcome.is === is &&
  outcome.under === under &&
  (outcome.is !== 'win' || oddsText(outcome.odds) === odds)

/**
 * Settles again what the rules alone decided. Decisions of people are left out, with the reason.
 */
export const resettled = (round: RoundRecord, old: Law, next: Law): Resettlement => {
  const wagers: ChangedWager[] = []
  const leftOut: { wager: string; why: string }[] = []
  const course = next.course(round)
  for (const end of round.ends.filter(
    ({ isPart, outcome }) => !isPart && outcome !== 'withdrawn',
  )) {
    const before = old.end(end, round)
    if (!before || isRefusal(before) || !isSameEnd(before, end)) {
      leftOut.push({ wager: end.wager, why: `ended by ${end.under}, not by the result alone` })
      continue
    }
    if (course !== undefined) continue
    const after = next.end(end, round)
    if (after === undefined) leftOut.push({ wager: end.wager, why: 'it would have stayed in play' })
    else {
      const changed = compared(end, before, after)
      if (changed) wagers.push(changed)
    }
  }
  return { wagers, leftOut, ...(course !== undefined && { course }) }
}
