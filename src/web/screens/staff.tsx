import { type OwnAccount, office } from '../connection/office.ts'
import { closeLines } from '../connection/open.ts'
import { hrefTo } from '../route.ts'
import { Accounts } from '../staff/accounts.tsx'
import { Approvals } from '../staff/approvals.tsx'
import { Press } from '../staff/form.tsx'
import { useLatest } from '../staff/latest.ts'
import { Own } from '../staff/own.tsx'
import { First, Invitation, SignIn } from '../staff/sign-in.tsx'
import { useWords } from '../words/index.ts'
import '../style/staff.css'

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
      <Own account={account} changed={changed} />
    </>
  )
}

/** `#/staff`, and the links that are used once: `#/staff/first/…` and `#/staff/invitation/…`. */
export const StaffScreen = ({ id }: { readonly id: string | undefined }) => {
  const { staff } = useWords()
  const [account, again] = useLatest(office.own)
  const [what, token] = id?.split('/') ?? []
  const entered = () => {
    /** A used token has no place in the history. */
    history.replaceState(null, '', hrefTo('staff'))
    dispatchEvent(new HashChangeEvent('hashchange'))
    closeLines()
    again()
  }
  const door = () => {
    if (what === 'first' && token) return <First token={token} entered={entered} />
    if (what === 'invitation' && token) return <Invitation token={token} entered={entered} />
    return account ? <Inside account={account} changed={again} /> : <SignIn entered={entered} />
  }
  return (
    <div className="page staff">
      <h1>{staff.title}</h1>
      <p className="lead">{staff.lead}</p>
      {door()}
    </div>
  )
}
