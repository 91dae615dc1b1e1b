import { useEffect, useState } from 'react'
import type { TournamentView } from '../../../../tournament/director/standing.ts'
import type { Asking } from '../../../client/tournament.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { sessionName } from '../header.tsx'
import { Against, DecisionForm, Decisions, useSending } from './decision-form.tsx'
import { type Decision, decisionsOf, isWaiting } from './decisions.ts'

/** The director's desk: who applies, what is next, and what else may be decided as it stands. */

interface DeskProps {
  readonly view: TournamentView
  readonly ask: Asking
}

const refusing = (patron: string): Decision => ({
  does: 'refuse-entry',
  under: 'nz7:2.3(1)',
  who: 'operator',
  fields: [{ is: 'reason', name: 'reason' }],
  with: { patron },
})

/** Whoever applies has the conditions in writing first. @rule nz7:1.1/applicant nz7:1.1/player nz7:2.6 */
const Applications = ({ view, ask }: DeskProps) => {
  const { director } = useWords().tournament
  const { refused, send } = useSending(ask)
  const all = (view.entries ?? []).filter(
    ({ status }) => status === 'applied' || status === 'notified',
  )
  if (all.length === 0 || view.status !== 'entries-open') return null
  return (
    <section className="tile" aria-label={director.applications}>
      <h3>{director.applications}</h3>
      <ul className="applicants">
        {all.map(({ patron, status }) => {
          const does = status === 'applied' ? 'notify' : 'accept'
          return (
            <li key={patron}>
              <span>
                <strong>{patron}</strong> · {director.entry[status]}
              </span>
              <span className="row">
                <button
                  type="button"
                  className="primary"
                  aria-label={`${director.deed(does)}: ${patron}`}
                  onClick={() => void send({ does, patron })}
                >
                  {director.deed(does)}
                </button>
                <ClauseLink id={does === 'notify' ? 'nz7:2.6' : 'nz7:1.1/player'} />
              </span>
              <details>
                <summary aria-label={`${director.deed('refuse-entry')}: ${patron}`}>
                  {director.deed('refuse-entry')}
                </summary>
                <DecisionForm decision={refusing(patron)} ask={ask} />
              </details>
            </li>
          )
        })}
      </ul>
      <Against refused={refused} />
    </section>
  )
}

const TWO_DAYS = 48 * 60 * 60_000

/** What comes back of a fee goes by the calendar. @rule nz7:2.4(1)(i) nz7:2.4(1)(ii) nz7:2.4 nz7:2.5 */
export const Refunds = ({ view }: Pick<DeskProps, 'view'>) => {
  const { director } = useWords().tournament
  const { playStart } = view.conditions
  const rows = [
    ['nz7:2.4(1)(i)', director.refunds.early(timeOf(playStart - TWO_DAYS))],
    ['nz7:2.4(1)(ii)', director.refunds.late],
    ['nz7:2.4', director.refunds.after],
    ['nz7:2.5', director.refunds.never],
    ['nz7:2.4(b)', director.refunds.cancelled],
  ] as const
  return (
    <details className="tile">
      <summary>{director.refunds.title}</summary>
      <ul>
        {rows.map(([under, says]) => (
          <li key={under}>
            {says} <ClauseLink id={under} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Entries = ({ view, ask }: DeskProps) => {
  const { send } = useSending(ask)
  const { tournament } = useWords()
  const { director } = tournament
  const all = view.entries ?? []
  if (all.length === 0) return null
  return (
    <details className="tile">
      <summary>{director.entries(all.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{tournament.player}</th>
            <th scope="col">{director.status}</th>
            <th scope="col">{director.fee}</th>
            <th scope="col">{director.here}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ patron, status, paid, asksRefund, checkedIn }) => (
            <tr key={patron}>
              <th scope="row">{patron}</th>
              <td>{director.entry[status]}</td>
              <td>
                {paid ? dollars(view.conditions.entryFee) : director.unpaid}
                {asksRefund && ` · ${director.asksBack}`}
              </td>
              <td>
                {status === 'accepted' && (
                  <button
                    type="button"
                    aria-pressed={checkedIn === true}
                    aria-label={`${director.checkIn}: ${patron}`}
                    onClick={() =>
                      void send({ does: 'check-in', patron, here: checkedIn !== true })
                    }
                  >
                    {checkedIn ? director.here : director.checkIn}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type Happened = keyof ReturnType<typeof useWords>['tournament']['director']['happened']

/** The latest actions, each of which can be undone until something depends on it. @rule ruling:742 */
const Lately = ({ view, ask }: DeskProps) => {
  const words = useWords()
  const { director } = words.tournament
  const { refused, send } = useSending(ask)
  const actions = view.actions ?? []
  if (actions.length === 0) return null
  return (
    <section className="tile" aria-label={director.lately}>
      <h3>
        {director.lately} <ClauseLink id="ruling:742" />
      </h3>
      <ul className="applicants">
        {actions.slice(0, 8).map(({ id, does, patron, session, mayUndo }) => {
          const about = patron ?? (session === undefined ? '' : sessionName(words, view, session))
          const says = director.happened[does as Happened]
          return (
            <li key={id}>
              <span>
                <strong>{says}</strong> {about}
              </span>
              {mayUndo ? (
                <button
                  type="button"
                  aria-label={`${director.undo}: ${says} ${about}`}
                  onClick={() => void send({ does: 'undo', action: id })}
                >
                  {director.undo}
                </button>
              ) : (
                <span className="note">{director.dependsOnIt}</span>
              )}
            </li>
          )
        })}
      </ul>
      <Against refused={refused} />
    </section>
  )
}

/** Players who do not act, and connections that were lost. @rule nz7:3.9 ruling:739 */
const Calls = ({ view }: Pick<DeskProps, 'view'>) => {
  const { director } = useWords().tournament
  const calls = view.standings.flatMap(({ silent, players }) => [
    ...(silent ? [director.silent(silent)] : []),
    ...players.flatMap(each => (each.offline === null ? [] : [director.offline(each.patron)])),
  ])
  return calls.length === 0 ? null : (
    <div role="alert" className="tile">
      {calls.map(call => (
        <p key={call}>{call}</p>
      ))}
    </div>
  )
}

/** The time of day, often enough to see that a session is due. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Sessions that were announced for later. @rule nz7:2.7 */
const Later = ({ view, now }: Pick<DeskProps, 'view'> & { readonly now: number }) => {
  const words = useWords()
  const { director } = words.tournament
  return view.sessions.map(
    ({ at, ...session }) =>
      isWaiting(session) &&
      session.startsAt > now && (
        <p key={at} className="note">
          {director.announced(sessionName(words, view, at), timeOf(session.startsAt))}
        </p>
      ),
  )
}

const timeOf = (at: number): string => new Date(at).toLocaleString(document.documentElement.lang)

/** Only what the state allows; the rules have the last word. */
export const Desk = ({ view, ask }: DeskProps) => {
  const words = useWords()
  const { tournament } = words
  const { director } = tournament
  const now = useNow()
  const decisions = decisionsOf(view, at => sessionName(words, view, at), now)
  return (
    <section className="director" aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      <p className="note">{view.run === 'house' ? director.houseRuns : director.youRun}</p>
      <Calls view={view} />
      <Applications view={view} ask={ask} />
      {view.status === 'running' && <Later view={view} now={now} />}
      <Decisions decisions={decisions} ask={ask} />
      {decisions.length === 0 && <p>{director.nothing[view.status]}</p>}
      <Lately view={view} ask={ask} />
      <Entries view={view} ask={ask} />
      <Refunds view={view} />
    </section>
  )
}
