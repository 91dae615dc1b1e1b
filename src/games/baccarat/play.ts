import type { Felt, Play } from '../../kernel/game.ts'
import { EVENS, type Odds, odds } from '../../kernel/money.ts'
import { type Decision, refuse } from '../../kernel/refusal.ts'
import type { BaccaratCommand, BaccaratCommandOf, BaccaratDoes, BaccaratEvent } from './events.ts'
import { evolveBaccarat } from './evolve.ts'
import { left } from './s02-leaving.ts'
import {
  announceNominee,
  approveNominee,
  endNominee,
  refuseNominee,
  represents,
  requestNominee,
  withdrawNominees,
} from './s02-nominees.ts'
import { capArea } from './s05-wagers/areas.ts'
import { kindOf, permits, releases } from './s05-wagers/betting.ts'
import { reduceDifferential } from './s05-wagers/differential.ts'
import { reportLateChips, reportLiftedChips } from './s05-wagers/late-chips.ts'
import { bookOf, inspect, riffle, spread, stack, wash } from './s06-opening.ts'
import { bringPrepared, lookAtPrepared, requireMixing } from './s06-prepared-cards.ts'
import { burn, seeBurn } from './s07-burn.ts'
import {
  afterRound,
  cardsReturned,
  cut,
  declineCut,
  directShuffle,
  isMixed,
  placeCuttingCard,
  replaceCards,
  reportExposed,
  shuffled,
  shuffleWaitingSet,
} from './s07-shoe.ts'
import { call, card } from './s08-dealing/deal.ts'
import { askFreeRounds } from './s08-dealing/free-rounds.ts'
import { acceptRole, declineRole, isReady, offerRoles } from './s08-dealing/roles.ts'
import {
  bankerFirst,
  dealerTurns,
  electStyle,
  passHand,
  retrieveHand,
  turnHand,
} from './s08-dealing/turning.ts'
import { cardsOut } from './s09-third-card.ts'
import { milestone, resolves } from './s10-settlement.ts'
import {
  excessCard,
  foreignCard,
  reconstruct,
  voidRound,
  waitingCardSeen,
} from './s12-irregularities/irregularities.ts'
import { anteMinds } from './s14-ante-up.ts'
import { NOTHING_YET } from './s15-international/acts.ts'
import {
  askSplit,
  askVoidHand,
  directSplit,
  directTurner,
  giveCard,
  reopenBets,
  reportMisdelivery,
  voidHands,
  volunteer,
} from './s15-international/international.ts'
import { type BaccaratState, faces, type TableElections } from './state.ts'
import { type BaccaratView, viewBaccarat } from './view.ts'

type Law<D extends BaccaratDoes> = (
  state: BaccaratState,
  command: BaccaratCommandOf<D>,
  felt: Felt,
) => Decision<BaccaratEvent>

const LAW: { readonly [D in BaccaratDoes]: Law<D> } = {
  inspect: (state, { by }) => inspect(state, by),
  spread: (state, { by }) => spread(state, by),
  wash: (state, { by }, felt) => wash(state, by, felt),
  stack: (state, { by }) => stack(state, by),
  riffle: (state, { by }) => riffle(state, by),
  shuffled,
  cut,
  'decline-cut': declineCut,
  'place-cutting-card': placeCuttingCard,
  burn,
  'see-burn': seeBurn,
  call,
  card,
  'excess-card': excessCard,
  'waiting-card-seen': waitingCardSeen,
  reconstruct,
  'void-round': voidRound,
  'foreign-card': foreignCard,
  'elect-style': electStyle,
  'offer-roles': offerRoles,
  'accept-role': acceptRole,
  'decline-role': declineRole,
  'pass-hand': passHand,
  'turn-hand': turnHand,
  'retrieve-hand': retrieveHand,
  'dealer-turns': dealerTurns,
  'banker-first': bankerFirst,
  'request-nominee': requestNominee,
  'approve-nominee': approveNominee,
  'refuse-nominee': refuseNominee,
  'announce-nominee': announceNominee,
  'end-nominee': endNominee,
  'withdraw-nominees': withdrawNominees,
  'ask-split': askSplit,
  'direct-split': directSplit,
  'give-card': giveCard,
  volunteer,
  'direct-turner': directTurner,
  'report-misdelivery': reportMisdelivery,
  'ask-void-hand': askVoidHand,
  'void-hands': voidHands,
  'reopen-bets': reopenBets,
  'report-exposed': reportExposed,
  'direct-shuffle': directShuffle,
  'replace-cards': replaceCards,
  'bring-prepared': bringPrepared,
  'look-at-prepared': lookAtPrepared,
  'require-mixing': requireMixing,
  'shuffle-waiting-set': shuffleWaitingSet,
  'ask-free-rounds': askFreeRounds,
  'reduce-differential': reduceDifferential,
  'cap-area': capArea,
  'report-late-chips': reportLateChips,
  'report-lifted-chips': reportLiftedChips,
}

const open = (elections: TableElections): BaccaratState => ({
  elections,
  phase: { is: 'opening', step: 'delivered' },
  inspectedBy: [],
  prepared: null,
  left: 0,
  shoes: 0,
  waitingSetIsFresh: true,
  lastCutter: 0,
  lastCoup: 'no',
  burned: [],
  freeRounds: { asked: false, dealt: 0 },
  areaCaps: [],
  reduced: [],
  hands: { player: [], banker: [] },
  waiting: [],
  voidHand: null,
  roles: null,
  out: null,
  nominations: [],
  international: NOTHING_YET,
  bankerFirst: false,
  lifted: {},
  settled: null,
  results: [],
  announced: [],
})

const decide = (
  state: BaccaratState,
  command: BaccaratCommand,
  felt: Felt,
): Decision<BaccaratEvent> =>
  Object.hasOwn(LAW, command.does)
    ? (LAW[command.does] as Law<BaccaratDoes>)(state, command, felt)
    : refuse(bookOf(state).under.applies, 'Nobody does that at a baccarat table.')

/** Winnings that chips might not make up are Banker's; everything else multiplies the stake. @rule ruling:547 */
const pays = ({ elections }: BaccaratState, on: string): readonly Odds[] => {
  const best = BEST_ODDS[kindOf(on)] ?? EVENS
  if (on !== 'banker') return [best]
  if (elections.variant === 'commission') return [best, odds(19, 20)]
  return elections.variant.endsWith('half-on-six') ? [best, odds(1, 2)] : [best]
}

const BEST_ODDS: Readonly<Record<string, Odds>> = {
  main: odds(2),
  tie: odds(9),
  'perfect-pair': odds(30),
  'any-pair': odds(11),
  'lucky-match': odds(500),
  'dragon-bonus': odds(30),
  pair: odds(11),
}

export const baccarat: Play<
  TableElections,
  BaccaratState,
  BaccaratCommand,
  BaccaratEvent,
  BaccaratView
> = {
  commands: [],
  open,
  decide,
  evolve: evolveBaccarat,
  awaits: state => {
    const { phase, elections } = state
    if (isMixed(state)) return { for: 'shuffle', decks: elections.decks }
    const draws = phase.is === 'burning' || phase.is === 'dealing' || isReady(state)
    return draws ? { for: 'card' } : undefined
  },
  view: viewBaccarat,
  permits,
  releases,
  resolves,
  milestone,
  represents,
  left,
  abandon: (state, under) => [
    { is: 'RoundVoided', reason: 'the round was invalidated', under },
    ...cardsReturned(state, cardsOut(faces(state.hands))),
    ...afterRound(state),
  ],
  kindOf,
  minds: anteMinds,
  pays,
  allowsNonValueChips: false,
}
