import { dollars, useWords } from '../words/index.ts'
import type { At } from './at.ts'
import type { Field } from './deeds.ts'

/** One field of a deed's form: what can be chosen is offered, and only the rest is typed. */

interface Props {
  readonly field: Field
  readonly at: At
}

interface Option {
  readonly value: string
  readonly label: string
}

const Choice = ({
  name,
  label,
  options,
  optional = false,
}: {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  readonly optional?: boolean
}) => {
  const { desk } = useWords()
  return (
    <label>
      {label}
      <select name={name} required={!optional} defaultValue="">
        <option value="">{desk.chooseOne}</option>
        {options.map(({ value, label: says }) => (
          <option key={value} value={value}>
            {says}
          </option>
        ))}
      </select>
    </label>
  )
}

const patronsAt = ({ desk }: At): readonly string[] => desk.patrons.map(({ patron }) => patron)

const optionsOf = ({ field, at }: Props, said: ReturnType<typeof useWords>): readonly Option[] => {
  const { view } = at.moment
  const plain = (value: string | number): Option => ({ value: String(value), label: String(value) })
  switch (field.is) {
    case 'patron':
      return patronsAt(at).map(plain)
    case 'seat':
      return view.seats
        .filter(({ patron }) => patron !== null)
        .map(({ seat, patron }) => ({ value: String(seat), label: `${seat}: ${patron}` }))
    case 'wager':
      return view.wagers.map(({ id, patron, on, chips }) => ({
        value: id,
        label: `${patron}: ${at.face?.wagerName(said, on) ?? on}, ${dollars(chips)}`,
      }))
    case 'die':
      return ((view.play as { dice?: readonly { id: number }[] }).dice ?? []).map(({ id }) =>
        plain(id),
      )
    case 'choice':
      return field.of.map(one => ({ value: String(one), label: said.desk.option(String(one)) }))
    default:
      return []
  }
}

const Patrons = ({ field, at }: Props) => {
  const { desk } = useWords()
  return (
    <fieldset>
      <legend>{desk.field(field.name)}</legend>
      {patronsAt(at).map(patron => (
        <label key={patron} className="check">
          <input type="checkbox" name={field.name} value={patron} /> {patron}
        </label>
      ))}
    </fieldset>
  )
}

const Limits = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { desk } = words
  const kinds = Object.keys(at.moment.view.sign.limits)
  const options = kinds.map(kind => ({ value: kind, label: kind.replaceAll('-', ' ') }))
  return (
    <>
      <Choice name="kind" label={desk.field('kind')} options={options} />
      {(['minimum', 'maximum'] as const).map(name => (
        <label key={name}>
          {desk.field(name)}
          <input type="number" name={name} min="0.01" step="0.01" required inputMode="decimal" />
        </label>
      ))}
    </>
  )
}

const NUMBERS: Readonly<Partial<Record<Field['is'], { min: string; step: string }>>> = {
  money: { min: '0.01', step: '0.01' },
  minutes: { min: '0', step: '1' },
  number: { min: '0', step: '1' },
}

const PATTERNS: Readonly<Partial<Record<Field['is'], string>>> = {
  card: '\\s*(?:[aAjJqQkK2-9]|10)[cdhsCDHS]\\s*',
  cards: '(?:\\s*(?:[aAjJqQkK2-9]|10)[cdhsCDHS][\\s,]*)+',
}

const Typed = ({ field }: { readonly field: Field }) => {
  const { desk } = useWords()
  const number = NUMBERS[field.is]
  const label = desk.field(field.is === 'minutes' ? 'minutes' : field.name)
  const usual = field.is === 'minutes' ? '20' : undefined
  return (
    <label>
      {label}
      <input
        name={field.name}
        required
        autoComplete="off"
        maxLength={500}
        defaultValue={usual}
        pattern={PATTERNS[field.is]}
        {...(number && { type: 'number', inputMode: 'decimal', ...number })}
      />
    </label>
  )
}

export const DeedField = ({ field, at }: Props) => {
  const words = useWords()
  switch (field.is) {
    case 'patron':
    case 'seat':
    case 'wager':
    case 'die':
    case 'choice': {
      const options = optionsOf({ field, at }, words)
      const optional = field.is === 'choice' && field.optional === true
      const label = words.desk.field(field.name)
      return <Choice name={field.name} label={label} options={options} optional={optional} />
    }
    case 'patrons':
      return <Patrons field={field} at={at} />
    case 'limits':
      return <Limits at={at} />
    case 'flag':
      return (
        <label className="check">
          <input type="checkbox" name={field.name} /> {words.desk.field(field.name)}
        </label>
      )
    default:
      return <Typed field={field} />
  }
}
