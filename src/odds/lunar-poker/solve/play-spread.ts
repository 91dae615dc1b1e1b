import {
  INSTANT_CASH,
  type InstantCash,
} from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import {
  SUPER_BETS,
  type SuperTable,
  superPays,
} from '../../../games/lunar-poker/s05-wagers/super-bet.ts'
import { type Fraction, fraction, negative, plus, times, ZERO } from '../../numbers/fraction.ts'
import { type Cases, endingsOf, type Spread } from '../../spread.ts'
import { ANTE, type Nets, type Supers } from './game-sums.ts'

/** Deals of a straight flush and of a royal flush. Any of 47 cards can be face up. */
const STRAIGHT_FLUSHES = 36n * 47n
const ROYAL_FLUSHES = 4n * 47n
const DEALS = 2_598_960n * 47n

/** Every possible result of an Ante with its Bet and fees, for one way to play. */
export const playSpread = (
  nets: Nets,
  { straightFlush, royalFlush }: InstantCash,
): Pick<Spread, 'endings' | 'edge'> => {
  const ends = (net: number, ways: bigint, under: Cases['under']): Cases => ({
    net: fraction(BigInt(net), 1n),
    ways,
    under,
  })
  const endings = endingsOf([
    ...Object.entries(nets).map(([net, rounds]) => ends(Number(net), BigInt(rounds), ['nz22:5.5'])),
    ends(straightFlush, ANTE * STRAIGHT_FLUSHES, ['nz22:5.6']),
    ends(royalFlush, ANTE * ROYAL_FLUSHES, ['nz22:5.6']),
  ])
  const mean = endings.map(({ net, chance }) => times(net, chance)).reduce(plus, ZERO)
  return { endings, edge: negative(mean) }
}

/**
 * The expected product of the nets of an Ante and a Super Bet, one unit on each. Instant Cash is
 * paid for straights of one colour, and is counted here at the first pair of odds.
 */
export const superProduct = (
  supers: Supers,
  { straightFlush, royalFlush }: InstantCash,
  table: SuperTable,
): Fraction => {
  const base = INSTANT_CASH[0]!
  const more =
    STRAIGHT_FLUSHES * BigInt(straightFlush - base.straightFlush) +
    ROYAL_FLUSHES * BigInt(royalFlush - base.royalFlush)
  const won = SUPER_BETS.map(({ name }) => {
    const value = BigInt(supers[name]) + (name === 'same-coloured-straight' ? ANTE * more : 0n)
    return value * BigInt(superPays(name, table))
  }).reduce((sum, value) => sum + value)
  return fraction(won - BigInt(supers.nothing), ANTE * DEALS)
}
