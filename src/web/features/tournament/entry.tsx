import { type FormEvent, useId, useState } from 'react'
import type { TournamentView } from '../../../tournament/director/view/tournament-view.ts'
import type { Ask } from '../../client/connection.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { Refunds } from './director/refunds.tsx'
import { mayApply, refundedUntil } from './eligibility.ts'

/** Enters a tournament, transfers the entry, or withdraws it. */

interface Acting {
  readonly view: TournamentView
  readonly ask: (what: Ask) => void
}

export const fieldsOf = (event: FormEvent<HTMLFormElement>): Readonly<Record<string, string>> => {
  event.preventDefault()
  const said = new FormData(event.currentTarget)
  return Object.fromEntries([...said].map(([name, value]) => [name, String(value)]))
}

/** @rule nz7:2.3(ab) */
const HandOn = ({ ask }: Pick<Acting, 'ask'>) => {
  const { tournament } = useWords()
  const id = useId()
  return (
    <form
      className="row"
      onSubmit={event => ask({ does: 'transfer', to: fieldsOf(event).to ?? '' })}
    >
      <label htmlFor={id}>{tournament.handOnTo}</label>
      <input id={id} name="to" required maxLength={40} autoComplete="off" />
      <button type="submit">{tournament.handOn}</button>
    </form>
  )
}

/**
 * What happens to the fee, shown before a player withdraws.
 * @rule nz7:2.4 nz7:2.4(1)(i) nz7:2.4(1)(ii)
 */
const feeSays = ({ tournament: { withdrawAsk } }: Words, view: TournamentView): string => {
  const { entry, sessions, conditions } = view
  const fee = dollars(conditions.entryFee)
  if (!entry?.paid) return withdrawAsk.free
  if (sessions.some(({ begun, result }) => begun || result)) return withdrawAsk.after
  return Date.now() <= refundedUntil(view) ? withdrawAsk.early(fee) : withdrawAsk.late(fee)
}

const Withdrawal = ({ view, ask }: Acting) => {
  const words = useWords()
  const { tournament } = words
  const { withdrawAsk } = tournament
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <p className="row">
        <button type="button" onClick={() => setAsked(true)}>
          {tournament.withdraw}
        </button>
      </p>
    )
  const withdraw = () => {
    setAsked(false)
    ask({ does: 'withdraw' })
  }
  return (
    <section className="consequences" aria-label={withdrawAsk.sure}>
      <p>
        <strong>{withdrawAsk.sure}</strong> {feeSays(words, view)}
      </p>
      <p className="row">
        <button type="button" className="primary" onClick={withdraw}>
          {withdrawAsk.yes}
        </button>
        <button type="button" onClick={() => setAsked(false)}>
          {withdrawAsk.no}
        </button>
      </p>
    </section>
  )
}

/** @rule nz7:2.4(1) nz7:2.6 */
const Entered = ({ view, ask }: Acting) => {
  const { tournament } = useWords()
  const { entry, conditions } = view
  return (
    <section className="tile" aria-label={tournament.entryTitle}>
      <h2>{tournament.entryTitle}</h2>
      <p>
        {tournament.entry[entry!.status]}{' '}
        {entry!.paid && tournament.feePaid(dollars(conditions.entryFee))}
      </p>
      <Withdrawal view={view} ask={ask} />
      {conditions.transferable &&
        entry!.status === 'accepted' &&
        view.status === 'entries-open' && <HandOn ask={ask} />}
      <Refunds view={view} />
    </section>
  )
}

/**
 * An accepted player sees their entry; others read the conditions first.
 * @rule nz7:1.1/applicant nz7:2.2(1)
 */
export const Entry = ({ view, ask }: Acting) => {
  const { tournament } = useWords()
  const { entry, status, conditions } = view
  const isIn =
    entry !== null && ['applied', 'notified', 'alternate', 'accepted'].includes(entry.status)
  const isOpen = status === 'entries-open' || status === 'running'
  if (isIn && isOpen) return <Entered view={view} ask={ask} />
  if (!mayApply(view))
    return entry && isOpen ? (
      <p className="note">
        {tournament.entry[entry.status]} {entry.asksRefund && tournament.refundWaits}
      </p>
    ) : null
  return (
    <form
      className="tile"
      aria-label={tournament.entryTitle}
      onSubmit={event => ask({ does: 'apply', form: fieldsOf(event) })}
    >
      <h2>{tournament.entryTitle}</h2>
      {entry && (
        <p>
          {tournament.entry[entry.status]} {entry.asksRefund && tournament.refundWaits}
        </p>
      )}
      <p className="note">
        {(entry?.paid ? tournament.entryKept : tournament.entrySays)(dollars(conditions.entryFee))}
      </p>
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
