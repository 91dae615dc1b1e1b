import { useWords } from '../../../i18n/index.ts'

/** A choice: a few options are shown as buttons, many as a list. */

export interface Option {
  readonly value: string
  readonly label: string
  /** The clause that allows this choice. */
  readonly under?: string | undefined
}

/** The most options shown as buttons. */
const FEW = 14

export interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  /** Label of the default; without one, the user must choose. */
  readonly otherwise?: string | undefined
}

export const Keys = ({ name, label, options, otherwise }: ChoiceProps) => (
  <fieldset className="options">
    <legend>{label}</legend>
    {otherwise !== undefined && (
      <label>
        <input type="radio" name={name} value="" defaultChecked />
        <span>{otherwise}</span>
      </label>
    )}
    {options.map(({ value, label: says, under }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} required={otherwise === undefined} />
        <span>
          {says}
          {under && <small>{under}</small>}
        </span>
      </label>
    ))}
  </fieldset>
)

const Listed = ({ name, label, options, otherwise }: ChoiceProps) => {
  const { desk } = useWords()
  return (
    <label>
      {label}
      <select name={name} required={otherwise === undefined} defaultValue="">
        <option value="">{otherwise ?? desk.chooseOne}</option>
        {options.map(({ value, label: says }) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Says so if there is nothing to choose from. */
export const Choice = (props: ChoiceProps) => {
  const { desk } = useWords()
  if (props.options.length === 0)
    return props.otherwise === undefined ? (
      <p className="note">{desk.noneOfThese(props.label)}</p>
    ) : null
  return props.options.length > FEW ? <Listed {...props} /> : <Keys {...props} />
}

interface SeveralProps {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
}

export const Several = ({ name, label, options }: SeveralProps) => {
  const { desk } = useWords()
  if (options.length === 0) return <p className="note">{desk.noneOfThese(label)}</p>
  return (
    <fieldset className="options">
      <legend>{label}</legend>
      {options.map(({ value, label: says }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  )
}
