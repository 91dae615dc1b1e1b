import { SIGNIFICANT as OF_GAMES } from '../games/significant.ts'
import { SIGNIFICANT as DIVISION_1 } from '../general/events.ts'
import type { Event } from '../kernel/game.ts'
import type { Topic } from '../kernel/topic.ts'
import { SIGNIFICANT as OF_SESSIONS } from '../tournament/session/state.ts'
import type { Body, Stamp } from './entry.ts'
import type { Incident } from './round-record.ts'
import { actorText } from './table-book.ts'

/** Events that an inspector should review, by topic, and how a round's record mentions them. */

const TOPICS: Readonly<Partial<Record<string, Topic>>> = {
  ...DIVISION_1,
  ...OF_GAMES,
  ...OF_SESSIONS,
}

export const topicOf = ({ is }: Event): Topic =>
  TOPICS[is] ?? (is === 'PlayerOut' ? 'tournament' : 'direction')

type EventFields = Readonly<Record<string, unknown>>

const first = (said: EventFields, names: readonly string[]): unknown =>
  names.map(name => said[name]).find(value => value !== undefined && value !== '')

const WHY = ['reason', 'note', 'ruling', 'about', 'cause', 'ground', 'procedure', 'term']

export const whyOf = (event: Event, { command }: Body): string | null => {
  const why =
    first(event as unknown as EventFields, WHY) ?? first((command ?? {}) as EventFields, WHY)
  return why === undefined ? null : String(why)
}

/**
 * A player without chips is out by the rules, so that is not listed. An excused player is.
 * @rule nz7:4.6
 */
export const isListed = (event: Event, { command }: Body): boolean =>
  Object.hasOwn(TOPICS, event.is) || (event.is === 'PlayerOut' && command?.does === 'excuse')

const QUIET = new Set<string>(['TableOpened', 'RoundDropped', 'GamingDayBegan'])

export const incidentOf = (event: Event, { seq, at }: Stamp, body: Body): Incident | undefined =>
  isListed(event, body) && !QUIET.has(event.is)
    ? {
        seq,
        at,
        is: event.is,
        by: body.command ? actorText(body.command.by) : 'the house',
        why: whyOf(event, body),
        under: event.under,
      }
    : undefined
