import { faceDown, shown } from '../../kernel/secret.ts'
import { into, type Keeping, lies, NOBODY, said } from './keeping.ts'
import type { BaccaratState, Nomination } from './state.ts'

/** Book-keeping of who handles the cards: roles, hands that are passed and turned, nominees. */

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

export const HANDLING = {
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
    out: state.out?.hand === hand ? null : state.out,
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
} satisfies Partial<Keeping>
