import { betsOn, clothOf, type Elections } from '../games/roulette/book/book.ts'
import type { LayoutName } from '../games/roulette/s02-layout.ts'
import { clauseOf, ODDS, outcomeOf } from '../games/roulette/s03-wagers/odds.ts'
import { type Bet, KINDS } from '../games/roulette/s03-wagers/positions.ts'
import {
  FIXED,
  MULTIPLE_CLAUSE,
  type Multiple,
  piecesOf,
} from '../games/roulette/s03-wagers/racetrack.ts'
import { assert } from '../kernel/assert.ts'
import { oddsText } from '../kernel/money.ts'
import { type Fraction, fraction, isEqual, plus, times, ZERO } from './numbers/fraction.ts'
import { net, type Row } from './row.ts'
import { type DrawLine, rowOf } from './simulation/draws.ts'

/** One wager of every kind that a cloth has, over the compartments of its wheel. */
export const rouletteLines = (layout: LayoutName): readonly DrawLine[] =>
  rouletteKinds(layout).map(([first]) => first!)

/** A wager has the same edge anywhere on the layout, and every place is counted. */
export const rouletteOdds = (layout: LayoutName): readonly Row[] =>
  rouletteKinds(layout).map(lines => {
    const [first, ...others] = lines.map(rowOf)
    assert(
      others.every(({ edge }) => isEqual(edge, first!.edge)),
      'one edge for a kind',
    )
    return first!
  })

/** By kind, a wager at every place of the cloth. */
export const rouletteKinds = (layout: LayoutName): readonly (readonly DrawLine[])[] => {
  const elections: Elections = { layout, racetrack: true, asianRacetrack: true }
  return [...simple(elections), ...multiple(elections)]
}

const simple = (elections: Elections): readonly (readonly DrawLine[])[] =>
  KINDS.map(kind =>
    betsOn(elections)
      .filter(bet => bet.kind === kind)
      .map(bet => ({
        wager: kind,
        terms: oddsText(ODDS[kind]),
        under: [clauseOf(clothOf(elections), kind), 'nz8:3.9'] as const,
        nets: netsOf(elections, [bet]),
      })),
  ).filter(lines => lines.length > 0)

const multiple = (elections: Elections): readonly (readonly DrawLine[])[] => {
  const { wheel } = clothOf(elections)
  const kinds: readonly (readonly Multiple[])[] = [
    ...FIXED.map(kind => [{ kind }]),
    wheel.pockets.map(of => ({ kind: 'neighbours', of })),
  ]
  return kinds.map(wagers =>
    wagers.map(wager => ({
      wager: wager.kind,
      terms: 'pieces',
      under: [MULTIPLE_CLAUSE[wager.kind], 'nz8:3.9'] as const,
      nets: netsOf(elections, piecesOf(wheel, wager)),
    })),
  )
}

/** By compartment: the net of a unit that is spread evenly over these pieces. */
const netsOf = (elections: Elections, pieces: readonly Bet[]): readonly Fraction[] => {
  const cloth = clothOf(elections)
  const share = fraction(1n, BigInt(pieces.length))
  return cloth.wheel.pockets.map(spun =>
    times(pieces.map(piece => net(outcomeOf(cloth, piece, spun))).reduce(plus, ZERO), share),
  )
}
