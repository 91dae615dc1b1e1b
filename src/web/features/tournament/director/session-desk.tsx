import { sessionAt, type TournamentView } from '../../../../tournament/director/standing.ts'
import type { Faults } from '../../../../tournament/session/application.ts'
import type { Answer, Ask } from '../../../client/connection.ts'
import type { Contest } from '../../../client/session-table.ts'
import type { Asking } from '../../../client/tournament.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseTold } from '../../../ui/clause.tsx'
import { DecisionForm, Decisions } from './decision-form.tsx'
import {
  failing,
  faultsOf,
  type Remedy,
  remediesFor,
  sessionDecisions,
} from './session-decisions.ts'

/** The director at the table of a session; where terminals fail, one remedy after the other. */

interface SessionDeskProps {
  readonly view: TournamentView
  readonly at: number
  readonly session: Contest
  readonly table: string
  readonly ask: Asking
}

interface RemedyProps {
  readonly remedy: Remedy
  readonly atTable: (what: Ask) => Promise<Answer>
  readonly ask: Asking
}

/** Another heat, and the end of an entry, are for the whole tournament. @rule nz7:9.4(b) nz7:9.4(c) */
const RemedyForm = ({ remedy, atTable, ask }: RemedyProps) => {
  const { director } = useWords().tournament
  const { decision, isOffered, isOfTournament } = remedy
  return (
    <li data-off={!isOffered || undefined}>
      {isOffered ? (
        <DecisionForm decision={decision} ask={isOfTournament ? ask : atTable} />
      ) : (
        <>
          <p>
            <strong>{director.deed(decision.does)}</strong> · {director.notOffered}
          </p>
          <ClauseTold id={decision.under} />
        </>
      )}
    </li>
  )
}

type FaultsProps = Omit<SessionDeskProps, 'table'> & {
  readonly faults: Faults
  readonly atTable: (what: Ask) => Promise<Answer>
}

/** @rule nz7:9.4 nz7:11.4 */
const DownTerminals = ({ view, at, session, faults, atTable, ask }: FaultsProps) => {
  const { director } = useWords().tournament
  const here = sessionAt(view, at)?.players ?? []
  const down = session.players.filter(
    ({ seat, patron, status }) =>
      session.faults.includes(seat) &&
      here.includes(patron) &&
      (status === 'active' || status === 'void'),
  )
  return down.map(player => (
    <section
      key={player.patron}
      className="tile next-step"
      aria-label={director.down(player.seat, player.patron)}
    >
      <h3>{director.down(player.seat, player.patron)}</h3>
      <ol className="remedies">
        {remediesFor(player, session, view, faults).map(remedy => (
          <RemedyForm key={remedy.decision.does} remedy={remedy} atTable={atTable} ask={ask} />
        ))}
      </ol>
    </section>
  ))
}

export const SessionDesk = (props: SessionDeskProps) => {
  const { tournament } = useWords()
  const { director } = tournament
  const { view, session, table, ask } = props
  const atTable = (what: Ask) => ask(what, table)
  const faults = faultsOf(view)
  const decisions = [
    ...sessionDecisions(session, director.breach),
    ...(faults ? failing(session, faults) : []),
  ]
  return (
    <section className="director" aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      {faults && <DownTerminals {...props} faults={faults} atTable={atTable} />}
      <Decisions decisions={decisions} ask={atTable} />
      {decisions.length === 0 && (
        <p>{session.status === 'seating' ? director.sessionNotYet : director.sessionOver}</p>
      )}
    </section>
  )
}
