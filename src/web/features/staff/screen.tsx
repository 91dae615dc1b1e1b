import { hrefTo } from '../../app/route.ts'
import { startOf } from '../../app/staff-links.tsx'
import { type OwnAccount, office } from '../../client/api/staff.ts'
import { closeLines } from '../../client/table-connections.ts'
import { useWords } from '../../i18n/index.ts'
import { Accounts } from './accounts.tsx'
import { Approvals } from './approvals.tsx'
import { Press } from './form.tsx'
import { Own } from './own-account.tsx'
import { First, Invitation, SignIn } from './sign-in.tsx'
import { Tokens } from './tokens.tsx'
import { useLatest } from './use-latest.ts'
import './staff.css'

const Inside = ({
  account,
  changed,
}: {
  readonly account: OwnAccount
  readonly changed: () => void
}) => {
  const { staff } = useWords()
  return (
    <>
      <div className="row">
        <strong>{staff.signedInAs(account.name, staff.roles[account.role])}</strong>
        <Press
          does={office.leave}
          done={() => {
            closeLines()
            changed()
          }}
        >
          {staff.signOut}
        </Press>
      </div>
      <Approvals account={account} />
      {account.role === 'operator' && <Accounts />}
      {account.role === 'operator' && <Tokens />}
      <Own account={account} changed={changed} />
    </>
  )
}

/** `#/staff`, and the one-time links `#/staff/first/…` and `#/staff/invitation/…`. */
export const StaffScreen = ({ id }: { readonly id: string | undefined }) => {
  const { staff } = useWords()
  const [account, again] = useLatest(office.own)
  const [what, token] = id?.split('/') ?? []
  const entered = async () => {
    const own = await office.own()
    const start = 'came' in own ? startOf(own.came.role) : undefined
    /** Removes the used token from the browser's history. */
    history.replaceState(null, '', start ?? hrefTo('staff'))
    dispatchEvent(new HashChangeEvent('hashchange'))
    closeLines()
    again()
  }
  const door = () => {
    if (what === 'first' && token) return <First token={token} entered={() => void entered()} />
    if (what === 'invitation' && token)
      return <Invitation token={token} entered={() => void entered()} />
    return account ? (
      <Inside account={account} changed={again} />
    ) : (
      <SignIn entered={() => void entered()} />
    )
  }
  return (
    <div className="page staff">
      <h1>{staff.title}</h1>
      <p className="lead">{staff.lead}</p>
      {door()}
    </div>
  )
}
