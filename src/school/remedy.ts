import type { GeneralEvent } from '../general/events.ts'
import type { TableState } from '../general/state.ts'
import type { Event } from '../kernel/game.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { type Deed, eventsOf, type RehearsedTable, tableIn } from './rehearsal.ts'

/** The consequence of a decision, in the words a dealer would use. */

export const REMEDIES = [
  'goes-on',
  'again',
  'no-bets',
  'void-round',
  'returned',
  'raised',
  'forfeited',
  'corrected',
  'out',
  'refused',
] as const

export type Remedy = (typeof REMEDIES)[number]

const settledAs = (events: readonly Event[], ...is: readonly string[]) =>
  (events as readonly GeneralEvent[]).filter(
    event =>
      (event.is === 'WagerSettled' && is.includes(event.outcome.is)) ||
      (event.is === 'WagerCut' && is.includes('void')),
  )

const has = (events: readonly Event[], ...is: readonly string[]): boolean =>
  events.some(event => is.includes(event.is))

const isVoidHand = (table: TableState<unknown> | undefined): boolean => {
  const play = table?.play as { readonly voidHand?: unknown } | undefined
  return play?.voidHand !== undefined && play.voidHand !== null
}

const isRaised = (events: readonly Event[], before: TableState<unknown> | undefined): boolean =>
  (events as readonly GeneralEvent[]).some(
    event =>
      event.is === 'WagerAltered' &&
      event.chips > (before?.wagers.find(({ id }) => id === event.wager)?.chips ?? 0),
  )

/** The round does not count, and its wagers stay for the next attempt. */
const isLeft = (events: readonly Event[], after: TableState<unknown> | undefined): boolean =>
  settledAs(events, 'void').length === 0 && (after?.wagers.length ?? 0) > 0

/** Derives the remedy from the events alone: the same events always have the same remedy. */
export const remedyOf = (place: RehearsedTable, deed: Deed): Remedy => {
  if (isRefusal(deed.decision)) return 'refused'
  const events = eventsOf(deed)
  const before = tableIn(place, deed.before)
  const after = tableIn(place, deed.after)
  if (has(events, 'PlayerDisqualified', 'PlayerOut', 'PatronExcluded', 'EntryVoided', 'HeatVoided'))
    return 'out'
  if (!isVoidHand(before) && isVoidHand(after)) return 'no-bets'
  if (has(events, 'AttemptVoided')) return 'again'
  if (
    has(
      events,
      'RoundDropped',
      'RoundVoided',
      'ResultVoided',
      'RoundInvalidated',
      'SessionBrokenOff',
    )
  )
    return isLeft(events, after) ? 'again' : 'void-round'
  if (has(events, 'PaymentCorrected', 'WagerReopened', 'RoundReopened')) return 'corrected'
  if (settledAs(events, 'lose').length > 0 && !settledAs(events, 'win').length) return 'forfeited'
  if (isRaised(events, before)) return 'raised'
  if (
    settledAs(events, 'void').length > 0 ||
    has(events, 'WagerWithdrawn', 'FeeReturned', 'WagerAltered', 'LateChipsReturned')
  )
    return 'returned'
  return 'goes-on'
}
