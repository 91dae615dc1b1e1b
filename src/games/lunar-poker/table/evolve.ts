import { chips, NONE } from '../../../kernel/money.ts'
import type { Seat } from '../../../kernel/people.ts'
import type { Facts, Phrase } from '../../../kernel/refusal.ts'
import { shown } from '../../../kernel/secret.ts'
import { withElection } from '../../election-change.ts'
import {
  cardsOf,
  faceUp,
  laidOpen,
  openTo,
  racked,
  reread,
  turnedBox,
  withoutCard,
} from '../cards-in-play.ts'
import { callOf } from '../s10-settlement/showdown.ts'
import type { LunarEvent, LunarEventOf, Seated } from './events.ts'
import { type Box, boxAt, type LunarState, type Phase, withFaces } from './state.ts'

/** Only keeps the books. */

type Keeping = {
  readonly [Is in LunarEvent['is']]: (state: LunarState, event: LunarEventOf<Is>) => LunarState
}

const REMEMBERED = 8

const said = (state: LunarState, says: string, facts?: Facts): LunarState => {
  const call: Phrase = facts ? { says, facts } : { says }
  return { ...state, announced: [...state.announced, call].slice(-REMEMBERED) }
}

const into =
  (phase: Phase) =>
  (state: LunarState): LunarState => ({ ...state, phase })

const noted = (state: LunarState): LunarState => state

const withBox = (
  state: LunarState,
  seat: Seat,
  change: (box: Box) => Partial<Box>,
): LunarState => ({
  ...state,
  boxes: state.boxes.map(box => (box.seat === seat ? { ...box, ...change(box) } : box)),
})

const taken = (seated: Seated): Box => ({
  ...seated,
  hand: [],
  drawn: [],
  choice: null,
  declared: 'no',
  acted: false,
  looked: false,
  forces: null,
  fees: NONE,
  fate: 'in',
})

const ended = (state: LunarState, seat: Seat, fate: Box['fate']): LunarState => {
  const box = boxAt(state, seat)
  return racked(
    withBox(state, seat, () => ({ fate })),
    box ? cardsOf(box) : [],
  )
}

const fresh = (state: LunarState): LunarState => ({
  ...state,
  boxes: [],
  dealer: { cards: [], exposed: null },
  discards: [],
  next: [],
  exposures: 0,
  noDraws: false,
})

const newDeck = (state: LunarState): LunarState => ({
  ...state,
  phase: { is: 'shuffling' },
  left: 0,
  deck: state.elections.dealing === 'shuffler' && state.deck === 1 ? 2 : 1,
})

