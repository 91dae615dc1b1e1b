import type { Felt } from '../../../kernel/game.ts'
import { type Chips, chips } from '../../../kernel/money.ts'
import { type Outcome, voided, type Wager, withId } from '../../../kernel/wager.ts'
import { clothOf, type NamedBet } from '../book/book.ts'
import { betNamed, isDeclared } from '../names.ts'
import { OUTSIDE } from '../s02-layout.ts'
import type { BallAtRest, State } from '../table/state.ts'
import { outcomeOf } from './odds.ts'

/** Division 8 rules 3.6A and 3.8: the position of a wager when the ball comes to rest decides. */

/** The name of a wager by its position; null if it is on no wager. */
export const wagerPosition = ({ placed, moved }: State, wager: Wager): string | null =>
  Object.hasOwn(moved, wager.id) ? moved[wager.id]! : (placed[wager.id] ?? wager.on)

export const betOfWager = (state: State, wager: Wager): NamedBet | undefined => {
  const on = wagerPosition(state, wager)
  return on === null ? undefined : betNamed(state.elections, on)
}

/**
 * The part of a wager that was added after the ball dropped. If an excess went back to the patron
 * since then, late chips do not take its place.
 * @rule nz8:3.6A
 */
export const late = (
  { counted }: BallAtRest<string>,
  { id, chips: size }: Wager,
  { atRisk = [] }: Partial<Felt> = {},
): Chips => chips(size - Math.min(size, counted[id] ?? 0, withId(atRisk, id)?.chips ?? size))

/** @rule nz8:3.3 nz8:3.8 nz8:3.8(a) */
export const judged = (state: State, rest: BallAtRest<string>, wager: Wager): Outcome => {
  if (late(rest, wager) === wager.chips) return voided('nz8:3.6A')
  const bet = betOfWager(state, wager)
  return bet ? outcomeOf(clothOf(state.elections), bet, rest.number) : voided('nz8:3.3')
}

export const winners = (
  state: State,
  rest: BallAtRest<string>,
  { wagers }: Felt,
): readonly Wager[] => wagers.filter(wager => judged(state, rest, wager).is === 'win')

export const racetrackWinners = (
  state: State,
  rest: BallAtRest<string>,
  felt: Felt,
): readonly Wager[] =>
  winners(state, rest, felt).filter(wager => isDeclared(wagerPosition(state, wager) ?? ''))

/** True for outside wagers, which a patron may take as soon as they are paid. @rule nz8:3.6(b) */
export const isOutside = (state: State, wager: Wager): boolean => {
  const kind = betOfWager(state, wager)?.kind
  return (OUTSIDE as readonly (string | undefined)[]).includes(kind)
}
