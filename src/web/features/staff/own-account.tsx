import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { type OwnAccount, office } from '../../client/api/staff.ts'
import { useWords } from '../../i18n/index.ts'
import { Field, Form, Press } from './form.tsx'
import { addPasskey } from './passkey.ts'

interface OwnProps {
  readonly account: OwnAccount
  readonly changed: () => void
}

const Password = ({ changed }: Pick<OwnProps, 'changed'>) => {
  const { staff } = useWords()
  const [isDone, setIsDone] = useState(false)
  return (
    <details>
      <summary>{staff.own.password}</summary>
      <Form
        go={staff.own.passwordGo}
        does={({ current = '', next = '' }) => office.changePassword(current, next)}
        done={() => {
          setIsDone(true)
          changed()
        }}
      >
        <Field
          name="current"
          type="password"
          label={staff.currentPassword}
          autoComplete="current-password"
        />
        <Field
          name="next"
          type="password"
          label={staff.newPassword}
          note={staff.passwordSays}
          autoComplete="new-password"
        />
      </Form>
      <p role="status" className="note">
        {isDone && staff.own.passwordDone}
      </p>
    </details>
  )
}

const Passkeys = ({ account, changed }: OwnProps) => {
  const { own } = useWords().staff
  const [isAdded, setIsAdded] = useState(false)
  const added = () => {
    setIsAdded(true)
    changed()
  }
  return (
    <section aria-label={own.passkeys}>
      <h3>{own.passkeys}</h3>
      <p className="note">{own.passkeysSays}</p>
      {account.passkeys.length === 0 && <p>{own.noPasskeys}</p>}
      <ul>
        {account.passkeys.map(({ id, label }) => (
          <li key={id} className="row">
            <span>{label}</span>
            <Press
              label={own.removeNamed(label)}
              does={() => office.removePasskey(id)}
              done={changed}
            >
              {own.remove}
            </Press>
          </li>
        ))}
      </ul>
      {browserSupportsWebAuthn() ? (
        <Form go={own.add} does={({ label = '' }) => addPasskey(label)} done={added}>
          <Field name="label" label={own.label} value={own.labelNow} most={40} />
        </Form>
      ) : (
        <p className="note">{own.noWebAuthn}</p>
      )}
      <p role="status" className="note">
        {isAdded && own.added}
      </p>
    </section>
  )
}

const Sessions = ({ account, changed }: OwnProps) => {
  const { own } = useWords().staff
  return (
    <section aria-label={own.sessions}>
      <h3>{own.sessions}</h3>
      <ul>
        {account.sessions.map(({ id, at, with: means, isThis }) => {
          const since = new Date(at).toLocaleString()
          return (
            <li key={id} className="row">
              <span>{own.session(since, own.means[means])}</span>
              {isThis ? (
                <strong>{own.here}</strong>
              ) : (
                <Press
                  label={own.endNamed(since)}
                  does={() => office.endSession(id)}
                  done={changed}
                >
                  {own.end}
                </Press>
              )}
            </li>
          )
        })}
      </ul>
      <div className="row">
        <Press does={office.leaveEverywhere} done={changed}>
          {own.everywhere}
        </Press>
      </div>
    </section>
  )
}

export const Own = ({ account, changed }: OwnProps) => {
  const { own } = useWords().staff
  return (
    <section className="tile" aria-label={own.title}>
      <h2>{own.title}</h2>
      {account.hasPassword && <Password changed={changed} />}
      <Passkeys account={account} changed={changed} />
      <Sessions account={account} changed={changed} />
    </section>
  )
}
