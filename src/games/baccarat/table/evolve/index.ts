import type { Authority } from '../../../../kernel/authority.ts'
import { FACE_DOWN } from '../../../../kernel/chance.ts'
import { chips } from '../../../../kernel/money.ts'
import { isShown, shown } from '../../../../kernel/secret.ts'
import { counted, uncounted } from '../../s07-shoe/composition.ts'
import { cardsOut } from '../../s09-third-cards/third-card.ts'
import { NOTHING_YET } from '../../s15-international/events.ts'
import { INTERNATIONAL, wentAstray } from '../../s15-international/evolve.ts'
import type { BaccaratEvent } from '../events.ts'
import type { BaccaratState, Phase, RoundResult, TableCard } from '../state.ts'
import { dealPhase, drawn, into, type Keeping, NOBODY, named, noted, withCall } from './common.ts'
import { HANDLING } from './handling.ts'
import { withoutLast, withoutPaid } from './results.ts'

/** Only keeps the books. */

/** A card that waited face down is named when it is dealt. */
const waited = (state: BaccaratState, { secret }: TableCard): BaccaratState => {
  const [first, ...waiting] = state.waiting
  const named = first?.secret === FACE_DOWN ? [secret] : []
  return { ...state, waiting, seen: counted(state.seen, named) }
}

/** After a correction, the coming round is a Void Hand only while a card that waits has been seen. */
const keptWaiting = (
  state: BaccaratState,
  waiting: readonly TableCard[] = state.waiting,
): Pick<BaccaratState, 'waiting' | 'voidHand'> => ({
  waiting,
  voidHand: state.voidHand?.when === 'next' && !waiting.some(isShown) ? null : state.voidHand,
})

/** The cards of the last round stay face up until the next one begins. */
const cleared = (state: BaccaratState): BaccaratState => ({
  ...state,
  phase: { is: 'called' },
  hands: { player: [], banker: [] },
  prepared: null,
  reduced: [],
  roles: null,
  out: null,
  international: NOTHING_YET,
  bankerFirst: false,
  lifted: {},
  invited: false,
})

/** Cards kept for the next round go to the discards too. */
const newShoe = (
  state: BaccaratState,
  { under }: { readonly under: Authority },
): BaccaratState => ({
  ...state,
  waiting: [],
  voidHand: null,
  phase: { is: 'shuffling' },
  left: 0,
  lastCoup: 'no',
  seen: {},
  emptied: under,
  invited: false,
})

const RESULT = {
  player: 'Player wins, Player {player}, Banker {banker}',
  banker: 'Banker wins, Player {player}, Banker {banker}',
  tie: 'Tie Hand, Player {player}, Banker {banker}',
} as const

const calledResult = (state: BaccaratState, { result, player, banker }: RoundResult) =>
  withCall(state, RESULT[result], { player, banker })

