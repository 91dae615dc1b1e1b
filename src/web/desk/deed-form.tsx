import { type FormEvent, useState } from 'react'
import { RANKS, type StaffRank } from '../../kernel/people.ts'
import { ClauseTold } from '../parts/clause.tsx'
import { useWords } from '../words/index.ts'
import type { At } from './at.ts'
import { commandOf } from './command.ts'
import type { Deed } from './deeds.ts'
import { DeedField } from './fields.tsx'

/** Choose what happened; the clause, who may decide it and what it needs stand below. */

const ranksAt = (role: string, least: StaffRank): boolean =>
  RANKS.indexOf(role as StaffRank) >= RANKS.indexOf(least)

const isNow = ({ in: phases, attended }: Deed, { moment, desk }: At): boolean =>
  (phases === undefined || phases.includes(moment.view.play.phase)) &&
  (attended === undefined || desk.attended)

const Form = ({ deed, at, done }: { deed: Deed; at: At; done: () => void }) => {
  const { desk } = useWords()
  const mine = ranksAt(at.who.role, deed.rank)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (await at.ask(commandOf(deed, form, at.moment.view.sign.limits))) done()
  }
  return (
    <form className="deed" onSubmit={event => void submit(event)}>
      <ClauseTold id={deed.under} />
      <p className="note">{mine ? desk.may(deed.rank) : desk.notYours(deed.rank)}</p>
      {mine && deed.fields.map(field => <DeedField key={field.name} field={field} at={at} />)}
      {mine && (
        <button type="submit" className="primary">
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
  const now = deeds.filter(deed => isNow(deed, at))
  const deed = now.find(({ does }) => does === chosen)
  return (
    <details className="tile deeds">
      <summary>{title}</summary>
      <label>
        {desk.choose}
        <select value={deed ? chosen : ''} onChange={event => choose(event.target.value)}>
          <option value="">{desk.chooseOne}</option>
          {now.map(({ does }) => (
            <option key={does} value={does}>
              {desk.deed(does)}
            </option>
          ))}
        </select>
      </label>
      {deed && <Form key={deed.does} deed={deed} at={at} done={() => choose('')} />}
    </details>
  )
}
