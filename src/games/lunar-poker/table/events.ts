import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Patron, Seat } from '../../../kernel/people.ts'
import type { Topics } from '../../../kernel/topic.ts'
import type { WagerId } from '../../../kernel/wager.ts'
import type { ElectionChanged } from '../../election-change.ts'
import type { SuperCombination } from '../s05-wagers/super-bet.ts'
import type { Place } from '../s08-dealing/deal.ts'
import type { BoxResult } from '../s10-settlement/settlement.ts'
import type { Choice, DealtCard, Direction } from './state.ts'

export interface Seated {
  readonly seat: Seat
  readonly patron: Patron
  readonly ante: Chips
  /** The Super Bet on the player's own hand. */
  readonly superBet: WagerId | null
}

type EventBody =
  | ElectionChanged
  | { readonly is: 'CardsInspected'; readonly inspector: 'dealer' | 'game-supervisor' }
  | { readonly is: 'CardsSpread' }
  | { readonly is: 'CardsMixed' }
  | { readonly is: 'CardsShuffled'; readonly commitment?: string }
  | { readonly is: 'CardsCut'; readonly at: number }
  | { readonly is: 'CardsReady' }
  | { readonly is: 'ShuffleDirected'; readonly reason: string }
  | { readonly is: 'CardsReplaced'; readonly reason: string }
  | { readonly is: 'DeckCounted'; readonly cards: number }
  | { readonly is: 'NoMoreBets' }
  | { readonly is: 'BoxesTaken'; readonly boxes: readonly Seated[] }
  | { readonly is: 'CardDealt'; readonly to: Place; readonly card: DealtCard }
  | { readonly is: 'CardReread'; readonly to: Place; readonly card: DealtCard }
  | { readonly is: 'DealCompleted'; readonly up: number }
  | { readonly is: 'ChoiceMade'; readonly seat: Seat; readonly choice: Choice; readonly fee: Chips }
  | { readonly is: 'ChoiceTakenBack'; readonly seat: Seat; readonly fee: Chips }
  | { readonly is: 'HandDeclared'; readonly seat: Seat }
  | { readonly is: 'DecisionsLocked' }
  | {
      readonly is: 'HandVerified'
      readonly seat: Seat
      readonly combination: SuperCombination | null
      readonly instantCash: 'straight-flush' | 'royal-flush' | null
    }
  | { readonly is: 'DeclaredSettled' }
  | { readonly is: 'ActingBegan' }
  | { readonly is: 'BoxFolded'; readonly seat: Seat }
  | { readonly is: 'BoxPlays'; readonly seat: Seat; readonly bets: boolean }
  | { readonly is: 'DrawBegan'; readonly seat: Seat; readonly cards: number }
  | {
      readonly is: 'CardDrawn'
      readonly seat: Seat
      readonly card: DealtCard
      readonly from: Source
    }
  | { readonly is: 'DiscardsMixed'; readonly cards: number }
  | { readonly is: 'CardsLookedAt'; readonly seat: Seat }
  | { readonly is: 'ActingEnded' }
  | { readonly is: 'BetsClosed' }
  | { readonly is: 'DealerRevealed'; readonly hand: readonly Card[]; readonly value: string }
  /** The cards that the Dealer has called for and nobody knows yet are turned now. */
  | { readonly is: 'RevealBegan' }
  | { readonly is: 'ComparisonBegan' }
  /** The faces of cards that were dealt face down, in the order in which they lie. */
  | { readonly is: 'CardsTurned'; readonly at: Place; readonly cards: readonly Card[] }
  | { readonly is: 'NoHand' }
  | {
      readonly is: 'ForceAnswered'
      readonly seat: Seat
      readonly forces: boolean
      readonly fee: Chips
    }
  | {
      readonly is: 'BoxSettled'
      readonly seat: Seat
      /** Turned face up. If the Dealer does not qualify, hands are only counted, face down. */
      readonly opened: boolean
      readonly settled: BoxResult
      readonly says: string
    }
  | { readonly is: 'DealerForced'; readonly removed: Card }
  | { readonly is: 'DealerCardReplaced'; readonly card: Card; readonly from: Source }
  | { readonly is: 'RoundEnded' }
  | {
      readonly is: 'RoundVoided'
      readonly reason: string
      readonly fees: readonly Fee[]
      readonly redeal: boolean
    }
  /** A misdeal that was found after the settlement. */
  | {
      readonly is: 'SettledRoundVoided'
      readonly reason: string
      readonly wagers: readonly WagerId[]
      readonly fees: readonly Fee[]
    }
  | { readonly is: 'CardExposed'; readonly to: Place; readonly card: number; readonly face?: Card }
  | { readonly is: 'HandShown'; readonly seat: Seat }
  | { readonly is: 'DealerShown'; readonly cards: readonly number[] }
  | { readonly is: 'StrayHandDiscarded'; readonly seat: Seat; readonly cards: number }
  | { readonly is: 'HandForfeited'; readonly seat: Seat }
  | { readonly is: 'HandReconstructed'; readonly seat: Seat }
  | {
      readonly is: 'HandVoided'
      readonly seat: Seat
      readonly reason: string
      /** The fees that go back with the wagers. */
      readonly fee?: Chips
    }
  /** The hand was out or settled already, so its cards do not move. */
  | {
      readonly is: 'SettledHandVoided'
      readonly seat: Seat
      readonly reason: string
      readonly wagers: readonly WagerId[]
    }
  | { readonly is: 'DrawnCardsMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly is: 'DrawnCardsRedirected'; readonly from: Seat; readonly to: Seat }
  | { readonly is: 'MissedInstantCashPaid'; readonly seat: Seat }
  | { readonly is: 'MissedSuperPaid'; readonly seat: Seat }
  | { readonly is: 'ConductDirected'; readonly direction: Direction }
  | {
      readonly is: 'PatronsSeparated'
      readonly patrons: readonly [Patron, Patron]
      readonly reason: string
    }
  | {
      readonly is: 'OperatorRuled'
      readonly remedy: 'continue' | 'void-round'
      readonly reason: string
    }

/** The source of a card: the deck, cards put back on it, or a position in the discard rack. */
export type Source = 'deck' | 'next' | number

export interface Fee {
  readonly patron: Patron
  readonly fee: Chips
}

export type LunarEvent = EventBody & { readonly under: Authority }

export type LunarEventOf<Is extends LunarEvent['is']> = Extract<LunarEvent, { readonly is: Is }>

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<LunarEvent> = {
  RoundVoided: 'void',
  SettledRoundVoided: 'void',
  HandVoided: 'void',
  SettledHandVoided: 'void',
  HandForfeited: 'void',
  HandReconstructed: 'reopening',
  MissedInstantCashPaid: 'money by hand',
  MissedSuperPaid: 'money by hand',
  CardsReplaced: 'cards and equipment',
  ShuffleDirected: 'cards and equipment',
  CardExposed: 'cards and equipment',
  DealerShown: 'cards and equipment',
  ConductDirected: 'direction',
  OperatorRuled: 'direction',
  ElectionChanged: 'direction',
  PatronsSeparated: 'people',
}
