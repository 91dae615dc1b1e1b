import type { Authority } from '../../../kernel/authority.ts'
import { NONE } from '../../../kernel/money.ts'
import type { Seat } from '../../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { BOX, PLACE } from '../fields.ts'
import { command } from '../law.ts'
import { HAND_SIZE, type Place } from '../s08-dealing/deal.ts'
import { feeOf } from '../s09-betting-round/choices.ts'
import type { LunarEvent } from '../table/events.ts'
import {
  areKnown,
  type Box,
  boxAt,
  cardsAskedFor,
  isReconsidering,
  type LunarState,
  type Phase,
} from '../table/state.ts'
import { BEFORE_BETS, CARDS_OUT, misdeal, voidRound } from './misdeal.ts'
import { voidOfHand } from './void-hand.ts'

/** Division 22 section 11: irregularities that the Dealer reports. */

const reported = (
  { phase }: LunarState,
  under: Authority,
  during: readonly Phase['is'][],
): Refusal | undefined =>
  during.includes(phase.is)
    ? undefined
    : refuse(under, 'This cannot have happened at this point of the round.')

const TO_DECIDE = [...BEFORE_BETS, 'offering-force'] as const
const SHOWING = CARDS_OUT.filter(is => is !== 'dealing')
const DRAWING = ['deciding', 'acting'] as const
const EXPOSING = ['called', 'dealing', ...DRAWING] as const

const standing = (state: LunarState, seat: Seat, under: Authority): Box | Refusal => {
  const box = boxAt(state, seat)
  return box && (box.fate === 'in' || box.fate === 'playing')
    ? box
    : refuse(under, 'Seat {seat} has no hand in play.', { seat })
}

const isDraw = ({ choice }: Box): boolean => choice?.is === 'exchange' || choice?.is === 'buy-sixth'

/** The number of cards that lie where one was exposed. Of a draw, nobody has looked at them yet. */
const cardsAt = (state: LunarState, to: Place): number => {
  const isDeal = state.phase.is === 'dealing'
  if (to === 'dealer') return isDeal ? state.dealer.cards.length : 0
  const box = boxAt(state, to)
  if (!box) return 0
  const { hand, drawn, looked } = box
  return isDeal || (drawn.length > 0 && !looked) ? hand.length + drawn.length : 0
}

/**
 * A first exposed card is turned over again, or becomes the Dealer's face-up card. A second is a
 * misdeal, whether it belongs to the deal or to a draw.
 * @rule nz22:11.3 nz22:11.4 nz22:11.5 ruling:2235
 */
export const reportExposed = command('report-exposed', {
  mood: 'report',
  by: ['dealer'],
  fields: { to: PLACE, card: field.optional(field.card) },
  about: 'this-round',
  under: 'nz22:11.3',
  place: 'form',
  underBy: { field: 'to', clauses: () => ({ dealer: 'nz22:11.4' }) },
  during: ['dealing', ...DRAWING],
  decide: (state, { to, card: face }) => {
    const refused = reported(state, 'nz22:11.3', EXPOSING)
    if (refused) return refused
    const held = cardsAt(state, to)
    if (held === 0) return refuse('nz22:11.3', 'No card has been dealt there yet.')
    if (state.exposures > 0)
      return [voidRound(state, 'more than one card was exposed', 'nz22:11.5')]
    if (to !== 'dealer') return [{ is: 'CardExposed', to, card: held - 1, under: 'nz22:11.3' }]
    const under = 'nz22:11.4'
    if (!areKnown(state.dealer.cards.slice(-1)))
      return face
        ? [{ is: 'CardExposed', to, card: held - 1, face, under }]
        : refuse(under, 'Say which card of the Dealer lies face up.')
    return [{ is: 'CardExposed', to, card: held - 1, under }]
  },
})

/** Until the hand is settled. @rule nz22:11.6 */
export const reportShown = command('report-shown', {
  mood: 'report',
  by: ['dealer'],
  fields: { seat: field.seat },
  about: 'this-round',
  under: 'nz22:11.6',
  place: 'form',
  during: SHOWING,
  decide: (state, { seat }) => {
    const refused = reported(state, 'nz22:11.6', SHOWING)
    if (refused) return refused
    const box = standing(state, seat, 'nz22:11.6')
    return isRefusal(box) ? box : [{ is: 'HandShown', seat, under: 'nz22:11.6' }]
  },
})

