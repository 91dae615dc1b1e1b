import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN } from '../../../kernel/chance.ts'
import type { Chips } from '../../../kernel/money.ts'
import type { Patron, Seat, Viewer } from '../../../kernel/people.ts'
import { type Phrase, sentence } from '../../../kernel/refusal.ts'
import { HIDDEN, isShown, type Seen, see } from '../../../kernel/secret.ts'
import { instantCash, pokerValue } from '../s04-hands/hands.ts'
import { BET_PAYS } from '../s05-wagers/printed-odds.ts'
import { SUPER_BETS, superCombination } from '../s05-wagers/super-bet.ts'
import {
  areKnown,
  type Box,
  boxToAct,
  type Choice,
  type DealtCard,
  type Direction,
  drawing,
  faces,
  finalHand,
  isReconsidering,
  type LunarState,
  type Phase,
  type TableElections,
} from './state.ts'

/** The text on the layout and on the sign. */
export interface Notice {
  /** @rule nz22:3.2(a) */
  readonly inscription: string
  /** @rule nz22:3.2 nz22:3.2(b) nz22:3.3 nz22:3.3(a) nz22:3.3(b) nz22:3.3(c) nz22:3.3(d) nz22:5a.3 nz22:App1 ruling:2215 */
  readonly areas: readonly string[]
  /** The words on the areas for option Fees. @rule nz22:3.3(e) */
  readonly feeAreas: readonly string[]
  /** @rule nz22:5.5 nz22:5.6 nz22:5.9 nz22:5.12 */
  readonly bet: Readonly<Record<string, number>>
  readonly instantCash: TableElections['instantCash']
  readonly super: Readonly<Record<string, number>>
  readonly maxPayout: Chips | null
  /** @rule nz22:9.11 nz22:9.14 */
  readonly directions: readonly Direction[]
}

export interface BoxView {
  readonly seat: Seat
  readonly patron: Patron
  readonly ante: Chips
  readonly cards: readonly Seen<Card>[]
  readonly drawn: readonly Seen<Card>[]
  /** The choice without the exchanged cards, which stay secret. */
  readonly choice: Choice['is'] | null
  readonly declared: Box['declared']
  readonly forces: boolean | null
  readonly fate: Box['fate']
}

/** Shown only to the owner of the hand. */
export interface OwnHand {
  readonly seat: Seat
  readonly value: string
  /**
   * Combinations that the player could declare. The player still has to declare them.
   * @rule nz22:4.5 ruling:2205
   */
  readonly mayDeclare: readonly string[]
  readonly reconsiders: boolean
}

export interface LunarView {
  readonly elections: TableElections
  readonly notice: Notice
  readonly phase: Phase['is']
  readonly deck: 1 | 2
  readonly left: number
  readonly turn: Seat | null
  readonly drawing: Seat | null
  readonly boxes: readonly BoxView[]
  readonly dealer: { readonly cards: readonly Seen<Card>[]; readonly value: string | null }
  readonly mine: OwnHand | null
  readonly discards: number
  /**
   * The announcements that the rules require of the Dealer.
   * @rule nz22:5.7 nz22:8.1(a) nz22:9.10 nz22:10.1 nz22:10.5(c)
   */
  readonly announcements: readonly string[]
  /** The same as templates and facts, for other languages. */
  readonly calls: readonly Phrase[]
}

const FEE_AREAS = ['Exchange 2-5 Cards', 'Buy a 6th Card', 'Force the Dealer']

const AREAS = ['Ante', 'Bet', 'Super', ...FEE_AREAS]

const notice = ({ elections, directions }: LunarState): Notice => ({
  inscription: 'Dealer only plays with ace and king or higher',
  areas: elections.multipleSuper ? [...AREAS, 'Dealer Super', 'Super of other hands'] : AREAS,
  feeAreas: FEE_AREAS,
  bet: BET_PAYS,
  instantCash: elections.instantCash,
  super: Object.fromEntries(
    SUPER_BETS.map(({ name, pays }) => [name, pays[elections.superTable - 1]!]),
  ),
  maxPayout: elections.maxPayout ?? null,
  directions,
})

const seen = (cards: readonly DealtCard[], viewer: Viewer): readonly Seen<Card>[] =>
  cards.map(card => {
    const face = see(card, viewer)
    return face === FACE_DOWN ? HIDDEN : face
  })

const box = (one: Box, viewer: Viewer): BoxView => ({
  seat: one.seat,
  patron: one.patron,
  ante: one.ante,
  cards: seen(one.hand, viewer),
  drawn: seen(one.drawn, viewer),
  choice: one.choice?.is ?? null,
  declared: one.declared,
  forces: one.forces,
  fate: one.fate,
})

/** Computed only from cards that the owner can see. */
const mine = ({ boxes }: LunarState, viewer: Viewer): OwnHand | null => {
  const own = viewer.role === 'patron' && boxes.find(({ patron }) => patron === viewer.patron)
  if (!own) return null
  const visible = own.hand.filter(card => see(card, viewer) === card.secret)
  if (visible.length < own.hand.length || visible.length < 5 || !areKnown(own.hand)) return null
  const five = faces(own.hand)
  const declares = [instantCash(five), superCombination(five)].filter(one => one !== undefined)
  return {
    seat: own.seat,
    value: pokerValue(own.looked && areKnown(own.drawn) ? finalHand(own) : five).name,
    mayDeclare: own.declared === 'no' ? declares : [],
    reconsiders: isReconsidering(own),
  }
}

export const viewLunar = (state: LunarState, viewer: Viewer): LunarView => {
  const { cards } = state.dealer
  return {
    elections: state.elections,
    notice: notice(state),
    phase: state.phase.is,
    deck: state.deck,
    left: state.left,
    turn: state.phase.is === 'deciding' ? (boxToAct(state)?.seat ?? null) : null,
    drawing: drawing(state)?.seat ?? null,
    boxes: state.boxes.map(one => box(one, viewer)),
    dealer: {
      cards: seen(cards, viewer),
      value:
        cards.length === 5 && cards.every(isShown) && areKnown(cards)
          ? pokerValue(faces(cards)).name
          : null,
    },
    mine: mine(state, viewer),
    discards: state.discards.length,
    announcements: state.announced.map(call => sentence(call)),
    calls: state.announced,
  }
}
