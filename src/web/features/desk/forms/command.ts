import type { Limits } from '../../../../general/state.ts'
import type { Ask } from '../../../client/connection.ts'
import type { CommandForm } from './command-forms.ts'
import type { FormField } from './form-field.ts'

/** Turns a filled-in form into the command that the client sends. */

const MINUTE = 60_000
/** Adds a margin for network delay, so that the notice period is not too short. */
const MARGIN = 10_000

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

type FieldReader = (text: string, form: FormData, field: FormField, now: Limits) => unknown

const listed = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)

const faces: FieldReader = (_, form, { name }) =>
  form.get(`${name}-no-roll`) === 'on'
    ? 'no-roll'
    : [1, 2].map(die => Number(form.get(`${name}-${die}`)))

const limits = (form: FormData, now: Limits): Limits => {
  const kind = String(form.get('kind'))
  const minimum = cents(String(form.get('minimum')))
  const maximum = cents(String(form.get('maximum')))
  const step = cents(String(form.get('step') ?? ''))
  const limit = { minimum, maximum, ...(step > 0 && { step }) }
  return { ...now, [kind]: limit } as Limits
}

/** Each die shows a face, or leans and rests on a face. */
const fallen = (form: FormData): readonly object[] =>
  [1, 2].map(die => {
    const face = Number(form.get(`face-${die}`))
    return form.get(`leans-${die}`) === 'on' ? { resting: face } : { up: face }
  })

const point = (text: string): object => {
  const [x, y] = text.split(' ').map(Number)
  return { x, y }
}

const asTyped: FieldReader = text => text || undefined
const asNumber: FieldReader = text => Number(text)
const chosen: FieldReader = (text, _, field) =>
  'of' in field ? field.of.find(option => String(option) === text) : undefined
const every: FieldReader = (_, form, { name }) => form.getAll(name).map(String)

/** The last option begins a phrase that a text field completes: `cards in the box`. */
const worded: FieldReader = (text, form, field) => {
  if (field.is !== 'worded' || text !== String(field.of.at(-1))) return text || undefined
  return `${text} ${String(form.get(field.by) ?? '').trim()}`
}

const flag: FieldReader = (_, form, field) => {
  const isOn = form.get(field.name) === 'on'
  if (field.is !== 'flag' || field.value === undefined) return isOn
  return isOn ? field.value : undefined
}

const reservation: FieldReader = (_, form, { name }) => {
  const patrons = form.getAll(name).map(String)
  const event = String(form.get('event') ?? '').trim()
  return event === '' ? { for: 'patrons', patrons } : { for: 'event', event, patrons }
}

const READS: Readonly<Record<FormField['is'], FieldReader>> = {
  reason: asTyped,
  text: asTyped,
  patron: asTyped,
  wager: asTyped,
  spot: asTyped,
  seat: asNumber,
  number: asNumber,
  die: asNumber,
  patrons: every,
  dice: (_, form, { name }) => form.getAll(name).map(Number),
  several: every,
  nth: (_, form, { name }) => form.getAll(name).map(nth => Number(nth) - 1),
  reservation,
  everybody: (_, form, { name }) => {
    const some = form.getAll(name).map(String)
    return some.length > 0 ? some : 'everybody'
  },
  called: asTyped,
  elected: asTyped,
  kind: asTyped,
  declared: asNumber,
  area: text => (text === '' ? undefined : Number(text)),
  'past-round': text => (text === '' ? undefined : Number(text)),
  worded,
  card: text => text.toUpperCase(),
  cards: listed,
  faces,
  fallen: (_, form) => fallen(form),
  point,
  money: cents,
  flag,
  minutes: text => Date.now() + Number(text) * MINUTE + MARGIN,
  limits: (_, form, field, now) => limits(form, field.is === 'limits' && field.alone ? {} : now),
  choice: chosen,
}

/** Whether the field only completes the phrase of another field. */
const isPart = ({ name }: FormField, fields: readonly FormField[]): boolean =>
  fields.some(other => other.is === 'worded' && other.by === name)

/** Whether the values so far require this field. */
export const isAsked = ({ when }: FormField, form: FormData | undefined): boolean =>
  when === undefined || when.is.map(String).includes(String(form?.get(when.field) ?? ''))

/** Fields with a single text value, empty if not filled in. */
// biome-ignore format: a list
const ONE_LINE: readonly FormField['is'][] = ['card', 'cards', 'number', 'money', 'minutes', 'seat', 'die', 'declared', 'point']

export const commandOf = (
  { does, fields, with: more }: CommandForm,
  form: FormData,
  now: Limits,
): Ask => {
  const values = fields
    .filter(field => isAsked(field, form) && !isPart(field, fields))
    .map(field => {
      const text = String(form.get(field.name) ?? '').trim()
      const isLeftOut = field.optional && text === '' && ONE_LINE.includes(field.is)
      return [field.name, isLeftOut ? undefined : READS[field.is](text, form, field, now)] as const
    })
    .filter(([, value]) => value !== undefined)
  return { does, ...more, ...Object.fromEntries(values) }
}
