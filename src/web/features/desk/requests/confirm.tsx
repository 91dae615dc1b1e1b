import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useRef } from 'react'
import { office } from '../../../client/api/staff.ts'
import type { StaffMember } from '../../../client/desk.ts'
import { useWords } from '../../../i18n/index.ts'
import { Field, Form, Press } from '../../staff/form.tsx'
import { signInByPasskey } from '../../staff/passkey.ts'

/** Confirms an old sign-in without leaving the request. */

interface Props {
  readonly who: StaffMember
  readonly confirmed: () => void
}

export const Confirm = ({ who, confirmed }: Props) => {
  const { desk, staff } = useWords()
  const section = useRef<HTMLElement>(null)
  /** Under a long request the form may lie below the screen. */
  useEffect(() => section.current?.querySelector('input')?.focus(), [])
  return (
    <section ref={section} className="preview" aria-label={desk.confirmAndApprove}>
      <p role="alert">{desk.confirmFirst}</p>
      <Form
        go={desk.confirmAndApprove}
        isMain
        does={({ password = '' }) => office.signIn(who.name, password)}
        done={confirmed}
      >
        <Field
          name="password"
          type="password"
          label={staff.password}
          autoComplete="current-password"
        />
      </Form>
      {browserSupportsWebAuthn() && (
        <Press does={signInByPasskey} done={confirmed}>
          {staff.withPasskey}
        </Press>
      )}
    </section>
  )
}
