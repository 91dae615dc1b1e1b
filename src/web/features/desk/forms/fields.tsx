import { useWords, type Words } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { cardsInOrder } from '../entry/card-order.ts'
import { Choice, Several } from './choices.tsx'
import { ElectedValue } from './elections-form.tsx'
import { optionsOf, severalOptions } from './field-options.ts'
import type { FormField } from './form-field.ts'
import { Faces, Fallen, Limits, Reserved } from './special-fields.tsx'
import { ClothSpot, SpokenWager } from './wager-picker.tsx'

/** One field of a form: a choice wherever the options are known, text otherwise. */

interface Props {
  readonly field: FormField
  readonly at: DeskTable
}

interface FilledProps extends Props {
  /** The values in the form so far. */
  readonly filled: FormData | undefined
}

const NUMBERS: Readonly<Partial<Record<FormField['is'], { min: string; step: string }>>> = {
  money: { min: '0.01', step: '0.01' },
  minutes: { min: '0', step: '1' },
  number: { min: '0', step: '1' },
}

const PATTERNS: Readonly<Partial<Record<FormField['is'], string>>> = {
  card: '\\s*(?:[aAjJqQkK2-9]|10)[cdhsCDHS]\\s*',
  cards: '(?:\\s*(?:[aAjJqQkK2-9]|10)[cdhsCDHS][\\s,]*)+',
}

/** The cards of the round, where a form asks for all of them. */
const usual = (field: FormField, at: DeskTable): string | undefined => {
  if (field.is === 'minutes') return '20'
  return field.is === 'cards' && !field.optional ? cardsInOrder(at).join(' ') : undefined
}

const labelOf = ({ desk }: Words, field: FormField): string =>
  desk.field(field.label ?? (field.is === 'minutes' ? 'minutes' : field.name))

const Typed = ({ field, at }: Props) => {
  const words = useWords()
  const number = NUMBERS[field.is]
  const isCard = field.is === 'card' || field.is === 'cards'
  return (
    <label>
      {labelOf(words, field)}
      <input
        name={field.name}
        required={!field.optional}
        autoComplete="off"
        maxLength={field.is === 'reason' || field.name === 'note' ? 500 : 64}
        defaultValue={usual(field, at)}
        pattern={PATTERNS[field.is]}
        {...(isCard && { title: words.desk.badCard, autoCapitalize: 'characters' })}
        {...(number && { type: 'number', inputMode: 'decimal', ...number })}
        {...(field.is === 'number' && { min: field.from, max: field.to })}
      />
    </label>
  )
}

const Flag = ({ field }: { readonly field: FormField & { readonly is: 'flag' } }) => (
  <label className="check">
    <input type="checkbox" name={field.name} defaultChecked={field.on} />{' '}
    {labelOf(useWords(), field)}
  </label>
)

/** Label of the default; undefined if the user must choose. */
const otherwiseOf = ({ desk }: Words, field: FormField): string | undefined => {
  if (field.is === 'kind' || field.is === 'area' || field.is === 'past-round')
    return desk.otherwise[field.is]
  if (!field.optional) return undefined
  return field.is === 'choice' ? desk.otherwise.none : desk.otherwise.any
}

interface ChosenProps extends Props {
  readonly unders: Readonly<Record<string, string>> | undefined
}

const Chosen = ({ field, at, unders }: ChosenProps) => {
  const words = useWords()
  const options = optionsOf(field, at, words).map(option => ({
    ...option,
    under: unders?.[option.value],
  }))
  return (
    <Choice
      name={field.name}
      label={labelOf(words, field)}
      options={options}
      otherwise={otherwiseOf(words, field)}
    />
  )
}

const Many = ({ field, at }: Props) => {
  const words = useWords()
  const label = field.is === 'everybody' ? words.desk.orEverybody : labelOf(words, field)
  return <Several name={field.name} label={label} options={severalOptions(field, at, words)} />
}

const TYPED: readonly FormField['is'][] = [
  ...(['reason', 'text', 'card', 'cards'] as const),
  ...(['money', 'minutes', 'number'] as const),
]
const MANY: readonly FormField['is'][] = ['patrons', 'everybody', 'several', 'nth', 'dice']

/** `unders`: the clause of each option, if they differ. */
export const DeedField = ({ field, at, unders, filled }: ChosenProps & FilledProps) => {
  const words = useWords()
  if (TYPED.includes(field.is)) return <Typed field={field} at={at} />
  if (MANY.includes(field.is)) return <Many field={field} at={at} />
  const { name } = field
  switch (field.is) {
    case 'point':
      return <ClothSpot at={at} name={name} exact />
    case 'elected':
      return <ElectedValue at={at} name={name} of={String(filled?.get(field.by) ?? '')} />
    case 'called':
      return <SpokenWager at={at} name={name} label={labelOf(words, field)} />
    case 'reservation':
      return <Reserved field={field} at={at} />
    case 'limits':
      return <Limits at={at} />
    case 'fallen':
      return <Fallen />
    case 'faces':
      return <Faces field={field} />
    case 'flag':
      return <Flag field={field} />
    default:
      return field.is === 'spot' && at.line.game === 'roulette' ? (
        <ClothSpot at={at} name={name} exact={false} />
      ) : (
        <Chosen field={field} at={at} unders={unders} />
      )
  }
}
