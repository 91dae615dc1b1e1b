import { type ReactNode, useId } from 'react'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'

/** Fields of a form that is checked while it is filled in. */

interface SectionProps {
  readonly title: string
  readonly under: readonly string[]
  /** The clauses that are not met yet. */
  readonly lacks: readonly string[]
  readonly children: ReactNode
}

export const Section = ({ title, under, lacks, children }: SectionProps) => {
  const { form } = useWords().tournament
  const isLacking = under.some(id => lacks.includes(id))
  return (
    <fieldset className="tile conditions" data-lacks={isLacking || undefined}>
      <legend>
        {title} <span className="standing">{isLacking ? form.open : form.done}</span>
      </legend>
      <p className="clauses">
        {under.map(id => (
          <ClauseLink key={id} id={id} />
        ))}
      </p>
      {children}
    </fieldset>
  )
}

interface TextProps {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
  readonly note?: string
  readonly number?: boolean
  readonly type?: 'text' | 'datetime-local'
  /** The number of lines of a longer text. */
  readonly rows?: number
}

export const Text = ({ label, value, set, note, number, type = 'text', rows }: TextProps) => {
  const id = useId()
  const common = {
    id,
    value,
    'aria-describedby': note && `${id}-note`,
    onChange: (event: { readonly target: { readonly value: string } }) => set(event.target.value),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input {...common} type={type} inputMode={number ? 'decimal' : undefined} />
      ) : (
        <textarea {...common} rows={rows} />
      )}
      {note && (
        <p className="note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}

interface ChosenProps {
  readonly label: string
  readonly value: string
  readonly of: readonly (readonly [value: string, label: string])[]
  readonly set: (value: string) => void
}

export const Chosen = ({ label, value, of, set }: ChosenProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => set(event.target.value)}>
        {of.map(([each, says]) => (
          <option key={each} value={each}>
            {says}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ChoiceProps extends Omit<ChosenProps, 'of'> {
  readonly of: readonly string[]
  readonly named: Readonly<Record<string, string>>
}

export const Choice = ({ of, named, ...rest }: ChoiceProps) => (
  <Chosen {...rest} of={of.map(each => [each, named[each] ?? each])} />
)

interface CheckProps {
  readonly label: string
  readonly value: boolean
  readonly set: (value: boolean) => void
}

export const Check = ({ label, value, set }: CheckProps) => (
  <label className="check">
    <input type="checkbox" checked={value} onChange={event => set(event.target.checked)} /> {label}
  </label>
)
