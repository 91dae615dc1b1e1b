import type { Limits } from '../../general/state.ts'
import type { Ask } from '../connection/connection.ts'
import type { Deed, Field } from './deeds.ts'

/** A deed as it goes over the wire, from what stands in its form. */

const MINUTE = 60_000
/** The sign stands a little longer, so that it has stood long enough when the house hears of it. */
const MARGIN = 10_000

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

const listed = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)

const faces = (text: string): unknown =>
  /no/i.test(text) ? 'no-roll' : listed(text).map(Number).slice(0, 2)

const limits = (form: FormData, now: Limits): Limits => {
  const kind = String(form.get('kind'))
  const minimum = cents(String(form.get('minimum')))
  const maximum = cents(String(form.get('maximum')))
  return { ...now, [kind]: { ...now[kind], minimum, maximum } } as Limits
}

const filledIn = (field: Field, form: FormData, now: Limits): unknown => {
  const text = String(form.get(field.name) ?? '').trim()
  switch (field.is) {
    case 'reason':
    case 'text':
    case 'patron':
    case 'wager':
      return text
    case 'seat':
    case 'number':
      return Number(text)
    case 'die':
      return field.name === 'dice' ? [Number(text)] : Number(text)
    case 'patrons':
      return form.getAll(field.name).map(String)
    case 'card':
      return text.toUpperCase()
    case 'cards':
      return listed(text)
    case 'faces':
      return faces(text)
    case 'money':
      return cents(text)
    case 'flag':
      return form.get(field.name) === 'on'
    case 'minutes':
      return Date.now() + Number(text) * MINUTE + MARGIN
    case 'limits':
      return limits(form, now)
    case 'choice':
      return field.of.find(option => String(option) === text)
  }
}

export const commandOf = ({ does, fields, with: more }: Deed, form: FormData, now: Limits): Ask => {
  const values = fields
    .map(field => [field.name, filledIn(field, form, now)] as const)
    .filter(([, value]) => value !== undefined)
  return { does, ...more, ...Object.fromEntries(values) }
}
