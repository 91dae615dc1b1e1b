import type { Authority } from '../../kernel/authority.ts'
import type { Card } from '../../kernel/card.ts'
import type { Drawn } from '../../kernel/chance.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Actor, Patron, Seat, StaffRank } from '../../kernel/people.ts'
import type { Secret } from '../../kernel/secret.ts'
import type { Wager, WagerId } from '../../kernel/wager.ts'
import type { DealingError, Style } from './books/book.ts'
import type { Hands, Side } from './s09-third-card.ts'
import type { InternationalAct, InternationalHappening } from './s15-international/acts.ts'
import type { Prepared, Reduction, Roles, RoundResult, SecretHands } from './state.ts'

/** What people and chance do at a baccarat table. */
export type BaccaratCommand = { readonly by: Actor } & (
  | InternationalAct
  | { readonly does: 'inspect' }
  | { readonly does: 'spread' }
  | { readonly does: 'wash' }
  | { readonly does: 'stack' }
  | { readonly does: 'riffle' }
  /** A report of chance: the cards are in a random order; the commitment says which, without telling. */
  | { readonly does: 'shuffled'; readonly commitment?: string }
  | { readonly does: 'cut'; readonly at: number }
  | { readonly does: 'decline-cut' }
  | { readonly does: 'place-cutting-card'; readonly behind: number }
  | { readonly does: 'burn' }
  | { readonly does: 'see-burn' }
  | { readonly does: 'call' }
  /** A report: this came out of the shoe. */
  | {
      readonly does: 'card'
      readonly card: Drawn
      /** It lay face up in the shoe. */
      readonly face?: 'up'
      /** Where the dealer put it. */
      readonly to?: Side
    }
  /** A report: a card left the shoe that no hand was due. */
  | {
      readonly does: 'excess-card'
      readonly card: Card
      readonly face: 'up' | 'down'
      readonly to?: Side
    }
  /** A report: somebody has looked at a card that waits face down. */
  | { readonly does: 'waiting-card-seen' }
  /** The cards of the round in the order in which they should have been dealt. */
  | {
      readonly does: 'reconstruct'
      readonly error: DealingError
      readonly cards: readonly Card[]
      readonly reason: string
    }
  | { readonly does: 'void-round'; readonly error: DealingError; readonly reason: string }
  /** Another style for the next shoe or, from a continuous shuffler, under the procedure named. */
  | { readonly does: 'elect-style'; readonly style: Style; readonly procedure?: string }
  | { readonly does: 'offer-roles' }
  | { readonly does: 'accept-role' }
  | { readonly does: 'decline-role' }
  | { readonly does: 'request-nominee'; readonly nominee: Patron }
  | {
      readonly does: 'approve-nominee'
      readonly patron: Patron
      readonly nominee: Patron
      readonly mayWager: boolean
      readonly mayHandle: boolean
      /** Of the casino's staff, or close to it: the host knows. */
      readonly associated: boolean
      /** Acts for somebody at another table: the host knows that, too. */
      readonly elsewhere?: boolean
    }
  | { readonly does: 'refuse-nominee'; readonly patron: Patron; readonly nominee: Patron }
  | { readonly does: 'announce-nominee'; readonly patron: Patron; readonly nominee: Patron }
  | { readonly does: 'end-nominee'; readonly patron: Patron; readonly nominee: Patron }
  | {
      readonly does: 'withdraw-nominees'
      readonly right: 'wager' | 'handle'
      readonly patrons: 'everybody' | readonly Patron[]
    }
  /** To whoever has the role, or to the nominee named. */
  | { readonly does: 'pass-hand'; readonly hand: Side; readonly to?: Patron }
  /** All of it that lies face down with them, or one card, counted from 1. */
  | { readonly does: 'turn-hand'; readonly hand: Side; readonly card?: number }
  | { readonly does: 'retrieve-hand' }
  | { readonly does: 'dealer-turns'; readonly hand: Side }
  | { readonly does: 'banker-first' }
  /** A report: a card was found that is not of this set. */
  | { readonly does: 'foreign-card' }
  | { readonly does: 'report-exposed' }
  | {
      readonly does: 'direct-shuffle'
      readonly ground: 'doubt' | 'discretion'
      readonly reason: string
    }
  /** All cards, or only the set that waits in the shuffler. */
  | { readonly does: 'replace-cards'; readonly reason: string; readonly set?: 'waiting' }
  /** Cards made ready away from the table, and the approval that sealed cards need. */
  | {
      readonly does: 'bring-prepared'
      readonly prepared: Prepared
      readonly secured: boolean
      readonly approval?: string
    }
  | { readonly does: 'look-at-prepared' }
  | { readonly does: 'require-mixing' }
  | { readonly does: 'shuffle-waiting-set'; readonly reason: string }
  | { readonly does: 'ask-free-rounds' }
  | { readonly does: 'reduce-differential' }
  | { readonly does: 'cap-area'; readonly patrons: 'everybody' | readonly Patron[] }
  /** A report: chips found on the layout that came there after the call. */
  | {
      readonly does: 'report-late-chips'
      readonly patron: Patron
      readonly on: string
      readonly chips: Chips
    }
  /** A report: chips taken off a wager after the call, and put back or not. */
  | {
      readonly does: 'report-lifted-chips'
      readonly wager: WagerId
      readonly chips: Chips
      readonly putBack: boolean
    }
)

