import { useEffect, useState } from 'react'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { sessionName, tableName } from '../header.tsx'
import { Deed, type Directing } from './consequences.tsx'
import { Counts } from './counts.tsx'
import { DecisionForm, Decisions } from './decision-form.tsx'
import { type Decision, decisionsOf, isWaiting } from './decisions.ts'
import { Refunds, timeOf } from './refunds.tsx'

/** The director's desk: who applies, what is next, and what else may be decided as it stands. */

interface DeskProps {
  readonly directing: Directing
}

const refusing = (patron: string): Decision => ({
  does: 'refuse-entry',
  under: 'nz7:2.3(1)',
  who: 'operator',
  fields: [{ is: 'reason', name: 'reason' }],
  with: { patron },
})

type Shown = NonNullable<Directing['view']['entries']>[number]

/** What the applicant wrote. @rule nz7:2.2(1) */
const Written = ({ form }: Pick<Shown, 'form'>) =>
  form ? (
    <dl className="written">
      {Object.entries(form).map(([asked, said]) => (
        <div key={asked}>
          <dt>{asked}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  ) : null

const Applicant = ({ directing, entry }: DeskProps & { readonly entry: Shown }) => {
  const { director } = useWords().tournament
  const { patron, status, form, number } = entry
  const does = status === 'applied' ? 'notify' : 'accept'
  const says = (deed: string) => director.deed(deed)
  return (
    <li>
      <span>
        {number}. <strong>{patron}</strong> · {director.entry[status]}
      </span>
      {form && <Written form={form} />}
      <span className="row">
        <Deed
          directing={directing}
          what={{ does, patron }}
          says={says(does)}
          about={patron}
          isPrimary
        />
        {status === 'notified' && (
          <Deed
            directing={directing}
            what={{ does: 'wait-list', patron }}
            says={says('wait-list')}
            about={patron}
          />
        )}
      </span>
      <details>
        <summary aria-label={`${says('refuse-entry')}: ${patron}`}>{says('refuse-entry')}</summary>
        <DecisionForm decision={refusing(patron)} directing={directing} />
      </details>
    </li>
  )
}

/** Applicants have the conditions in writing first. @rule nz7:1.1/applicant nz7:1.1/player nz7:2.6 */
const Applications = ({ directing }: DeskProps) => {
  const { director } = useWords().tournament
  const { entries, status } = directing.view
  if (status !== 'entries-open' && status !== 'running') return null
  const lists = [
    [director.applications, ['applied', 'notified']],
    [director.waiting, ['alternate']],
  ] as const
  return lists.map(([title, among]) => {
    const all = (entries ?? []).filter(each => among.some(one => one === each.status))
    return (
      all.length > 0 && (
        <section key={title} className="tile" aria-label={title}>
          <h3>{title}</h3>
          <ul className="applicants">
            {all.map(entry => (
              <Applicant key={entry.patron} directing={directing} entry={entry} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

const EntryRow = ({ directing, entry }: DeskProps & { readonly entry: Shown }) => {
  const { director } = useWords().tournament
  const { patron, number, status, paid, asksRefund, checkedIn, form, reason, under } = entry
  const { view, ask } = directing
  const checkIn = () => ask({ does: 'check-in', patron, here: checkedIn !== true })
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">{patron}</th>
      <td>
        {director.entry[status]}
        {reason && `: ${reason}`} {reason && under && <ClauseLink id={under} />}
      </td>
      <td>
        {paid ? dollars(view.conditions.entryFee) : director.unpaid}
        {asksRefund && ` · ${director.asksBack}`}
      </td>
      <td>{form && <Written form={form} />}</td>
      <td>
        {status === 'accepted' && (
          <button
            type="button"
            aria-pressed={checkedIn === true}
            aria-label={`${director.checkIn}: ${patron}`}
            onClick={() => void checkIn()}
          >
            {checkedIn ? `✓ ${director.here}` : director.checkIn}
          </button>
        )}
      </td>
    </tr>
  )
}

const Entries = ({ directing }: DeskProps) => {
  const { tournament } = useWords()
  const { director } = tournament
  const [sought, seek] = useState('')
  const { entries, entered } = directing.view
  const all = entries ?? []
  const total = Object.values(entered).reduce((sum, n) => sum + (n ?? 0), 0)
  const found = all.filter(({ patron }) => patron.toLowerCase().includes(sought.toLowerCase()))
  if (all.length === 0) return null
  return (
    <details className="tile wide">
      <summary>{director.entries(total)}</summary>
      <label>
        {director.search}{' '}
        <input type="search" value={sought} onChange={event => seek(event.target.value)} />
      </label>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{tournament.player}</th>
              <th scope="col">{director.status}</th>
              <th scope="col">{director.fee}</th>
              <th scope="col">{director.form}</th>
              <th scope="col">{director.here}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(entry => (
              <EntryRow key={entry.patron} directing={directing} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {total > all.length && <p className="note">{director.more(total - all.length)}</p>}
    </details>
  )
}

type Happened = keyof ReturnType<typeof useWords>['tournament']['director']['happened']

/** The latest actions, each of which can be undone until something depends on it. @rule ruling:742 */
const Lately = ({ directing }: DeskProps) => {
  const words = useWords()
  const { director } = words.tournament
  const { view } = directing
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
                <Deed
                  directing={directing}
                  what={{ does: 'undo', action: id }}
                  says={director.undo}
                  about={`${says} ${about}`}
                />
              ) : (
                <span className="note">{director.dependsOnIt}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Players who do not act, and connections that were lost. @rule nz7:3.9 ruling:739 */
const Calls = ({ view }: Pick<Directing, 'view'>) => {
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

/** The time of day by the house's clock, often enough to see that a session is due. */
const useNow = (ahead: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}

/** Sessions that were announced for later. @rule nz7:2.7 */
const Later = ({ view, now }: Pick<Directing, 'view'> & { readonly now: number }) => {
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

/** Only what the state allows; the rules have the last word. */
export const Desk = ({ directing }: DeskProps) => {
  const words = useWords()
  const { tournament } = words
  const { director } = tournament
  const { view } = directing
  const now = useNow(directing.ahead)
  const named = {
    session: (at: number) => sessionName(words, view, at),
    table: (table: string) => tableName(words, table),
  }
  const decisions = decisionsOf(view, named, now)
  return (
    <section className="director" aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      <p className="note">
        {view.run === 'house' ? director.houseRuns : director.youRun}{' '}
        {director.tablesOf[view.tables]}
      </p>
      <Calls view={view} />
      <Applications directing={directing} />
      {view.status === 'running' && <Later view={view} now={now} />}
      <Counts directing={directing} />
      <Decisions decisions={decisions} directing={directing} />
      {decisions.length === 0 && <p>{director.nothing[view.status]}</p>}
      <Lately directing={directing} />
      <Entries directing={directing} />
      <Refunds view={view} />
    </section>
  )
}
