import { chips } from '../../../kernel/money.ts'
import { shown } from '../../../kernel/secret.ts'
import type { BaccaratEvent } from '../events.ts'
import { cardsOut } from '../s09-third-card.ts'
import { NOTHING_YET } from '../s15-international/events.ts'
import { INTERNATIONAL, wentAstray } from '../s15-international/evolve.ts'
import type { BaccaratState, Phase, RoundResult } from '../state.ts'
import { into, type Keeping, lies, NOBODY, noted, said } from './common.ts'
import { HANDLING } from './handling.ts'

/** Only keeps the books. */

const drawn = (state: BaccaratState): BaccaratState => ({ ...state, left: state.left - 1 })

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
})

/** Cards kept for the next round go to the discards too. */
const newShoe = (state: BaccaratState): BaccaratState => ({
  ...state,
  waiting: [],
  voidHand: null,
  settled: null,
  phase: { is: 'shuffling' },
  left: 0,
  lastCoup: 'no',
})

const RESULT = {
  player: 'Player wins, Player {player}, Banker {banker}',
  banker: 'Banker wins, Player {player}, Banker {banker}',
  tie: 'Tie Hand, Player {player}, Banker {banker}',
} as const

const calledResult = (state: BaccaratState, { result, player, banker }: RoundResult) =>
  said(state, RESULT[result], { player, banker })

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
  CardsShuffled: state => ({ ...state, shoes: state.shoes + 1 }),
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
  ShoeLoaded: (state, { cards }) => ({
    ...state,
    phase: { is: 'loaded' },
    left: cards,
    burned: [],
    results: [],
  }),
  BurnBegan: into({ is: 'burning', left: null }),
  CardBurned: (state, { card, left }) => ({
    ...drawn(state),
    burned: [...state.burned, card],
    phase: left === 0 ? { is: 'betting' } : { is: 'burning', left },
  }),
  BurnOmitted: noted,
  BurnShown: state => ({ ...state, burned: state.burned.map(({ secret }) => shown(secret)) }),
  NoMoreBets: state => said(cleared(state), 'No more bets'),
  CallOmitted: state => cleared(state),
  CardDealt: (state, { to, card, waited }) => {
    const hands = { ...state.hands, [to]: [...state.hands[to], card] }
    const from = waited ? { ...state, waiting: state.waiting.slice(1) } : drawn(state)
    return { ...from, settled: null, phase: lies(hands), hands }
  },
  CuttingCardOut: state => ({ ...state, lastCoup: 'next' }),
  LastCoupAnnounced: state => ({ ...said(state, 'Last coup'), lastCoup: 'this' }),
  PointCountsAnnounced: (state, { player, banker }) =>
    said(state, 'Player {player}, Banker {banker}', { player, banker }),
  ResultAnnounced: (state, { hands, round, wagers }) => ({
    ...calledResult(state, round),
    results: [...state.results, round],
    settled: { wagers, cards: cardsOut(hands) },
  }),
  RoundEnded: into({ is: 'betting' }),
  FreeRoundsAsked: state => ({ ...state, freeRounds: { ...state.freeRounds, asked: true } }),
  FreeRoundBegan: state => ({
    ...state,
    freeRounds: { ...state.freeRounds, dealt: state.freeRounds.dealt + 1 },
  }),
  FreeRoundsEnded: state => ({ ...state, freeRounds: { asked: false, dealt: 0 } }),
  BetsInvited: state => said(state, 'Place your bets, please'),
  DifferentialReduced: (state, { reductions }) => ({ ...state, reduced: reductions }),
  AreaCapped: (state, { patrons }) => ({ ...state, areaCaps: [...state.areaCaps, patrons] }),
  RoundVoided: state => ({
    ...said(cleared(state), 'This round is void'),
    phase: { is: 'betting' },
    voidHand: null,
  }),
  UnauthorisedThirdCard: state => wentAstray(state, 'banker'),
  CardMisplaced: (state, { in: box }) => wentAstray(state, box === 'player' ? 'banker' : 'player'),
  FaceUpCardFound: noted,
  FirstCardFaceUp: noted,
  ExcessCard: (state, { card }) => ({ ...drawn(state), waiting: [...state.waiting, card] }),
  ExcessCardDiscarded: noted,
  WaitingCardsSeen: state => ({
    ...state,
    waiting: state.waiting.map(({ secret }) => shown(secret)),
  }),
  VoidHandAnnounced: (state, { under }) => ({
    ...said(state, 'No bets this hand'),
    voidHand: { when: 'next', under },
  }),
  VoidHandBegan: (state, { under }) => ({
    ...cleared(state),
    roles: NOBODY,
    voidHand: { when: 'this', under },
    settled: null,
  }),
  VoidHandEnded: state => ({ ...state, phase: { is: 'betting' }, voidHand: null, settled: null }),
  RoundReconstructed: (state, { hands, left }) => ({
    ...state,
    phase: lies(hands),
    hands,
    left,
    out: null,
  }),
  RoundReopened: noted,
  ResultCorrected: (state, { hands, round, left, wagers }) => ({
    ...calledResult(state, round),
    // After the next call the boxes are empty for the next round.
    hands:
      state.phase.is === 'called'
        ? state.hands
        : { player: hands.player.map(shown), banker: hands.banker.map(shown) },
    results: [...state.results.slice(0, -1), round],
    left,
    settled: { wagers, cards: cardsOut(hands) },
  }),
  ResultVoided: state => ({
    ...said(state, 'This round is void'),
    results: state.results.slice(0, -1),
    settled: null,
  }),
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
  CardsReplaced: state => ({
    ...newShoe(state),
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
  CardsLookedAt: state => (state.phase.is === 'opening' ? state : newShoe(state)),
  MixingRequired: state => ({
    ...newShoe(state),
    phase: { is: 'opening', step: 'delivered' },
    inspectedBy: [],
    prepared: null,
  }),
  SetsSwapped: state => ({ ...state, waitingSetIsFresh: false }),
  SetRetired: noted,
  WaitingSetReplaced: state => ({ ...state, waitingSetIsFresh: true }),
  WaitingSetShuffled: noted,
  CardsReturned: (state, { cards }) => ({ ...state, left: state.left + cards }),
  CuttingCardSetAside: noted,
}

export const evolveBaccarat = (state: BaccaratState, event: BaccaratEvent): BaccaratState =>
  (KEEPING[event.is] as (state: BaccaratState, event: BaccaratEvent) => BaccaratState)(state, event)

/** The state after all these events. */
export const after = (state: BaccaratState, events: readonly BaccaratEvent[]): BaccaratState =>
  events.reduce(evolveBaccarat, state)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