/**
 * From now on, players may only play or fold. Draws that have not begun are cancelled.
 * @rule nz22:11.7 ruling:2208
 */
export const reportDealerShown = command('report-dealer-shown', {
  mood: 'report',
  by: ['dealer'],
  fields: { cards: field.list(field.nth(HAND_SIZE), 1, HAND_SIZE) },
  about: 'this-round',
  under: 'nz22:11.7',
  place: 'form',
  during: BEFORE_BETS,
  hints: { cards: { label: 'shown' } },
  decide: (state, { cards }) => {
    const under = 'nz22:11.7'
    const refused = reported(state, under, BEFORE_BETS)
    if (refused) return refused
    return [
      { is: 'DealerShown', cards, under },
      ...state.boxes
        .filter(box => box.fate === 'in' && isDraw(box) && !box.acted)
        .map((box): LunarEvent => {
          const fee = feeOf(box, box.choice!)
          return { is: 'ChoiceTakenBack', seat: box.seat, fee, under }
        }),
    ]
  },
})

/**
 * Cards are counted as they are collected, so it may come after the settlement.
 * @rule nz22:9.4(b) nz22:10.2(b) nz22:10.7(b) nz22:10.8(b) nz22:10.9(c) nz22:10.10 nz22:11.2
 * @rule ruling:2232
 */
export const reportMiscount = command('report-miscount', {
  mood: 'report',
  by: ['dealer'],
  fields: { at: PLACE },
  about: 'a-round',
  under: 'nz22:11.2',
  place: 'form',
  approval: { when: 'after-settlement', because: 'may undo a round that was paid' },
  decide: (state, { at }, felt) => {
    const under = 'nz22:11.2'
    const where = at === 'dealer' ? 'the Dealer' : `seat ${at}`
    const isDealt = state.phase.is !== 'called' && (at === 'dealer' || boxAt(state, at))
    const found = isDealt && misdeal(state, `a wrong number of cards for ${where}`, under, felt)
    return found ? [found] : refuse(under, 'No cards have been dealt there.')
  },
})

/**
 * During the deal, an incomplete hand in such a box is a misdeal. A complete hand is only removed.
 * @rule nz22:11.8 nz22:11.9
 */
export const reportNoAnte = command('report-no-ante', {
  mood: 'report',
  by: ['dealer'],
  fields: { seat: BOX, cards: field.whole(1, HAND_SIZE) },
  about: 'this-round',
  under: 'nz22:11.8',
  place: 'form',
  during: CARDS_OUT,
  hints: { cards: { label: 'count' } },
  decide: (state, { seat, cards }) => {
    const whole = cards === HAND_SIZE
    const under = whole ? 'nz22:11.9' : 'nz22:11.8'
    const refused = reported(state, under, CARDS_OUT)
    if (refused) return refused
    if (boxAt(state, seat)) return refuse(under, 'Seat {seat} has an Ante.', { seat })
    if (cards < 1) return refuse(under, 'Say how many cards were dealt there.')
    if (whole) return [{ is: 'StrayHandDiscarded', seat, cards, under }]
    return state.phase.is === 'dealing'
      ? [voidRound(state, `cards were dealt to seat ${seat}, which has no Ante`, under)]
      : refuse(under, 'All cards have been dealt.')
  },
})

/**
 * An absent player folds and loses all wagers. If asked to force the Dealer, the answer is no.
 * @rule nz22:11.12 nz22:10.2
 */
