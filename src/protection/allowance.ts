import type { Patron } from '../kernel/people.ts'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { AWAY, LIMITED, REMINDED } from './commands.ts'
import { MINUTE, PERIODS, type Period, periodAt } from './period.ts'
import {
  type Away,
  awayAt,
  type HolderProtection,
  MEASURES,
  type Measure,
  mostAt,
  nextAt,
} from './state.ts'

/** What limits still allow, and the sentence for a wager that would exceed one. */

/** What one holder has used up, according to the logs of all tables and the cage. */
export interface HolderUsage {
  readonly staked: Readonly<Record<Period, number>>
  /** Negative for a loss. */
  readonly net: Readonly<Record<Period, number>>
  /** Milliseconds. */
  readonly time: Readonly<Record<Period, number>>
  /** The most that wagers on the tables can still cost. */
  readonly atRisk: number
  /** When the patron came, without a longer pause since; null if they are at no table. */
  readonly since: number | null
}

/** How much of a measure has been used, in its own unit. Negative after winnings. */
const usedOf = (of: Measure, per: Period, used: HolderUsage): number => {
  switch (of) {
    case 'loss':
      return used.atRisk - used.net[per]
    case 'stakes':
      return used.staked[per] + used.atRisk
    case 'time':
      return Math.floor(used.time[per] / MINUTE)
  }
}

export interface Allowance {
  readonly of: Measure
  readonly per: Period
  /** Cents, or minutes for time. Null without a limit. */
  readonly most: number | null
  readonly used: number
  readonly left: number | null
  /** When the period ends. */
  readonly renews: number
  /** A looser limit that waits. */
  readonly next: { readonly most: number | null; readonly from: number } | null
}

export const allowancesOf = (
  mine: HolderProtection,
  used: HolderUsage,
  at: number,
): readonly Allowance[] =>
  MEASURES.flatMap(of =>
    PERIODS.map(per => {
      const most = mostAt(mine, of, per, at)
      const much = usedOf(of, per, used)
      return {
        of,
        per,
        most,
        used: Math.max(0, much),
        left: most === null ? null : Math.max(0, most - much),
        renews: periodAt(per, at).to,
        next: nextAt(mine, of, per, at) ?? null,
      }
    }),
  )

/** A moment as text, which every language can format again. */
const moment = (at: number): string => new Date(at).toISOString()

export const awayRefusal = ({ is, until }: Away): Refusal => {
  if (until === null) return refuse(AWAY, 'You have excluded yourself for good.')
  return is === 'break'
    ? refuse(AWAY, 'You are taking a break until {until}.', { until: moment(until) })
    : refuse(AWAY, 'You have excluded yourself until {until}.', { until: moment(until) })
}

const passed = ({ of, per, most, left, renews }: Allowance): Refusal => {
  const facts = { period: per, most: most!, left: left!, renews: moment(renews) }
  switch (of) {
    case 'loss':
      return refuse(
        LIMITED,
        'Your loss limit is {$most} a {period}, and {$left} of it is left. It renews on {renews}.',
        facts,
      )
    case 'stakes':
      return refuse(
        LIMITED,
        'Your limit on bets is {$most} a {period}, and {$left} of it is left. It renews on {renews}.',
        facts,
      )
    case 'time':
      return refuse(
        LIMITED,
        'Your time limit is {minutes} minutes a {period}, and you have used it up. It renews on {renews}.',
        { period: per, minutes: most!, renews: moment(renews) },
      )
  }
}

/** When the next reality check is due, or null if none is set or nobody is at a table. */
export const reminderDue = (
  { every, answered }: HolderProtection,
  since: number | null,
): number | null =>
  every === null || since === null ? null : Math.max(since, answered ?? 0) + every * MINUTE

/**
 * The reason why no more chips may be put at risk. `more` is the amount beyond what is at risk
 * already.
 * @rule ruling:140 ruling:141 ruling:142
 */
export const wagerRefused = (
  mine: HolderProtection,
  used: HolderUsage,
  more: number,
  at: number,
): Refusal | undefined => {
  const away = awayAt(mine, at)
  if (away) return awayRefusal(away)
  const full = allowancesOf(mine, used, at).find(({ of, left }) =>
    left === null ? false : of === 'time' ? left === 0 : left < more,
  )
  if (full) return passed(full)
  const due = reminderDue(mine, used.since)
  return due !== null && at >= due
    ? refuse(
        REMINDED,
        'Reality check: you have been playing for {minutes} minutes. Answer it before you bet again.',
        { minutes: Math.floor((at - used.since!) / MINUTE) },
      )
    : undefined
}

/** The refusal for anyone but the patron, whose reason is private. */
export const privateRefusal = (patron: Patron): Refusal =>
  refuse(LIMITED, '{patron} may not bet more now.', { patron })

export const absentRefusal = (patron: Patron): Refusal =>
  refuse(AWAY, '{patron} has asked not to play now.', { patron })
