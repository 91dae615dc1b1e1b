import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { LAYOUTS, type Layout, type LayoutName, layout } from './layout.ts'
import { type Bet, betName, type Kind, type Position, positions } from './positions.ts'
import type { Multiple } from './racetrack.ts'
import { clauseOf } from './wagers.ts'
import { asianGroups, isOnWheel } from './wheel.ts'

/** What Division 8 lets the operator elect, and which wagers a cloth then offers. */
export interface Elections {
  readonly layout: LayoutName
  /** @rule nz8:2.2(c) ruling:816 it is printed for the wheel in use. */
  readonly racetrack: boolean
  /** @rule nz8:2.2(b) ruling:816 */
  readonly asianRacetrack: boolean
  /** The second option of the appendices. */
  readonly courtesyLine?: boolean
  /** Without one the dealer waves. @rule nz8:2.6(g) */
  readonly bell?: boolean
  /** @rule nz8:2.6(e) */
  readonly winningNumberDisplay?: boolean
}

export interface NamedBet extends Bet {
  readonly on: string
}

export const clothOf = (elections: Elections): Layout =>
  layout(elections.layout, elections.courtesyLine)

/** The main part of each cloth, worked out once. */
const MAIN = Object.fromEntries(LAYOUTS.map(name => [name, positions(layout(name))])) as Readonly<
  Record<LayoutName, readonly Position[]>
>

/** Every simple wager on offer, by name. @rule nz8:3.1 nz8:3.1A nz8:3.2 */
export const betsOn = (elections: Elections): readonly NamedBet[] => {
  const groups = elections.asianRacetrack ? asianGroups(clothOf(elections).wheel) : []
  const asian = groups.map((numbers): Bet => ({ kind: 'asian-neighbour', numbers }))
  return [...MAIN[elections.layout], ...asian.map(bet => ({ ...bet, on: betName(bet) }))]
}

const sameNumbers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(mark => b.includes(mark))

/** The wager that these numbers are, in whatever order they are given. */
export const betOf = (
  elections: Elections,
  kind: Kind,
  numbers: readonly string[],
): Bet | Refusal => {
  if (kind === 'asian-neighbour' && !elections.asianRacetrack)
    return refuse('nz8:3.2', 'This cloth has no Asian racetrack.')
  const bet = betsOn(elections).find(one => one.kind === kind && sameNumbers(one.numbers, numbers))
  return (
    bet ??
    refuse(clauseOf(clothOf(elections), kind), 'On this cloth there is no {kind} of {numbers}.', {
      numbers: numbers.join(' '),
      kind,
    })
  )
}

/** A wager of several pieces, or what stands against it. @rule nz8:3.2A */
export const multipleOf = (
  elections: Elections,
  kind: Multiple['kind'],
  number: string,
): Multiple | Refusal => {
  if (!elections.racetrack) return refuse('nz8:3.2A', 'This cloth has no racetrack.')
  if (kind !== 'neighbours') return { kind }
  return isOnWheel(clothOf(elections).wheel, number)
    ? { kind, of: number }
    : refuse('nz8:3.2A(d)', 'There is no {number} on this racetrack.', { number })
}
