import type { TournamentView } from '../../tournament/standing.ts'
import type { Contest } from '../connection/session.ts'
import { hrefTo } from '../route.ts'
import { dollars, useWords, type Words } from '../words/index.ts'
import { ClauseLink } from './clause.tsx'

/** Which session this is, how far it has got, and what may be wagered in a round of it. */

/** "heats, table 2". */
export const sessionName = ({ tournament }: Words, view: TournamentView, at: number): string => {
  const { stage, playOff } = view.sessions[at]!
  const name = view.conditions.stages[stage]!.name
  if (playOff) return tournament.playOff(name)
  const nth = view.sessions
    .slice(0, at + 1)
    .filter(each => each.stage === stage && !each.playOff).length
  return tournament.heat(name, nth)
}

const Badges = ({ session }: { readonly session: Contest }) => {
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

interface TopProps {
  readonly at: { readonly view: TournamentView; readonly session: number; readonly id: string }
  readonly session: Contest
  readonly lost: boolean
}

/** @rule nz7:3.3 nz7:7.3(b) nz7:8.3(b) nz7:9.3 nz7:11.3 */
export const SessionTop = ({ at: { view, session: number, id }, session, lost }: TopProps) => {
  const words = useWords()
  return (
    <div className="top">
      <h1>
        {sessionName(words, view, number)}{' '}
        <small>
          <a href={hrefTo('tournament', id, 'all')}>{view.conditions.name}</a>
        </small>
      </h1>
      <Badges session={session} />
      {lost && <p className="line-lost">{words.line.lost}</p>}
    </div>
  )
}
