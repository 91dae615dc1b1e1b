import type { Patron } from '../../../../kernel/people.ts'
import { faceDown, isShown, shown } from '../../../../kernel/secret.ts'
import { withElection } from '../../../election-change.ts'
import { counted } from '../../s07-shoe/composition.ts'
import type { Side } from '../../s09-third-cards/third-card.ts'
import { type BaccaratState, type Nomination, type OutHand, playedElections } from '../state.ts'
import { dealPhase, type Keeping, NOBODY, named, withCall } from './common.ts'

/** Keeps the books on who handles the cards: roles, passed and turned hands, and nominees. */

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

const withoutNominee = (state: BaccaratState, patron: Patron, nominee: Patron): BaccaratState => ({
  ...state,
  nominations: state.nominations.filter(n => n.patron !== patron || n.nominee !== nominee),
})

/** A person who holds a card may look at it, so we record that they have seen it. */
const passed = (state: BaccaratState, out: OutHand): BaccaratState => ({
  ...state,
  out,
  international: { ...state.international, handled: true },
  hands: {
    ...state.hands,
    [out.hand]: state.hands[out.hand].map((card, i) => {
      const holder = out.holders[i]
      return card.to === 'all' || !holder
        ? card
        : faceDown(card.secret, [...new Set([...card.to, holder])])
    }),
  },
})

export const HANDLING = {
  StyleElected: (state, { style }) => ({ ...state, elections: { ...state.elections, style } }),
  // The last round is corrected by the options that it was played by.
  ElectionChanged: (state, event) => ({
    ...state,
    elections: withElection(state.elections, event),
    settled: state.settled && { ...state.settled, elections: playedElections(state) },
  }),
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
  ClaimLapsed: (state, { patron, hands, claims }) => {
    const roles = state.roles ?? NOBODY
    const still = (hand: Side) =>
      roles[hand] === patron && (hands === undefined || hands.includes(hand)) ? null : roles[hand]
    const { phase } = state
    const [asked, ...others] = phase.is === 'offering' ? phase.offers : []
    return {
      ...state,
      roles: { player: still('player'), banker: still('banker'), claims },
      phase:
        phase.is === 'offering' && asked !== undefined && (hands?.includes(phase.hand) ?? true)
          ? { ...phase, offers: [asked, ...others.filter(one => one !== patron)] }
          : phase,
    }
  },
  RoleVacant: (state, { hand, claims }) => ({
    ...state,
    roles: { ...(state.roles ?? NOBODY), [hand]: null, claims },
  }),
  /** If cards were out before the offers were repeated, the round continues with them. */
  RolesDetermined: state => ({
    ...state,
    phase: state.hands.player.length === 0 ? { is: 'called' } : dealPhase(state.hands),
  }),
  HandPassed: (state, { hand, handler }) => {
    const holders = state.hands[hand].map(card => (isShown(card) ? null : handler))
    return passed(state, { hand, holders, receiver: handler })
  },
  CardsPassed: (state, { hand, to }) => passed(state, { hand, holders: to, receiver: null }),
  CardGiven: (state, { hand, card, to }) =>
    passed(state, {
      hand,
      holders: state.out!.holders.map((holder, i) => (i === card - 1 ? to : holder)),
      receiver: state.out!.receiver,
    }),
  HandRetrieved: state => ({ ...state, out: null }),
  CardsTurned: (state, { hand, cards }) => {
    const isTurned = (i: number) => cards.includes(i + 1)
    const open = state.hands[hand].map((card, i) => (isTurned(i) ? shown(card.secret) : card))
    const out = state.out && {
      ...state.out,
      holders: state.out.holders.map((holder, i) => (isTurned(i) ? null : holder)),
    }
    return { ...state, out, hands: { ...state.hands, [hand]: open } }
  },
  HandTurned: (state, { hand, cards = [] }) => {
    const open = named(state.hands[hand], cards).map(({ secret }) => shown(secret))
    const hands = { ...state.hands, [hand]: open }
    return { ...state, out: null, hands, phase: dealPhase(hands), seen: counted(state.seen, cards) }
  },
  PointCountAnnounced: (state, { hand, points }) =>
    withCall(state, hand === 'player' ? 'Player {points}' : 'Banker {points}', { points }),
  DealerTurnsHand: (state, { hand }) => ({
    ...state,
    out: state.out?.hand === hand ? null : state.out,
    roles: state.roles && { ...state.roles, [hand]: null },
    international: {
      ...state.international,
      volunteers: state.international.volunteers.filter(each => each.hand !== hand),
      kept: [...state.international.kept, hand],
    },
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
    withCall(
      nominated(state, { patron, nominee, stands: 'active' }),
      '{nominee} acts for {patron}',
      {
        nominee,
        patron,
      },
    ),
  NomineeEndConfirmed: (state, { patron, nominee }) =>
    nominated(state, { patron, nominee, stands: 'ending' }),
  NomineeEnded: (state, { patron, nominee }) =>
    withoutNominee(
      withCall(state, '{nominee} no longer acts for {patron}', { nominee, patron }),
      patron,
      nominee,
    ),
  NomineeRefused: (state, { patron, nominee }) => withoutNominee(state, patron, nominee),
  NomineeRightWithdrawn: (state, { right, patrons }) => ({
    ...state,
    nominations: state.nominations.map(each =>
      patrons.includes(each.patron)
        ? { ...each, [right === 'wager' ? 'mayWager' : 'mayHandle']: false }
        : each,
    ),
  }),
} satisfies Partial<Keeping>
