import { shown } from '../../kernel/secret.ts'
import type { BaccaratEvent, BaccaratEventOf } from './events.ts'
import type { BaccaratState, Phase } from './state.ts'

/** Book-keeping only. */

type Keeping = {
  readonly [Is in BaccaratEvent['is']]: (
    state: BaccaratState,
    event: BaccaratEventOf<Is>,
  ) => BaccaratState
}

const REMEMBERED = 6

const said = (state: BaccaratState, words: string): BaccaratState => ({
  ...state,
  announced: [...state.announced, words].slice(-REMEMBERED),
})

const into =
  (phase: Phase) =>
  (state: BaccaratState): BaccaratState => ({ ...state, phase })

const noted = (state: BaccaratState): BaccaratState => state

const drawn = (state: BaccaratState): BaccaratState => ({ ...state, left: state.left - 1 })

/** The cards of the last round lie open until the next one begins. */
const cleared = (state: BaccaratState): BaccaratState => ({
  ...state,
  phase: { is: 'called' },
  hands: { player: [], banker: [] },
  prepared: null,
  reduced: [],
})

const newShoe = (state: BaccaratState): BaccaratState => ({
  ...state,
  phase: { is: 'shuffling' },
  left: 0,
  lastCoup: 'no',
})

const WINNER = { player: 'Player wins', banker: 'Banker wins', tie: 'Tie Hand' } as const

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
  CardDealt: (state, { to, card }) => ({
    ...drawn(state),
    phase: { is: 'dealing' },
    hands: { ...state.hands, [to]: [...state.hands[to], card] },
  }),
  CuttingCardOut: state => ({ ...state, lastCoup: 'next' }),
  LastCoupAnnounced: state => ({ ...said(state, 'Last coup'), lastCoup: 'this' }),
  PointCountsAnnounced: (state, { player, banker }) =>
    said(state, `Player ${player}, Banker ${banker}`),
  ResultAnnounced: (state, { round }) => ({
    ...said(state, `${WINNER[round.result]}, Player ${round.player}, Banker ${round.banker}`),
    results: [...state.results, round],
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
  }),
  ShoeEnded: newShoe,
  ShuffleDirected: newShoe,
  CardsExposed: newShoe,
  CardsReplaced: state => ({
    ...newShoe(state),
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
  SetsSwapped: noted,
  WaitingSetShuffled: noted,
  CardsReturned: (state, { cards }) => ({ ...state, left: state.left + cards }),
  CuttingCardSetAside: noted,
}

export const evolveBaccarat = (state: BaccaratState, event: BaccaratEvent): BaccaratState =>
  (KEEPING[event.is] as (state: BaccaratState, event: BaccaratEvent) => BaccaratState)(state, event)
