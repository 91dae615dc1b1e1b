import { OPERATOR } from '../general/law.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Felt, PostedLimits } from '../kernel/game.ts'
import { type Chips, chips } from '../kernel/money.ts'
import { isRefusal, type Refusal, refuse } from '../kernel/refusal.ts'
import * as field from '../kernel/shape.ts'

/** An operator changes an option of a table that is set up. @rule ruling:125 */

/**
 * `round`: no wager is on the table, and no round is under way. `shoe`: besides, no card of the shoe
 * has been dealt. `cards`: besides, the cards are being brought. `closed`: the table is closed.
 */
export type ElectionMoment = 'round' | 'shoe' | 'cards' | 'closed'

export interface Option {
  readonly when: ElectionMoment
  readonly under: Authority
}

/** The play's side of the moment. */
export interface Moment {
  readonly isUnderWay: boolean
  readonly isBetweenShoes?: boolean
  readonly areCardsBrought?: boolean
}

type Value = string | number | boolean | Readonly<Record<string, number>> | null

/** The option as it was, or as it is now: `value` is null if the table no longer has it. */
export interface ElectionChanged {
  readonly is: 'ElectionChanged'
  readonly election: string
  readonly value: Value
  /** Limits for every kind of wager, if the kinds have changed. */
  readonly limits?: PostedLimits
}

/** `none` takes an option away. */
const NONE = 'none'

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Reads a value as a person says it; undefined if the option has no such value. */
const valueSaid = (shape: field.AnyShape, said: string): Value | undefined => {
  if (said === NONE && shape.optional) return null
  switch (shape.is) {
    case 'one-of':
      return shape.values.find(each => String(each) === said)
    case 'flag':
      return YES_NO[said]
    case 'record':
      return shape.among?.find(each => field.inOneWord(each) === said) as Value | undefined
    case 'chips':
      return /^\d{1,9}$/.test(said) && said !== '0'
        ? (chips(Number(said) * 100) as Chips)
        : undefined
    case 'whole':
      return /^\d{1,9}$/.test(said) && Number(said) >= shape.from && Number(said) <= shape.to
        ? Number(said)
        : undefined
    default:
      return undefined
  }
}

const choicesOf = (shape: field.AnyShape): readonly string[] => {
  const none = shape.optional ? [NONE] : []
  if (shape.is === 'one-of') return [...shape.values.map(String), ...none]
  if (shape.is === 'record') return (shape.among ?? []).map(field.inOneWord)
  return shape.is === 'flag' ? Object.keys(YES_NO) : none
}

const isSame = (now: unknown, then: Value): boolean => JSON.stringify(now) === JSON.stringify(then)

const notNow = (
  { when, under }: Option,
  { wagers, isClosed }: Felt,
  { isUnderWay, isBetweenShoes, areCardsBrought }: Moment,
): Refusal | undefined => {
  if (wagers.length > 0 || isUnderWay)
    return refuse(under, 'Wagers are on the table; wait for the round to end.')
  if (when === 'closed' && !isClosed)
    return refuse(under, 'This option changes while the table is closed.')
  if (when === 'shoe' && !isBetweenShoes)
    return refuse(under, 'This option changes between two shoes.')
  return when === 'cards' && !areCardsBrought
    ? refuse(under, 'This option changes with the cards: have them replaced first.')
    : undefined
}

/** The limits for these kinds: what the sign shows, and the usual limits for a kind that is new. */
const limitsFor = (
  posted: PostedLimits,
  kinds: readonly string[],
  usual: (kind: string) => PostedLimits[string],
): PostedLimits | undefined => {
  const isSame = kinds.length === Object.keys(posted).length && kinds.every(kind => kind in posted)
  return isSame
    ? undefined
    : Object.fromEntries(kinds.map(kind => [kind, posted[kind] ?? usual(kind)]))
}

/** A table whose options can change. */
export interface Electing<E extends object> {
  readonly elections: E
  readonly options: Readonly<Record<string, Option>>
  readonly shapes: Readonly<Record<string, field.AnyShape>>
  readonly moment: Moment
  /** The reason to refuse the table with its new option. */
  readonly refused: (elections: E) => Refusal | undefined
  /** The kinds of wager that the table offers, if an option changes them. */
  readonly kinds?: {
    readonly of: (elections: E) => readonly string[]
    readonly usual: (elections: E, kind: string) => PostedLimits[string]
  }
}

export const withElection = <E extends object>(
  elections: E,
  { election, value }: Pick<ElectionChanged, 'election' | 'value'>,
): E => {
  const { [election as keyof E]: _, ...others } = elections
  return (value === null ? others : { ...others, [election]: value }) as E
}

export const elected = <E extends object>(
  { elections, options, shapes, moment, refused, kinds }: Electing<E>,
  { election, value: said }: { readonly election: string; readonly value: string },
  felt: Felt,
): readonly (ElectionChanged & { readonly under: Authority })[] | Refusal => {
  const option = options[election]!
  const { under } = option
  const shape = shapes[election]!
  const value = valueSaid(shape, said)
  if (value === undefined)
    return refuse(under, '{election} may be {choices}, not {elected}.', {
      election,
      choices: choicesOf(shape),
      elected: said,
    })
  if (isSame(elections[election as keyof E] ?? null, value))
    return refuse(under, '{election} is {elected} already.', { election, elected: said })
  const next = withElection(elections, { election, value })
  const wrong = notNow(option, felt, moment) ?? refused(next)
  if (isRefusal(wrong)) return wrong
  const limits = kinds && limitsFor(felt.limits, kinds.of(next), kind => kinds.usual(next, kind))
  return [{ is: 'ElectionChanged', election, value, ...(limits && { limits }), under }]
}

/** What every game declares alike for its command `elect`. */
export const election = <
  const Options extends Readonly<Record<string, Option>>,
  E extends object,
  State extends { readonly elections: E },
>(
  options: Options,
  under: Authority,
  at: (state: State) => Omit<Electing<E>, 'elections' | 'options'>,
) => {
  const names = Object.keys(options) as readonly (keyof Options & string)[]
  const clauses = Object.fromEntries(names.map(name => [name, options[name]!.under]))
  return {
    mood: 'direction',
    by: [OPERATOR],
    fields: { election: field.oneOf(...names), value: field.word },
    about: 'the-table',
    under,
    underBy: { field: 'election', clauses: () => clauses },
    place: 'notice',
    hints: { value: { electedBy: 'election' } },
    decide: (
      state: State,
      said: { readonly election: string; readonly value: string },
      felt: Felt,
    ) => elected({ ...at(state), elections: state.elections, options }, said, felt),
  } as const
}
