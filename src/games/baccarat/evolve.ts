import { faceDown, isShown, shown } from '../../kernel/secret.ts'
import { cardsOut } from './draw.ts'
import type { BaccaratEvent, BaccaratEventOf } from './events.ts'
import type { BaccaratState, Nomination, Phase, Roles, SecretHands } from './state.ts'

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
  roles: null,
  out: null,
  bankerFirst: false,
})

/** Face-down cards of four or more wait to be turned. */
const lies = ({ player, banker }: SecretHands): Phase => {
  const all = [...player, ...banker]
  return all.length >= 4 && !all.every(isShown) ? { is: 'turning' } : { is: 'dealing' }
}

const nominated = (
  state: BaccaratState,
  change: Partial<Nomination> & Pick<Nomination, 'patron' | 'nominee'>,
): BaccaratState => ({
  ...state,
  nominations: state.nominations.map(each =>
    each.patron === change.patron && each.nominee === change.nominee
      ? { ...each, ...change }
      : each,
  ),
})

const NOBODY: Roles = { player: null, banker: null, claims: { player: [], banker: [] } }

/** What waited for the next round goes to the discards with the rest. */
const newShoe = (state: BaccaratState): BaccaratState => ({
  ...state,
  waiting: [],
  voidHand: null,
  settled: null,
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
  CardDealt: (state, { to, card, waited }) => {
    const hands = { ...state.hands, [to]: [...state.hands[to], card] }
    const from = waited ? { ...state, waiting: state.waiting.slice(1) } : drawn(state)
    return { ...from, settled: null, phase: lies(hands), hands }
  },
  CuttingCardOut: state => ({ ...state, lastCoup: 'next' }),
  LastCoupAnnounced: state => ({ ...said(state, 'Last coup'), lastCoup: 'this' }),
  PointCountsAnnounced: (state, { player, banker }) =>
    said(state, `Player ${player}, Banker ${banker}`),
  ResultAnnounced: (state, { hands, round, wagers }) => ({
    ...said(state, `${WINNER[round.result]}, Player ${round.player}, Banker ${round.banker}`),
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
  UnauthorisedThirdCard: noted,
  CardMisplaced: noted,
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
    ...said(state, `${WINNER[round.result]}, Player ${round.player}, Banker ${round.banker}`),
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
  StyleElected: (state, { style }) => ({ ...state, elections: { ...state.elections, style } }),
  RoleOffered: (state, { hand, offers, claims }) => ({
    ...state,
    phase: { is: 'offering', hand, offers },
    roles: { ...(state.roles ?? NOBODY), [hand]: null, claims },
  }),
  RoleDeclined: state =>
    state.phase.is === 'offering'
      ? { ...state, phase: { ...state.phase, offers: state.phase.offers.slice(1) } }
      : state,
  RoleTaken: (state, { hand, patron }) => ({
    ...state,
    roles: { ...(state.roles ?? NOBODY), [hand]: patron },
  }),
  RoleVacant: (state, { hand, claims }) => ({
    ...state,
    roles: { ...(state.roles ?? NOBODY), [hand]: null, claims },
  }),
  RolesDetermined: into({ is: 'called' }),
  HandPassed: (state, { hand, handler }) => ({
    ...state,
    out: { hand, handler },
    hands: {
      ...state.hands,
      [hand]: state.hands[hand].map(card =>
        card.to === 'all' ? card : faceDown(card.secret, [...new Set([...card.to, handler])]),
      ),
    },
  }),
  HandRetrieved: state => ({ ...state, out: null }),
  HandTurned: (state, { hand }) => {
    const hands = { ...state.hands, [hand]: state.hands[hand].map(({ secret }) => shown(secret)) }
    return { ...state, out: null, hands, phase: lies(hands) }
  },
  PointCountAnnounced: (state, { hand, points }) =>
    said(state, `${hand === 'player' ? 'Player' : 'Banker'} ${points}`),
  DealerTurnsHand: (state, { hand }) => ({
    ...state,
    out: null,
    roles: { ...(state.roles ?? NOBODY), [hand]: null },
  }),
  BankerFirstAuthorised: state => ({ ...state, bankerFirst: true }),
  NomineeRequested: (state, { patron, nominee }) => ({
    ...state,
    nominations: [
      ...state.nominations,
      { patron, nominee, stands: 'requested', mayWager: false, mayHandle: false },
    ],
  }),
  NomineeApproved: (state, { is: _, under: __, ...approved }) =>
    nominated(state, { ...approved, stands: 'approved' }),
  NomineeAnnounced: (state, { patron, nominee }) =>
    said(nominated(state, { patron, nominee, stands: 'active' }), `${nominee} acts for ${patron}`),
  NomineeEndConfirmed: (state, { patron, nominee }) =>
    nominated(state, { patron, nominee, stands: 'ending' }),
  NomineeEnded: (state, { patron, nominee }) => ({
    ...said(state, `${nominee} no longer acts for ${patron}`),
    nominations: state.nominations.filter(n => n.patron !== patron || n.nominee !== nominee),
  }),
  NomineeRightWithdrawn: (state, { right, patrons }) => ({
    ...state,
    nominations: state.nominations.map(each =>
      patrons.includes(each.patron)
        ? { ...each, [right === 'wager' ? 'mayWager' : 'mayHandle']: false }
        : each,
    ),
  }),
  ForeignCardFound: noted,
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

/** The state once all of this has happened. */
export const after = (state: BaccaratState, events: readonly BaccaratEvent[]): BaccaratState =>
  events.reduce(evolveBaccarat, state)
