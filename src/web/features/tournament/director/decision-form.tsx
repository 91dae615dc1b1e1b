import { type FormEvent, useId, useState } from 'react'
import { type Answer, type Ask, type Refused, whyNot } from '../../../client/connection.ts'
import { spoken, useWords } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer.tsx'
import { ClauseLink, ClauseTold } from '../../../ui/clause.tsx'
import { askOf, type Decision, type Field } from './decisions.ts'
import { localTime } from './draft.ts'

/** One decision: what it is, the clause it rests on, who decides, what it needs, and what came of it. */

type Sending = (what: Ask) => Promise<Answer>

const TIMES = { number: 'number', money: 'number', time: 'datetime-local', reason: 'text' } as const
const QUARTER = 16 * 60_000

const Some = ({ field }: { readonly field: Extract<Field, { is: 'one' | 'some' }> }) => {
  const { director } = useWords().tournament
  return (
    <fieldset className="some">
      <legend>{director.field(field.name)}</legend>
      {field.of.map(({ value, label }) => (
        <label key={value} className="check">
          <input type="checkbox" name={field.name} value={value} defaultChecked /> {label}
        </label>
      ))}
    </fieldset>
  )
}

const Asked = ({ field }: { readonly field: Field }) => {
  const { director } = useWords().tournament
  const id = useId()
  if (field.is === 'some') return <Some field={field} />
  return (
    <div className="field">
      <label htmlFor={id}>{director.field(field.name)}</label>
      {field.is === 'one' ? (
        <select id={id} name={field.name} required>
          {field.of.map(({ value, label }) => (
            <option key={value} value={value}>
              {value === label ? director.option(value) : label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={field.name}
          required
          maxLength={500}
          autoComplete="off"
          type={TIMES[field.is]}
          {...(field.is === 'money' && { min: '0', step: '0.01' })}
          defaultValue={
            field.is === 'time'
              ? localTime(Date.now() + QUARTER)
              : 'usual' in field
                ? field.usual
                : undefined
          }
        />
      )}
    </div>
  )
}

/** Sends, and keeps what stood against it to be read. */
export const useSending = (ask: Sending) => {
  const say = useSay()
  const words = useWords()
  const { line } = words
  const [refused, setRefused] = useState<Refused>()
  const send = async (what: Ask): Promise<boolean> => {
    const answer = await ask(what)
    if ('done' in answer) {
      setRefused(undefined)
      return true
    }
    const said =
      'refused' in answer
        ? answer.refused
        : { under: '', says: whyNot(answer, { failed: '', notSent: line.notSent }) }
    setRefused(said)
    say(`${spoken(words, said)} ${said.under}`, 'urgently')
    return false
  }
  return { refused, send }
}

export const Against = ({ refused }: { readonly refused: Refused | undefined }) => {
  const words = useWords()
  return refused ? (
    <p className="against">
      {spoken(words, refused)} {refused.under && <ClauseLink id={refused.under} />}
    </p>
  ) : null
}

interface DecisionProps {
  readonly decision: Decision
  readonly ask: Sending
}

export const DecisionForm = ({ decision, ask }: DecisionProps) => {
  const { director } = useWords().tournament
  const { does, under, who, fields, about, isNext } = decision
  const { refused, send } = useSending(ask)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await send(askOf(decision, new FormData(form)))) form.reset()
  }
  return (
    <form className="decision" onSubmit={event => void submit(event)}>
      <ClauseTold id={under} />
      <p className="note">{director.who[who]}</p>
      {fields.map(field => (
        <Asked key={field.name} field={field} />
      ))}
      <button type="submit" className={isNext ? 'primary' : undefined}>
        {director.deed(does)}
        {about && `: ${about}`}
      </button>
      <Against refused={refused} />
    </form>
  )
}

const keyOf = ({ does, about = '' }: Decision): string => `${does} ${about}`

/** What is next lies open; what may be wanted is one press away. */
export const Decisions = ({
  decisions,
  ask,
}: {
  readonly decisions: readonly Decision[]
  readonly ask: Sending
}) => {
  const { director } = useWords().tournament
  const next = decisions.filter(({ isNext }) => isNext)
  const others = decisions.filter(({ isNext }) => !isNext)
  return (
    <>
      {next.map(each => (
        <div key={keyOf(each)} className="tile next-step">
          <DecisionForm decision={each} ask={ask} />
        </div>
      ))}
      {others.map(each => (
        <details key={keyOf(each)} className="tile">
          <summary>
            <span>{director.deed(each.does)}</span> <span className="tiny">{each.under}</span>
          </summary>
          <DecisionForm decision={each} ask={ask} />
        </details>
      ))}
    </>
  )
}
