import type { Authority } from '../../../kernel/authority.ts'
import { type Card, DECK } from '../../../kernel/card.ts'
import { FACE_DOWN } from '../../../kernel/chance.ts'
import { type Incident, incident } from '../../../kernel/incident.ts'
import { onceFor } from '../../../kernel/memo.ts'
import type { Patron, Seat, Viewer } from '../../../kernel/people.ts'
import { type Phrase, sentence } from '../../../kernel/refusal.ts'
import { HIDDEN, isShown, type Seen, see } from '../../../kernel/secret.ts'
import { bookOf } from '../law.ts'
import { type BaccaratRight, rightsOf } from '../rights.ts'
import { markers } from '../s02-nominees/nominees.ts'
import type { Area, Notice } from '../s03-notices.ts'
import { pointCount } from '../s04-card-values.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import type { InternationalRound } from '../s15-international/events.ts'
import type {
  BaccaratState,
  LastCoup,
  Nomination,
  Phase,
  Reduction,
  RoundResult,
  TableCard,
  TableElections,
} from './state.ts'

export interface HandView {
  readonly cards: readonly Seen<Card>[]
  /** Shown only if the hand is face up. */
  readonly points: number | null
}

export interface BaccaratView {
  readonly elections: TableElections
  readonly phase: Phase['is']
  /**
   * One deck as it is spread face up before play, in suit and sequence.
   * @rule nz5:6.2 nz5-old:6.2
   */
  readonly spread: readonly Card[] | null
  /** The seat that is offered the cut; null once an employee cuts. @rule nz5:7.5 */
  readonly cutOfferedTo: Seat | null
  readonly left: number
  readonly lastCoup: LastCoup
  readonly burned: readonly Seen<Card>[]
  /** Cards that left the shoe early and start the next round. @rule nz5:12.2(a) nz5-old:12.2(a) */
  readonly waiting: readonly Seen<Card>[]
  /** The next or current round is dealt without wagers. @rule nz5:12.2(b) nz5-old:12.2(b) */
  readonly voidHand: 'next' | 'this' | null
  /** The clause for this Void Hand. @rule nz5:12.1(b) nz5:12.3 nz5-old:12.1(b) nz5-old:12.3 */
  readonly voidHandUnder: Authority | null
  /**
   * The requests that a patron at the table may make now.
   * @rule nz5:7.4 nz5-old:7.4 nz5:7.7(b) nz5-old:8.3
   */
  readonly rights: readonly BaccaratRight[]
  /** The patron who is offered a hand to turn. @rule nz5:8.9 nz5:8.10 nz5-old:8.9 nz5-old:8.10 */
  readonly offered: { readonly hand: Side; readonly patron: Patron | null } | null
  /** Patrons with a marker, their nominees, and the nominees' rights. @rule nz5:2.3(c) */
  readonly markers: readonly Nomination[]
  /** Requested nominees who are not announced yet. @rule nz5:2.3(a) nz5:2.3(b) */
  readonly asked?: readonly Nomination[]
  /** The Banker and Player pucks. @rule nz5:3.4(e) nz5:8.11(c) nz5-old:3.4(e) nz5-old:8.11(c) */
  readonly pucks: { readonly [S in Side]: Patron | null }
  /**
   * The hand that is out and who holds each card. Everyone can see this.
   * @rule nz5:8.13 nz5:15.6 nz5-old:8.13
   */
  readonly out: BaccaratState['out']
  /** Section 15 events of this round. @rule nz5:15.1 */
  readonly international: InternationalRound | null
  readonly hands: { readonly player: HandView; readonly banker: HandView }
  /** The latest results of this shoe. @rule nz5:3.4(f) */
  readonly results: readonly RoundResult[]
  /** The areas of the layout and their names. @rule nz5:3.3 nz5-old:3.3 mbs:2.2 */
  readonly areas: readonly Area[]
  /** Signs that this division requires. */
  readonly notices: readonly Notice[]
  /** Reductions that keep the table within the differential. @rule nz5:5.18 nz5-old:5.18 */
  readonly reduced: readonly Reduction[]
  /**
   * The announcements that the rules require of the dealer.
   * @rule nz5:8.2 nz5:8.6 nz5:10.1 nz5:11.2
   */
  readonly announcements: readonly string[]
  /** The same as templates and facts, for other languages. */
  readonly calls: readonly Phrase[]
}

