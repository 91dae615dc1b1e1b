import { useState } from 'react'
import { hrefTo } from '../../app/route.ts'
import { type Account, office } from '../../client/api/staff.ts'
import { useWords } from '../../i18n/index.ts'
import { Choice, Field, Form, Press } from './form.tsx'
import { ROLES } from './roles.ts'
import { useLatest } from './use-latest.ts'

interface Invited {
  readonly name: string
  readonly token: string
}

/** The link is shown once, because the server stores only its hash. */
const InvitationLink = ({ name, token }: Invited) => {
  const { accounts } = useWords().staff
  const [isCopied, setIsCopied] = useState(false)
  const link = `${location.origin}${location.pathname}${hrefTo('staff', 'invitation', token)}`
  return (
    <div className="invited" role="status">
      <p>{accounts.link(name)}</p>
      <code>{link}</code>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setIsCopied(true))}
      >
        {isCopied ? accounts.copied : accounts.copy}
      </button>
    </div>
  )
}

const useRoleOptions = () => {
  const { roles } = useWords().staff
  return ROLES.map(role => [role, roles[role]] as const)
}

const stateOf = (
  { locked, invitedUntil, hasPassword }: Account,
  words: ReturnType<typeof useWords>['staff']['accounts']['state'],
): string => {
  if (locked !== null) return words.locked(locked)
  if (hasPassword) return words.open
  return invitedUntil !== null && invitedUntil > Date.now() ? words.invited : words.late
}

interface LineProps {
  readonly account: Account
  readonly changed: () => void
  readonly invited: (invited: Invited) => void
}

const AccountLine = ({ account, changed, invited }: LineProps) => {
  const { accounts, roles } = useWords().staff
  const options = useRoleOptions()
  const { name, role, locked, passkeys } = account
  return (
    <li className="account">
      <p>
        <strong>{name}</strong> · {roles[role]}
      </p>
      <p className="note">
        {stateOf(account, accounts.state)}
        {passkeys > 0 && ` · ${accounts.passkeys(passkeys)}`}
      </p>
      <details>
        <summary>{accounts.change(name)}</summary>
        <Form
          go={accounts.giveRole}
          does={({ role: next = '' }) => office.giveRole(name, next)}
          done={changed}
        >
          <Choice name="role" label={accounts.role} value={role} options={options} />
          <p className="note">{accounts.roleSays}</p>
        </Form>
        {locked === null ? (
          <Form
            go={accounts.lock}
            does={({ reason = '' }) => office.lock(name, reason)}
            done={changed}
          >
            <Field name="reason" label={accounts.lockReason} most={500} />
          </Form>
        ) : (
          <Press does={() => office.unlock(name)} done={changed}>
            {accounts.unlock}
          </Press>
        )}
        <div className="field">
          <Press
            does={() => office.invite(name)}
            done={({ token }) => {
              invited({ name, token })
              changed()
            }}
          >
            {accounts.invite}
          </Press>
          <p className="note">{accounts.inviteSays}</p>
        </div>
      </details>
    </li>
  )
}

const NewAccount = ({ made }: { readonly made: (invited: Invited) => void }) => {
  const { accounts, name: nameLabel } = useWords().staff
  const options = useRoleOptions()
  return (
    <Form
      go={accounts.makeGo}
      does={async ({ name = '', role = '' }) => {
        const answer = await office.open(name, role)
        return 'came' in answer ? { came: { name, token: answer.came.token } } : answer
      }}
      done={made}
    >
      <Field name="name" label={nameLabel} most={20} />
      <Choice name="role" label={accounts.role} options={options} />
    </Form>
  )
}

/** For the operator: the accounts of staff. */
export const Accounts = () => {
  const { accounts } = useWords().staff
  const [invited, setInvited] = useState<Invited>()
  const [all, again] = useLatest(office.accounts)
  return (
    <section className="tile" aria-label={accounts.title}>
      <h2>{accounts.title}</h2>
      {invited && <InvitationLink key={invited.token} {...invited} />}
      <ul className="accounts">
        {all?.map(account => (
          <AccountLine key={account.name} account={account} changed={again} invited={setInvited} />
        ))}
      </ul>
      <h3>{accounts.make}</h3>
      <NewAccount
        made={one => {
          setInvited(one)
          again()
        }}
      />
    </section>
  )
}
