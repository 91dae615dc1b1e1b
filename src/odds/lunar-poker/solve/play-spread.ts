import type { InstantCash } from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { fraction, negative, plus, times, ZERO } from '../../fraction.ts'
import { type Cases, endingsOf, type Spread } from '../../spread.ts'
import { ANTE, type Nets } from './game-sums.ts'

/** Deals of a straight flush and of a royal flush: any of 47 cards is face up. */
const STRAIGHT_FLUSHES = 36n * 47n
const ROYAL_FLUSHES = 4n * 47n

/** Every way in which an Ante with its Bet and fees can end, by some way to play. */
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
