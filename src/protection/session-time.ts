import type { Event } from '../kernel/game.ts'
import type { Patron } from '../kernel/people.ts'
import type { Body } from '../records/entry.ts'
import type { SessionEvent, SessionTerms } from '../tournament/session/state.ts'
import { comes, goes, patronUsage, type TableUsage } from './usage.ts'

/**
 * When players were at a session of a tournament: a fold of its log. Only time counts here, because
 * a session uses tournament chips, and entry fees are in the cage's log.
 */

const playersIn = ({ opens }: Pick<Body, 'opens'>): readonly Patron[] => {
  const { terms } = (opens?.config ?? {}) as { readonly terms?: SessionTerms }
  return terms?.players ?? []
}

const all = (usage: TableUsage, does: (usage: TableUsage, patron: Patron) => void): void => {
  for (const patron of Object.keys(usage.patrons)) does(usage, patron)
}

type Taking = {
  readonly [Is in SessionEvent['is']]?: (
    usage: TableUsage,
    event: Extract<SessionEvent, { readonly is: Is }>,
  ) => void
}

const TAKES: Taking = {
  SessionStarted: usage => all(usage, comes),
  PlayerBack: (usage, { patron }) => comes(usage, patron),
  PlayerOut: (usage, { patron }) => goes(usage, patron),
  PlayerDisqualified: (usage, { patron }) => goes(usage, patron),
  HeatVoided: (usage, { patron }) => goes(usage, patron),
  SessionEnded: usage => all(usage, goes),
  SessionBrokenOff: usage => all(usage, goes),
}

export const addSessionUsage = (
  usage: TableUsage,
  at: number,
  body: Pick<Body, 'opens' | 'events'>,
): void => {
  usage.now = Math.max(usage.now, at)
  for (const patron of playersIn(body)) patronUsage(usage, patron)
  for (const event of body.events)
    if (Object.hasOwn(TAKES, event.is))
      (TAKES[event.is as SessionEvent['is']] as (usage: TableUsage, event: Event) => void)(
        usage,
        event,
      )
}
