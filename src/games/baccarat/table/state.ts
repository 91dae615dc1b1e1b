import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import type { FaceDown } from '../../../kernel/chance.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Patron, Seat } from '../../../kernel/people.ts'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { Secret } from '../../../kernel/secret.ts'
import type { Wager, WagerId } from '../../../kernel/wager.ts'
import type { Book, Elections, Equipment, Style, Version } from '../books/book.ts'
import type { Hands, Side } from '../s09-third-cards/third-card.ts'
import type { InternationalRound } from '../s15-international/events.ts'

/** What the operator elects for one table. */
export interface TableElections extends Elections {
  readonly book: Book['id']
  /** @rule nz5:2.2 */
  readonly version: Version
  /** @rule nz5:3.4 nz5:3.4(a) */
  readonly equipment: Equipment
  /** @rule nz5:8.5 */
  readonly style: Style
  /** @rule nz5:7.7 */
  readonly burn: 'by-value' | 'one-face-down'
  /** How many patrons may wager on one area of a mini or midi table. @rule nz5:5.8(a) */
  readonly sharing?: 1 | 2 | 3
  /** @rule nz5:5.17 */
  readonly differential?: Chips
  /** The most cards behind the cutting card, if the house sets a limit. @rule ruling:516 */
  readonly deepestCuttingCard?: number
  /** The second lies at the back of the stack. @rule nz5:3.4(b) nz5:7.6 */
  readonly cuttingCards?: 1 | 2
  /** @rule nz5:1.0/international-baccarat nz5:15.1 ruling:545 ruling:546 */
  readonly international?: boolean
}

/** Cards prepared away from the table. @rule nz5:6.5 nz5:6.6 */
export type Preparation = 'checked' | 'shuffled' | 'sealed'

/** How the table differential reduced one wager. @rule nz5:5.18 */
export interface Reduction {
  readonly wager: WagerId
  readonly patron: Patron
  readonly from: Chips
  readonly to: Chips
}

/** The steps of section 6, in order. */
export const OPENING = ['delivered', 'brought', 'inspected', 'spread', 'washed', 'stacked'] as const

export type Phase =
  | { readonly is: 'opening'; readonly step: (typeof OPENING)[number] }
  | { readonly is: 'shuffling' }
  /** The stack is offered to a seat. If every seat declined, an employee cuts. */
  | { readonly is: 'cutting'; readonly seat: Seat | null; readonly declined: readonly Seat[] }
  | { readonly is: 'cut' }
  | { readonly is: 'loaded' }
  | { readonly is: 'burning'; readonly left: number | null }
  | { readonly is: 'betting' }
  | { readonly is: 'called' }
  /** Banker or Player is offered to the first of these patrons. @rule nz5:8.8 nz5-old:8.8 */
  | { readonly is: 'offering'; readonly hand: Side; readonly offers: readonly Patron[] }
  | { readonly is: 'dealing' }
  /** Cards are face down until someone turns them. */
  | { readonly is: 'turning' }
  /** Betting is open again although cards are out. @rule nz5:15.10 */
  | { readonly is: 'reopened' }

/** One round on the results display. */
export interface RoundResult {
  readonly player: number
  readonly banker: number
  readonly result: Side | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
  readonly natural: boolean
  /** Dealt without wagers; displayed and marked. @rule ruling:552 */
  readonly voidHand?: true
  /** Hands whose wagers were voided because their cards went to the wrong place. @rule nz5:15.9 */
  readonly voided?: readonly Side[]
}

/**
 * A card on the table. At a table without a reading shoe, its face is not known before it is turned.
 */
export type TableCard = Secret<Card | FaceDown>

export type SecretHands = {
  readonly [S in Side]: readonly TableCard[]
}

/** Whether this round, or the next, is the last of the shoe. */
export type LastCoup = 'no' | 'next' | 'this'

/**
 * The next or current round is dealt by the usual rules, but without wagers.
 * @rule nz5:1.0/void-hand nz5-old:1.0/void-hand
 */
export interface VoidHand {
  readonly when: 'next' | 'this'
  readonly under: Authority
}

/**
 * A hand away from its box, and who holds each card. A null means that the card is face up.
 * @rule nz5:8.13 nz5:8.16 nz5-old:8.13 nz5-old:8.16
 */
export interface OutHand {
  readonly hand: Side
  readonly holders: readonly (Patron | null)[]
  /** The patron who got the whole hand; null if its cards were passed separately. @rule nz5:15.6 */
  readonly receiver: Patron | null
}

