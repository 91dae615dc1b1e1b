import type { FieldHint } from '../../../../kernel/command.ts'
import type { AnyShape } from '../../../../kernel/shape.ts'

/** The control that a form shows for a field of a command, derived from the field's shape. */

type Value = string | number

export type FormField = {
  readonly name: string
  /** The label, if the field's name does not say enough. */
  readonly label?: string
  /** Shown only if another field has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly Value[] }
  readonly optional?: boolean
} & (
  | {
      readonly is: 'reason' | 'text' | 'patron' | 'seat' | 'wager' | 'minutes' | 'area' | 'declared'
    }
  | { readonly is: 'card' | 'cards' | 'fallen' | 'money' | 'kind' | 'point' | 'patrons' }
  | { readonly is: 'reservation' | 'everybody' | 'past-round' }
  /** Limits of every kind of wager; `alone`: of one kind. */
  | { readonly is: 'limits'; readonly alone?: true }
  /** Where a wager is; `called`: as announced to the dealer. */
  | { readonly is: 'spot' | 'called' }
  /** Yes or no; with a `value`, that value or nothing. `on`: yes by default. */
  | { readonly is: 'flag'; readonly value?: string; readonly on?: true }
  | { readonly is: 'faces'; readonly orNoRoll: boolean }
  | { readonly is: 'die' | 'dice'; readonly which: 'missing' | 'present' }
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  /** A value of the election chosen in the field `by`. */
  | { readonly is: 'elected'; readonly by: string }
  | { readonly is: 'choice'; readonly of: readonly Value[] }
  | { readonly is: 'several' | 'nth'; readonly of: readonly Value[] }
  /** One of a few words. The last begins a phrase that the text field `by` completes. */
  | { readonly is: 'worded'; readonly of: readonly Value[]; readonly by: string }
)

type Control = Omit<FormField, 'name'> & { readonly is: FormField['is'] }

/** Fields that hold a seat number but do not mean the patron in that seat. */
const BY_NAME: Readonly<Record<string, Control>> = { area: { is: 'area' } }

const SIMPLE: Readonly<Partial<Record<AnyShape['is'], FormField['is']>>> = {
  word: 'text',
  patron: 'patron',
  seat: 'seat',
  wager: 'wager',
  spot: 'spot',
  card: 'card',
  chips: 'money',
  point: 'point',
  time: 'minutes',
  'chip-kind': 'kind',
  'by-name': 'limits',
  called: 'called',
  declared: 'declared',
}

type ShapeOf<K extends AnyShape['is']> = Extract<AnyShape, { readonly is: K }>

const ofList = ({ of, most }: ShapeOf<'list'>): Control => {
  if (of.is === 'patron') return { is: 'patrons' }
  if (of.is === 'card') return { is: 'cards' }
  if (of.is === 'die') return { is: 'dice', which: of.which } as Control
  if (of.is === 'one-of') return { is: 'several', of: of.values } as Control
  const places = Array.from({ length: of.is === 'nth' ? of.of : most }, (_, i) => i + 1)
  return { is: 'nth', of: places } as Control
}

const ofTuple = ({ of: [first] }: ShapeOf<'tuple'>): Control => {
  if (first?.is === 'patron') return { is: 'patrons' }
  return first?.is === 'one-of' ? ({ is: 'faces', orNoRoll: false } as Control) : { is: 'fallen' }
}

const SEATS: readonly Value[] = [1, 2, 3, 4, 5]

const ofEither = (name: string, { of }: ShapeOf<'either'>): Control => {
  const words = of.flatMap(each => (each.is === 'one-of' ? each.values : []))
  const phrase = of.find(each => each.is === 'phrase')
  if (phrase) return { is: 'worded', of: [...words, phrase.begins], by: 'where' } as Control
  if (of.some(each => each.is === 'list')) return { is: 'everybody' }
  if (of.some(each => each.is === 'tuple')) return { is: 'faces', orNoRoll: true } as Control
  if (of.some(each => each.is === 'record')) return { is: 'reservation' }
  if (of.some(each => each.is === 'seat'))
    return { is: 'choice', of: [...SEATS, ...words] } as Control
  return name === 'card' ? { is: 'card' } : ({ is: 'choice', of: words } as Control)
}

const controlOf = (name: string, shape: AnyShape): Control => {
  const simple = BY_NAME[name] ?? (SIMPLE[shape.is] && { is: SIMPLE[shape.is]! })
  if (simple) return simple as Control
  switch (shape.is) {
    case 'flag':
      return { is: 'flag' }
    case 'whole':
      return { is: 'number', from: shape.from, to: shape.to } as Control
    case 'die':
      return { is: 'die', which: shape.which } as Control
    case 'one-of':
      return shape.optional && shape.values.length === 1
        ? ({ is: 'flag', value: String(shape.values[0]), label: shape.values[0] } as Control)
        : ({ is: 'choice', of: shape.values } as Control)
    case 'list':
      return ofList(shape)
    case 'tuple':
      return ofTuple(shape)
    case 'either':
      return ofEither(name, shape)
    default:
      return { is: name === 'reason' ? 'reason' : 'text' }
  }
}

/** The controls of one field: a phrase needs a second control for its text. */
export const fieldsFor = (
  name: string,
  shape: AnyShape,
  { label, when, on, alone, electedBy }: FieldHint = {},
): readonly FormField[] => {
  if (electedBy !== undefined) return [{ is: 'elected', name, by: electedBy }]
  const control = controlOf(name, shape)
  /** Limits have a field of the same name for the kind of wager. */
  const named = label ?? (control.is === 'kind' ? 'chip-kind' : undefined)
  const field = {
    ...control,
    name,
    ...(shape.optional && { optional: true }),
    ...(named !== undefined && { label: named }),
    ...(when && { when }),
    ...(on && { on }),
    ...(alone && { alone }),
  } as FormField
  if (field.is !== 'worded') return [field]
  const last = field.of.at(-1)!
  return [field, { is: 'text', name: field.by, when: { field: name, is: [last] } }]
}
