import type { DirectorView } from '../../../tournament/director/view/director-view.ts'
import type { SessionView } from '../../../tournament/session/view.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { Ranking } from '../tournament/ranking.tsx'
import { TablePanel } from './panels.tsx'
import type { ReplayedState } from './verifier/replay.ts'

/** The state after an entry: a table, a session around it, or a whole tournament. */

const SessionPanel = ({ session }: { readonly session: SessionView<unknown> }) => {
  const { tournament, audit } = useWords()
  const { players, turn, result, status, indicator, limits } = session
  return (
    <section className="tile" aria-labelledby="session-now">
      <h3 id="session-now">{audit.sessionNow}</h3>
      <p>
        <strong>{tournament.session[status]}</strong>{' '}
        {indicator && tournament.indicator(indicator.unit, indicator.now, indicator.of)}{' '}
        <span className="note">
          {tournament.at.limits(
            dollars(limits.minimum),
            dollars(limits.maximum),
            dollars(limits.step),
          )}
        </span>
      </p>
      <Ranking players={players} turn={turn} patron="" counted={result?.stacks} />
    </section>
  )
}

const Sessions = ({ view }: { readonly view: DirectorView }) => {
  const { audit } = useWords()
  if (view.sessions.length === 0) return null
  return (
    <table>
      <caption>{audit.sessions}</caption>
      <tbody>
        {view.sessions.map((session, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions are numbered
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            <td>{view.conditions.stages[session.stage]?.name}</td>
            <td>{session.players.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const TournamentPanel = ({ view }: { readonly view: DirectorView }) => {
  const { tournament, audit } = useWords()
  const entries = Object.entries(view.entries ?? {})
  return (
    <section className="tile" aria-labelledby="tournament-now">
      <h3 id="tournament-now">{view.conditions.name}</h3>
      <p>
        <strong>{tournament.status[view.status]}</strong>{' '}
        <span className="note">{audit.entered(entries.length)}</span>
      </p>
      <Sessions view={view} />
      {view.placings.length > 0 && (
        <ol className="plain">
          {view.placings.map(({ place, patron, under }) => (
            <li key={patron}>
              {tournament.results.nth(place)} {patron} <ClauseLink id={under} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export const StandsPanel = ({ stands }: { readonly stands: ReplayedState }) => (
  <div className="stands">
    {stands.session && <SessionPanel session={stands.session} />}
    {stands.tournament && <TournamentPanel view={stands.tournament} />}
    {stands.table && <TablePanel {...stands.table} />}
  </div>
)