/** A card whose face nobody has reported is hidden from everybody. */
const seeCard = (card: TableCard, viewer: Viewer): Seen<Card> => {
  const face = see(card, viewer)
  return face === FACE_DOWN ? HIDDEN : face
}

const hand = (cards: readonly TableCard[], viewer: Viewer): HandView => ({
  cards: cards.map(card => seeCard(card, viewer)),
  points:
    cards.length > 0 && cards.every(isShown)
      ? pointCount(cards.map(({ secret }) => secret as Card))
      : null,
})

const askedFor = (state: BaccaratState): { readonly asked?: readonly Nomination[] } => {
  const active = markers(state)
  const asked = state.nominations.filter(one => !active.includes(one))
  return asked.length > 0 ? { asked } : {}
}

type Hidden = 'burned' | 'waiting' | 'hands'

const common = onceFor(
  (state: BaccaratState): Omit<BaccaratView, Hidden> => ({
    elections: state.elections,
    phase: state.phase.is,
    spread: state.phase.is === 'opening' && state.phase.step === 'spread' ? DECK : null,
    cutOfferedTo: state.phase.is === 'cutting' ? state.phase.seat : null,
    left: state.left,
    lastCoup: state.lastCoup,
    voidHand: state.voidHand?.when ?? null,
    voidHandUnder: state.voidHand?.under ?? null,
    rights: rightsOf(state),
    offered:
      state.phase.is === 'offering'
        ? { hand: state.phase.hand, patron: state.phase.offers[0] ?? null }
        : null,
    markers: markers(state),
    ...askedFor(state),
    pucks: { player: state.roles?.player ?? null, banker: state.roles?.banker ?? null },
    out: state.out,
    international: state.elections.international ? state.international : null,
    results: state.results,
    areas: bookOf(state).names(state.elections),
    notices: bookOf(state)
      .notices(state.elections)
      .map(notice => ({ says: sentence(notice), under: notice.under })),
    reduced: state.reduced,
    announcements: state.announced.map(call => sentence(call)),
    calls: state.announced,
  }),
)

const seen = (state: BaccaratState, viewer: Viewer): BaccaratView => ({
  ...common(state),
  burned: state.burned.map(card => seeCard(card, viewer)),
  waiting: state.waiting.map(card => seeCard(card, viewer)),
  hands: { player: hand(state.hands.player, viewer), banker: hand(state.hands.banker, viewer) },
})

/** If nobody holds a private card, everyone gets the same view. */
const forAll = onceFor((state: BaccaratState): BaccaratView | null => {
  const { burned, waiting, hands } = state
  const cards = [...burned, ...waiting, ...hands.player, ...hands.banker]
  return cards.every(({ to }) => to.length === 0 || to === 'all')
    ? seen(state, { role: 'rail' })
    : null
})

export const viewBaccarat = (state: BaccaratState, viewer: Viewer): BaccaratView =>
  (viewer.role === 'auditor' ? null : forAll(state)) ?? seen(state, viewer)

/** The patrons' requests to a supervisor in this round. @rule nz5:15.4 nz5:15.7 nz5:15.9 */
const askedAt = ({ international, roles }: BaccaratState): readonly Incident[] => {
  const { splits, volunteers, asked, voided } = international
  const open = [
    ...splits.filter(({ directed }) => !directed),
    ...volunteers.filter(({ hand }) => roles !== null && roles[hand] === null),
    ...asked.filter(({ hand }) => !voided.includes(hand)),
  ]
  return [...new Set(open.map(({ patron }) => patron))].map(patron => incident('asked', patron))
}

export const incidents = (play: BaccaratState): readonly Incident[] => [
  ...play.nominations
    .filter(({ stands }) => stands === 'requested')
    .map(({ nominee, patron }) => incident('nominee', `${nominee} → ${patron}`)),
  ...(play.voidHand ? [incident('void-hand')] : []),
  ...askedAt(play),
]
