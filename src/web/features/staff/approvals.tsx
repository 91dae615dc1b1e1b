import { type Approval, type OwnAccount, office } from '../../client/staff-api.ts'
import { dollars, spoken, useWords } from '../../i18n/index.ts'
import { FollowsList } from '../desk/forms/preview.tsx'
import { Press } from './form.tsx'
import { useLatest } from './use-latest.ts'

const LOOK_AGAIN = 5
const SHOWN = 10

/** The fields of the request that are not shown elsewhere. */
const detailsOf = ({ said }: Approval): readonly (readonly [string, string])[] =>
  Object.entries(said)
    .filter(([name]) => name !== 'does' && name !== 'reason' && name !== 'round')
    .map(([name, value]) => [name, written(name, value)])

const written = (name: string, value: unknown): string => {
  if (name === 'chips' && typeof value === 'number') return dollars(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface LineProps {
  readonly one: Approval
  readonly account: OwnAccount
  readonly answered: () => void
}

const Pending = ({ one, account, answered }: LineProps) => {
  const { approvals, roles } = useWords().staff
  const isOwn = one.asks.name === account.name
  const press = (word: 'approve' | 'decline' | 'withdraw') => (
    <Press
      key={word}
      isMain={word === 'approve'}
      does={() => office.answer(one.number, word)}
      done={answered}
    >
      {approvals[word]}
    </Press>
  )
  return (
    <li className="account">
      <p>
        <strong>{approvals.asks(one.asks.name, String(one.said.does), one.table)}</strong>
      </p>
      <dl className="facts">
        <div>
          <dt>{approvals.reason}</dt>
          <dd>{one.reason}</dd>
        </div>
        {detailsOf(one).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {one.follows && <FollowsList follows={one.follows} />}
      <p className="note">
        {roles[one.asks.rank]} · {approvals.until(new Date(one.until).toLocaleTimeString())}
      </p>
      <div className="row">{isOwn ? press('withdraw') : [press('approve'), press('decline')]}</div>
    </li>
  )
}

const Over = ({ one }: Pick<LineProps, 'one'>) => {
  const words = useWords()
  const { approvals } = words.staff
  const { says, facts } = one.standing
  const standing = approvals.standing[one.standing.is]
  return (
    <li>
      {approvals.asks(one.asks.name, String(one.said.does), one.table)}:{' '}
      {one.standing.by ? approvals.by(standing, one.standing.by.name) : standing}
      {says && ` ${spoken(words, { says, ...(facts && { facts }) })}`}
    </li>
  )
}

export const Approvals = ({ account }: { readonly account: OwnAccount }) => {
  const { approvals } = useWords().staff
  const [all = [], again] = useLatest(office.approvals, LOOK_AGAIN)
  const pending = all.filter(({ standing }) => standing.is === 'pending')
  const over = all.filter(({ standing }) => standing.is !== 'pending').slice(0, SHOWN)
  return (
    <section className="tile" aria-label={approvals.title}>
      <h2>{approvals.title}</h2>
      <p className="note">{approvals.lead}</p>
      {pending.length === 0 && <p>{approvals.none}</p>}
      <ul className="accounts">
        {pending.map(one => (
          <Pending key={one.number} one={one} account={account} answered={again} />
        ))}
      </ul>
      {over.length > 0 && (
        <>
          <h3>{approvals.over}</h3>
          <ul className="note">
            {over.map(one => (
              <Over key={one.number} one={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
