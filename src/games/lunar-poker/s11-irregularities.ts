import type { Authority } from '../../kernel/authority.ts'
import { NONE } from '../../kernel/money.ts'
import type { Actor, Seat } from '../../kernel/people.ts'
import { type Decision, isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { LunarCommandOf, LunarEvent } from './events.ts'
import { byStaff } from './s06-opening.ts'
import { cardsOut } from './s08-cards.ts'
import { HAND_SIZE } from './s08-deal.ts'
import { feeOf } from './s09-choices.ts'
import { isInRound, voidRound } from './s11-misdeal.ts'
import { type Box, boxAt, isReconsidering, type LunarState, wanted } from './state.ts'

/** Division 22 section 11: what goes wrong, reported by the Dealer and ruled on. */

const reported = (
  state: LunarState,
  by: Actor,
  under: Authority,
  during: readonly LunarState['phase']['is'][],
): Refusal | undefined =>
  byStaff(by, 'dealer', under) ??
  (during.includes(state.phase.is)
    ? undefined
    : refuse(under, 'This cannot have happened at this point of the round.'))

const DEALING = ['called', 'dealing'] as const
const BEFORE_BETS = ['deciding', 'verifying', 'verified', 'acting'] as const

const standing = (state: LunarState, seat: Seat, under: Authority): Box | Refusal => {
  const box = boxAt(state, seat)
  return box && (box.fate === 'in' || box.fate === 'playing')
    ? box
    : refuse(under, 'Seat {seat} has no hand in play.', { seat })
}

const isDraw = ({ choice }: Box): boolean => choice?.is === 'exchange' || choice?.is === 'buy-sixth'

/** One card is turned over again, or stays as the Dealer's; a second is a misdeal. @rule nz22:11.3 nz22:11.4 nz22:11.5 */
export const reportExposed = (
  state: LunarState,
  { by, to }: LunarCommandOf<'report-exposed'>,
): Decision<LunarEvent> => {
  const refused = reported(state, by, 'nz22:11.3', DEALING)
  if (refused) return refused
  const held = to === 'dealer' ? state.dealer.cards.length : boxAt(state, to)?.hand.length
  if (!held) return refuse('nz22:11.3', 'No card has been dealt there yet.')
  if (state.exposures > 0) return [voidRound(state, 'more than one card was exposed', 'nz22:11.5')]
  const under = to === 'dealer' ? 'nz22:11.4' : 'nz22:11.3'
  return [{ is: 'CardExposed', to, card: held - 1, under }]
}

/** @rule nz22:11.6 */
export const reportShown = (
  state: LunarState,
  { by, seat }: LunarCommandOf<'report-shown'>,
): Decision<LunarEvent> => {
  const refused = reported(state, by, 'nz22:11.6', BEFORE_BETS)
  if (refused) return refused
  const box = standing(state, seat, 'nz22:11.6')
  return isRefusal(box) ? box : [{ is: 'HandShown', seat, under: 'nz22:11.6' }]
}

/** From now on a hand is played or folded, and draws not yet begun are put back. @rule nz22:11.7 ruling:2208 */
export const reportDealerShown = (
  state: LunarState,
  { by, cards }: LunarCommandOf<'report-dealer-shown'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.7'
  const refused = reported(state, by, under, BEFORE_BETS)
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
}

/** @rule nz22:11.2 */
export const reportMiscount = (
  state: LunarState,
  { by, at }: LunarCommandOf<'report-miscount'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.2'
  const where = at === 'dealer' ? 'the Dealer' : `seat ${at}`
  return (
    byStaff(by, 'dealer', under) ??
    (isInRound(state) && state.phase.is !== 'called'
      ? [voidRound(state, `a wrong number of cards for ${where}`, under)]
      : refuse(under, 'No cards have been dealt.'))
  )
}

/** Found while dealing, a hand begun there is a misdeal; a whole one is only put away. @rule nz22:11.8 nz22:11.9 */
export const reportNoAnte = (
  state: LunarState,
  { by, seat, cards }: LunarCommandOf<'report-no-ante'>,
): Decision<LunarEvent> => {
  const whole = cards === HAND_SIZE
  const under = whole ? 'nz22:11.9' : 'nz22:11.8'
  const refused = reported(state, by, under, ['dealing', 'deciding'])
  if (refused) return refused
  if (boxAt(state, seat)) return refuse(under, 'Seat {seat} has an Ante.', { seat })
  if (whole) return [{ is: 'StrayHandDiscarded', seat, cards, under }]
  return state.phase.is === 'dealing' && cardsOut(state) > 0
    ? [voidRound(state, `cards were dealt to seat ${seat}, which has no Ante`, under)]
    : refuse(under, 'All cards have been dealt.')
}

/** Whoever is not there to decide has folded, and loses all wagers; to a question they say nothing. @rule nz22:11.12 nz22:10.2 */
export const reportAbsent = (
  state: LunarState,
  { by, seat }: LunarCommandOf<'report-absent'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.12'
  const refused = reported(state, by, under, [...BEFORE_BETS, 'offering-force'])
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
}

/** @rule nz22:11.13 */
export const reportCollected = (
  state: LunarState,
  { by, seat, remedy }: LunarCommandOf<'report-collected'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.13'
  const refused = reported(state, by, under, BEFORE_BETS)
  if (refused) return refused
  const box = standing(state, seat, under)
  if (isRefusal(box)) return box
  if (box.fate === 'playing') return refuse(under, 'Seat {seat} has decided.', { seat })
  return remedy === 'reconstructed'
    ? [{ is: 'HandReconstructed', seat, under }]
    : [{ is: 'HandVoided', seat, reason: 'the hand could not be reconstructed', under }]
}

/** Laid down and put on the pile: only the top five can come back. @rule nz22:11.14 ruling:2211 */
export const reportLaidDown = (
  state: LunarState,
  { by, seat, onTop }: LunarCommandOf<'report-laid-down'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.14'
  const refused = reported(state, by, under, BEFORE_BETS)
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
}

/** Cards that the wrong player has looked at stay there; others move to the right one. @rule nz22:11.20 ruling:2222 */
export const reportOutOfSequence = (
  state: LunarState,
  { by, from, to, looked }: LunarCommandOf<'report-out-of-sequence'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.20'
  const refused = reported(state, by, under, ['deciding', 'acting'])
  if (refused) return refused
  const due = standing(state, from, under)
  if (isRefusal(due)) return due
  if (!isReconsidering(due) || due.looked || due.drawn.length === 0)
    return refuse(under, 'Seat {from} has no drawn cards that could have gone astray.', { from })
  if (!looked) return [{ is: 'DrawnCardsMoved', from: to, to: from, under: 'ruling:2222' }]
  const wrong = standing(state, to, under)
  if (isRefusal(wrong)) return wrong
  const begun: readonly LunarEvent[] = wrong.acted
    ? []
    : [{ is: 'DrawBegan', seat: to, cards: wanted(wrong), under }]
  return wrong.drawn.length === 0 && wanted(wrong) === due.drawn.length
    ? [...begun, { is: 'DrawnCardsRedirected', from, to, under }]
    : refuse('nz22:11.210', 'Seat {to} did not ask for so many cards: the operator decides.', {
        to,
      })
}
