import type { Card } from './card.ts'
import type { ShoeDraw } from './chance.ts'
import type { Chips } from './money.ts'
import type { Patron, Seat } from './people.ts'
import type { ChipKind, WagerId } from './wager.ts'

/**
 * Describes a field of a command as a plain value. The wire decoder, the JSON schema, the desk form
 * and the staff page are all derived from it.
 */

declare const HOLDS: unique symbol

interface Holds<T> {
  /** For the type checker only: the type of the value. */
  readonly [HOLDS]?: T
}

/** A field that a person types or chooses; `is` also says which control a form shows. */
type Simple =
  | { readonly is: 'text'; readonly longest: number }
  | { readonly is: 'word' }
  | { readonly is: 'whole'; readonly from: number; readonly to: number }
  | { readonly is: 'flag' }
  | { readonly is: 'chips' | 'card' | 'time' | 'chip-kind' | 'point' }
  /** Filled in by the house; nobody sends it. */
  | { readonly is: 'internal' }
  | { readonly is: 'patron' | 'seat' | 'wager' | 'spot' }
  /** `called`: a wager that a patron calls out. `declared`: the number of a called wager. */
  | { readonly is: 'called' | 'declared' }
  /** A position in a row, counted from 0. People count from 1. */
  | { readonly is: 'nth'; readonly of: number }
  /** One of the dice of a table, by its number. */
  | { readonly is: 'die'; readonly which: 'missing' | 'present' }
  | { readonly is: 'one-of'; readonly values: readonly (string | number)[] }
  /** A fixed word followed by free text, such as `cards in the box`. */
  | { readonly is: 'phrase'; readonly begins: string }

type Compound =
  | {
      readonly is: 'list'
      readonly of: AnyShape
      readonly fewest: number
      readonly most: number
    }
  | { readonly is: 'tuple'; readonly of: readonly AnyShape[] }
  /** `among`: the combinations that are allowed, if not all are. */
  | { readonly is: 'record'; readonly fields: Fields; readonly among?: readonly object[] }
  /** An object whose keys are names, such as the limits by kind of wager. */
  | { readonly is: 'by-name'; readonly of: AnyShape }
  | { readonly is: 'either'; readonly of: readonly AnyShape[] }

export type AnyShape = (Simple | Compound) & { readonly optional?: boolean }

export type Shape<T> = AnyShape & Holds<T>

export type OptionalShape<T> = Shape<T> & { readonly optional: true }

export type Fields = Readonly<Record<string, AnyShape>>

/** Numbers that are chosen together, in one word such as 200/600. */
export const inOneWord = (figures: object): string => Object.values(figures).join('/')

type ValueOf<S> = S extends Holds<infer T> ? T : never

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never
}[keyof F]

/** The object that these fields describe. */
export type FieldValues<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>
} & { readonly [K in OptionalKeys<F>]?: ValueOf<F[K]> }

export const text = (longest = 500): Shape<string> => ({ is: 'text', longest })
export const word: Shape<string> = { is: 'word' }
export const reason = text()
export const flag: Shape<boolean> = { is: 'flag' }
export const chips: Shape<Chips> = { is: 'chips' }
export const patron: Shape<Patron> = { is: 'patron' }
export const seat: Shape<Seat> = { is: 'seat' }
export const wager: Shape<WagerId> = { is: 'wager' }
/** Milliseconds since 1970. */
export const time: Shape<number> = { is: 'time' }
export const chipKind: Shape<ChipKind> = { is: 'chip-kind' }
export const card: Shape<Card> = { is: 'card' }
/** A place on a layout, in the layout's own units. */
export const point: Shape<{ readonly x: number; readonly y: number }> = { is: 'point' }

/** The name of a wager's place. A game that knows all its wagers gives their type. */
export const spot = <On extends string = string>(): Shape<On> => ({ is: 'spot' })

export const called: Shape<string> = { is: 'called' }
export const declared: Shape<number> = { is: 'declared' }

export const nth = (of: number): Shape<number> => ({ is: 'nth', of })

export const die = (which: 'missing' | 'present'): Shape<number> => ({ is: 'die', which })

export const whole = (from: number, to: number): Shape<number> => ({ is: 'whole', from, to })

export const oneOf = <const V extends readonly (string | number)[]>(
  ...values: V
): Shape<V[number]> => ({ is: 'one-of', values })

export const phrase = <const B extends string>(begins: B): Shape<`${B} ${string}`> => ({
  is: 'phrase',
  begins,
})

export const list = <T>(of: Shape<T>, fewest = 0, most = 20): Shape<readonly T[]> => ({
  is: 'list',
  of,
  fewest,
  most,
})

export const pair = <A, B>(first: Shape<A>, second: Shape<B>): Shape<readonly [A, B]> => ({
  is: 'tuple',
  of: [first, second],
})

export const record = <F extends Fields>(
  fields: F,
  among?: readonly (FieldValues<F> & object)[],
): Shape<FieldValues<F>> => ({ is: 'record', fields, ...(among && { among }) })

export const byName = <T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  is: 'by-name',
  of,
})

export const either = <S extends readonly AnyShape[]>(...of: S): Shape<ValueOf<S[number]>> => ({
  is: 'either',
  of,
})

export const optional = <T>(of: Shape<T>): OptionalShape<T> => ({ ...of, optional: true })

export const internal = <T>(): Shape<T> => ({ is: 'internal' })

export const drawn: Shape<ShoeDraw> = either(card, oneOf('cutting-card', 'none'))
