import { useState } from 'react'
import { dollars, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import { Pager, type ReportRow, usePages } from '../report-pages.tsx'
import type { DecisionContext } from './decisions/consequences.tsx'

/** Every entry of a tournament, fifty on a page, and who has come. */

interface EntryRowProps {
  readonly directing: DecisionContext
  readonly row: ReportRow
  readonly changed: () => void
}

const EntryRow = ({ directing, row, changed }: EntryRowProps) => {
  const { director } = useWords().tournament
  const { view, ask } = directing
  const { number, player, status, fee, refund, here, form, reason, clause } = row
  const isHere = here === 'yes'
  const checkIn = async () => {
    await ask({ does: 'check-in', patron: player, here: !isHere })
    changed()
  }
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">{player}</th>
      <td>
        {director.entry[status as keyof typeof director.entry]}
        {reason && `: ${reason}`} {reason && clause && <ClauseLink id={String(clause)} />}
      </td>
      <td>
        {Number(fee) > 0 ? dollars(view.conditions.entryFee) : director.unpaid}
        {refund !== null && ` · ${director.asksBack}`}
      </td>
      <td>{form}</td>
      <td>
        {status === 'accepted' && (
          <button
            type="button"
            aria-pressed={isHere}
            aria-label={`${director.checkIn}: ${player}`}
            onClick={() => void checkIn()}
          >
            {isHere ? `✓ ${director.here}` : director.checkIn}
          </button>
        )}
      </td>
    </tr>
  )
}

export const Entries = ({ directing }: { readonly directing: DecisionContext }) => {
  const { tournament } = useWords()
  const { director } = tournament
  const { view } = directing
  const [find, seek] = useState('')
  const pages = usePages({ id: directing.at, report: 'entries', view, find })
  const total = Object.values(view.entered).reduce((sum, n) => sum + (n ?? 0), 0)
  if (total === 0) return null
  return (
    <details className="tile wide">
      <summary>{director.entries(total)}</summary>
      <label>
        {director.search}{' '}
        <input type="search" value={find} onChange={event => seek(event.target.value)} />
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
            {pages.found?.rows.map(row => (
              <EntryRow
                key={String(row.player)}
                directing={directing}
                row={row}
                changed={pages.refresh}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pager paged={pages} />
    </details>
  )
}
