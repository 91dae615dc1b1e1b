import type { Authority } from '../../kernel/authority.ts'
import type { Chips } from '../../kernel/money.ts'
import type { DrawTable } from './draw.ts'
import type { On, Wagers } from './wagers.ts'

/** What a regulation fixes, what it lets the operator elect, and under which clause. */

export const VARIANTS = [
  'commission',
  'half-on-six',
  'two-to-one',
  'two-to-one-half-on-six',
] as const

export type Variant = (typeof VARIANTS)[number]

/** @rule nz5:1.0/ante nz5:14.4 */
export interface Ante {
  readonly fee: Chips
  readonly tableMinimum: Chips
  /** The total of a patron's main wagers from which no ante is asked. */
  readonly waivedFrom?: Chips
}

/** The operator's choice of what a table pays. */
export interface Elections {
  readonly decks: number
  readonly variant: Variant
  readonly tie: 8 | 9
  readonly perfectPair?: 1 | 2 | 3
  readonly anyPair?: 1 | 2
  readonly luckyMatch?: 1 | 2
  readonly dragonBonus?: 1 | 2 | 3
  readonly ante?: Ante
}

/** What a book leaves open, and the clause that does. */
export interface Offer<T> {
  readonly among: readonly T[]
  readonly under: Authority
}

/** The matters on which shared code has to name a book's own clause. */
export interface Concerns {
  readonly permittedWagers: Authority
  readonly wagerNotOffered: (on: On) => Authority
  readonly tooFewCards: Authority
  readonly composition: Authority
  readonly betsClosed: Authority
  readonly placing: Authority
  readonly altering: Authority
}

/** The procedure of a table, step by step, each with the clause that orders it. */
export interface Procedures {
  readonly inspect: Authority
  readonly spread: Authority
  readonly mix: Authority
  readonly wash: Authority
  readonly stack: Authority
  readonly riffle: Authority
  readonly shuffle: Authority
  readonly doubtShuffle: Authority
  readonly discretionShuffle: Authority
  readonly exposedShuffle: Authority
  readonly offerCut: Authority
  readonly standingCut: Authority
  readonly cut: Authority
  readonly load: Authority
  readonly burnByValue: Authority
  readonly burnOne: Authority
  readonly replace: Authority
  readonly call: Authority
  readonly deal: Authority
  readonly announceCounts: Authority
  readonly thirdCard: Authority
  readonly announceResult: Authority
  readonly pay: Authority
  readonly afterTie: Authority
  readonly cuttingCard: Authority
  readonly lastCoupNow: Authority
  readonly lastCoupNext: Authority
  readonly reuse: Authority
  readonly burnForgotten: Authority
}

export interface Book {
  readonly id: 'nz5' | 'nz5-old' | 'mbs'
  readonly draw: DrawTable
  readonly elects: {
    readonly decks: Offer<number>
    readonly variant: Offer<Variant>
    readonly tie: Offer<8 | 9>
    readonly perfectPair: Offer<1 | 2 | 3>
    readonly anyPair: Offer<1 | 2>
    readonly luckyMatch: Offer<1 | 2>
    readonly dragonBonus: Offer<1 | 2 | 3>
    readonly ante: Offer<'ante'>
    readonly version: Offer<'mini' | 'midi' | 'full'>
    readonly style: Offer<'A'>
    readonly burn: Offer<'by-value' | 'one-face-down'>
  }
  readonly wagers: (elections: Elections) => Wagers
  /** The clause that cuts a Banker wager to what can be paid exactly, where a book has one. */
  readonly exactPayment?: { readonly refuses: Authority; readonly cuts: Authority }
  /** Whether the dealer may still put a wager right between the call and the first card. */
  readonly dealerMayCorrect: boolean
  /** Which side wagers need a main wager beside them, and under which clause. */
  readonly needsMain: (on: On) => Authority | undefined
  readonly under: Concerns
  readonly procedure: Procedures
}
