import type { Authority } from '../kernel/authority.ts'
import { type Drawers, inDrawers } from '../kernel/chips/drawers.ts'
import type { Patron } from '../kernel/people.ts'
import type { Topics } from '../kernel/topic.ts'
import type { Period } from './period.ts'

/**
 * The limits, breaks and exclusions that patrons set for themselves. Only the patron can set them,
 * and nobody can remove them: this log has no command for staff.
 */

export const MEASURES = ['loss', 'stakes', 'time'] as const

/** Net loss and stakes in cents, time in minutes. */
export type Measure = (typeof MEASURES)[number]

/** A limit, and a change that has not taken effect yet. `null` means no limit. */
export interface Limit {
  readonly most: number | null
  readonly next?: { readonly most: number | null; readonly from: number }
}

export type Limits = Readonly<Partial<Record<`${Measure} ${Period}`, Limit>>>

export interface HolderProtection {
  readonly limits: Limits
  /** Minutes between two reality checks. */
  readonly every: number | null
  /** When the last one was answered. */
  readonly answered: number | null
  /** The end of the last break. */
  readonly breakUntil: number | null
  /** The end of the exclusion; `for-good` never ends. */
  readonly excludedUntil: number | 'for-good' | null
}

/**
 * A guest is known only by the device, so limits apply to all guests of a device. `holder` is the
 * hash of its token, or the name of a guest from before devices had one.
 */
export type Holder = string

export interface ProtectionState {
  readonly holders: Drawers<HolderProtection>
  /** The latest time reported. Setting the clock back shortens nothing. */
  readonly now: number
}

type RequestFacts = {
  readonly holder: Holder
  readonly patron: Patron
  readonly at: number
  readonly under: Authority
}

type LimitKey = { readonly of: Measure; readonly per: Period }

export type ProtectionEvent = RequestFacts &
  (
    | ({ readonly is: 'LimitSet'; readonly most: number } & LimitKey)
    /** `was` applies until `from`. */
    | ({
        readonly is: 'LimitLoosened'
        readonly was: number
        readonly most: number | null
        readonly from: number
      } & LimitKey)
    | ({ readonly is: 'LooseningCancelled'; readonly most: number } & LimitKey)
    | { readonly is: 'RemindersSet'; readonly every: number | null }
    | { readonly is: 'ReminderAnswered' }
    | { readonly is: 'BreakTaken'; readonly until: number }
    | { readonly is: 'SelfExcluded'; readonly until: number | 'for-good' }
  )

/** The events that an inspector reviews. A patron's limits are private. */
export const SIGNIFICANT: Topics<ProtectionEvent> = {
  BreakTaken: 'people',
  SelfExcluded: 'people',
}

const NOBODY: HolderProtection = {
  limits: {},
  every: null,
  answered: null,
  breakUntil: null,
  excludedUntil: null,
}

export const protectedIn = ({ holders }: ProtectionState, holder: Holder): HolderProtection =>
  inDrawers(holders, holder) ?? NOBODY

/** The limit in force at a moment. */
export const mostAt = (
  { limits }: HolderProtection,
  of: Measure,
  per: Period,
  at: number,
): number | null => {
  const limit = limits[`${of} ${per}`]
  if (!limit) return null
  return limit.next && at >= limit.next.from ? limit.next.most : limit.most
}

/** A change that has not taken effect by this moment. */
export const nextAt = (
  { limits }: HolderProtection,
  of: Measure,
  per: Period,
  at: number,
): Limit['next'] | undefined => {
  const next = limits[`${of} ${per}`]?.next
  return next && at < next.from ? next : undefined
}

export interface Away {
  readonly is: 'break' | 'excluded'
  /** The end in milliseconds since 1970; null if there is none. */
  readonly until: number | null
}

/** Whether somebody is on a break or excluded at a moment. Both end by themselves. */
export const awayAt = (
  { breakUntil, excludedUntil }: HolderProtection,
  at: number,
): Away | undefined => {
  if (excludedUntil === 'for-good') return { is: 'excluded', until: null }
  if (excludedUntil !== null && at < excludedUntil) return { is: 'excluded', until: excludedUntil }
  return breakUntil !== null && at < breakUntil ? { is: 'break', until: breakUntil } : undefined
}
