import type { Nomination } from '../connection/desk.ts'
import { useWords } from '../words/index.ts'
import type { At } from './at.ts'

/** Nominees who wait for the supervisor, and disputes that wait for an answer. */

const NEXT = {
  requested: 'approve-nominee',
  approved: 'announce-nominee',
  active: 'end-nominee',
  ending: 'end-nominee',
} as const

const TERMS = { mayWager: true, mayHandle: true, associated: false }

const Nominee = ({ at, one }: { readonly at: At; readonly one: Nomination }) => {
  const { desk } = useWords()
  const { patron, nominee, stands } = one
  const does = NEXT[stands]
  const terms = does === 'approve-nominee' ? TERMS : {}
  return (
    <li>
      <span>
        {nominee} → {patron}
      </span>
      <button type="button" onClick={() => void at.ask({ does, patron, nominee, ...terms })}>
        {desk.deed(does)}
      </button>
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