const KEEPING: Keeping = {
  CardsInspected: (state, { inspector }) => {
    const inspectedBy = [...state.inspectedBy, inspector]
    const both = inspectedBy.length === 2
    return {
      ...state,
      inspectedBy,
      phase: both ? { is: 'opening', step: 'inspected' } : state.phase,
    }
  },
  CardsSpread: into({ is: 'opening', step: 'spread' }),
  CardsMixed: into({ is: 'shuffling' }),
  CardsShuffled: into({ is: 'cutting' }),
  CardsCut: noted,
  CardsReady: state => ({ ...state, phase: { is: 'betting' }, left: 52 }),
  ShuffleDirected: newDeck,
  CardsReplaced: state => ({
    ...newDeck(state),
    phase: { is: 'opening', step: 'delivered' },
    inspectedBy: [],
  }),
  DeckCounted: noted,
  NoMoreBets: state => ({ ...said(fresh(state), 'No more bets'), phase: { is: 'called' } }),
  BoxesTaken: (state, { boxes }) => ({
    ...state,
    phase: { is: 'dealing' },
    boxes: boxes.map(taken),
  }),
  CardDealt: (state, { to, card }) => {
    const after = withoutCard(state, 'deck')
    return to === 'dealer'
      ? { ...after, dealer: { ...after.dealer, cards: [...after.dealer.cards, card] } }
      : withBox(after, to, ({ hand }) => ({ hand: [...hand, card] }))
  },
  CardReread: (state, { to, card }) =>
    to === 'dealer'
      ? { ...state, dealer: { ...state.dealer, cards: reread(state.dealer.cards, card) } }
      : withBox(state, to, ({ hand }) => ({ hand: reread(hand, card) })),
  DealCompleted: (state, { up }) => ({
    ...state,
    phase: { is: 'deciding' },
    boxes: state.boxes.map(box => ({ ...box, hand: openTo(box.hand, box) })),
    dealer: {
      ...state.dealer,
      cards: state.dealer.cards.map((card, i) => (i === up ? shown(card.secret) : card)),
    },
  }),
  ChoiceMade: (state, { seat, choice, fee }) =>
    withBox(state, seat, ({ fees }) => ({ choice, fees: chips(fees + fee) })),
  ChoiceTakenBack: (state, { seat, fee }) =>
    withBox(state, seat, ({ fees }) => ({ choice: null, fees: chips(fees - fee) })),
  HandDeclared: (state, { seat }) => withBox(state, seat, () => ({ declared: 'declared' })),
  DecisionsLocked: state => ({
    ...said(state, 'All decisions are locked in'),
    phase: { is: 'verifying' },
  }),
  HandVerified: (state, { seat, combination, instantCash }) => {
    const hand = instantCash ?? combination
    const after = hand
      ? said(state, 'Seat {seat}: {hand}', { seat, hand })
      : said(state, 'Seat {seat}: nothing that wins', { seat })
    return instantCash
      ? ended(
          withBox(after, seat, ({ hand }) => ({ declared: 'verified', hand: faceUp(hand) })),
          seat,
          'done',
        )
      : withBox(after, seat, () => ({ declared: 'verified' }))
  },
  DeclaredSettled: into({ is: 'verified' }),
  ActingBegan: into({ is: 'acting' }),
  BoxFolded: (state, { seat }) => ended(state, seat, 'folded'),
  BoxPlays: (state, { seat }) => withBox(state, seat, () => ({ acted: true, fate: 'playing' })),
  DrawBegan: (state, { seat }) => {
    const choice = boxAt(state, seat)?.choice
    const given = choice?.is === 'exchange' ? choice.discard : []
    return racked(
      withBox(state, seat, () => ({ acted: true })),
      given,
    )
  },
  CardDrawn: (state, { seat, card, from }) =>
    withBox(withoutCard(state, from), seat, ({ drawn }) => ({ drawn: [...drawn, card] })),
  DiscardsMixed: noted,
  CardsLookedAt: (state, { seat }) =>
    withBox(state, seat, box => ({ looked: true, drawn: openTo(box.drawn, box) })),
  ActingEnded: into({ is: 'closing' }),
  RevealBegan: into({ is: 'revealing' }),
  ComparisonBegan: into({ is: 'comparing' }),
  CardsTurned: (state, { at, cards }) =>
    at === 'dealer'
      ? { ...state, dealer: { ...state.dealer, cards: withFaces(state.dealer.cards, cards) } }
      : withBox(state, at, box => turnedBox(box, cards)),
  BetsClosed: state => said(state, 'No more bets'),
  DealerRevealed: (state, { value }) => ({
    ...said(state, 'Dealer has {hand}', { hand: value }),
    dealer: { ...state.dealer, cards: faceUp(state.dealer.cards) },
  }),
  NoHand: state => ({
    ...said(said(state, 'No hand'), 'Who wants to Force the Dealer?'),
    phase: { is: 'offering-force' },
  }),
  ForceAnswered: (state, { seat, forces, fee }) =>
    withBox(state, seat, ({ fees }) => ({ forces, fees: chips(fees + fee) })),
  BoxSettled: (state, event) => {
    const { seat, opened } = event
    const { says, facts } = callOf(boxAt(state, seat), event)
    const after = said(state, says, facts)
    return ended(opened ? withBox(after, seat, laidOpen) : after, seat, 'done')
  },
  DealerForced: (state, { removed }) => ({
    ...racked(state, [shown(removed)]),
    phase: { is: 'forced' },
    dealer: {
      ...state.dealer,
      cards: state.dealer.cards.filter(({ secret }) => secret !== removed),
    },
  }),
  DealerCardReplaced: (state, { card, from }) => {
    const after = withoutCard(state, from)
    return { ...after, dealer: { ...after.dealer, cards: [...after.dealer.cards, shown(card)] } }
  },
  RoundEnded: newDeck,
  RoundVoided: (state, { reason }) =>
    newDeck(fresh(said(state, 'This round is void: {reason}', { reason }))),
  SettledRoundVoided: (state, { reason }) =>
    said({ ...state, boxes: [] }, 'The last round is void: {reason}', { reason }),
  CardExposed: (state, { to, card, face }) => {
    const exposures = state.exposures + 1
    return to === 'dealer'
      ? {
          ...state,
          exposures,
          dealer: {
            exposed: card,
            cards: state.dealer.cards.map((one, i) =>
              i === card ? shown(face ?? one.secret) : one,
            ),
          },
        }
      : { ...state, exposures }
  },
  HandShown: (state, { seat }) => withBox(state, seat, ({ hand }) => ({ hand: faceUp(hand) })),
  DealerShown: (state, { cards }) => ({
    ...state,
    noDraws: true,
    dealer: {
      ...state.dealer,
      cards: state.dealer.cards.map((one, i) => (cards.includes(i) ? shown(one.secret) : one)),
    },
  }),
  StrayHandDiscarded: (state, { cards }) => ({ ...state, left: Math.max(0, state.left - cards) }),
  HandForfeited: (state, { seat }) => ended(state, seat, 'folded'),
  HandReconstructed: noted,
  HandVoided: (state, { seat, fee = NONE }) =>
    ended(
      withBox(state, seat, ({ fees }) => ({ fees: chips(fees - fee) })),
      seat,
      'done',
    ),
  SettledHandVoided: (state, { seat, reason }) =>
    said(state, 'The hand of seat {seat} is void: {reason}', { seat, reason }),
  DrawnCardsMoved: noted,
  DrawnCardsRedirected: (state, { from, to }) => {
    const cards = boxAt(state, from)!.drawn
    return withBox(
      withBox(state, from, () => ({ drawn: [] })),
      to,
      box => ({ acted: true, looked: true, drawn: openTo(cards, box) }),
    )
  },
  MissedInstantCashPaid: (state, { seat }) => {
    const drawn = boxAt(state, seat)!.drawn
    const before = withBox(state, seat, ({ hand }) => ({ drawn: [], hand: faceUp(hand) }))
    return { ...ended(before, seat, 'done'), next: [...drawn, ...state.next] }
  },
  MissedSuperPaid: (state, { seat }) => withBox(state, seat, () => ({ declared: 'verified' })),
  ConductDirected: (state, { direction }) => ({
    ...state,
    directions: [...state.directions.filter(one => one !== direction), direction],
  }),
  PatronsSeparated: (state, { patrons }) => ({
    ...state,
    separated: [...state.separated, patrons],
  }),
  OperatorRuled: noted,
  ElectionChanged: (state, event) => ({
    ...state,
    elections: withElection(state.elections, event),
  }),
}

export const evolveLunar = (state: LunarState, event: LunarEvent): LunarState =>
  (KEEPING[event.is] as (state: LunarState, event: LunarEvent) => LunarState)(state, event)

/** The names of all events. */
export const EVENTS: readonly string[] = Object.keys(KEEPING)
