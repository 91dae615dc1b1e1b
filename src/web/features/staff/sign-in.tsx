import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { office } from '../../client/api/staff.ts'
import { useWords } from '../../i18n/index.ts'
import { Field, Form, Press } from './form.tsx'
import { signInByPasskey } from './passkey.ts'

interface Entering {
  readonly entered: () => void
}

export const SignIn = ({ entered }: Entering) => {
  const { staff } = useWords()
  return (
    <section className="tile" aria-label={staff.signIn}>
      <h2>{staff.signIn}</h2>
      <Form
        go={staff.signIn}
        isMain
        does={({ name = '', password = '' }) => office.signIn(name, password)}
        done={entered}
      >
        <Field name="name" label={staff.name} autoComplete="username" most={20} />
        <Field
          name="password"
          type="password"
          label={staff.password}
          autoComplete="current-password"
        />
      </Form>
      {browserSupportsWebAuthn() && (
        <>
          <p className="note">{staff.or}</p>
          <Press does={signInByPasskey} done={entered}>
            {staff.withPasskey}
          </Press>
        </>
      )}
      <p className="note">{staff.forgotten}</p>
    </section>
  )
}

/** Creates the first operator, with the token from the link that the server printed. */
export const First = ({ token, entered }: Entering & { readonly token: string }) => {
  const { staff } = useWords()
  return (
    <section className="tile" aria-label={staff.first.title}>
      <h2>{staff.first.title}</h2>
      <p>{staff.first.lead}</p>
      <Form
        go={staff.first.go}
        isMain
        does={({ name = '', password = '' }) => office.claim(token, name, password)}
        done={entered}
      >
        <Field name="name" label={staff.name} autoComplete="username" most={20} />
        <Field
          name="password"
          type="password"
          label={staff.newPassword}
          note={staff.passwordSays}
          autoComplete="new-password"
        />
      </Form>
    </section>
  )
}

export const Invitation = ({ token, entered }: Entering & { readonly token: string }) => {
  const { staff } = useWords()
  return (
    <section className="tile" aria-label={staff.invitation.title}>
      <h2>{staff.invitation.title}</h2>
      <p>{staff.invitation.lead}</p>
      <Form
        go={staff.invitation.go}
        isMain
        does={({ password = '' }) => office.accept(token, password)}
        done={entered}
      >
        <Field
          name="password"
          type="password"
          label={staff.newPassword}
          note={staff.passwordSays}
          autoComplete="new-password"
        />
      </Form>
    </section>
  )
}
