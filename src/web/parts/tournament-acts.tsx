import type { FormEvent } from 'react'
import type { TournamentView } from '../../tournament/standing.ts'
import type { Ask } from '../connection/connection.ts'
import { useWords } from '../words/index.ts'

/** What people do in a tournament away from its tables: enter, direct. */

interface Acting {
  readonly view: TournamentView
  readonly ask: (what: Ask) => void
}

const fieldsOf = (event: FormEvent<HTMLFormElement>): Readonly<Record<string, string>> => {
  event.preventDefault()
  const said = new FormData(event.currentTarget)
  return Object.fromEntries([...said].map(([name, value]) => [name, String(value)]))
}

export const Entry = ({ view, ask }: Acting) => {
  const { tournament } = useWords()
  const { entry, status, conditions } = view
  const isIn = entry !== null && ['applied', 'notified', 'accepted'].includes(entry.status)
  if (status !== 'entries-open') return null
  if (isIn)
    return (
      <p className="row">
        <span>{tournament.yourEntry(entry.status)}</span>
        <button type="button" onClick={() => ask({ does: 'withdraw' })}>
          {tournament.withdraw}
        </button>
      </p>
    )
  return (
    <form className="row" onSubmit={event => ask({ does: 'apply', form: fieldsOf(event) })}>
      {conditions.entryForm.map(field => (
        <label key={field}>
          {field} <input name={field} required maxLength={100} />
        </label>
      ))}
      <button type="submit" className="primary">
        {tournament.enter}
      </button>
    </form>
  )
}

/** What the director may do next; the rules have the last word. */
export const Desk = ({ view, ask }: Acting) => {
  const { tournament } = useWords()
  const { status, entries, conditions, sessions } = view
  const asking = Object.entries(entries ?? {}).filter(([, each]) => each.status === 'notified')
  const waiting = sessions.flatMap(({ begun, isVoid }, at) => (begun || isVoid ? [] : [at]))
  const acts: readonly (readonly [string, Ask])[] = [
    ...(status === 'draft' ? [[tournament.open, { does: 'open-entries' }] as const] : []),
    ...(status === 'entries-open'
      ? [
          ...asking.map(
            ([patron]) => [tournament.accept(patron), { does: 'accept', patron }] as const,
          ),
          [tournament.fill, { does: 'fill', players: conditions.maxPlayers ?? 8 }] as const,
          [tournament.begin, { does: 'begin' }] as const,
        ]
      : []),
    ...(status === 'running'
      ? waiting.map(
          session =>
            [tournament.beginSession(session + 1), { does: 'begin-session', session }] as const,
        )
      : []),
  ]
  return (
    <section aria-label={tournament.desk}>
      <h2>{tournament.desk}</h2>
      <div className="row">
        {acts.map(([name, act]) => (
          <button key={name} type="button" onClick={() => ask(act)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  )
}
