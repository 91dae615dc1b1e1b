import { type Approval, type OwnAccount, office } from '../../client/api/staff.ts'
import { fetchDesk } from '../../client/desk.ts'
import { phraseText, spokenText, useWords } from '../../i18n/index.ts'
import { PendingApprovals } from '../desk/requests/approvals.tsx'
import { useLatest } from './use-latest.ts'

/** The requests that wait for a second person, as at the desk, and the latest answers. */

const LOOK_AGAIN = 5
const SHOWN = 10

/** Nobody outside the ranks of the tables sees the desk. */
const lines = async () => ({ came: (await fetchDesk()) ?? [] })

interface OverProps {
  readonly one: Approval
  readonly title: string
}

const Over = ({ one, title }: OverProps) => {
  const words = useWords()
  const { approvals } = words.staff
  const { says, facts } = one.standing
  const standing = approvals.standing[one.standing.is]
  return (
    <li>
      {approvals.asks(one.asks.name, words.desk.deed(String(one.said.does)), title)}:{' '}
      {one.standing.by ? approvals.by(standing, one.standing.by.name) : standing}
      {says && ` ${phraseText(words, { says, ...(facts && { facts }) })}`}
    </li>
  )
}

export const Approvals = ({ account }: { readonly account: OwnAccount }) => {
  const words = useWords()
  const { approvals } = words.staff
  const [all = []] = useLatest(office.approvals, LOOK_AGAIN)
  const [tables = []] = useLatest(lines)
  const titleOf = (table: string): string =>
    spokenText(words, tables.find(({ id }) => id === table)?.title ?? table)
  const isNone = all.every(({ standing }) => standing.is !== 'pending')
  const over = all.filter(({ standing }) => standing.is !== 'pending').slice(0, SHOWN)
  return (
    <div className="tile">
      {isNone && <h2>{approvals.title}</h2>}
      <p className="note">{approvals.lead}</p>
      {isNone && <p>{approvals.none}</p>}
      <PendingApprovals who={account} lines={tables} />
      {over.length > 0 && (
        <>
          <h3>{approvals.over}</h3>
          <ul className="note">
            {over.map(one => (
              <Over key={one.number} one={one} title={titleOf(one.table)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
