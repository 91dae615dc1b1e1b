import { useEffect, useState } from 'react'
import { isWaiting } from '../../../../tournament/director/state.ts'
import { hrefTo } from '../../../app/route.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { sessionName, tableName } from '../session/header.tsx'
import { timeOf } from '../times.ts'
import { Counts } from './counts.tsx'
import { Course } from './course.tsx'
import { type DecisionContext, Deed } from './decisions/consequences.tsx'
import type { Decision } from './decisions/decision.ts'
import { DecisionForm, Decisions } from './decisions/decision-form.tsx'
import { decisionsOf } from './decisions/decisions.ts'
import { Entries } from './entries.tsx'
import { Refunds } from './refunds.tsx'
import { WalkIn } from './walk-in.tsx'

/** The director's desk: applications, the next decisions, and all other possible decisions. */

interface DeskProps {
  readonly directing: DecisionContext
}

const refusing = (patron: string): Decision => ({
  does: 'refuse-entry',
  under: 'nz7:2.3(1)',
  who: 'operator',
  fields: [{ is: 'reason', name: 'reason' }],
  with: { patron },
})

type EntryView = NonNullable<DecisionContext['view']['entries']>[number]

/** The applicant's answers. @rule nz7:2.2(1) */
const Written = ({ form }: Pick<EntryView, 'form'>) =>
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

const Applicant = ({ directing, entry }: DeskProps & { readonly entry: EntryView }) => {
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

/** Applicants read the written conditions first. @rule nz7:1.1/applicant nz7:1.1/player nz7:2.6 */
const Applications = ({ directing }: DeskProps) => {
  const { director } = useWords().tournament
  const { entries, status, taken, conditions } = directing.view
  const places = (conditions.maxPlayers ?? Number.POSITIVE_INFINITY) - taken
  if (status !== 'entries-open' && status !== 'running') return null
  const lists = [
    [director.applications, ['applied', 'notified']],
    [director.waiting, ['alternate']],
  ] as const
  return lists.map(([title, among]) => {
    const all = (entries ?? []).filter(each => among.some(one => one === each.status))
    const ready = all.filter(each => each.status === 'notified').slice(0, Math.max(0, places))
    const isAll = ready.length === all.length
    return (
      all.length > 0 && (
        <section key={title} className="tile" aria-label={title}>
          <h3>{title}</h3>
          {ready.length > 1 && (
            <Deed
              directing={directing}
              what={ready.map(({ patron }) => ({ does: 'accept', patron }))}
              says={(isAll ? director.acceptAll : director.acceptFirst)(ready.length)}
            />
          )}
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

/** More of the same than this are folded away. */
const FEW = 3
const MOST_UNDONE = 8

type EventName = keyof ReturnType<typeof useWords>['tournament']['director']['happened']

/** The latest actions. Each can be undone until another depends on it. @rule ruling:742 */
const LatestActions = ({ directing }: DeskProps) => {
  const words = useWords()
  const { director } = words.tournament
  const { view } = directing
  const all = view.actions ?? []
  const latest = new Set([...all.filter(({ mayUndo }) => mayUndo), ...all.slice(0, FEW)])
  const actions = all.filter(each => latest.has(each)).slice(0, MOST_UNDONE)
  const isOver = view.status === 'completed' || view.status === 'cancelled'
  if (actions.length === 0 || (isOver && !actions.some(({ mayUndo }) => mayUndo))) return null
  return (
    <section className="tile" aria-label={director.lately}>
      <h3>
        {director.lately} <ClauseLink id="ruling:742" />
      </h3>
      <ul className="applicants">
        {actions.map(({ id, does, patron, session, mayUndo }) => {
          const about = patron ?? (session === undefined ? '' : sessionName(words, view, session))
          const says = director.happened[does as EventName]
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

/** Players who do not act, and lost connections. @rule nz7:3.9 ruling:739 */
const Calls = ({ directing: { at, view } }: DeskProps) => {
  const words = useWords()
  const { director } = words.tournament
  const calls = view.standings.flatMap(({ session, status, silent, players }) => {
    if (status !== 'seating' && status !== 'running') return []
    const lost = players.filter(each => each.offline !== null && each.status === 'active')
    const says = [
      ...(silent ? [director.silent(silent)] : []),
      ...lost.map(({ patron }) => director.offline(patron)),
    ]
    return says.length === 0 ? [] : [{ session, says }]
  })
  return calls.length === 0 ? null : (
    <div role="alert" className="tile wide calls">
      {calls.map(({ session, says }) => (
        <p key={session}>
          <strong>{says.join(' ')}</strong>{' '}
          <a className="button" href={hrefTo('tournament', at, String(session + 1))}>
            {director.decideAt(sessionName(words, view, session))}
          </a>
        </p>
      ))}
    </div>
  )
}

/** The time of day by the server's clock, updated often enough to notice that a session is due. */
const useNow = (ahead: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 2000)
    return () => clearInterval(timer)
  }, [])
  return now + ahead
}

/** Sessions announced for a later time. @rule nz7:2.7 */
const Later = ({ view, now }: Pick<DecisionContext, 'view'> & { readonly now: number }) => {
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

interface DueProps extends DeskProps {
  readonly due: readonly Decision[]
}

/** All sessions of a wave can begin together, or one by one. @rule nz7:4.1 */
const BeginAll = ({ directing, due }: DueProps) => {
  const { director } = useWords().tournament
  if (due.length < 2) return null
  return (
    <>
      <div className="tile next-step">
        <Deed
          directing={directing}
          what={due.map(({ does, with: more }) => ({ does, ...more }))}
          says={director.beginAll(due.length)}
          isPrimary
        />
      </div>
      {due.length > FEW && (
        <details className="tile">
          <summary>{director.oneByOne}</summary>
          {due.map(each => (
            <DecisionForm key={each.about} decision={each} directing={directing} />
          ))}
        </details>
      )}
    </>
  )
}

/** Offers only decisions that the state allows. The server still checks each one. */
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
  const due = decisions.filter(({ does }) => does === 'begin-session')
  return (
    <section className="director" aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      <Course view={view} />
      <Calls directing={directing} />
      <Applications directing={directing} />
      <WalkIn directing={directing} />
      {view.status === 'running' && <Later view={view} now={now} />}
      <Counts directing={directing} />
      <BeginAll directing={directing} due={due} />
      <Decisions
        decisions={due.length > FEW ? decisions.filter(each => !due.includes(each)) : decisions}
        directing={directing}
      />
      {decisions.length === 0 && view.status === 'running' && <p>{director.nothing}</p>}
      <LatestActions directing={directing} />
      <Entries directing={directing} />
      <Refunds view={view} />
    </section>
  )
}
