import type { Authority } from '../../kernel/authority.ts'
import { EVENS, type Odds, odds } from '../../kernel/money.ts'
import { lose, type Outcome, win } from '../../kernel/wager.ts'
import type { Elections } from './book/book.ts'
import { type Faces, isHard, isSevenOut, total } from './s03-equipment/dice.ts'

/**
 * Division 11A section 4: the wagers. A roll wins or loses each wager, or leaves it on the table.
 */

export const MULTI_ROLL = [
  'hard-4',
  'hard-6',
  'hard-8',
  'hard-10',
  'hardway-combo',
  'five',
  'six',
  'eight',
] as const

export const SINGLE_ROLL = [
  'field',
  'any-7',
  'c-and-e',
  'craps-2',
  'craps-3',
  'craps-12',
  'eleven-in-1',
] as const

/** @rule nz11a:4.1 */
export const ONS = [...MULTI_ROLL, ...SINGLE_ROLL] as const

export type WagerName = (typeof ONS)[number]

export const isOn = (text: string): text is WagerName => (ONS as readonly string[]).includes(text)

export interface Rule {
  readonly wins: (roll: Faces) => boolean
  /** The clause under which it loses, if it does. */
  readonly loses: (roll: Faces) => Authority | undefined
  readonly pays: (roll: Faces) => Odds
}

export type Wagers = Readonly<Record<WagerName, Rule>>

type Hardway = 4 | 6 | 8 | 10

/** @rule nz11a:4.1(a) */
const hardway = (wanted: Hardway, pays: number): Rule => ({
  wins: roll => total(roll) === wanted && isHard(roll),
  loses: roll =>
    (total(roll) === wanted && !isHard(roll)) || isSevenOut(roll) ? 'nz11a:4.1(a)' : undefined,
  pays: () => odds(pays),
})

const HARDWAYS: readonly number[] = [4, 6, 8, 10]

/** Any of the four totals made the easy way loses. @rule ruling:1101 */
const HARDWAY_COMBO: Rule = {
  wins: roll => HARDWAYS.includes(total(roll)) && isHard(roll),
  loses: roll => {
    if (isSevenOut(roll)) return 'nz11a:4.1(b)'
    return HARDWAYS.includes(total(roll)) && !isHard(roll) ? 'ruling:1101' : undefined
  },
  pays: () => odds(4),
}

/** Wins if this total comes before a 7, hard or easy. */
const beforeSeven = (wanted: number, under: Authority): Rule => ({
  wins: roll => total(roll) === wanted,
  loses: roll => (isSevenOut(roll) ? under : undefined),
  pays: () => EVENS,
})

/** A wager on the next roll. It loses if it does not win. */
const nextRoll = (
  totals: readonly number[],
  under: Authority,
  pays: (roll: Faces) => Odds,
): Rule => {
  const wins = (roll: Faces): boolean => totals.includes(total(roll))
  return { wins, loses: roll => (wins(roll) ? undefined : under), pays }
}

const FIELD = [2, 3, 4, 9, 10, 11, 12]

/** The Field Bet's odds on 2 and 12, by option. All other totals of the field pay even money. */
// biome-ignore format: set as printed
export const FIELD_OPTIONS: Readonly<Record<Elections['field'], { readonly 2: number; readonly 12: number }>> = {
  1: { 12: 2, 2: 3 },
  2: { 12: 2, 2: 2 },
  3: { 12: 1, 2: 3 },
}

const fieldPays =
  (option: Elections['field']) =>
  (roll: Faces): Odds => {
    const sum = total(roll)
    return sum === 2 || sum === 12 ? odds(FIELD_OPTIONS[option][sum]) : EVENS
  }

/** @rule nz11a:4.9 nz11a:4.10 */
export const wagersOf = (elected: Elections): Wagers => ({
  'hard-4': hardway(4, elected.hard4),
  'hard-6': hardway(6, elected.hard6),
  'hard-8': hardway(8, elected.hard8),
  'hard-10': hardway(10, elected.hard10),
  'hardway-combo': HARDWAY_COMBO,
  five: beforeSeven(5, 'nz11a:4.1(c)'),
  six: beforeSeven(6, 'nz11a:4.1(d)'),
  eight: beforeSeven(8, 'nz11a:4.1(e)'),
  field: nextRoll(FIELD, 'nz11a:4.1(f)', fieldPays(elected.field)),
  'any-7': nextRoll([7], 'nz11a:4.1(g)', () => odds(4)),
  'c-and-e': nextRoll([2, 3, 11, 12], 'nz11a:4.1(h)', () => odds(4)),
  'craps-2': nextRoll([2], 'nz11a:4.1(i)', () => odds(elected.craps2)),
  'craps-3': nextRoll([3], 'nz11a:4.1(j)', () => odds(15)),
  'craps-12': nextRoll([12], 'nz11a:4.1(k)', () => odds(elected.craps12)),
  'eleven-in-1': nextRoll([11], 'nz11a:4.1(l)', () => odds(15)),
})

/**
 * The result of a wager after a valid roll; undefined if the roll does not decide it.
 * @rule nz11a:4.2
 */
export const outcomeOf = ({ wins, loses, pays }: Rule, roll: Faces): Outcome | undefined => {
  if (wins(roll)) return win(pays(roll), 'nz11a:4.9')
  const under = loses(roll)
  return under && lose(under)
}
