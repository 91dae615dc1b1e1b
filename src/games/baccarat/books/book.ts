import type { Authority } from '../../../kernel/authority.ts'
import type { LimitClauses } from '../../../kernel/game.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Area, Notice } from '../s03-notices.ts'
import type { WagerName, Wagers } from '../s05-wagers/basic-wagers.ts'
import type { DrawTable } from '../s09-third-cards/third-card.ts'
import type { TableElections } from '../table/state.ts'

/** A book holds what a regulation fixes and what it lets the operator elect, clause by clause. */

export const VARIANTS = [
  'commission',
  'half-on-six',
  'two-to-one',
  'two-to-one-half-on-six',
] as const

export type Variant = (typeof VARIANTS)[number]

/** The fewest cards behind the cutting card. @rule nz5:7.6 nz5-old:7.6 */
export const LEAST_BEHIND = 20

/** @rule nz5:2.2 nz5-old:2.2 */
export const VERSIONS = ['mini', 'midi', 'full'] as const

export type Version = (typeof VERSIONS)[number]

/**
 * The source of the cards: a shoe; a shoe with a shuffler that mixes a second set; or a shuffler
 * that mixes during play.
 * @rule nz5:3.4(a)(i) nz5:3.4(a)(ii) nz5:3.4(a)(iii) nz5-old:3.4 nz5-old:3.4(a)(i) nz1:15.4(a) nz1:15.4(b)
 * @rule nz5:1.0/continuous-shuffler nz5:1.0/non-continuous-shuffler
 */
export const EQUIPMENT = ['shoe', 'batch-shuffler', 'continuous-shuffler'] as const

export type Equipment = (typeof EQUIPMENT)[number]

/** @rule nz5:1.0/ante nz5:14.4 */
export interface Ante {
  readonly fee: Chips
  readonly tableMinimum: Chips
  /** No ante is due if the patron's main wagers total at least this much. */
  readonly waivedFrom?: Chips
}

/** The operator's choices about what a table pays. */
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

/** A choice that a book leaves open, and the clause that does so. */
export interface Offer<T> {
  readonly among: readonly T[]
  readonly under: Authority
}

/** Topics on which shared code cites the book's own clause. */
export interface Concerns {
  /** The clause that applies this book and Division 1 to the game. */
  readonly applies: Authority
  readonly permittedWagers: Authority
  readonly wagerNotOffered: (on: WagerName) => Authority
  readonly tooFewCards: Authority
  readonly composition: Authority
  readonly betsClosed: Authority
  readonly placing: (on: string) => Authority
  readonly altering: Authority
}

/** The table procedure, step by step, with the clause for each step. */
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
  /** Set if a supervisor may use discretion only at an empty table. */
  readonly vacantOnly?: true
  readonly exposedShuffle: Authority
  readonly offerCut: Authority
  readonly standingCut: Authority
  readonly cut: Authority
  readonly load: Authority
  readonly burnByValue: Authority
  readonly burnOne: Authority
  readonly replace: Authority
  readonly handling: Authority
  /** Set if the dealer opens the betting with an invitation. */
  readonly invite?: Authority
  readonly call: Authority
  readonly callForgotten: Authority
  readonly deal: Authority
  readonly announceCounts: Authority
  readonly thirdCard: Authority
  readonly announceResult: Authority
  readonly pay: Authority
  readonly afterTie: Authority
  readonly cuttingCard: Authority
  /** Absent if the book has only one cutting card. */
  readonly secondCuttingCard?: Authority
  readonly lastCoupNow: Authority
  readonly lastCoupNext: Authority
  readonly reuse: Authority
  readonly burnForgotten: Authority
}

/** The clauses about where wagers may be placed. */
export interface Areas {
  readonly placed: Authority
  readonly standing: Authority
  readonly numbered: Authority
  readonly shared: Authority
  readonly sharing: Authority
  readonly capped: Authority
  readonly seats: Readonly<Record<Version, Authority>>
}

/** The book's own clauses on the size of a wager, if it has any. */
export interface Limits {
  readonly one?: LimitClauses
  /** For a patron who bets on one outcome on several areas. */
  readonly several?: LimitClauses
  readonly on: (on: WagerName) => LimitClauses | undefined
}

