import type { FormEvent } from 'react'
import type { Nomination } from '../connection/desk.ts'
import { useWords } from '../words/index.ts'
import type { At } from './at.ts'

/** Nominees who wait for the supervisor, and disputes that wait for an answer. */

const NEXT = {
  approved: 'announce-nominee',
  active: 'end-nominee',
  ending: 'end-nominee',
} as const

const RIGHTS = ['mayWager', 'mayHandle', 'associated'] as const

/** The supervisor says what for; with one word more it is refused. @rule nz5:2.3(a) nz5:2.3(e) */
const Asked = ({ at, patron, nominee }: { at: At; patron: string; nominee: string }) => {
  const { desk } = useWords()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const rights = Object.fromEntries(RIGHTS.map(name => [name, form.get(name) === 'on']))
    void at.ask({ does: 'approve-nominee', patron, nominee, ...rights })
  }
  return (
    <form className="deed" onSubmit={submit}>
      {RIGHTS.map(name => (
        <label key={name} className="check">
          <input type="checkbox" name={name} defaultChecked={name !== 'associated'} />{' '}
          {desk.rights[name]}
        </label>
      ))}
      <div className="facts-row">
        <button type="submit" className="primary">
          {desk.deed('approve-nominee')}
        </button>
        <button
          type="button"
          onClick={() => void at.ask({ does: 'refuse-nominee', patron, nominee })}
        >
          {desk.deed('refuse-nominee')}
        </button>
      </div>
    </form>
  )
}

const Nominee = ({ at, one }: { readonly at: At; readonly one: Nomination }) => {
  const { desk } = useWords()
  const { patron, nominee, stands } = one
  return (
    <li>
      <span>{desk.actsFor(nominee, patron)}</span>
      {stands === 'requested' ? (
        <Asked at={at} patron={patron} nominee={nominee} />
      ) : (
        <button type="button" onClick={() => void at.ask({ does: NEXT[stands], patron, nominee })}>
          {desk.deed(NEXT[stands])}
        </button>
      )}
    </li>
  )
}

export const Nominees = ({ at }: { readonly at: At }) => {
  const { desk } = useWords()
  const { nominations } = at.desk
  if (nominations.length === 0) return null
  return (
    <section className="tile" aria-labelledby="nominees">
      <h2 id="nominees">{desk.nominations}</h2>
      <ul className="lines">
        {nominations.map(one => (
          <Nominee key={`${one.patron}/${one.nominee}`} at={at} one={one} />
        ))}
      </ul>
    </section>
  )
}

export const Disputes = ({ at }: { readonly at: At }) => {
  const { desk } = useWords()
  const open = at.desk.disputes.flatMap((one, number) =>
    one.state === 'open' ? [{ ...one, number }] : [],
  )
  if (open.length === 0) return null
  return (
    <section className="tile asks" aria-labelledby="disputes">
      <h2 id="disputes">{desk.disputesTitle}</h2>
      <ul className="lines">
        {open.map(({ patron, about, number }) => (
          <li key={number}>
            <span>
              <strong>{patron}</strong>: {about}
            </span>
            {[true, false].map(resolved => (
              <button
                key={String(resolved)}
                type="button"
                onClick={() => void at.ask({ does: 'end-dispute', dispute: number, resolved })}
              >
                {resolved ? desk.resolved : desk.unresolved}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
