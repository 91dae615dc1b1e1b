import { dollars, type Words } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import type { Option } from './choices.tsx'
import type { FormField } from './form-field.ts'
import { spotsOf } from './wager-picker.tsx'

/** The options of a form field, from the wagers and patrons at the table. */

const patronsAt = ({ desk }: DeskTable): readonly string[] =>
  desk.patrons.map(({ patron }) => patron)

interface Dice {
  readonly dice?: readonly { readonly id: number; readonly at: string }[]
}

const diceAt = ({ moment }: DeskTable, which: 'missing' | 'present'): readonly number[] =>
  ((moment.view.play as Dice).dice ?? [])
    .filter(({ at }) => (at === 'missing') === (which === 'missing'))
    .map(({ id }) => id)

interface DeclaredWagers {
  readonly declared?: readonly {
    readonly id: number
    readonly patron: string
    readonly on: string
    readonly piece: number
  }[]
}

export const plain = (value: string | number): Option => ({
  value: String(value),
  label: String(value),
})

type Offers = (at: DeskTable, words: Words) => readonly Option[]

const named = (at: DeskTable, words: Words) => (on: string) => at.face?.wagerName(words, on) ?? on

const seats: Offers = ({ moment }) =>
  moment.view.seats
    .filter(({ patron }) => patron !== null)
    .map(({ seat, patron }) => ({ value: String(seat), label: `${seat}: ${patron}` }))

const wagers: Offers = (at, words) =>
  at.moment.view.wagers.map(({ id, patron, on, chips }) => ({
    value: id,
    label: words.marks.list([patron, named(at, words)(on), dollars(chips)]),
  }))

const declared: Offers = (at, words) =>
  ((at.moment.view.play as DeclaredWagers).declared ?? []).map(({ id, patron, on, piece }) => ({
    value: String(id),
    label: words.marks.list([patron, named(at, words)(on), dollars(piece)]),
  }))

/** Value chips are the default, so they are not listed. */
const kinds: Offers = ({ moment }, { desk }) => [
  { value: 'promotional', label: desk.option('promotional') },
  ...Object.keys(moment.view.sign.colours).map(colour => ({
    value: `colour:${colour}`,
    label: desk.option(colour),
  })),
]

/** Only in baccarat does every seat have its own betting area. */
const areas: Offers = ({ line, moment }) =>
  line.game === 'baccarat' ? moment.view.seats.map(({ seat }) => plain(seat)) : []

const OFFERS: Readonly<Partial<Record<FormField['is'], Offers>>> = {
  patron: at => patronsAt(at).map(plain),
  seat: seats,
  wager: wagers,
  declared,
  kind: kinds,
  area: areas,
  'past-round': ({ desk }, { table }) =>
    desk.roundsOver.map(round => ({ value: String(round), label: table.round(round) })),
  spot: (at, words) => spotsOf(at).map(on => ({ value: on, label: named(at, words)(on) })),
}

const PLACES = ['to', 'at', 'seat']

/** A seat number is shown with the name of the patron there. */
const placed = ({ name }: FormField, { moment }: DeskTable, { desk }: Words) => {
  const isSeat = (one: string) => PLACES.includes(name) && /^\d+$/.test(one)
  const sitsAt = (one: string) => moment.view.seats[Number(one) - 1]?.patron
  return (one: string) => {
    if (!isSeat(one)) return desk.option(one)
    return sitsAt(one) ? `${one}: ${sitsAt(one)}` : one
  }
}

export const optionsOf = (field: FormField, at: DeskTable, words: Words): readonly Option[] => {
  if (field.is === 'die') return diceAt(at, field.which).map(plain)
  if (field.is !== 'choice' && field.is !== 'worded') return OFFERS[field.is]?.(at, words) ?? []
  const says = field.name === 'on' ? named(at, words) : placed(field, at, words)
  return field.of.map(one => ({ value: String(one), label: says(String(one)) }))
}

export const severalOptions = (
  field: FormField,
  at: DeskTable,
  words: Words,
): readonly Option[] => {
  if (field.is === 'dice') return diceAt(at, field.which).map(plain)
  if (field.is !== 'several' && field.is !== 'nth') return patronsAt(at).map(plain)
  return field.of.map(one => ({ value: String(one), label: words.desk.option(String(one)) }))
}
