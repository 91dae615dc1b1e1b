import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { LAYOUTS, type Layout, type LayoutName, layout } from '../s02-layout.ts'
import { asianGroups, isOnWheel } from '../s02-wheel.ts'
import { clauseOf } from '../s03-wagers/odds.ts'
import { type Bet, betName, type Kind, positions } from '../s03-wagers/positions.ts'
import type { Multiple } from '../s03-wagers/racetrack.ts'

/** The options of Division 8, and the wagers that a layout then offers. */
export interface Elections {
  readonly layout: LayoutName
  /** @rule nz8:2.2(c) ruling:816 the racetrack matches the wheel in use. */
  readonly racetrack: boolean
  /** @rule nz8:2.2(b) ruling:816 */
  readonly asianRacetrack: boolean
  /** The second option of the appendices. */
  readonly courtesyLine?: boolean
  /** Without a bell, the dealer waves. @rule nz8:2.6(g) */
  readonly bell?: boolean
  /** @rule nz8:2.6(e) */
  readonly winningNumberDisplay?: boolean
}

export interface NamedBet extends Bet {
  readonly on: string
}

/** The wagers of a layout, computed once. */
interface Offer {
  readonly plain: Layout
  readonly withCourtesy: Layout
  readonly main: readonly NamedBet[]
  readonly all: readonly NamedBet[]
  readonly byName: ReadonlyMap<string, NamedBet>
}

/** @rule nz8:3.1 nz8:3.1A nz8:3.2 */
const offer = (name: LayoutName): Offer => {
  const plain = layout(name)
  const main: readonly NamedBet[] = positions(plain)
  const asian = asianGroups(plain.wheel).map((numbers): NamedBet => {
    const bet: Bet = { kind: 'asian-neighbour', numbers }
    return { ...bet, on: betName(bet) }
  })
  const all = [...main, ...asian]
  const byName = new Map(all.map(bet => [bet.on, bet]))
  return { plain, withCourtesy: layout(name, true), main, all, byName }
}

const OFFERS = Object.fromEntries(LAYOUTS.map(name => [name, offer(name)])) as Readonly<
  Record<LayoutName, Offer>
>

export const clothOf = (elections: Elections): Layout =>
  OFFERS[elections.layout][elections.courtesyLine ? 'withCourtesy' : 'plain']

/** Every simple wager that the table offers. */
export const betsOn = (elections: Elections): readonly NamedBet[] =>
  OFFERS[elections.layout][elections.asianRacetrack ? 'all' : 'main']

/** The simple wager of this name, if the layout has it. */
export const simpleNamed = (elections: Elections, on: string): NamedBet | undefined => {
  const bet = OFFERS[elections.layout].byName.get(on)
  return bet?.kind === 'asian-neighbour' && !elections.asianRacetrack ? undefined : bet
}

const sameNumbers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(mark => b.includes(mark))

/** The wager on these numbers, in any order. */
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

/** A wager of several pieces, or the reason to refuse it. @rule nz8:3.2A */
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
