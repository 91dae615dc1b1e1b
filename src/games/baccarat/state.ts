import type { Authority } from '../../kernel/authority.ts'
import type { Card } from '../../kernel/card.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron, Seat } from '../../kernel/people.ts'
import type { Phrase } from '../../kernel/refusal.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Wager, WagerId } from '../../kernel/wager.ts'
import type { Book, Elections, Equipment, Style, Version } from './books/book.ts'
import type { Hands, Side } from './s09-third-card.ts'
import type { InternationalRound } from './s15-international/events.ts'

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
  /** @rule nz5:1.0/international-baccarat nz5:15.1 ruling:545 ruling:546 */
  readonly international?: boolean
}

/** Cards that were made ready away from the table. @rule nz5:6.5 nz5:6.6 */
export type Prepared = 'checked' | 'shuffled' | 'sealed'

/** What one wager lost to the table differential. @rule nz5:5.18 */
export interface Reduction {
  readonly wager: WagerId
  readonly patron: Patron
  readonly from: Chips
  readonly to: Chips
}

/** The steps of section 6, in their order. */
export const OPENING = ['delivered', 'brought', 'inspected', 'spread', 'washed', 'stacked'] as const

export type Phase =
  | { readonly is: 'opening'; readonly step: (typeof OPENING)[number] }
  | { readonly is: 'shuffling' }
  /** The stack is offered to a seat, or, when every seat has declined, to an employee. */
  | { readonly is: 'cutting'; readonly seat: Seat | null; readonly declined: readonly Seat[] }
  | { readonly is: 'cut' }
  | { readonly is: 'loaded' }
  | { readonly is: 'burning'; readonly left: number | null }
  | { readonly is: 'betting' }
  | { readonly is: 'called' }
  /** Banker or Player is offered, to the first of these. @rule nz5:8.8 nz5-old:8.8 */
  | { readonly is: 'offering'; readonly hand: Side; readonly offers: readonly Patron[] }
  | { readonly is: 'dealing' }
  /** Cards lie face down until somebody turns them. */
  | { readonly is: 'turning' }
  /** Wagers may be made and touched once more, though cards are out. @rule nz5:15.10 */
  | { readonly is: 'reopened' }

/** One round as the results display keeps it. */
export interface RoundResult {
  readonly player: number
  readonly banker: number
  readonly result: Side | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
  readonly natural: boolean
  /** Dealt while no wagers were taken: displayed, and marked. @rule ruling:552 */
  readonly voidHand?: true
  /** Hands on which no wager counted in the end, because their cards had gone astray. @rule nz5:15.9 */
  readonly voided?: readonly Side[]
}

export type SecretHands = {
  readonly [S in Side]: readonly Secret<Card>[]
}

/** Whether this round, or the next, is the last of the shoe. */
export type LastCoup = 'no' | 'next' | 'this'

/**
 * A round dealt by the ordinary rules while no wagers are taken: the next one, or the one under way.
 * @rule nz5:1.0/void-hand
 */
export interface VoidHand {
  readonly when: 'next' | 'this'
  readonly under: Authority
}

/**
 * A hand away from its box: who holds which of its cards, nobody those that lie open already.
 * @rule nz5:8.13 nz5:8.16 nz5-old:8.13 nz5-old:8.16
 */
export interface OutHand {
  readonly hand: Side
  readonly holders: readonly (Patron | null)[]
  /** Who was passed all of it together; nobody where its cards were passed apart. @rule nz5:15.6 */
  readonly receiver: Patron | null
}

/** Who turns the hands of a Style B round; nobody where the dealer does. */
export interface Roles {
  readonly player: Patron | null
  readonly banker: Patron | null
  /** Who had a claim, in the order of the offers: a change of the wagers repeats them. */
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

/** A round that was settled: its wagers, and how many cards it took. */
export interface SettledRound {
  readonly wagers: readonly Wager[]
  readonly cards: number
}

export interface BaccaratState {
  readonly elections: TableElections
  readonly phase: Phase
  /** Who has found the cards complete: the dealer and, on their own, a game supervisor. */
  readonly inspectedBy: readonly ('dealer' | 'game-supervisor')[]
  /** How the cards came to the table, until the first round that is dealt from them. */
  readonly prepared: Prepared | null
  /** What is left in the shoe; how the cards lie is nobody's to know. */
  readonly left: number
  readonly shoes: number
  /** Whether the set that waits in a batch shuffler has never been dealt. @rule ruling:551 */
  readonly waitingSetIsFresh: boolean
  readonly lastCutter: Seat
  readonly lastCoup: LastCoup
  readonly burned: readonly Secret<Card>[]
  /** Rounds in a row that nobody wagered on, and whether a patron asked for them. */
  readonly freeRounds: { readonly asked: boolean; readonly dealt: number }
  /** Whose wagers on one area together keep within the maximum. @rule nz5:5.8(b) */
  readonly areaCaps: readonly ('everybody' | readonly Patron[])[]
  /** What the differential took from the round under way. */
  readonly reduced: readonly Reduction[]
  readonly hands: SecretHands
  /** Cards that left the shoe too early, in their order: the next round begins with them. */
  readonly waiting: readonly Secret<Card>[]
  readonly voidHand: VoidHand | null
  /** Not yet determined, or who turns which hand. */
  readonly roles: Roles | null
  readonly out: OutHand | null
  readonly international: InternationalRound
  readonly nominations: readonly Nomination[]
  /** @rule nz5:8.17 nz5-old:8.17 */
  readonly bankerFirst: boolean
  /** What was taken off wagers of this round after the call, and is owed. @rule mbs:5.7 */
  readonly lifted: Readonly<Record<WagerId, Chips>>
  /** What lay on the round that was settled last, while that can still be put right. */
  readonly settled: SettledRound | null
  /** The results of this shoe. */
  readonly results: readonly RoundResult[]
  /** What the dealer said last, the newest at the end. */
  readonly announced: readonly Phrase[]
}

/** The cards themselves: for the rules, which look at every card there is. */
export const faces = ({ player, banker }: SecretHands): Hands => ({
  player: player.map(({ secret }) => secret),
  banker: banker.map(({ secret }) => secret),
})
