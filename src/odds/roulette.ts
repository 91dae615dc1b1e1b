import type { Elections } from '../games/roulette/book.ts'
import { betsOn, clothOf } from '../games/roulette/book.ts'
import type { LayoutName } from '../games/roulette/layout.ts'
import { type Bet, KINDS } from '../games/roulette/positions.ts'
import { FIXED, MULTIPLE_CLAUSE, type Multiple, piecesOf } from '../games/roulette/racetrack.ts'
import { clauseOf, ODDS, outcomeOf } from '../games/roulette/wagers.ts'
import { assert } from '../kernel/assert.ts'
import { oddsText } from '../kernel/money.ts'
import { type Fraction, fraction, isEqual, plus, times, ZERO } from './fraction.ts'
import { net, type Row } from './row.ts'

/** What every wager of a cloth costs, over all the compartments of its wheel. */
export const rouletteOdds = (layout: LayoutName): readonly Row[] => {
  const elections: Elections = { layout, racetrack: true, asianRacetrack: true }
  return [...simple(elections), ...multiple(elections)]
}

const simple = (elections: Elections): readonly Row[] => {
  const cloth = clothOf(elections)
  return KINDS.flatMap(kind => {
    const bets = betsOn(elections).filter(bet => bet.kind === kind)
    return bets.length === 0
      ? []
      : {
          wager: kind,
          terms: oddsText(ODDS[kind]),
          under: [clauseOf(cloth, kind), 'nz8:3.9'] as const,
          edge: same(bets.map(bet => edgeOf(elections, [bet]))),
        }
  })
}

/** A wager of several pieces costs what its pieces cost together, per unit of all of them. */
const multiple = (elections: Elections): readonly Row[] => {
  const { wheel } = clothOf(elections)
  const kinds: readonly (readonly Multiple[])[] = [
    ...FIXED.map(kind => [{ kind }]),
    wheel.pockets.map(of => ({ kind: 'neighbours', of })),
  ]
  return kinds.map(wagers => ({
    wager: wagers[0]!.kind,
    terms: 'pieces',
    under: [MULTIPLE_CLAUSE[wagers[0]!.kind], 'nz8:3.9'] as const,
    edge: same(wagers.map(wager => edgeOf(elections, piecesOf(wheel, wager)))),
  }))
}

const edgeOf = (elections: Elections, pieces: readonly Bet[]): Fraction => {
  const cloth = clothOf(elections)
  const { pockets } = cloth.wheel
  const won = pockets
    .flatMap(spun => pieces.map(piece => net(outcomeOf(cloth, piece, spun))))
    .reduce(plus, ZERO)
  return times(won, fraction(-1n, BigInt(pockets.length * pieces.length)))
}

/** Wherever on the cloth a wager lies, it costs the same. */
const same = ([first, ...others]: readonly Fraction[]): Fraction => {
  assert(first !== undefined && others.every(edge => isEqual(edge, first)), 'one edge for a kind')
  return first
}
