import type { Card } from '../../kernel/card.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Seat } from '../../kernel/people.ts'
import type { Elections } from './book/elections.ts'
import type { Place } from './s08-dealing/deal.ts'

/**
 * A whole round, settled at once without a table or limits. Every winning hand counts as declared.
 */
export interface Round {
  readonly elections: Elections
  /** Top first. */
  readonly deck: readonly Card[]
  /** In dealing order. */
  readonly patrons: readonly Box[]
}

export interface SuperBet {
  readonly on: 'own' | Place
  readonly amount: Chips
}

export interface Box {
  readonly seat: Seat
  readonly ante: Chips
  readonly super: readonly SuperBet[]
  readonly action: 'fold' | 'play' | 'exchange' | 'buy-sixth'
  readonly discard: readonly Card[]
  /** Used only if the box draws. */
  readonly afterDraw: 'play' | 'fold'
  readonly forceDealer: boolean
}