const KEEPING: Keeping = {
  CardsInspected: (state, { inspector }) => {
    const inspectedBy = [...state.inspectedBy, inspector]
    const phase: Phase =
      inspectedBy.length === 2 ? { is: 'opening', step: 'inspected' } : state.phase
    return { ...state, inspectedBy, phase }
  },
  CardsSpread: into({ is: 'opening', step: 'spread' }),
  CardsWashed: into({ is: 'opening', step: 'washed' }),
  CardsStacked: into({ is: 'opening', step: 'stacked' }),
  CardsRiffled: into({ is: 'shuffling' }),
  CardsShuffled: (state, { commitment }) => ({
    ...state,
    shoes: state.shoes + 1,
    sealed: commitment !== undefined,
    emptied: null,
  }),
  CutOffered: (state, { seat }) => ({
    ...state,
    phase: {
      is: 'cutting',
      seat,
      declined: state.phase.is === 'cutting' ? state.phase.declined : [],
    },
  }),
  CutDeclined: (state, { seat }) =>
    state.phase.is === 'cutting'
      ? { ...state, phase: { ...state.phase, declined: [...state.phase.declined, seat] } }
      : state,
  CardsCut: (state, { seat }) => ({
    ...state,
    phase: { is: 'cut' },
    lastCutter: seat ?? state.lastCutter,
  }),
  CuttingCardPlaced: noted,
  SecondCuttingCardPlaced: noted,
  ShoeLoaded: (state, { cards }) => ({
    ...state,
    phase: { is: 'loaded' },
    left: cards,
    seen: {},
    burned: [],
    results: [],
    lastResult: null,
    paidResults: [],
  }),
  BurnBegan: into({ is: 'burning', left: null }),
  CardBurned: (state, { card, left }) => ({
    ...drawn(state, card),
    burned: [...state.burned, card],
    phase: left === 0 ? { is: 'betting' } : { is: 'burning', left },
  }),
  BurnEntryCorrected: (state, { was, card, left }) => ({
    ...state,
    seen: counted(uncounted(state.seen, was), [card]),
    burned: [shown(card), ...state.burned.slice(1)],
    phase: left === 0 ? { is: 'betting' } : { is: 'burning', left },
  }),
  BurnOmitted: noted,
  BurnShown: state => ({ ...state, burned: state.burned.map(({ secret }) => shown(secret)) }),
  NoMoreBets: state => withCall(cleared(state), 'No more bets'),
  CallOmitted: state => cleared(state),
  CardDealt: (state, { to, card, waited: early }) => {
    const hands = { ...state.hands, [to]: [...state.hands[to], card] }
    const from = early ? waited(state, card) : drawn(state, card)
    return { ...from, settled: null, phase: dealPhase(hands), hands }
  },
  CuttingCardOut: state => ({ ...state, lastCoup: 'next' }),
  LastCoupAnnounced: state => ({ ...withCall(state, 'Last coup'), lastCoup: 'this' }),
  PointCountsAnnounced: (state, { player, banker }) =>
    withCall(state, 'Player {player}, Banker {banker}', { player, banker }),
  ResultAnnounced: (state, { hands, round, wagers }) => ({
    ...calledResult(state, round),
    results: [...state.results, round],
    lastResult: state.results.length,
    ...(wagers.length > 0 && { paidResults: [state.results.length, ...state.paidResults] }),
    settled: { wagers, cards: cardsOut(hands), dealt: hands, shoe: state.shoes },
  }),
  RoundEnded: into({ is: 'betting' }),
  FreeRoundsAsked: state => ({ ...state, freeRounds: { ...state.freeRounds, asked: true } }),
  FreeRoundBegan: state => ({
    ...state,
    freeRounds: { ...state.freeRounds, dealt: state.freeRounds.dealt + 1 },
  }),
  FreeRoundsEnded: state => ({ ...state, freeRounds: { asked: false, dealt: 0 } }),
  BetsInvited: state => ({ ...withCall(state, 'Place your bets, please'), invited: true }),
  DifferentialReduced: (state, { reductions }) => ({ ...state, reduced: reductions }),
  AreaCapped: (state, { patrons }) => ({ ...state, areaCaps: [...state.areaCaps, patrons] }),
  RoundVoided: state => ({
    ...withCall(cleared(state), 'This round is void'),
    phase: { is: 'betting' },
    voidHand: null,
    lastResult: null,
  }),
  UnauthorisedThirdCard: state => wentAstray(state, 'banker'),
  CardMisplaced: (state, { in: box }) => wentAstray(state, box === 'player' ? 'banker' : 'player'),
  FaceUpCardFound: noted,
  FirstCardFaceUp: noted,
  ExcessCard: (state, { card }) => ({ ...drawn(state, card), waiting: [...state.waiting, card] }),
  ExcessCardDiscarded: noted,
  WaitingCardsSeen: (state, { cards = [] }) => ({
    ...state,
    waiting: named(state.waiting, cards).map(({ secret }) => shown(secret)),
    seen: counted(state.seen, cards),
  }),
  VoidHandAnnounced: (state, { under }) => ({
    ...withCall(state, 'No bets this hand'),
    voidHand: { when: 'next', under },
  }),
  VoidHandBegan: (state, { under }) => ({
    ...cleared(state),
    roles: NOBODY,
    voidHand: { when: 'this', under },
    settled: null,
  }),
  VoidHandEnded: state => ({
    ...state,
    phase: { is: 'betting' },
    voidHand: null,
    settled: null,
    lastResult: null,
  }),
  RoundReconstructed: (state, { hands, left, waiting }) => ({
    ...state,
    ...keptWaiting(state, waiting),
    phase: dealPhase(hands),
    hands,
    left,
    out: null,
  }),
  EntryCorrected: (state, { was, card, further = [] }) => ({
    ...state,
    left: state.left - further.length,
    seen: state.seen[was] ? counted(uncounted(state.seen, was), [card, ...further]) : state.seen,
  }),
  RoundReopened: noted,
  ResultCorrected: (state, { hands, round, left, wagers, waiting }) => ({
    ...calledResult(state, round),
    ...keptWaiting(state, waiting),
    // After the next call the boxes are empty for the next round.
    hands:
      state.phase.is === 'called' || state.phase.is === 'offering'
        ? state.hands
        : { player: hands.player.map(shown), banker: hands.banker.map(shown) },
    // A new shoe begins with an empty display.
    results: state.results.length === 0 ? [] : [...state.results.slice(0, -1), round],
    left,
    settled: { ...state.settled!, wagers, cards: cardsOut(hands), dealt: hands },
  }),
  // The result of a round that is over may be withdrawn while the next one is played.
  ResultVoided: (state, { isEarlier }) => (isEarlier ? withoutPaid(state) : withoutLast(state)),
  ...HANDLING,
  ...INTERNATIONAL,
  ForeignCardFound: noted,
  LateChipsReturned: noted,
  ChipsLifted: (state, { wager, chips: taken, remedy }) =>
    remedy === 'put back'
      ? state
      : {
          ...state,
          lifted: { ...state.lifted, [wager]: chips((state.lifted[wager] ?? 0) + taken) },
        },
  ShoeEnded: newShoe,
  ShuffleDirected: newShoe,
  CardsExposed: newShoe,
  CardsReplaced: (state, event) => ({
    ...newShoe(state, event),
    waitingSetIsFresh: true,
    phase: { is: 'opening', step: 'delivered' },
    inspectedBy: [],
    prepared: null,
  }),
  CardsBrought: (state, { prepared }) => ({
    ...state,
    prepared,
    phase: prepared === 'sealed' ? { is: 'shuffling' } : { is: 'opening', step: 'brought' },
  }),
  CardsLookedAt: (state, event) => (state.phase.is === 'opening' ? state : newShoe(state, event)),
  MixingRequired: (state, event) => ({
    ...newShoe(state, event),
    phase: { is: 'opening', step: 'delivered' },
    inspectedBy: [],
    prepared: null,
  }),
  SetsSwapped: state => ({ ...state, waitingSetIsFresh: false }),
  SetRetired: noted,
  WaitingSetReplaced: state => ({ ...state, waitingSetIsFresh: true }),
  WaitingSetShuffled: noted,
  CardsReturned: (state, { cards }) => ({
    ...state,
    left: state.left + cards,
    // Only the cards that are still out have been seen.
    seen: counted(
      {},
      [...state.burned, ...state.waiting].map(({ secret }) => secret),
    ),
  }),
  CuttingCardSetAside: noted,
}

export const evolveBaccarat = (state: BaccaratState, event: BaccaratEvent): BaccaratState =>
  (KEEPING[event.is] as (state: BaccaratState, event: BaccaratEvent) => BaccaratState)(state, event)

/** The state after all these events. */
export const stateAfter = (state: BaccaratState, events: readonly BaccaratEvent[]): BaccaratState =>
  events.reduce(evolveBaccarat, state)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
