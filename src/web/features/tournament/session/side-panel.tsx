import type { OwnRound } from '../../../../records/round-views.ts'
import {
  sessionAt,
  type TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import { hrefTo } from '../../../app/route.ts'
import type { Moment } from '../../../client/connection.ts'
import type { Contest, SessionConnection } from '../../../client/session-table.ts'
import type { AnyFace } from '../../../games/face.ts'
import { useWords } from '../../../i18n/index.ts'
import { HistoryPanel } from '../../table/panels/history.tsx'
import { SignPanel } from '../../table/panels/sign.tsx'
import { settlementKey } from '../../table/state/use-view.ts'
import { Ranking } from '../ranking.tsx'
import { sessionName } from './header.tsx'

/**
 * Beside the table of a session: the ranking, the other tables, the display, your rounds, the sign.
 */

interface SideProps {
  readonly at: { readonly view: TournamentView; readonly session: number; readonly id: string }
  readonly connection: SessionConnection
  readonly face: AnyFace
  readonly moment: Moment
  readonly session: Contest
  readonly setWhy: (round: OwnRound) => void
}

const Others = ({ at: { view, session, id } }: Pick<SideProps, 'at'>) => {
  const words = useWords()
  const { nav } = words
  const { at } = words.tournament
  const others = view.standings.filter(
    each => each.session !== session && sessionAt(view, each.session)?.stage === view.stage,
  )
  return (
    <p className="row">
      {others.map(each => (
        <a
          key={each.table}
          className="button small"
          href={hrefTo('tournament', id, String(each.session + 1))}
        >
          {sessionName(words, view, each.session)}
        </a>
      ))}
      <a className="button small" href={hrefTo('tournament', id, 'all')}>
        {at.whole}
      </a>
      <a className="button small" href={hrefTo('fairness', `${id}-session-${session + 1}`)}>
        {nav.fairness}
      </a>
    </p>
  )
}

export const SessionSide = (props: SideProps) => {
  const words = useWords()
  const { tournament, side } = words
  const { at, connection, face, moment, session, setWhy } = props
  return (
    <aside className="beside contest-side" aria-label={side.tabs}>
      <section aria-label={tournament.ranking}>
        <h2>{tournament.ranking}</h2>
        <Ranking
          players={session.players}
          turn={session.turn}
          patron={connection.patron}
          counted={session.result?.stacks}
        />
        <Others at={at} />
      </section>
      <details>
        <summary>{face.display(words)}</summary>
        <face.Display view={moment.view} />
      </details>
      <details>
        <summary>{side.rounds}</summary>
        <HistoryPanel
          face={face}
          connection={connection}
          ended={settlementKey(moment.view)}
          why={setWhy}
        />
      </details>
      <details>
        <summary>{side.sign}</summary>
        <SignPanel face={face} view={moment.view} />
      </details>
    </aside>
  )
}
