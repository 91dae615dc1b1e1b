import { OPERATOR } from '../../general/law.ts'
import type { Authority } from '../../kernel/authority.ts'
import { type Decision, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { LunarCommandOf, LunarEvent } from './events.ts'
import { instantCash } from './s04-hands.ts'
import { superCombination } from './s05-super-bet.ts'
import { byStaff } from './s06-opening.ts'
import { isInRound, voidRound } from './s11-misdeal.ts'
import {
  type Box,
  boxAt,
  type Direction,
  faces,
  isReconsidering,
  type LunarState,
} from './state.ts'

/** What the Casino Operator may direct at a Lunar Poker table: each with its clause and a reason. */

/** @rule nz22:11.1 nz22:9.12 nz22:9.13 */
export const voidHand = (
  state: LunarState,
  { by, seat, reason }: LunarCommandOf<'void-hand'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.1'
  const refused = byStaff(by, OPERATOR, under)
  if (refused) return refused
  const box = boxAt(state, seat)
  if (!box || !isInRound(state) || box.fate === 'done' || box.fate === 'folded')
    return refuse(under, 'Seat {seat} has no hand in play.', { seat })
  return reason === ''
    ? refuse(under, 'Give the reason.')
    : [{ is: 'HandVoided', seat, reason, under }]
}

/**
 * A winning hand that was not declared before its owner drew. Nobody may have seen the new cards,
 * nor may anybody after them have been dealt any. Instant Cash ends the hand; after a Super Bet it
 * goes on with the new cards.
 * @rule nz22:11.15 nz22:11.16 nz22:11.17 nz22:11.18 ruling:2210
 */
export const payMissed = (
  state: LunarState,
  { by, seat }: LunarCommandOf<'pay-missed'>,
): Decision<LunarEvent> => {
  const refused = byStaff(by, OPERATOR, 'nz22:11.15')
  if (refused) return refused
  const box = boxAt(state, seat)
  if (!box || !isReconsidering(box) || box.drawn.length === 0)
    return refuse('nz22:11.15', 'Seat {seat} has not drawn.', { seat })
  const five = faces(box.hand)
  const hasCash = instantCash(five) !== undefined
  const hasSuper = box.superBet !== null && superCombination(five) !== undefined
  if (box.declared !== 'no' || (!hasCash && !hasSuper))
    return refuse('nz22:11.17', 'Seat {seat} has missed no payment.', { seat })
  const late = tooLate(state, box, hasCash ? 'nz22:11.16' : 'nz22:11.18')
  if (late) return late
  return [
    ...(hasSuper ? [{ is: 'MissedSuperPaid', seat, under: 'nz22:11.17' } as const] : []),
    ...(hasCash ? [{ is: 'MissedInstantCashPaid', seat, under: 'nz22:11.15' } as const] : []),
  ]
}

const tooLate = ({ boxes }: LunarState, box: Box, under: Authority): Refusal | undefined => {
  if (box.looked) return refuse(under, 'The new cards have been looked at.')
  const later = boxes.slice(boxes.indexOf(box) + 1).find(({ drawn }) => drawn.length > 0)
  return later ? refuse(under, 'Seat {seat} has drawn since.', { seat: later.seat }) : undefined
}

/** @rule nz22:9.11 nz22:9.14 nz22:9.14(a) nz22:9.14(b) */
export const directConduct = (
  _: LunarState,
  { by, direction }: LunarCommandOf<'direct-conduct'>,
): Decision<LunarEvent> => {
  const under = conductUnder(direction)
  return byStaff(by, OPERATOR, under) ?? [{ is: 'ConductDirected', direction, under }]
}

const conductUnder = (direction: Direction): Authority => {
  if (direction === 'silence') return 'nz22:9.14(a)'
  return direction === 'english-only' ? 'nz22:9.14(b)' : 'nz22:9.11'
}

/** @rule nz22:9.14(c) */
export const separate = (
  _: LunarState,
  { by, patrons, reason }: LunarCommandOf<'separate'>,
): Decision<LunarEvent> => {
  const under = 'nz22:9.14(c)'
  const refused = byStaff(by, OPERATOR, under)
  if (refused) return refused
  return reason === '' || patrons[0] === patrons[1]
    ? refuse(under, 'Name two players, and the reason.')
    : [{ is: 'PatronsSeparated', patrons, reason, under }]
}

/** Where the rules are silent, with no other remedies than theirs. @rule nz22:11.210 ruling:2213 */
export const rule = (
  state: LunarState,
  { by, remedy, reason }: LunarCommandOf<'rule'>,
): Decision<LunarEvent> => {
  const under = 'nz22:11.210'
  const refused = byStaff(by, OPERATOR, under)
  if (refused) return refused
  if (reason === '') return refuse(under, 'Give the reason.')
  if (remedy === 'void-round' && !isInRound(state))
    return refuse(under, 'No round is under way that could be void.')
  const ruled: LunarEvent = { is: 'OperatorRuled', remedy, reason, under }
  return remedy === 'void-round' ? [ruled, voidRound(state, reason, under)] : [ruled]
}
