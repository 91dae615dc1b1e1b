import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import { odds } from '../../../kernel/money.ts'
import { lose, type Outcome, standOff } from '../../../kernel/wager.ts'
import type { Elections } from '../book/elections.ts'
import { compare, instantCash, pokerValue } from '../s04-hands/hands.ts'
import { ANTE_PAYS, BET_PAYS } from '../s05-wagers/printed-odds.ts'
import { superCombination, superPays } from '../s05-wagers/super-bet.ts'
import type { Place } from '../s08-dealing/deal.ts'
import { type Combination, firstCombination, secondCombination } from './combinations.ts'

/** Division 22 section 10 and rules 5.6 to 5.12: the results of wagers. */

/** The limit applies to the winnings, not to the stake. @rule nz22:5.12 ruling:2203 */
const pays = (to1: number, under: Authority, { maxPayout }: Elections): Outcome => {
  const won = { is: 'win', odds: odds(to1), under } as const
  return maxPayout === undefined ? won : { ...won, atMost: maxPayout }
}

/**
 * A Super Bet depends only on the first five cards of its hand.
 * @rule nz22:5.9 nz22:5.11 nz22:5a.6 nz22:9.2 ruling:2223 ruling:2227
 */
export const superOutcome = (five: readonly Card[], on: Place, elections: Elections): Outcome => {
  const combination = superCombination(five)
  if (combination === undefined) return lose(on === 'dealer' ? 'nz22:5a.6' : 'nz22:9.2')
  const to1 = superPays(combination, elections.superTable)
  return pays(to1, on === 'dealer' ? 'nz22:5a.6' : 'nz22:5.9', elections)
}

/** Paid whatever the Dealer has. @rule nz22:5.6 nz22:5.11 */
export const instantCashOutcome = (
  five: readonly Card[],
  elections: Elections,
): Outcome | undefined => {
  const { straightFlush, royalFlush } = elections.instantCash
  const name = instantCash(five)
  return name && pays(name === 'royal-flush' ? royalFlush : straightFlush, 'nz22:5.6', elections)
}

/** The result of the Ante and the Bet of one box. */
export interface BoxResult {
  readonly ante: Outcome
  readonly bet?: Outcome
  readonly first?: Combination
  readonly second?: Combination
  /** The clause that ended the hand. */
  readonly under: Authority
}

/** @rule nz22:1.0/fold nz22:5.2(a) nz22:9.4(a) */
export const folded: BoxResult = { ante: lose('nz22:9.4(a)'), under: 'nz22:9.4(a)' }

/**
 * The Dealer does not qualify, and the player does not force the Dealer.
 * @rule nz22:5.5 nz22:10.2 nz22:10.2(a) nz22:10.2(c)
 */
export const notForced = (elections: Elections): BoxResult => ({
  ante: pays(ANTE_PAYS, 'nz22:10.2(a)', elections),
  bet: standOff('nz22:10.2(c)'),
  under: 'nz22:10.2(a)',
})

/**
 * The Dealer still does not qualify after being forced. The player only loses the fee.
 * @rule nz22:10.4 ruling:2216
 */
export const forcedInVain: BoxResult = {
  ante: standOff('nz22:10.4'),
  bet: standOff('nz22:10.4'),
  under: 'nz22:10.4',
}

/**
 * @rule nz22:10.5(b) nz22:10.6 nz22:10.6(a) nz22:10.6(b) nz22:10.6(c) nz22:10.7 nz22:10.7(a)
 * @rule nz22:10.10
 * @rule ruling:2212
 */
export const handComparison = (
  cards: readonly Card[],
  dealer: readonly Card[],
  elections: Elections,
): BoxResult => {
  const lead = compare(pokerValue(cards), pokerValue(dealer))
  if (lead > 0) return won(cards, elections)
  return lead < 0
    ? { ante: lose('nz22:10.7(a)'), bet: lose('nz22:10.7(a)'), under: 'nz22:10.6(b)' }
    : { ante: standOff('nz22:10.6(c)'), bet: standOff('nz22:10.6(c)'), under: 'nz22:10.6(c)' }
}

/** @rule nz22:10.8 nz22:10.8(a) nz22:10.8(c) nz22:10.9 nz22:10.9(b) */
const won = (cards: readonly Card[], elections: Elections): BoxResult => {
  const first = firstCombination(cards)!
  const second = secondCombination(cards, first)
  const ended = { ante: standOff('nz22:10.8(c)'), first, under: 'nz22:10.6(a)' } as const
  const once = BET_PAYS[first.name]
  return second === undefined
    ? { ...ended, bet: pays(once, 'nz22:10.8(a)', elections) }
    : { ...ended, second, bet: pays(once + BET_PAYS[second.name], 'nz22:10.9(b)', elections) }
}