export const reportAbsent = command('report-absent', {
  mood: 'report',
  by: ['dealer'],
  fields: { seat: field.seat },
  about: 'this-round',
  under: 'nz22:11.12',
  place: 'form',
  during: TO_DECIDE,
  decide: (state, { seat }) => {
    const under = 'nz22:11.12'
    const refused = reported(state, under, TO_DECIDE)
    if (refused) return refused
    const box = standing(state, seat, under)
    if (isRefusal(box)) return box
    if (state.phase.is === 'offering-force')
      return box.forces === null
        ? [{ is: 'ForceAnswered', seat, forces: false, fee: NONE, under: 'nz22:10.2' }]
        : refuse(under, 'Seat {seat} has answered.', { seat })
    const undecided = (box.choice === null && box.declared !== 'declared') || isReconsidering(box)
    return undecided
      ? [{ is: 'HandForfeited', seat, under }]
      : refuse(under, 'Seat {seat} has decided.', { seat })
  },
})

/** @rule nz22:11.13 */
export const reportCollected = command('report-collected', {
  mood: 'report',
  by: ['dealer'],
  fields: { remedy: field.oneOf('reconstructed', 'void'), seat: field.seat },
  about: 'this-round',
  under: 'nz22:11.13',
  place: 'form',
  during: BEFORE_BETS,
  approval: { when: 'after-settlement', because: 'may undo a hand that was paid' },
  decide: (state, { seat, remedy }) => {
    const under = 'nz22:11.13'
    const refused = reported(state, under, BEFORE_BETS)
    if (refused) return refused
    const box = standing(state, seat, under)
    if (isRefusal(box)) return box
    if (box.fate === 'playing') return refuse(under, 'Seat {seat} has decided.', { seat })
    return remedy === 'reconstructed'
      ? [{ is: 'HandReconstructed', seat, under }]
      : [voidOfHand(state, box, 'the hand could not be reconstructed', under)]
  },
})

/**
 * The player put the cards on the pile. Only the top five can come back.
 * @rule nz22:11.14 ruling:2211
 */
export const reportLaidDown = command('report-laid-down', {
  mood: 'report',
  by: ['dealer'],
  fields: { seat: field.seat, onTop: field.flag },
  about: 'this-round',
  under: 'nz22:11.14',
  place: 'form',
  during: BEFORE_BETS,
  decide: (state, { seat, onTop }) => {
    const under = 'nz22:11.14'
    const refused = reported(state, under, BEFORE_BETS)
    if (refused) return refused
    const box = standing(state, seat, under)
    if (isRefusal(box)) return box
    if (box.fate === 'playing' || box.acted)
      return refuse(under, 'Seat {seat} has decided.', { seat })
    if (onTop) return [{ is: 'HandReconstructed', seat, under }]
    const fee = box.choice ? feeOf(box, box.choice) : NONE
    return [
      ...(box.choice ? [{ is: 'ChoiceTakenBack', seat, fee, under } as const] : []),
      { is: 'BoxFolded', seat, under },
    ]
  },
})

/**
 * Cards that the wrong player has looked at stay there. Other cards move to the right player.
 * @rule nz22:11.20 ruling:2222
 */
export const reportOutOfSequence = command('report-out-of-sequence', {
  mood: 'report',
  by: ['dealer'],
  fields: { from: field.seat, to: field.seat, looked: field.flag },
  about: 'this-round',
  under: 'nz22:11.20',
  place: 'form',
  during: DRAWING,
  hints: { from: { label: 'due' }, to: { label: 'got' } },
  decide: (state, { from, to, looked }) => {
    const under = 'nz22:11.20'
    const refused = reported(state, under, DRAWING)
    if (refused) return refused
    const due = standing(state, from, under)
    if (isRefusal(due)) return due
    if (!isReconsidering(due) || due.looked)
      return refuse(under, 'Seat {from} has no drawn cards that could have gone astray.', { from })
    if (!looked) return [{ is: 'DrawnCardsMoved', from: to, to: from, under: 'ruling:2222' }]
    const wrong = standing(state, to, under)
    if (isRefusal(wrong)) return wrong
    const begun: readonly LunarEvent[] = wrong.acted
      ? []
      : [{ is: 'DrawBegan', seat: to, cards: cardsAskedFor(wrong), under }]
    return wrong.drawn.length === 0 && cardsAskedFor(wrong) === due.drawn.length
      ? [...begun, { is: 'DrawnCardsRedirected', from, to, under }]
      : refuse('nz22:11.210', 'Seat {to} did not ask for so many cards: the operator decides.', {
          to,
        })
  },
})