/** Topics on which the dealing styles cite a clause. */
export type Styles = Readonly<Record<StyleConcern, Authority>>

type StyleConcern =
  | 'elects'
  | 'keepsA'
  | 'roles'
  | 'offers'
  | 'highest'
  | 'nextHighest'
  | 'player'
  | 'handling'
  | 'faceDown'
  | 'passesPlayer'
  | 'turns'
  | 'passesBanker'
  | 'oneHand'
  | 'bankerFirst'
  | 'dealerTurns'
  | 'noWager'
  | 'unwanted'
  | 'directed'
  | 'styleC'
  | 'keepsC'
  | 'thirdDown'
  | 'retire'

/** @rule nz5:8.5 nz5-old:8.5 */
export type Style = 'A' | 'B' | 'C'

/** The error in a deal: a wrong number of cards, cards dealt together, or a wrong order. */
export type DealingError = 'number' | 'together' | 'order'

/** The remedies that a book may choose for an irregularity. */
export type Remedy = 'firstOfNextRound' | 'voidHand' | 'use'

export interface RemedyRule {
  readonly remedy: Remedy
  readonly under: Authority
}

/** For each irregularity, the remedy that the book chooses and its clause. */
export interface Irregularities {
  /**
   * An extra third card on a Player's Hand that stands. It may belong to the Banker or to nobody.
   */
  readonly thirdToPlayer: {
    readonly found: Authority
    readonly isBankers: Authority
    readonly isNobodys: { readonly undisclosed: RemedyRule; readonly disclosed: RemedyRule }
  }
  readonly excess: { readonly undisclosed: RemedyRule; readonly disclosed: RemedyRule }
  readonly firstFaceUp: RemedyRule
  readonly laterFaceUp: Authority
  readonly misplaced: Authority
  /** The round is reconstructed if possible, and otherwise void. */
  readonly error: Readonly<Record<DealingError, Authority>>
  /**
   * The deadline for correcting a round: the next invitation to bet, or the first card of the next
   * round.
   */
  readonly until: {
    readonly moment: 'place-your-bets' | 'next-first-card'
    readonly under: Authority
  }
  readonly foreign: { readonly voids: Authority; readonly stands: Authority }
}

export interface MixingClauses {
  readonly wash: Authority
  readonly stack: Authority
  readonly riffle: Authority
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
    readonly version: Offer<Version>
    readonly equipment: Offer<Equipment>
    readonly sharing: Offer<1 | 2 | 3>
    readonly differential: Offer<'differential'>
    readonly style: Offer<Style>
    readonly burn: Offer<'by-value' | 'one-face-down'>
    readonly international: Offer<'international'>
  }
  readonly wagers: (elections: Elections) => Wagers
  /**
   * The clause that cuts a Banker wager to an amount that can be paid exactly, if the book has one.
   */
  readonly exactPayment?: { readonly refuses: Authority; readonly cuts: Authority }
  /** True if the dealer may still correct a wager between the call and the first card. */
  readonly dealerMayCorrect: boolean
  /** The clause that requires a main wager beside this side wager, if any. */
  readonly needsMain: (on: WagerName) => Authority | undefined
  readonly areas: Areas
  readonly limits: Limits
  readonly differential?: { readonly sets: Authority; readonly reduces: Authority }
  /** Rounds without wagers: at will, or on a patron's request with a limit in a row. */
  readonly freeRounds: { readonly under: Authority; readonly onRequest?: { readonly most: number } }
  /** Cards prepared away from the table. Factory-sealed cards need a clause that allows them. */
  readonly prepared: {
    readonly brought: Authority
    readonly sealed?: Authority
    readonly look: Authority
    readonly mix: Authority
    readonly mixing: MixingClauses
  }
  readonly shuffler: MixingClauses & {
    readonly unseen: Authority
    readonly sets: Authority
    readonly mixing: Authority
    readonly uncut: Authority
    readonly notStyleB: Authority
    readonly endless: Authority
  }
  readonly styles: Styles
  /** True if a nominee may act for a patron. */
  readonly nominees: boolean
  readonly irregular: Irregularities
  readonly names: (elections: TableElections) => readonly Area[]
  readonly notices: (elections: TableElections) => readonly Notice[]
  readonly under: Concerns
  readonly procedure: Procedures
}