/** Whose chips moved after the call, and who ruled on it. */
export interface LateChips {
  readonly patron: Patron
  readonly chips: Chips
  readonly decider: StaffRank
}

type Happened =
  | InternationalHappening
  | { readonly is: 'CardsInspected'; readonly inspector: 'dealer' | 'game-supervisor' }
  | { readonly is: 'CardsSpread' }
  | { readonly is: 'CardsWashed' }
  | { readonly is: 'CardsStacked' }
  | { readonly is: 'CardsRiffled' }
  | { readonly is: 'CardsShuffled'; readonly commitment?: string }
  | { readonly is: 'CutOffered'; readonly seat: Seat | null }
  | { readonly is: 'CutDeclined'; readonly seat: Seat }
  | { readonly is: 'CardsCut'; readonly at: number; readonly seat: Seat | null }
  | { readonly is: 'CuttingCardPlaced'; readonly behind: number }
  | { readonly is: 'ShoeLoaded'; readonly cards: number }
  | { readonly is: 'BurnBegan' }
  | { readonly is: 'CardBurned'; readonly card: Secret<Card>; readonly left: number }
  | { readonly is: 'BurnOmitted' }
  | { readonly is: 'BurnShown' }
  | { readonly is: 'NoMoreBets' }
  | { readonly is: 'CallOmitted' }
  | {
      readonly is: 'CardDealt'
      readonly to: Side
      readonly card: Secret<Card>
      /** It closes the betting on this round. */
      readonly first: boolean
      /** It had left the shoe before. */
      readonly waited?: true
    }
  | { readonly is: 'CuttingCardOut' }
  | { readonly is: 'LastCoupAnnounced' }
  | { readonly is: 'PointCountsAnnounced'; readonly player: number; readonly banker: number }
  | {
      readonly is: 'ResultAnnounced'
      readonly hands: Hands
      readonly round: RoundResult
      readonly wagers: readonly Wager[]
    }
  | { readonly is: 'RoundEnded' }
  | { readonly is: 'RoundVoided'; readonly reason: string }
  | { readonly is: 'ShoeEnded' }
  | { readonly is: 'CardsReplaced'; readonly reason: string }
  | { readonly is: 'ShuffleDirected'; readonly reason: string }
  | { readonly is: 'CardsExposed' }
  | { readonly is: 'CardsBrought'; readonly prepared: Prepared; readonly approval?: string }
  | { readonly is: 'CardsLookedAt' }
  | { readonly is: 'MixingRequired' }
  | { readonly is: 'SetsSwapped' }
  | { readonly is: 'SetRetired'; readonly reason: string }
  | { readonly is: 'WaitingSetReplaced'; readonly reason: string }
  | { readonly is: 'WaitingSetShuffled'; readonly reason: string }
  /** What the round used goes back into a continuous shuffler. */
  | { readonly is: 'CardsReturned'; readonly cards: number }
  | { readonly is: 'CuttingCardSetAside' }
  | { readonly is: 'FreeRoundsAsked' }
  | { readonly is: 'FreeRoundBegan' }
  | { readonly is: 'FreeRoundsEnded' }
  | { readonly is: 'BetsInvited' }
  | {
      readonly is: 'DifferentialReduced'
      readonly hand: Side
      readonly reductions: readonly Reduction[]
    }
  | { readonly is: 'UnauthorisedThirdCard'; readonly card: Card }
  | { readonly is: 'CardMisplaced'; readonly card: Card; readonly in: Side }
  | { readonly is: 'FaceUpCardFound'; readonly card: Card }
  | { readonly is: 'FirstCardFaceUp'; readonly card: Card }
  | { readonly is: 'ExcessCard'; readonly card: Secret<Card> }
  | { readonly is: 'ExcessCardDiscarded' }
  | { readonly is: 'WaitingCardsSeen' }
  | { readonly is: 'VoidHandAnnounced' }
  | { readonly is: 'VoidHandBegan' }
  | { readonly is: 'VoidHandEnded' }
  | {
      readonly is: 'RoundReconstructed'
      readonly hands: SecretHands
      readonly left: number
      readonly reason: string
    }
  | { readonly is: 'RoundReopened'; readonly wagers: readonly Wager[]; readonly reason: string }
  | {
      readonly is: 'ResultCorrected'
      readonly hands: Hands
      readonly round: RoundResult
      readonly left: number
      readonly wagers: readonly Wager[]
    }
  | { readonly is: 'ResultVoided'; readonly wagers: readonly Wager[] }
  | { readonly is: 'StyleElected'; readonly style: Style }
  | {
      readonly is: 'RoleOffered'
      readonly hand: Side
      readonly offers: readonly Patron[]
      readonly claims: Roles['claims']
    }
  | { readonly is: 'RoleDeclined'; readonly hand: Side; readonly patron: Patron }
  | { readonly is: 'RoleTaken'; readonly hand: Side; readonly patron: Patron }
  | { readonly is: 'RoleVacant'; readonly hand: Side; readonly claims: Roles['claims'] }
  /** Who had a claim is gone; what remains of the claims. */
  | { readonly is: 'ClaimLapsed'; readonly patron: Patron; readonly claims: Roles['claims'] }
  | { readonly is: 'RolesDetermined' }
  | { readonly is: 'HandPassed'; readonly hand: Side; readonly handler: Patron }
  | { readonly is: 'HandRetrieved'; readonly hand: Side }
  /** Some of a hand; the rest lies face down. */
  | {
      readonly is: 'CardsTurned'
      readonly hand: Side
      readonly cards: readonly number[]
      readonly by: Patron
    }
  | { readonly is: 'HandTurned'; readonly hand: Side; readonly by: Patron | 'dealer' }
  | { readonly is: 'PointCountAnnounced'; readonly hand: Side; readonly points: number }
  | { readonly is: 'DealerTurnsHand'; readonly hand: Side }
  | { readonly is: 'BankerFirstAuthorised' }
  | { readonly is: 'NomineeRequested'; readonly patron: Patron; readonly nominee: Patron }
  | {
      readonly is: 'NomineeApproved'
      readonly patron: Patron
      readonly nominee: Patron
      readonly mayWager: boolean
      readonly mayHandle: boolean
    }
  | { readonly is: 'NomineeRefused'; readonly patron: Patron; readonly nominee: Patron }
  | { readonly is: 'NomineeAnnounced'; readonly patron: Patron; readonly nominee: Patron }
  | { readonly is: 'NomineeEndConfirmed'; readonly patron: Patron; readonly nominee: Patron }
  | { readonly is: 'NomineeEnded'; readonly patron: Patron; readonly nominee: Patron }
  | {
      readonly is: 'NomineeRightWithdrawn'
      readonly right: 'wager' | 'handle'
      readonly patrons: readonly Patron[]
    }
  | { readonly is: 'ForeignCardFound' }
  | ({
      readonly is: 'LateChipsReturned'
      readonly on: string
      readonly remedy: 'not honoured'
    } & LateChips)
  | ({
      readonly is: 'ChipsLifted'
      readonly wager: WagerId
      readonly remedy: 'put back' | 'plays, and is owed'
    } & LateChips)
  | { readonly is: 'AreaCapped'; readonly patrons: 'everybody' | readonly Patron[] }

export type BaccaratEvent = Happened & { readonly under: Authority }

export type BaccaratEventOf<Is extends BaccaratEvent['is']> = Extract<
  BaccaratEvent,
  { readonly is: Is }
>
export type BaccaratDoes = BaccaratCommand['does']
export type BaccaratCommandOf<D extends BaccaratDoes> = Extract<
  BaccaratCommand,
  { readonly does: D }
>
