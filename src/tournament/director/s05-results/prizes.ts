import type { Authority } from '../../../kernel/authority.ts'
import { type Chips, chips, NONE, odds, roundedUp, total } from '../../../kernel/money.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { Prize } from '../s02-entry/conditions.ts'
import type { Placing } from './ranking.ts'

/** Division 7 rules 5.12 and 5.13: the prize for each place. */

export interface Award {
  readonly patron: Patron
  readonly place: number
  readonly money: Chips
  /** Items that the patron won alone. */
  readonly items: readonly string[]
  /** Items that several share. The director decides what happens to them. @rule ruling:708 */
  readonly sharedItems: readonly string[]
  readonly under: Authority
}

/**
 * Tied players share the prizes of all the places they cover. Missing prizes count as nothing. Each
 * share is rounded up to a cent.
 * @rule nz7:5.12 nz7:5.12(a) nz7:5.12(b) ruling:708
 */
export const awards = (placings: readonly Placing[], prizes: readonly Prize[]): readonly Award[] =>
  placings.flatMap(({ patron, place, tied, under }) => {
    const pooled = prizes.slice(place - 1, place - 1 + tied)
    if (pooled.length === 0) return []
    const money = total(pooled.map(prize => ('money' in prize ? prize.money : NONE)))
    const things = pooled.flatMap(prize => ('item' in prize ? [prize.item] : []))
    return [
      {
        patron,
        place,
        money: tied === 1 ? money : roundedUp(money, odds(1, tied)),
        items: tied === 1 ? things : [],
        sharedItems: tied === 1 ? [] : things,
        under: tied === 1 ? under : shared(tied),
      },
    ]
  })

const shared = (tied: number): Authority => (tied === 2 ? 'nz7:5.12(a)' : 'nz7:5.12(b)')

export interface FeeShares {
  readonly prizes: Chips
  readonly related: Chips
  readonly costs: Chips
}

/** The parts of one fee. The costs get the rounding remainder. @rule nz7:2.3(af) */
export const feeShares = (
  fee: Chips,
  split: { readonly prizes: number; readonly related: number },
): FeeShares => {
  const prizes = chips(Math.floor((fee * split.prizes) / 100))
  const related = chips(Math.floor((fee * split.related) / 100))
  return { prizes, related, costs: chips(fee - prizes - related) }
}
