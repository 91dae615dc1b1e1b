import type { Authority } from '../../../kernel/authority.ts'
import type { Patron, Seat, StaffRank } from '../../../kernel/people.ts'
import type { Topics } from '../../../kernel/topic.ts'
import type { Wager, WagerId } from '../../../kernel/wager.ts'
import type { ElectionChanged } from '../../election-change.ts'
import type { Compulsion, Ground } from '../grounds.ts'
import type { Faces } from '../s03-equipment/dice.ts'
import type { WagerName } from '../s04-wagers.ts'
import type { ActiveDice, DieId, Inspection, Shooter } from './state.ts'

type EventBody =
  | ElectionChanged
  | { readonly is: 'DiceInspected'; readonly inspection: Inspection }
  | { readonly is: 'DiceReady' }
  | { readonly is: 'DiceOffered'; readonly to: Patron }
  | { readonly is: 'DiceDeclined'; readonly patron: Patron }
  | { readonly is: 'OffersLapsed' }
  | { readonly is: 'DiceTaken'; readonly shooter: Shooter; readonly dice: ActiveDice }
  | { readonly is: 'DiceChosen'; readonly dice: ActiveDice }
  | {
      readonly is: 'DiceRelinquished'
      readonly reason: Compulsion | '7-out' | 'own-wish' | 'left' | 'nothing-to-decide'
      readonly after: Seat | null
      /** Set if the dice were taken away from this patron. */
      readonly barred?: Patron
    }
  | { readonly is: 'RollStarted' }
  | {
      readonly is: 'DiceRested'
      readonly faces: Faces
      readonly leaning: readonly [boolean, boolean]
    }
  /** The last roll was invalidated after it was over. */
  | {
      readonly is: 'ResultWithdrawn'
      /** Not of the last round, but of the latest in which wagers were at risk. */
      readonly isEarlier?: true
    }
  | { readonly is: 'FaceRuled'; readonly faces: Faces }
  /** Corrects a wrong entry. */
  /** `leaning` only if it has changed. */
  | {
      readonly is: 'DiceReread'
      readonly faces: Faces
      readonly leaning?: readonly [boolean, boolean]
    }
  | { readonly is: 'TotalCalled'; readonly total: number; readonly by: StaffRank }
  | { readonly is: 'ResultEntered'; readonly faces: Faces }
  | { readonly is: 'EntryAmended'; readonly faces: Faces }
  | {
      readonly is: 'RollSettled'
      readonly faces: Faces
      /** The rank that called it. */
      readonly by: StaffRank
      readonly standing: readonly Wager[]
      readonly decided: readonly WagerId[]
    }
  | {
      readonly is: 'RollVoided'
      readonly ground: Ground | 'left-table' | 'disputed' | 'overruled' | 'abandoned'
      readonly by: StaffRank
      /** True if it was called after the dice had come to rest. */
      readonly late: boolean
      /** True if this void roll counts towards the limit at which the shooter loses the dice. */
      readonly counts: boolean
      readonly note: string
      readonly standing: readonly Wager[]
    }
  | {
      readonly is: 'CallOverruled'
      readonly outcome: Faces | 'no-roll'
      readonly by: StaffRank
      readonly reason: string
      /** Settled wagers that are restored. */
      readonly reopens: readonly WagerId[]
      /** The roll was over. Old entries do not have it. */
      readonly wasOver?: true
    }
  | {
      readonly is: 'RollSettledAgain'
      readonly faces: Faces
      readonly decided: readonly WagerId[]
    }
  | {
      readonly is: 'DiceReturned'
      readonly shooter: Shooter
      readonly dice: readonly DieId[]
    }
  | { readonly is: 'DiceMissing'; readonly dice: readonly DieId[] }
  | { readonly is: 'OriginalRequested' }
  | {
      readonly is: 'DieFound'
      readonly die: DieId
      readonly goes: 'shooter' | 'dealer' | 'away'
    }
  | { readonly is: 'SearchGivenUp' }
  | { readonly is: 'DiceReplaced'; readonly dice: readonly DieId[] }
  | { readonly is: 'EquipmentFailed' }
  | {
      readonly is: 'EquipmentResumed'
      readonly how: 'rectified' | 'procedures'
      readonly note: string
    }
  | { readonly is: 'WagerRestored'; readonly wager: WagerId; readonly on: WagerName }
  | { readonly is: 'OperatorRuled'; readonly ruling: string }

export type SnakeEyesEvent = EventBody & { readonly under: Authority }

export type EventOf<Is extends SnakeEyesEvent['is']> = Extract<SnakeEyesEvent, { readonly is: Is }>

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<SnakeEyesEvent> = {
  RollVoided: 'void',
  ResultWithdrawn: 'void',
  CallOverruled: 'reopening',
  RollSettledAgain: 'reopening',
  EntryAmended: 'reopening',
  WagerRestored: 'reopening',
  DiceReplaced: 'cards and equipment',
  DiceMissing: 'cards and equipment',
  EquipmentFailed: 'cards and equipment',
  EquipmentResumed: 'cards and equipment',
  OperatorRuled: 'direction',
  ElectionChanged: 'direction',
}
