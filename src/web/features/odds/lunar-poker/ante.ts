import type { InstantCash } from '../../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { playSpread } from '../../../../odds/lunar-poker/solve/play-spread.ts'
import SOLUTION from '../../../../odds/lunar-poker/solve/solution.json' with { type: 'json' }
import type { Solution, ValuedStrategy } from '../../../../odds/lunar-poker/solve/solution.ts'
import STRATEGIES from '../../../../odds/lunar-poker/strategy/strategies.json' with { type: 'json' }
import { type Fraction, plus, toNumber, ZERO } from '../../../../odds/numbers/fraction.ts'
import type { NetOutcome } from '../../../../odds/spread.ts'
import type { Words } from '../../../i18n/index.ts'

export const BEST = 'best'

/** How an Ante is played, if all its rounds were counted; a list by the number of its rules. */
export const PLAYS = [
  { play: BEST, nets: (SOLUTION as Solution).nets! },
  ...(STRATEGIES as readonly ValuedStrategy[])
    .toReversed()
    .flatMap(({ strategy, nets }) =>
      nets ? [{ play: String(strategy.rules.length + 1), nets }] : [],
    ),
]

/** An Ante with its Bet and fees: every amount that it can end with. */
export const anteSpread = (play: string, cash: InstantCash) =>
  playSpread(PLAYS.find(each => each.play === play)!.nets, cash)

export const playWords = ({ solved }: Words, play: string): string =>
  play === BEST ? solved.bestPlay : solved.rules(play)

interface Range {
  readonly from: number
  readonly to: number
}

/** Large amounts are rare, so they share a bar. */
const RANGES: readonly Range[] = [
  ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(net => ({ from: net, to: net })),
  { from: 6, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: 50 },
  { from: 51, to: 100 },
  { from: 101, to: Number.POSITIVE_INFINITY },
]

export interface Share {
  readonly range: Range
  readonly chance: Fraction
}

export const sharesOf = (endings: readonly NetOutcome[]): readonly Share[] =>
  RANGES.map(range => ({
    range,
    chance: endings
      .filter(({ net }) => toNumber(net) >= range.from && toNumber(net) <= range.to)
      .reduce((sum, { chance }) => plus(sum, chance), ZERO),
  }))

const signed = (net: number): string => (net > 0 ? `+${net}` : String(net).replace('-', '\u2212'))

export const rangeWords = ({ solved }: Words, { from, to }: Range): string => {
  if (from === to) return signed(from)
  return to === Number.POSITIVE_INFINITY
    ? solved.above(signed(from))
    : solved.range(signed(from), signed(to))
}
