import { useState } from 'react'
import { dollars, useWords, type Words } from '../words/index.ts'
import type { At } from './at.ts'
import type { Field } from './deeds.ts'
import { cardsInOrder } from './order.ts'
import { ClothSpot, spotsOf } from './spot.tsx'

/** One field of a deed's form: what can be chosen is offered, and only the rest is typed. */

interface Props {
  readonly field: Field
  readonly at: At
}

interface Option {
  readonly value: string
  readonly label: string
  /** The clause that this choice rests on. */
  readonly under?: string | undefined
}

/** So many can be looked at as keys; more are a list. */
const FEW = 14

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  readonly optional?: boolean
}

const Keys = ({ name, label, options, optional = false }: ChoiceProps) => (
  <fieldset className="options">
    <legend>{label}</legend>
    {options.map(({ value, label: says, under }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} required={!optional} />
        <span>
          {says}
          {under && <small>{under}</small>}
        </span>
      </label>
    ))}
  </fieldset>
)

const Listed = ({ name, label, options, optional = false }: ChoiceProps) => {
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

const Choice = (props: ChoiceProps) => {
  const { desk } = useWords()
  if (props.options.length === 0) return <p className="note">{desk.noneOfThese(props.label)}</p>
  return props.options.length > FEW ? <Listed {...props} /> : <Keys {...props} />
}

const patronsAt = ({ desk }: At): readonly string[] => desk.patrons.map(({ patron }) => patron)

interface Dice {
  readonly dice?: readonly { readonly id: number; readonly at: string }[]
}

const diceAt = ({ moment }: At, which: 'missing' | 'present'): readonly number[] =>
  ((moment.view.play as Dice).dice ?? [])
    .filter(({ at }) => (at === 'missing') === (which === 'missing'))
    .map(({ id }) => id)

const plain = (value: string | number): Option => ({ value: String(value), label: String(value) })

const optionsOf = ({ field, at }: Props, words: Words): readonly Option[] => {
  const { view } = at.moment
  const wagerName = (on: string) => at.face?.wagerName(words, on) ?? on
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
        label: words.marks.list([patron, wagerName(on), dollars(chips)]),
      }))
    case 'die':
      return diceAt(at, field.which).map(plain)
    case 'spot':
      return spotsOf(at).map(on => ({ value: on, label: wagerName(on) }))
    case 'choice':
      return field.of.map(one => ({
        value: String(one),
        label: field.name === 'on' ? wagerName(String(one)) : words.desk.option(String(one)),
      }))
    default:
      return []
  }
}

const severalOf = ({ field, at }: Props, words: Words): readonly Option[] => {
  if (field.is === 'dice') return diceAt(at, field.which).map(plain)
  if (field.is !== 'several' && field.is !== 'nth') return patronsAt(at).map(plain)
  return field.of.map(one => ({ value: String(one), label: words.desk.option(String(one)) }))
}

const Several = ({ field, at }: Props) => {
  const words = useWords()
  return (
    <fieldset className="options">
      <legend>{words.desk.field(field.label ?? field.name)}</legend>
      {severalOf({ field, at }, words).map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={field.name} value={value} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

const Limits = ({ at }: { readonly at: At }) => {
  const words = useWords()
  const { desk } = words
  const { view } = at.moment
  const rows = at.face?.signRows(words, view) ?? []
  const kinds = Object.keys(view.sign.limits)
  const [kind = '', choose] = useState(kinds[0])
  const now = view.sign.limits[kind]
  return (
    <>
      <label>
        {desk.field('kind')}
        <select name="kind" value={kind} onChange={event => choose(event.target.value)}>
          {kinds.map(each => (
            <option key={each} value={each}>
              {rows.find(row => row.kind === each)?.name ?? each}
            </option>
          ))}
        </select>
      </label>
      {(['minimum', 'maximum'] as const).map(name => (
        <label key={`${name} ${kind}`}>
          {desk.field(name)}
          <input
            type="number"
            name={name}
            min="0.01"
            step="0.01"
            required
            inputMode="decimal"
            defaultValue={now && now[name] / 100}
          />
        </label>
      ))}
    </>
  )
}

const FACES = ['1', '2', '3', '4', '5', '6']

/** How both dice lie: the face on top, or the one that a leaning die rests on. @rule nz11a:6.2 */
const Fallen = () => {
  const { desk } = useWords()
  return [1, 2].map(die => (
    <div key={die}>
      <Keys name={`face-${die}`} label={desk.dieShows(die)} options={FACES.map(plain)} />
      <label className="check">
        <input type="checkbox" name={`leans-${die}`} /> {desk.leans}
      </label>
    </div>
  ))
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

const usual = (field: Field, at: At): string | undefined => {
  if (field.is === 'minutes') return '20'
  return field.is === 'cards' ? cardsInOrder(at).join(' ') : undefined
}

const Typed = ({ field, at }: Props) => {
  const { desk } = useWords()
  const number = NUMBERS[field.is]
  return (
    <label>
      {desk.field(field.label ?? (field.is === 'minutes' ? 'minutes' : field.name))}
      <input
        name={field.name}
        required
        autoComplete="off"
        maxLength={500}
        defaultValue={usual(field, at)}
        pattern={PATTERNS[field.is]}
        {...(number && { type: 'number', inputMode: 'decimal', ...number })}
        {...(field.is === 'number' && { min: field.from, max: field.to })}
      />
    </label>
  )
}

/** `unders`: the clause that each option rests on, where they differ. */
export const DeedField = ({
  field,
  at,
  unders,
}: Props & { readonly unders?: Readonly<Record<string, string>> | undefined }) => {
  const words = useWords()
  const label = words.desk.field(field.label ?? field.name)
  switch (field.is) {
    case 'point':
      return <ClothSpot at={at} name={field.name} exact />
    case 'spot':
      if (at.line.game === 'roulette') return <ClothSpot at={at} name={field.name} exact={false} />
      return <Choice name={field.name} label={label} options={optionsOf({ field, at }, words)} />
    case 'patron':
    case 'seat':
    case 'wager':
    case 'die':
    case 'choice': {
      const options = optionsOf({ field, at }, words).map(option => ({
        ...option,
        under: unders?.[option.value],
      }))
      const optional = field.is === 'choice' && field.optional === true
      return <Choice name={field.name} label={label} options={options} optional={optional} />
    }
    case 'patrons':
    case 'several':
    case 'nth':
    case 'dice':
    case 'reservation':
      return <Several field={field} at={at} />
    case 'limits':
      return <Limits at={at} />
    case 'fallen':
      return <Fallen />
    case 'flag':
      return (
        <label className="check">
          <input type="checkbox" name={field.name} /> {label}
        </label>
      )
    default:
      return <Typed field={field} at={at} />
  }
}
