import {
  INSTANT_CASH,
  type InstantCash,
} from '../../../games/lunar-poker/s05-wagers/printed-odds.ts'
import { type Fraction, toNumber } from '../../fraction.ts'
import { bandsOf, type PlayEstimate, VOLATILITY } from '../../par.ts'
import PLAYED from './played.json' with { type: 'json' }

/**
 * How much a round by the list of 20 rules varies, from rounds that were simulated once. Straight
 * flushes that are dealt are left out of them: their chance is known exactly.
 */

export const PLAYED_BY = PLAYED.strategy
export const PLAYED_ROUNDS = PLAYED.rounds

const FIVES = 2_598_960
const [STRAIGHT_FLUSHES, ROYAL_FLUSHES] = [36, 4]

/** No other end of a round brings as much as Instant Cash by the first pair of odds. */
const cashNets = Object.values(INSTANT_CASH[0]!)

const nets = PLAYED.nets.flatMap(([net, rounds]) =>
  cashNets.includes(net!) ? [] : [[net!, rounds!] as const],
)
const rounds = nets.reduce((sum, [, times]) => sum + times, 0)

/** The mean of something, with Instant Cash at its own chance. */
const mean = (cash: InstantCash, of: (net: number) => number): number => {
  const paid = STRAIGHT_FLUSHES * of(cash.straightFlush) + ROYAL_FLUSHES * of(cash.royalFlush)
  const others = nets.reduce((sum, [net, times]) => sum + times * of(net), 0) / rounds
  return (paid + (FIVES - STRAIGHT_FLUSHES - ROYAL_FLUSHES) * others) / FIVES
}

export const playEstimate = (edge: Fraction, cash: InstantCash): PlayEstimate => {
  const value = -toNumber(edge)
  const variance = mean(cash, net => (net - value) ** 2)
  const deviation = Math.sqrt(variance)
  const spread = nets.reduce(
    (sum, [net, times]) => sum + times * ((net - value) ** 2 - variance) ** 2,
    0,
  )
  return {
    rounds: PLAYED.rounds,
    hit: mean(cash, net => (net > 0 ? 1 : 0)),
    deviation,
    standardError: Math.sqrt(spread) / rounds / (2 * deviation),
    volatility: VOLATILITY * deviation,
    bands: bandsOf(-value, deviation),
  }
}
