import {
  fiveCardStrength,
  paysFive,
  paysSix,
  QUALIFIES,
  sixCardStrength,
} from '../../../games/lunar-poker/s04-hands/evaluator.ts'
import type { Code } from '../../../games/lunar-poker/s04-hands/evaluator-tables.ts'
import type { Rank } from '../../../kernel/card.ts'
import { rankOf } from '../deal.ts'
import { LOWEST_PAIR } from '../suit-masks.ts'
import { type Features, featuresOf, SORTS, type Sort, valueOfRank } from './features.ts'

/**
 * A strategy as data: a list of rules. The first rule that fits decides; if none fits, the patron
 * folds.
 */

export type StrategyAction =
  | 'fold'
  | 'play'
  | 'buy-sixth'
  | 'keep-alike'
  | 'keep-one'
  | 'keep-two'
  | 'keep-three'

/** All conditions of a rule must hold. */
export interface Rule {
  readonly from?: Sort | undefined
  readonly to?: Sort | undefined
  readonly draw?: 'four-flush' | 'straight' | 'open-straight' | 'flush-or-open' | undefined
  /** How the pair compares with the Dealer's card, and the lowest rank it may have. */
  readonly pair?: 'at-least-up' | 'above-up' | 'below-up' | undefined
  readonly pairFrom?: Rank | undefined
  /**
   * The lowest rank of the highest and of the second highest card, and which of them beats the
   * Dealer's.
   */
  readonly highest?: Rank | undefined
  readonly second?: Rank | undefined
  readonly above?: 'highest' | 'second' | undefined
  /** The two highest cards are of one suit. */
  readonly suited?: true | undefined
  /** The hand holds an ace and a king. */
  readonly aceKing?: true | undefined
  /** Whether the hand holds a card of the Dealer's rank. */
  readonly holdsUp?: boolean | undefined
  /** The Dealer's card, from and to. */
  readonly up?: readonly [Rank, Rank] | undefined
  readonly do: StrategyAction
}

export interface Strategy {
  readonly name: string
  readonly rules: readonly Rule[]
  /**
   * After a draw, a pair or better plays. An ace and a king, and odd cards, play if the patron has
   * seen this many cards of the Dealer's rank besides the Dealer's own; with `null` they fold.
   */
  readonly aceKingPlays: number | null
  readonly oddPlays: number | null
  /** Hands that pay at least this much to 1 force the Dealer; with `null` none does. */
  readonly forceFrom: number | null
}

/** The default strategy of a simulation. */
export const SIMPLE: Strategy = {
  name: 'simple',
  rules: [
    { from: 'pair', do: 'play' },
    { draw: 'four-flush', do: 'buy-sixth' },
    { from: 'ace-king', do: 'keep-two' },
  ],
  aceKingPlays: 0,
  oddPlays: null,
  forceFrom: null,
}

export type Action = 'fold' | 'play' | 'buy-sixth' | 'exchange'

export interface Plan {
  readonly action: Action
  /** The cards that stay. */
  readonly kept: readonly Code[]
}

export const planFor = (strategy: Strategy, hand: readonly Code[], up: Code): Plan => {
  const features = featuresOf(hand, up)
  const rule = strategy.rules.find(one => fits(one, features))
  return rule ? planned(rule.do, hand, features) : { action: 'fold', kept: [] }
}

const isDrawing = (draw: Rule['draw'], { suited, outs }: Features): boolean => {
  switch (draw) {
    case undefined:
      return true
    case 'four-flush':
      return suited === 4
    case 'straight':
      return outs > 0
    case 'open-straight':
      return outs > 1
    case 'flush-or-open':
      return suited === 4 || outs > 1
  }
}

const isPaired = (pair: Rule['pair'], { pairRank, up }: Features): boolean => {
  switch (pair) {
    case undefined:
      return true
    case 'at-least-up':
      return pairRank >= up
    case 'above-up':
      return pairRank > up
    case 'below-up':
      return pairRank >= 0 && pairRank < up
  }
}

const isFrom = (rank: number, least: Rank | undefined): boolean =>
  least === undefined || rank >= valueOfRank(least)

const fits = (rule: Rule, features: Features): boolean => {
  const { sort, up, highest, second, pairRank } = features
  return (
    (rule.from === undefined || sort >= SORTS.indexOf(rule.from)) &&
    (rule.to === undefined || sort <= SORTS.indexOf(rule.to)) &&
    (!rule.up || (up >= valueOfRank(rule.up[0]) && up <= valueOfRank(rule.up[1]))) &&
    isDrawing(rule.draw, features) &&
    isPaired(rule.pair, features) &&
    isFrom(pairRank, rule.pairFrom) &&
    isFrom(highest, rule.highest) &&
    isFrom(second, rule.second) &&
    (rule.above === undefined || features[rule.above] > up) &&
    (!rule.suited || features.topSuited) &&
    (!rule.aceKing || features.aceKing) &&
    (rule.holdsUp === undefined || rule.holdsUp === features.holdsUp > 0)
  )
}

const KEEPS = { 'keep-one': 1, 'keep-two': 2, 'keep-three': 3 } as const

/** An exchange never splits cards of a rank. With four or more of them nothing is exchanged. */
const planned = (
  action: StrategyAction,
  hand: readonly Code[],
  { alike, sorted }: Features,
): Plan => {
  if (action === 'fold') return { action, kept: [] }
  if (action === 'play' || action === 'buy-sixth') return { action, kept: hand }
  const highest = action === 'keep-alike' ? [] : sorted.slice(0, KEEPS[action])
  if (highest.length > 0 && !highest.some(code => alike.includes(code)))
    return { action: 'exchange', kept: highest }
  return alike.length === 2 || alike.length === 3
    ? { action: 'exchange', kept: alike }
    : { action: 'play', kept: hand }
}

/** @param seen all cards that the patron has had so far, including exchanged ones */
export const playsAfterDraw = (
  { aceKingPlays, oddPlays }: Strategy,
  cards: readonly Code[],
  seen: readonly Code[],
  up: Code,
): boolean => {
  const strength = strengthOf(cards)
  if (strength >= LOWEST_PAIR) return true
  const least = strength >= QUALIFIES ? aceKingPlays : oddPlays
  return least !== null && seen.filter(code => rankOf(code) === rankOf(up)).length >= least
}

export const forces = ({ forceFrom }: Strategy, pays: number): boolean =>
  forceFrom !== null && pays >= forceFrom

export const strengthOf = ([a, b, c, d, e, f]: readonly Code[]): number =>
  f === undefined ? fiveCardStrength(a!, b!, c!, d!, e!) : sixCardStrength(a!, b!, c!, d!, e!, f)

export const paysOf = ([a, b, c, d, e, f]: readonly Code[]): number =>
  f === undefined ? paysFive(a!, b!, c!, d!, e!) : paysSix(a!, b!, c!, d!, e!, f)
