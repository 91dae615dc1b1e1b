import type { Notice } from '../../../tournament/director/notices.ts'
import { sessionAt, type TournamentView } from '../../../tournament/director/standing.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { sessionName, tableName } from './header.tsx'
import { timeOf } from './times.ts'

/** Where and when you play next, and what changed for you. @rule nz7:2.7 nz7:4.2 nz7:5.5 */

interface Told {
  readonly view: TournamentView
  readonly patron: string
}

const nameOf = (words: Words, view: TournamentView, at: number | undefined): string =>
  at === undefined ? '' : sessionName(words, view, at)

const said = (words: Words, view: TournamentView, notice: Notice): string => {
  const { notices } = words.tournament
  const { session, seat = 0, startsAt = 0, chips = 0, place = 0 } = notice
  const name = nameOf(words, view, session)
  switch (notice.is) {
    case 'seated':
      return notices.seated(name, seat, timeOf(startsAt))
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
const Next = ({ view, patron }: Told) => {
  const words = useWords()
  const { notices, at } = words.tournament
  const next = view.sessions.find(
    ({ players, result, isVoid }) => players.includes(patron) && !result && !isVoid,
  )
  if (!next || view.entry?.status !== 'accepted') return null
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

export const Personal = ({ view, patron }: Told) => {
  const words = useWords()
  const { tournament } = words
  const { entry } = view
  const known = (entry?.notices ?? []).filter(
    ({ session }) => session === undefined || sessionAt(view, session),
  )
  /** Until the director decides about an entry, there is nothing to tell. */
  if (!entry || (known.length === 0 && !entry.reason)) return null
  return (
    <section className="tile personal" aria-label={tournament.notices.title}>
      <h2>{tournament.notices.title}</h2>
      <Next view={view} patron={patron} />
      {entry.reason && (
        <p className="note">
          {tournament.entry[entry.status]} {entry.reason}{' '}
          {entry.under && <ClauseLink id={entry.under} />}
        </p>
      )}
      <ol className="notices" aria-live="polite">
        {known.toReversed().map(notice => (
          <li key={`${notice.is} ${notice.session ?? ''} ${notice.startsAt ?? notice.at}`}>
            {said(words, view, notice)} <ClauseLink id={notice.under} />
          </li>
        ))}
      </ol>
    </section>
  )
}
