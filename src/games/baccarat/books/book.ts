import type { Authority } from '../../../kernel/authority.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Area, Notice } from '../s03-notices.ts'
import type { On, Wagers } from '../s05-wagers/basic-wagers.ts'
import type { DrawTable } from '../s09-third-card.ts'
import type { TableElections } from '../state.ts'

/** What a regulation fixes, what it lets the operator elect, and under which clause. */

export const VARIANTS = [
  'commission',
  'half-on-six',
  'two-to-one',
  'two-to-one-half-on-six',
] as const

export type Variant = (typeof VARIANTS)[number]

/** @rule nz5:2.2 nz5-old:2.2 */
export const VERSIONS = ['mini', 'midi', 'full'] as const

export type Version = (typeof VERSIONS)[number]

/**
 * What the cards come out of: a shoe; a shoe and, for a second set, a shuffler that mixes it whole;
 * a shuffler that mixes while the game goes on.
 * @rule nz5:3.4(a)(i) nz5:3.4(a)(ii) nz5:3.4(a)(iii) nz5-old:3.4 nz5-old:3.4(a)(i) nz1:15.4(a) nz1:15.4(b)
 * @rule nz5:1.0/continuous-shuffler nz5:1.0/non-continuous-shuffler
 */
export const EQUIPMENT = ['shoe', 'batch-shuffler', 'continuous-shuffler'] as const

export type Equipment = (typeof EQUIPMENT)[number]

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
  /** That the game is played by its book, and by Division 1. */
  readonly applies: Authority
  readonly permittedWagers: Authority
  readonly wagerNotOffered: (on: On) => Authority
  readonly tooFewCards: Authority
  readonly composition: Authority
  readonly betsClosed: Authority
  readonly placing: (on: string) => Authority
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
  /** Set where a supervisor's discretion waits for the table to be empty. */
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
  /** Set where the dealer opens the betting with an invitation. */
  readonly invite?: Authority
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

/** Where wagers may lie, and on whose clause. */
export interface Areas {
  readonly placed: Authority
  readonly standing: Authority
  readonly numbered: Authority
  readonly shared: Authority
  readonly sharing: Authority
  readonly capped: Authority
  readonly seats: Readonly<Record<Version, Authority>>
}

/** The matters on which the styles of dealing name a clause. */
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

/** What was wrong with a deal: how many cards a hand got, cards that came together, their order. */
export type DealingError = 'number' | 'together' | 'order'

/** What a book may choose to do about an irregularity. */
export type Remedy = 'firstOfNextRound' | 'voidHand' | 'use'

export interface Ruled {
  readonly remedy: Remedy
  readonly under: Authority
}

/** Irregularities, each with the remedy that a book chooses and the clause that does. */
export interface Irregularities {
  /** A third card on the Player's Hand that stands: whose it is if the Banker draws, and if not. */
  readonly thirdToPlayer: {
    readonly found: Authority
    readonly isBankers: Authority
    readonly isNobodys: { readonly undisclosed: Ruled; readonly disclosed: Ruled }
  }
  readonly excess: { readonly undisclosed: Ruled; readonly disclosed: Ruled }
  readonly firstFaceUp: Ruled
  readonly laterFaceUp: Authority
  readonly misplaced: Authority
  /** Reconstruction where it is possible, and else a void round. */
  readonly error: Readonly<Record<DealingError, Authority>>
  /** How long a round can be put right: until the next one is called for, or its first card. */
  readonly until: { readonly moment: 'next-round' | 'next-first-card'; readonly under: Authority }
  readonly foreign: { readonly voids: Authority; readonly stands: Authority }
}

export interface Mixing {
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
  /** The clause that cuts a Banker wager to what can be paid exactly, where a book has one. */
  readonly exactPayment?: { readonly refuses: Authority; readonly cuts: Authority }
  /** Whether the dealer may still put a wager right between the call and the first card. */
  readonly dealerMayCorrect: boolean
  /** Which side wagers need a main wager beside them, and under which clause. */
  readonly needsMain: (on: On) => Authority | undefined
  readonly areas: Areas
  readonly differential?: { readonly sets: Authority; readonly reduces: Authority }
  /** Rounds without wagers: at will, or when a patron asks and so many in a row. */
  readonly freeRounds: { readonly under: Authority; readonly onRequest?: { readonly most: number } }
  /** Cards made ready away from the table; sealed ones of a factory only where a clause allows them. */
  readonly prepared: {
    readonly brought: Authority
    readonly sealed?: Authority
    readonly look: Authority
    readonly mix: Authority
    readonly mixing: Mixing
  }
  readonly shuffler: Mixing & {
    readonly unseen: Authority
    readonly sets: Authority
    readonly mixing: Authority
    readonly uncut: Authority
    readonly notStyleB: Authority
    readonly endless: Authority
  }
  readonly styles: Styles
  /** Whether somebody may act for a patron. */
  readonly nominees: boolean
  readonly irregular: Irregularities
  readonly names: (elections: TableElections) => readonly Area[]
  readonly notices: (elections: TableElections) => readonly Notice[]
  readonly under: Concerns
  readonly procedure: Procedures
}
