import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import type { FaceDown } from '../../../kernel/chance.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Patron, Seat, StaffRank } from '../../../kernel/people.ts'
import type { Wager, WagerId } from '../../../kernel/wager.ts'
import type { ElectionChanged } from '../../election-change.ts'
import type { Style } from '../books/book.ts'
import type { Hands, Side } from '../s09-third-cards/third-card.ts'
import type { InternationalHappening } from '../s15-international/events.ts'
import type { Preparation, Reduction, Roles, RoundResult, SecretHands, TableCard } from './state.ts'

/** The patron whose chips moved after the call, and the rank that ruled on it. */
export interface LateChips {
  readonly patron: Patron
  readonly chips: Chips
  readonly decider: StaffRank
}

type EventBody =
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
  /** At the back of the stack. */
  | { readonly is: 'SecondCuttingCardPlaced' }
  | { readonly is: 'ShoeLoaded'; readonly cards: number }
  | { readonly is: 'BurnBegan' }
  | { readonly is: 'CardBurned'; readonly card: TableCard; readonly left: number }
  | { readonly is: 'BurnOmitted' }
  | { readonly is: 'BurnShown' }
  | { readonly is: 'NoMoreBets' }
  | { readonly is: 'CallOmitted' }
  | {
      readonly is: 'CardDealt'
      readonly to: Side
      readonly card: TableCard
      /** True for the first card, which closes the betting on this round. */
      readonly first: boolean
      /** The card had left the shoe early. */
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
  | { readonly is: 'CardsBrought'; readonly prepared: Preparation; readonly approval?: string }
  | { readonly is: 'CardsLookedAt' }
  | { readonly is: 'MixingRequired' }
  | { readonly is: 'SetsSwapped' }
  | { readonly is: 'SetRetired'; readonly reason: string }
  | { readonly is: 'WaitingSetReplaced'; readonly reason: string }
  | { readonly is: 'WaitingSetShuffled'; readonly reason: string }
  /** The used cards go back into a continuous shuffler. */
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
  | { readonly is: 'UnauthorisedThirdCard'; readonly card: Card | FaceDown }
  | { readonly is: 'CardMisplaced'; readonly card: Card | FaceDown; readonly in: Side }
  | { readonly is: 'FaceUpCardFound'; readonly card: Card | FaceDown }
  | { readonly is: 'FirstCardFaceUp'; readonly card: Card | FaceDown }
  | { readonly is: 'ExcessCard'; readonly card: TableCard }
  | { readonly is: 'ExcessCardDiscarded' }
  /** `cards`: the faces of those that had been reported face down. */
  | { readonly is: 'WaitingCardsSeen'; readonly cards?: readonly Card[] }
  | { readonly is: 'VoidHandAnnounced' }
  | { readonly is: 'VoidHandBegan' }
  | { readonly is: 'VoidHandEnded' }
  | {
      readonly is: 'RoundReconstructed'
      readonly hands: SecretHands
      readonly left: number
      readonly reason: string
      /** The cards in the order in which they lay before. */
      readonly before?: readonly (Card | FaceDown)[]
      /** Cards that are out of the shoe and in no hand. */
      readonly waiting?: readonly TableCard[]
    }
  | {
      readonly is: 'EntryCorrected'
      readonly hand: Side
      readonly nth: number
      readonly was: Card
      readonly card: Card
      readonly further?: readonly Card[]
      readonly reason: string
    }
  /** `left` more cards are burned. */
  | {
      readonly is: 'BurnEntryCorrected'
      readonly was: Card
      readonly card: Card
      readonly left: number
      readonly reason: string
    }
  | {
      readonly is: 'RoundReopened'
      readonly wagers: readonly Wager[]
      readonly reason: string
      /** It was a Tie and still is: the wagers on the hands stay as their patrons left them. */
      readonly still?: 'tie'
    }
  | {
      readonly is: 'ResultCorrected'
      readonly hands: Hands
      readonly round: RoundResult
      readonly left: number
      readonly wagers: readonly Wager[]
      readonly before?: readonly (Card | FaceDown)[]
      readonly waiting?: readonly TableCard[]
    }
  | {
      readonly is: 'ResultVoided'
      readonly wagers: readonly Wager[]
      /** Not of the last round, but of the latest in which wagers were at risk. */
      readonly isEarlier?: true
    }
  | { readonly is: 'StyleElected'; readonly style: Style }
  | ElectionChanged
  | {
      readonly is: 'RoleOffered'
      readonly hand: Side
      readonly offers: readonly Patron[]
      readonly claims: Roles['claims']
    }
  | { readonly is: 'RoleDeclined'; readonly hand: Side; readonly patron: Patron }
  | { readonly is: 'RoleTaken'; readonly hand: Side; readonly patron: Patron }
  | { readonly is: 'RoleVacant'; readonly hand: Side; readonly claims: Roles['claims'] }
  /** A patron no longer has these hands; both if none is named. `claims` are the remaining claims. */
  | {
      readonly is: 'ClaimLapsed'
      readonly patron: Patron
      readonly hands?: readonly Side[]
      readonly claims: Roles['claims']
    }
  | { readonly is: 'RolesDetermined' }
  | { readonly is: 'HandPassed'; readonly hand: Side; readonly handler: Patron }
  | { readonly is: 'HandRetrieved'; readonly hand: Side }
  /** Some cards of a hand. The others stay face down. */
  | {
      readonly is: 'CardsTurned'
      readonly hand: Side
      readonly cards: readonly number[]
      readonly by: Patron
    }
  | {
      readonly is: 'HandTurned'
      readonly hand: Side
      readonly by: Patron | 'dealer'
      /** The faces of the cards that had been reported face down. */
      readonly cards?: readonly Card[]
    }
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
  | {
      readonly is: 'ForeignCardFound'
      readonly of?: 'foreign' | 'another-deck'
      readonly card?: Card
    }
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

export type BaccaratEvent = EventBody & { readonly under: Authority }

export type BaccaratEventOf<Is extends BaccaratEvent['is']> = Extract<
  BaccaratEvent,
  { readonly is: Is }
>
