import { faceDown } from '../../../kernel/secret.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import { dealPhase, type Keeping, NOBODY, withCall } from '../table/evolve/common.ts'
import type { BaccaratState } from '../table/state.ts'
import type { InternationalRound } from './events.ts'

/** Keeps the books of section 15. */

const remembering = (state: BaccaratState, change: Partial<InternationalRound>): BaccaratState => ({
  ...state,
  international: { ...state.international, ...change },
})

export const wentAstray = (state: BaccaratState, hand: Side): BaccaratState =>
  remembering(state, { astray: [...new Set([...state.international.astray, hand])] })

const isFor = (hand: Side) => (each: { readonly hand: Side }) => each.hand === hand

const isNotFor = (hand: Side) => (each: { readonly hand: Side }) => each.hand !== hand

const HAND_IS_VOID = {
  player: "The Player's Hand is void",
  banker: "The Banker's Hand is void",
} as const

export const INTERNATIONAL = {
  SplitAsked: (state, { hand, patron, to }) =>
    remembering(state, {
      splits: [
        ...state.international.splits.filter(isNotFor(hand)),
        { hand, patron, to, directed: false },
      ],
    }),
  SplitDirected: (state, { hand }) =>
    remembering(state, {
      splits: state.international.splits.map(each =>
        isFor(hand)(each) ? { ...each, directed: true } : each,
      ),
    }),
  Volunteered: (state, { hand, patron }) =>
    remembering(state, { volunteers: [...state.international.volunteers, { hand, patron }] }),
  TurnerDirected: (state, { hand, patron }) => ({
    ...remembering(state, { volunteers: state.international.volunteers.filter(isNotFor(hand)) }),
    roles: { ...(state.roles ?? NOBODY), [hand]: patron },
  }),
  /** A person who got the cards of another's hand may have looked at them. */
  CardsMisdelivered: (state, { hand, handler }) => {
    const astray = wentAstray(state, hand)
    if (handler === null) return astray
    const seen = state.hands[hand].map(card =>
      card.to === 'all' ? card : faceDown(card.secret, [...new Set([...card.to, handler])]),
    )
    return { ...remembering(astray, { handled: true }), hands: { ...state.hands, [hand]: seen } }
  },
  VoidAsked: (state, { hand, patron }) =>
    remembering(state, { asked: [...state.international.asked, { hand, patron }] }),
  HandsVoided: (state, { hands }) => ({
    ...hands.reduce((now, hand) => withCall(now, HAND_IS_VOID[hand]), state),
    international: {
      ...state.international,
      voided: [...new Set([...state.international.voided, ...hands])],
    },
  }),
  BetsReopened: state => ({
    ...withCall(
      remembering(state, { reopened: true, splits: [], volunteers: [], kept: [] }),
      'Bets are open again',
    ),
    phase: { is: 'reopened' },
    roles: null,
  }),
  BetsClosedAgain: state => ({ ...withCall(state, 'No more bets'), phase: { is: 'called' } }),
  DealResumed: state => ({ ...state, phase: dealPhase(state.hands) }),
} satisfies Partial<Keeping>