/** The patrons who turn the hands in Style B; null for the dealer. */
export interface Roles {
  readonly player: Patron | null
  readonly banker: Patron | null
  /**
   * Patrons with a claim, in the order of the offers. A change of the wagers repeats the offers.
   */
  readonly claims: { readonly [S in Side]: readonly Patron[] }
}

/** @rule nz5:2.3 nz5:1.0/nominee */
export interface Nomination {
  readonly patron: Patron
  readonly nominee: Patron
  readonly stands: 'requested' | 'approved' | 'active' | 'ending'
  readonly mayWager: boolean
  readonly mayHandle: boolean
}

/** A settled round: its wagers, the number of cards used, and the cards in the order of the deal. */
export interface SettledRound {
  readonly wagers: readonly Wager[]
  readonly cards: number
  readonly dealt: Hands
  /** The shoe that it was dealt from. */
  readonly shoe: number
  /** The options that it was played by, if they have changed since. */
  readonly elections?: TableElections
}

export interface BaccaratState {
  readonly elections: TableElections
  readonly phase: Phase
  /** Who found the cards complete: the dealer and, separately, a game supervisor. */
  readonly inspectedBy: readonly ('dealer' | 'game-supervisor')[]
  /** How the cards arrived; null after the first round dealt from them. */
  readonly prepared: Preparation | null
  /** The number of cards left. Nobody may know their order. */
  readonly left: number
  /**
   * How many of each card have been seen since the shuffle. Burned and other cards that lie face
   * down are not counted.
   * @rule nz5:3.4(c) nz5-old:3.4(c) mbs:2.1
   */
  readonly seen: Readonly<Partial<Record<Card, number>>>
  /** The order of the cards was fixed by a commitment before the cut. */
  readonly sealed: boolean
  /** The clause that took the last cards away, while there are none in the shoe. */
  readonly emptied: Authority | null
  /** "Place your bets" has been called for the coming round. @rule mbs:3.1 */
  readonly invited: boolean
  readonly shoes: number
  /** True if the second set in a batch shuffler was never dealt. @rule ruling:551 */
  readonly waitingSetIsFresh: boolean
  readonly lastCutter: Seat
  readonly lastCoup: LastCoup
  readonly burned: readonly TableCard[]
  /** Consecutive rounds without wagers, and whether a patron asked for them. */
  readonly freeRounds: { readonly asked: boolean; readonly dealt: number }
  /**
   * Groups of patrons whose wagers on one area must together stay within the maximum.
   * @rule nz5:5.8(b)
   */
  readonly areaCaps: readonly ('everybody' | readonly Patron[])[]
  /** Reductions by the differential in this round. */
  readonly reduced: readonly Reduction[]
  readonly hands: SecretHands
  /** Cards that left the shoe early, in order. The next round starts with them. */
  readonly waiting: readonly TableCard[]
  readonly voidHand: VoidHand | null
  /** The patrons who turn the hands; null until known. */
  readonly roles: Roles | null
  readonly out: OutHand | null
  readonly international: InternationalRound
  readonly nominations: readonly Nomination[]
  /** @rule nz5:8.17 nz5-old:8.17 */
  readonly bankerFirst: boolean
  /** Chips taken off this round's wagers after the call. Their patrons owe them. @rule mbs:5.7 */
  readonly lifted: Readonly<Record<WagerId, Chips>>
  /** The wagers of the last settled round, while it can still be corrected. */
  readonly settled: SettledRound | null
  readonly results: readonly RoundResult[]
  /** Where the last round is in the results; null if it is not there. */
  readonly lastResult: number | null
  /** Which of the results are of rounds with a wager, the newest first. */
  readonly paidResults: readonly number[]
  /** What the dealer said last, the newest at the end. */
  readonly announced: readonly Phrase[]
}

/** The options by which the last round was played. */
export const playedElections = ({ settled, elections }: BaccaratState): TableElections =>
  settled?.elections ?? elections

/**
 * The cards without their audience. The rules may look at every card, and count only the cards of a
 * hand whose faces are known.
 */
export const faces = ({ player, banker }: SecretHands): Hands => ({
  player: player.map(({ secret }) => secret as Card),
  banker: banker.map(({ secret }) => secret as Card),
})

/** The cards of a round in the order of the deal. */
export const inOrder = <T>({
  player,
  banker,
}: { readonly [S in Side]: readonly T[] }): readonly T[] =>
  [0, 1, 2].flatMap(i => [...player.slice(i, i + 1), ...banker.slice(i, i + 1)])
