import type { Authority } from '../../../kernel/authority.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { Topics } from '../../../kernel/topic.ts'
import type { ChipKind, WagerId } from '../../../kernel/wager.ts'
import type { ElectionChanged } from '../../election-change.ts'
import type { Colour, Pocket } from '../s02-wheel.ts'
import type { Cause, CountedChips, Direction } from './state.ts'

type EventBody =
  | ElectionChanged
  | {
      readonly is: 'WagerDeclared'
      readonly declared: number
      readonly patron: Patron
      readonly on: string
      readonly piece: Chips
      readonly kind: ChipKind
      readonly isPlaced: boolean
    }
  /** The wagers and their positions, by name. */
  | {
      readonly is: 'DeclaredPlaced'
      readonly declared: number
      readonly wagers: Readonly<Record<WagerId, string>>
    }
  | {
      readonly is: 'DeclaredReturned'
      readonly declared: number
      readonly wagers: readonly WagerId[]
    }
  | { readonly is: 'SpinStarted'; readonly wheel: Direction; readonly ball: Direction }
  | { readonly is: 'NoMoreBets'; readonly with: 'bell' | 'wave' }
  | {
      readonly is: 'BallDropped'
      readonly counted: CountedChips
      /** True if there was no call, so the drop itself closes the betting. */
      readonly closes: boolean
    }
  | { readonly is: 'BallRested'; readonly in: Pocket }
  | { readonly is: 'NumberAnnounced'; readonly number: Pocket; readonly colour: Colour }
  | { readonly is: 'WinnersTransferred'; readonly wagers: Readonly<Record<WagerId, string>> }
  | { readonly is: 'LosersCollected' }
  | { readonly is: 'WinnersPaid'; readonly wagers: readonly WagerId[] }
  /** `isAllVoid`: every wager that counted was declared void. */
  | { readonly is: 'SpinEnded'; readonly number: Pocket; readonly isAllVoid?: true }
  | {
      readonly is: 'SpinVoided'
      readonly cause: Cause
      readonly person?: string
      readonly ballTo: Pocket | null
      /** Wagers that this spin had settled. They are put back for the next one. */
      readonly reopens?: readonly WagerId[]
      /** The spin was over. */
      readonly wasOver?: true
    }
  | { readonly is: 'SpinAbandoned' }
  /** The last spin was invalidated after it was over. */
  | {
      readonly is: 'ResultWithdrawn'
      /** Not of the last round, but of the latest in which wagers were at risk. */
      readonly isEarlier?: true
      /** The winning number before it. A log of an older version has none. */
      readonly ballTo?: Pocket | null
    }
  | { readonly is: 'BallExamined'; readonly replaced: boolean }
  | { readonly is: 'BallChanged' }
  | { readonly is: 'WagerClarified'; readonly wager: WagerId; readonly on: string }
  | { readonly is: 'WagerMoved'; readonly wager: WagerId; readonly on: string | null }
  | {
      readonly is: 'WagerRestored'
      readonly wager: WagerId
      readonly movedBy: 'dealer' | 'patron'
    }

export type RouletteEvent = EventBody & { readonly under: Authority }

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<RouletteEvent> = {
  SpinVoided: 'void',
  SpinAbandoned: 'void',
  ResultWithdrawn: 'void',
  BallExamined: 'cards and equipment',
  BallChanged: 'cards and equipment',
  WagerRestored: 'reopening',
  ElectionChanged: 'direction',
}
