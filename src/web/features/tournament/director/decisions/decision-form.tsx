import { type FormEvent, useId, useRef } from 'react'
import { useWords } from '../../../../i18n/index.ts'
import { ClauseSummary } from '../../../../ui/clause.tsx'
import { localTime } from '../draft.ts'
import { SearchChoice } from '../search-choice.tsx'
import { Confirmation, type DecisionContext, useProposal } from './consequences.tsx'
import type { Decision, Field } from './decision.ts'
import { askOf } from './decisions.ts'

/** The form of one decision: its clause, who decides, its fields, and its consequences. */

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

/** A longer list is searched. */
const MOST_LISTED = 12

interface DecisionFieldProps {
  readonly field: Field
  readonly directing: DecisionContext
}

const DecisionField = ({ field, directing }: DecisionFieldProps) => {
  const { director } = useWords().tournament
  const id = useId()
  if (field.is === 'some') return <Some field={field} />
  const isLong = field.is === 'one' && (field.isPart || field.of.length > MOST_LISTED)
  return (
    <div className="field">
      <label htmlFor={id}>{director.field(field.name)}</label>
      {field.is === 'one' && isLong ? (
        <SearchChoice
          id={id}
          name={field.name}
          of={field.of}
          among={field.isPart ? directing.at : undefined}
        />
      ) : field.is === 'one' ? (
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

interface DecisionProps {
  readonly decision: Decision
  readonly directing: DecisionContext
}

export const DecisionForm = ({ decision, directing }: DecisionProps) => {
  const { director } = useWords().tournament
  const { does, under, who, fields, about, isNext } = decision
  const form = useRef<HTMLFormElement>(null)
  const proposal = useProposal(directing, () => form.current?.reset())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void proposal.propose(askOf(decision, new FormData(event.currentTarget)))
  }
  return (
    <form ref={form} className="decision" onSubmit={submit} onInput={proposal.drop}>
      <ClauseSummary id={under} />
      <p className="note">{director.who[who]}</p>
      {fields.map(field => (
        <DecisionField key={field.name} field={field} directing={directing} />
      ))}
      {!proposal.proposed && (
        <button type="submit" className={isNext ? 'primary' : undefined}>
          {director.deed(does)}
          {about && `: ${about}`}
        </button>
      )}
      <Confirmation view={directing.view} proposal={proposal} />
    </form>
  )
}

const keyOf = ({ does, about = '' }: Decision): string => `${does} ${about}`

/** Shows the next decisions in full; the others open with a press. */
export const Decisions = ({
  decisions,
  directing,
}: {
  readonly decisions: readonly Decision[]
  readonly directing: DecisionContext
}) => {
  const { director } = useWords().tournament
  const next = decisions.filter(({ isNext }) => isNext)
  const others = decisions.filter(({ isNext }) => !isNext)
  return (
    <>
      {next.map(each => (
        <div key={keyOf(each)} className="tile next-step">
          <DecisionForm decision={each} directing={directing} />
        </div>
      ))}
      {others.map(each => (
        <details key={keyOf(each)} className="tile">
          <summary>
            <span>{director.deed(each.does)}</span> <span className="tiny">{each.under}</span>
          </summary>
          <DecisionForm decision={each} directing={directing} />
        </details>
      ))}
    </>
  )
}
