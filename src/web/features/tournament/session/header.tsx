import { useEffect, useState } from 'react'
import {
  sessionAt,
  type TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import { hrefTo } from '../../../app/route.ts'
import type { Moment } from '../../../client/connection.ts'
import type { Contest } from '../../../client/session-table.ts'
import { dollars, useWords, type Words } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'

/** The session's name, its progress, and the limits of a round. */

/** The name of a stage as a sentence or a heading begins with it. */
export const stageName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** "Heats, table 2". */
export const sessionName = ({ tournament }: Words, view: TournamentView, at: number): string => {
  const session = sessionAt(view, at)
  if (!session) return ''
  const { stage, playOff, nth, for: purpose } = session
  const name = stageName(view.conditions.stages[stage]!.name)
  if (!playOff) return tournament.heat(name, nth)
  return purpose === undefined ? tournament.playOff(name) : tournament.playOffs[purpose](name)
}

/** "Roulette 2" for the table `roulette-2`. */
export const tableName = ({ tournament }: Words, table: string): string => {
  const [, game = '', number = ''] = /^([a-z-]+?)-(\d+)(?:-attended)?$/.exec(table) ?? []
  const { games } = tournament.form
  return game in games ? tournament.table(games[game as keyof typeof games], number) : table
}

export const Badges = ({ session, moment }: Pick<TopProps, 'session' | 'moment'>) => {
  const { tournament } = useWords()
  const { at } = tournament
  const { indicator, limits, timer, rules } = session
  const { minimum, maximum, step, raised, next } = limits
  return (
    <p className="badges">
      {indicator && (
        <span className="badge indicator">
          {tournament.indicator(indicator.unit, indicator.now, indicator.of)}
        </span>
      )}
      <SessionClock session={session} moment={moment} />
      <span className="badge">{at.limits(dollars(minimum), dollars(maximum), dollars(step))}</span>
      {raised > 0 && <span className="badge raised">{at.raisedTimes(raised)}</span>}
      {next && (
        <span className="badge raised">
          {at.next(dollars(next.minimum), dollars(next.maximum))} <ClauseLink id="nz7:4.13" />
        </span>
      )}
      {timer !== null && !session.terminals && <span className="badge">{at.timer(timer)}</span>}
      {rules.standsFor !== null && <span className="badge">{at.standsFor(rules.standsFor)}</span>}
    </p>
  )
}

/** The time left in the session. The clock stops while nobody plays. */
const SessionClock = ({ session: { clock }, moment }: Pick<TopProps, 'session' | 'moment'>) => {
  const { at } = useWords().tournament
  const [, tick] = useState(0)
  useEffect(() => {
    if (!clock) return
    const timer = setInterval(() => tick(n => n + 1), 500)
    return () => clearInterval(timer)
  }, [clock])
  if (!clock) return null
  const now = (moment.houseTime ?? 0) + performance.now() - moment.heardAt
  const left = 'left' in clock ? clock.left : Math.max(0, clock.endsAt - now)
  const [minutes, seconds] = [Math.floor(left / 60_000), Math.floor((left % 60_000) / 1000)]
  const says = `${minutes}:${String(seconds).padStart(2, '0')}`
  return (
    <span className="badge indicator" role="timer">
      {left === 0 ? at.timeUp : at.timeLeft(says)}
      {'left' in clock && ` · ${at.watchStands}`} <ClauseLink id="nz7:5.2" />
    </span>
  )
}

interface TopProps {
  readonly at: { readonly view: TournamentView; readonly session: number; readonly id: string }
  readonly session: Contest
  readonly moment: Moment
  readonly lost: boolean
}

/** @rule nz7:3.3 nz7:7.3(b) nz7:8.3(b) nz7:9.3 nz7:11.3 */
export const SessionTop = (props: TopProps) => {
  const { at, session, moment, lost } = props
  const { view, session: number, id } = at
  const words = useWords()
  return (
    <div className="top">
      <h1>
        {sessionName(words, view, number)}{' '}
        <small>
          <a href={hrefTo('tournament', id, 'all')}>{view.conditions.name}</a>
        </small>
      </h1>
      <Badges session={session} moment={moment} />
      {lost && <p className="line-lost">{words.line.lost}</p>}
    </div>
  )
}
