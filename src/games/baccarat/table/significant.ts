import type { Topics } from '../../../kernel/topic.ts'
import type { BaccaratEvent } from './events.ts'

/** The events that an inspector reviews, by topic. */
export const SIGNIFICANT: Topics<BaccaratEvent> = {
  RoundVoided: 'void',
  ResultVoided: 'void',
  RoundReopened: 'reopening',
  ResultCorrected: 'reopening',
  RoundReconstructed: 'reopening',
  EntryCorrected: 'reopening',
  BurnEntryCorrected: 'cards and equipment',
  CardsReplaced: 'cards and equipment',
  ShuffleDirected: 'cards and equipment',
  CardsExposed: 'cards and equipment',
  ForeignCardFound: 'cards and equipment',
  UnauthorisedThirdCard: 'cards and equipment',
  CardMisplaced: 'cards and equipment',
  FaceUpCardFound: 'cards and equipment',
  FirstCardFaceUp: 'cards and equipment',
  ExcessCard: 'cards and equipment',
  StyleElected: 'direction',
  ElectionChanged: 'direction',
  NomineeApproved: 'people',
  NomineeRightWithdrawn: 'people',
}
