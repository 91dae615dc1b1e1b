import {
  sessionAt,
  type TournamentView,
} from '../../../../tournament/director/view/tournament-view.ts'
import type { Faults } from '../../../../tournament/session/application.ts'
import type { Contest } from '../../../client/session-table.ts'
import type { CommandSender } from '../../../client/tournament.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseSummary } from '../../../ui/clause.tsx'
import { Counts } from './counts.tsx'
import type { DecisionContext } from './decisions/consequences.tsx'
import { DecisionForm, Decisions } from './decisions/decision-form.tsx'
import { faultsOf } from './decisions/outcome-decisions.ts'
import {
  failing,
  type Remedy,
  remediesFor,
  sessionDecisions,
} from './decisions/session-decisions.ts'

/**
 * The director's desk for one session. After a terminal failure it offers one remedy after another.
 */

interface SessionDeskProps {
  readonly view: TournamentView
  readonly at: number
  readonly session: Contest
  readonly table: string
  /** The name of the tournament. */
  readonly id: string
  readonly ask: CommandSender
}

interface RemedyProps {
  readonly remedy: Remedy
  readonly atTable: DecisionContext
  readonly whole: DecisionContext
}

/**
 * Moving to another heat and ending an entry are decided for the whole tournament.
 * @rule nz7:9.4(b) nz7:9.4(c)
 */
const RemedyForm = ({ remedy, atTable, whole }: RemedyProps) => {
  const { director } = useWords().tournament
  const { decision, isOffered, isOfTournament } = remedy
  return (
    <li data-off={!isOffered || undefined}>
      {isOffered ? (
        <DecisionForm decision={decision} directing={isOfTournament ? whole : atTable} />
      ) : (
        <>
          <p>
            <strong>{director.deed(decision.does)}</strong> · {director.notOffered}
          </p>
          <ClauseSummary id={decision.under} />
        </>
      )}
    </li>
  )
}

type FaultsProps = Omit<SessionDeskProps, 'table' | 'id' | 'ask'> &
  Omit<RemedyProps, 'remedy'> & { readonly faults: Faults }

/** @rule nz7:9.4 nz7:11.4 */
const DownTerminals = ({ view, at, session, faults, atTable, whole }: FaultsProps) => {
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
          <RemedyForm key={remedy.decision.does} remedy={remedy} atTable={atTable} whole={whole} />
        ))}
      </ol>
    </section>
  ))
}

export const SessionDesk = (props: SessionDeskProps) => {
  const { tournament } = useWords()
  const { director } = tournament
  const { view, session, table, id, ask } = props
  const atTable: DecisionContext = { at: table, view, ask: what => ask(what, table), ahead: 0 }
  const whole: DecisionContext = { at: id, view, ask, ahead: 0 }
  const faults = faultsOf(view)
  const decisions = [
    ...sessionDecisions(session, director.breach),
    ...(faults ? failing(session, faults) : []),
  ]
  return (
    <section className="director" aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      {faults && <DownTerminals {...props} faults={faults} atTable={atTable} whole={whole} />}
      <Counts directing={whole} only={props.at} />
      <Decisions decisions={decisions} directing={atTable} />
      {decisions.length === 0 && (
        <p>{session.status === 'seating' ? director.sessionNotYet : director.sessionOver}</p>
      )}
    </section>
  )
}
