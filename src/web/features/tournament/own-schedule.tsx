import type { Notice } from '../../../tournament/director/notices.ts'
import {
  sessionAt,
  type TournamentView,
} from '../../../tournament/director/view/tournament-view.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { prizeOf } from './results.tsx'
import { sessionName, tableName } from './session/header.tsx'
import { whyOut } from './session/turn.tsx'
import { timeOf } from './times.ts'

/** Where and when you play next, and what changed for you. @rule nz7:2.7 nz7:4.2 nz7:5.5 */

interface ScheduleProps {
  readonly view: TournamentView
  readonly patron: string
}

const nameOf = (words: Words, view: TournamentView, at: number | undefined): string =>
  at === undefined ? '' : sessionName(words, view, at)

/** An earlier notice gave another seat in the same stage. */
const isReseated = (view: TournamentView, all: readonly Notice[], notice: Notice): boolean => {
  const stageOf = ({ session }: Notice) =>
    session === undefined ? undefined : sessionAt(view, session)?.stage
  return all
    .slice(0, all.indexOf(notice))
    .some(each => each.is === 'seated' && stageOf(each) === stageOf(notice))
}

const said = (
  words: Words,
  view: TournamentView,
  all: readonly Notice[],
  notice: Notice,
): string => {
  const { notices } = words.tournament
  const { session, seat = 0, startsAt = 0, chips = 0, place = 0 } = notice
  const name = nameOf(words, view, session)
  switch (notice.is) {
    case 'seated':
      return isReseated(view, all, notice)
        ? notices.reseated(name, seat, timeOf(startsAt))
        : notices.seated(name, seat, timeOf(startsAt))
    case 'play-off':
      return notices.playOff(seat, timeOf(startsAt))
    case 'moved':
      return notices.moved(name, timeOf(startsAt))
    case 'counted':
      return notices.counted(name, dollars(chips))
    case 'placed':
      return notices.placed(words.tournament.results.nth(place))
    case 'refunded':
      return notices.refunded(dollars(chips))
    case 'table':
      return notices.table(name, notice.table ? tableName(words, notice.table) : '')
    case 'waiting':
      return notices.waiting(name)
    case 'recount':
      return notices.recount(name)
    case 'begun':
      return notices.begun(name)
    case 'void':
      return notices.void(name)
    default:
      return notices[notice.is]
  }
}

/** The next session, in large type. */
const Next = ({ view, patron }: ScheduleProps) => {
  const words = useWords()
  const { notices, at } = words.tournament
  if (view.entry?.status !== 'accepted') return null
  if (view.status === 'entries-open')
    return (
      <p className="next-session">
        <span>{notices.starts}</span>
        <strong>{timeOf(view.conditions.playStart)}</strong>
        <span>{notices.drawLater}</span>
      </p>
    )
  const next = view.sessions.find(
    ({ players, result, isVoid }) => players.includes(patron) && !result && !isVoid,
  )
  if (!next) return null
  const me = view.standings
    .find(({ session }) => session === next.at)
    ?.players.find(player => player.patron === patron)
  const out = me && whyOut(words, me)
  if (out)
    return (
      <p>
        <strong>{out.says}</strong> {out.under && <ClauseLink id={out.under} />}
      </p>
    )
  const seat = next.players.indexOf(patron) + 1
  return (
    <p className="next-session">
      <span>{next.begun ? notices.nowPlaying : notices.next}</span>
      <strong>
        {sessionName(words, view, next.at)} · {at.seat(seat)}
      </strong>
      {next.table && <span>{notices.at(tableName(words, next.table))}</span>}
      <span>{timeOf(next.startsAt)}</span>
    </p>
  )
}

/** The place and the prize. @rule nz7:5.9 nz7:5.12 */
const Ended = ({ view, patron }: ScheduleProps) => {
  const words = useWords()
  const { notices, results } = words.tournament
  const placing = view.placings.find(each => each.patron === patron)
  if (!placing) return null
  return (
    <p className="next-session">
      <span>{notices.ended}</span>
      <strong>{results.nth(placing.place)}</strong>
      <span>{notices.prize(prizeOf(words, view, patron))}</span>
    </p>
  )
}

export const Personal = ({ view, patron }: ScheduleProps) => {
  const words = useWords()
  const { tournament } = words
  const { entry } = view
  const known = (entry?.notices ?? []).filter(
    ({ session }) => session === undefined || sessionAt(view, session),
  )
  /** Until the director decides about an entry, there is nothing to tell. */
  if (!entry || (known.length === 0 && !entry.reason && !entry.under)) return null
  return (
    <section className="tile personal" aria-label={tournament.notices.title}>
      <h2>{tournament.notices.title}</h2>
      <Next view={view} patron={patron} />
      <Ended view={view} patron={patron} />
      {(entry.reason || entry.under) && (
        <p>
          <strong>{tournament.entry[entry.status]}</strong> {entry.reason}{' '}
          {entry.under && <ClauseLink id={entry.under} />}
        </p>
      )}
      <ul className="notices" aria-live="polite">
        {known.toReversed().map(notice => (
          <li key={`${notice.is} ${notice.session ?? ''} ${notice.startsAt ?? notice.at}`}>
            {said(words, view, known, notice)} <ClauseLink id={notice.under} />
            {notice.at > 0 && <time className="tiny"> {timeOf(notice.at)}</time>}
          </li>
        ))}
      </ul>
    </section>
  )
}
