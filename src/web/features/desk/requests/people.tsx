import { useState } from 'react'
import { useWords } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { focusNextStep } from '../focus.ts'
import { DeedForm } from '../forms/command-form.tsx'
import { type Pending, pendingAt } from './pending.ts'

/** People who wait for a decision: requests, disputes and nominees. */

const PendingRequest = ({ at, one }: { readonly at: DeskTable; readonly one: Pending }) => {
  const { desk } = useWords()
  const [chosen, choose] = useState('')
  const deed = one.deeds.find(each => each.key === chosen)
  const done = () => {
    choose('')
    focusNextStep(at.isDealer, document.querySelector<HTMLElement>('.desk-bar h1'))
  }
  return (
    <li className="asked">
      <p>{one.says}</p>
      <div className="facts-row">
        {one.deeds.map((each, i) => (
          <button
            key={each.key}
            type="button"
            className={i === 0 ? 'primary' : undefined}
            aria-expanded={each === deed}
            onClick={() => choose(each === deed ? '' : each.key)}
          >
            {desk.deed(each.key)}
          </button>
        ))}
      </div>
      {deed && <DeedForm key={chosen} deed={deed} at={at} done={done} />}
    </li>
  )
}

export const Asks = ({ at }: { readonly at: DeskTable }) => {
  const words = useWords()
  const all = pendingAt(words, at)
  if (all.length === 0) return null
  return (
    <section className="tile asks" aria-labelledby="asks">
      <h2 id="asks">{words.desk.decide}</h2>
      <ul className="lines">
        {all.map(one => (
          <PendingRequest key={one.key} at={at} one={one} />
        ))}
      </ul>
    </section>
  )
}

/** Nominees act until the patron confirms the end. @rule nz5:2.3(c) nz5:2.3(e) */
export const Nominees = ({ at }: { readonly at: DeskTable }) => {
  const { desk } = useWords()
  const acting = at.desk.nominations.filter(({ stands }) => stands === 'active')
  if (acting.length === 0) return null
  return (
    <section className="tile" aria-labelledby="nominees">
      <h2 id="nominees">{desk.nominations}</h2>
      <ul className="lines">
        {acting.map(({ patron, nominee }) => (
          <li key={`${patron} ${nominee}`}>
            <span>{desk.actsFor(nominee, patron)}</span>
            <span className="note">{desk.confirmsFirst(patron)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Disputes = ({ at }: { readonly at: DeskTable }) => {
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
