import { type FormEvent, useRef, useState } from 'react'
import { RANKS, type StaffRank } from '../../kernel/people.ts'
import { ClauseTold } from '../parts/clause.tsx'
import { useWords } from '../words/index.ts'
import type { At } from './at.ts'
import { commandOf, isAsked } from './command.ts'
import { type Deed, keyOf } from './deeds.ts'
import { DeedField } from './fields.tsx'
import { Preview, useConsidered } from './preview.tsx'

/** Press what happened; the clause, who may decide it, and what would follow stand below. */

const ranksAt = (role: string, least: StaffRank): boolean =>
  RANKS.indexOf(role as StaffRank) >= RANKS.indexOf(least)

const isNow = ({ in: phases, attended, where }: Deed, { moment, desk }: At): boolean =>
  (phases === undefined || phases.includes(moment.view.play.phase)) &&
  (attended === undefined || desk.attended) &&
  (where === undefined || where(moment.view.play))

interface FormProps {
  readonly deed: Deed
  readonly at: At
  readonly done: () => void
}

/** The clause as far as it is known from what was chosen. */
const underOf = ({ under, unders }: Deed, form: FormData | undefined): string =>
  unders?.by[String(form?.get(unders.field) ?? '')] ?? under

const Form = ({ deed, at, done }: FormProps) => {
  const { desk } = useWords()
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState<FormData>()
  const [changes, setChanges] = useState(0)
  const mine = ranksAt(at.who.role, deed.rank)
  const considered = useConsidered(deed, at, form, changes)
  const isRefused = considered !== undefined && 'refused' in considered
  const change = (event: FormEvent<HTMLFormElement>) => {
    setFilled(new FormData(event.currentTarget))
    setChanges(changes + 1)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    if (await at.ask(commandOf(deed, said, at.moment.view.sign.limits))) done()
  }
  return (
    <form ref={form} className="deed" onInput={change} onSubmit={event => void submit(event)}>
      <ClauseTold id={underOf(deed, filled)} />
      {deed.fields
        .filter(field => isAsked(field, filled))
        .map(field => {
          const unders = deed.unders?.field === field.name ? deed.unders.by : undefined
          return <DeedField key={field.name} field={field} at={at} unders={unders} />
        })}
      <Preview of={considered} at={at} />
      <p className="note">{mine ? desk.may(deed.rank) : desk.notYours(deed.rank)}</p>
      {mine && (
        <button type="submit" className="primary" aria-disabled={isRefused}>
          {desk.confirm}
        </button>
      )}
    </form>
  )
}

export const DeedPanel = ({
  title,
  deeds,
  at,
}: {
  readonly title: string
  readonly deeds: readonly Deed[]
  readonly at: At
}) => {
  const { desk } = useWords()
  const [chosen, choose] = useState('')
  const now = deeds.filter(deed => isNow(deed, at) || keyOf(deed) === chosen)
  const deed = now.find(one => keyOf(one) === chosen)
  return (
    <details className="tile deeds">
      <summary>{title}</summary>
      {deed ? (
        <>
          <h3>{desk.deed(keyOf(deed))}</h3>
          <button type="button" className="small" onClick={() => choose('')}>
            ← {desk.others}
          </button>
          <Form key={keyOf(deed)} deed={deed} at={at} done={() => choose('')} />
        </>
      ) : (
        <ul className="deed-list">
          {now.map(one => (
            <li key={keyOf(one)}>
              <button type="button" onClick={() => choose(keyOf(one))}>
                {desk.deed(keyOf(one))} <small>{one.under}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
