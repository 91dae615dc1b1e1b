import type { CommandOf } from '../../kernel/command.ts'
import { elect } from './book/election-change.ts'
import {
  countDeck,
  cut,
  directShuffle,
  inspect,
  mix,
  replaceCards,
  reportSeenBeforeShoe,
  shuffled,
  spread,
} from './s06-opening.ts'
import { call } from './s08-dealing/call.ts'
import { card, discard, misread } from './s08-dealing/cards.ts'
import {
  buySixth,
  declare,
  exchange,
  fold,
  force,
  letBe,
  lock,
  look,
  play,
} from './s09-betting-round/choices.ts'
import { turnCards } from './s10-settlement/turning.ts'
import {
  directConduct,
  payMissed,
  rule,
  separate,
  voidHand,
} from './s11-irregularities/directions.ts'
import {
  reportAbsent,
  reportCollected,
  reportDealerShown,
  reportExposed,
  reportLaidDown,
  reportMiscount,
  reportNoAnte,
  reportOutOfSequence,
  reportShown,
} from './s11-irregularities/irregularities.ts'
import { reportRepeated } from './s11-irregularities/repeated-card.ts'

/** Every command of Division 22, in the order of play. @rule nz22:2.0 */
export const LUNAR_POKER = [
  inspect,
  spread,
  mix,
  shuffled,
  cut,
  directShuffle,
  reportSeenBeforeShoe,
  replaceCards,
  countDeck,
  call,
  card,
  misread,
  discard,
  fold,
  play,
  exchange,
  buySixth,
  declare,
  lock,
  look,
  turnCards,
  force,
  letBe,
  reportExposed,
  reportShown,
  reportDealerShown,
  reportMiscount,
  reportRepeated,
  reportNoAnte,
  reportAbsent,
  reportCollected,
  reportLaidDown,
  reportOutOfSequence,
  payMissed,
  voidHand,
  directConduct,
  separate,
  rule,
  elect,
] as const

export type LunarCommand = CommandOf<(typeof LUNAR_POKER)[number]>
