import type { CommandOf } from '../../kernel/command.ts'
import { elect } from './books/election-change.ts'
import {
  announceNominee,
  approveNominee,
  endNominee,
  refuseNominee,
  requestNominee,
  withdrawNominees,
} from './s02-nominees/nominees.ts'
import { capArea } from './s05-wagers/areas.ts'
import { reduceDifferential } from './s05-wagers/differential.ts'
import { reportLateChips, reportLiftedChips } from './s05-wagers/late-chips.ts'
import { inspect, riffle, spread, stack, wash } from './s06-opening/opening.ts'
import { bringPrepared, lookAtPrepared, requireMixing } from './s06-opening/prepared-cards.ts'
import { burn, correctBurn, seeBurn } from './s07-shoe/burn.ts'
import { cut, declineCut, placeCuttingCard } from './s07-shoe/cut.ts'
import {
  directShuffle,
  replaceCards,
  reportExposed,
  shuffled,
  shuffleWaitingSet,
} from './s07-shoe/shuffle.ts'
import { call, card, inviteBets } from './s08-dealing/deal.ts'
import { askFreeRounds } from './s08-dealing/free-rounds.ts'
import { acceptRole, declineRole, offerRoles } from './s08-dealing/roles.ts'
import { bankerFirst, electStyle } from './s08-dealing/style.ts'
import { dealerTurns, passHand, retrieveHand, turnHand } from './s08-dealing/turning.ts'
import {
  excessCard,
  foreignCard,
  voidRound,
  waitingCardSeen,
} from './s12-irregularities/irregularities.ts'
import { correctEntry, reconstruct } from './s12-irregularities/reconstruction.ts'
import {
  askSplit,
  directSplit,
  directTurner,
  giveCard,
  volunteer,
} from './s15-international/handling.ts'
import { askVoidHand, reportMisdelivery, voidHands } from './s15-international/misdelivery.ts'
import { reopenBets } from './s15-international/reopening.ts'

/** Every command of baccarat, section by section. */
export const BACCARAT = [
  requestNominee,
  approveNominee,
  refuseNominee,
  announceNominee,
  endNominee,
  withdrawNominees,
  capArea,
  reduceDifferential,
  reportLateChips,
  reportLiftedChips,
  inspect,
  spread,
  wash,
  stack,
  riffle,
  bringPrepared,
  lookAtPrepared,
  requireMixing,
  shuffled,
  cut,
  declineCut,
  placeCuttingCard,
  burn,
  correctBurn,
  seeBurn,
  reportExposed,
  directShuffle,
  shuffleWaitingSet,
  replaceCards,
  inviteBets,
  call,
  card,
  askFreeRounds,
  offerRoles,
  acceptRole,
  declineRole,
  electStyle,
  elect,
  bankerFirst,
  passHand,
  turnHand,
  retrieveHand,
  dealerTurns,
  excessCard,
  waitingCardSeen,
  reconstruct,
  correctEntry,
  voidRound,
  foreignCard,
  askSplit,
  directSplit,
  giveCard,
  volunteer,
  directTurner,
  reportMisdelivery,
  askVoidHand,
  voidHands,
  reopenBets,
] as const

export type BaccaratCommand = CommandOf<(typeof BACCARAT)[number]>
