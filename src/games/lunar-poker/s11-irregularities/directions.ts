import { OPERATOR } from '../../../general/law.ts'
import type { Authority } from '../../../kernel/authority.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command } from '../law.ts'
import { instantCash } from '../s04-hands/hands.ts'
import { superCombination } from '../s05-wagers/super-bet.ts'
import type { LunarEvent } from '../table/events.ts'
import {
  areKnown,
  type Box,
  boxAt,
  type Direction,
  faces,
  isReconsidering,
  type LunarState,
} from '../table/state.ts'
import { isInRound, misdeal } from './misdeal.ts'
import { voidOfHand, voidOfSettledHand } from './void-hand.ts'

/** The directions of the Casino Operator at a Lunar Poker table. Each has a clause and a reason. */

/**
 * Until the next call, because the wagers of the hand are those of the last round until then.
 * @rule nz22:11.1 nz22:9.12 nz22:9.13 ruling:2234
 */
export const voidHand = command('void-hand', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { seat: field.seat, reason: field.reason },
  about: 'a-round',
  under: 'nz22:11.1',
  place: 'form',
  approval: { when: 'after-settlement', because: 'may undo a hand that was paid' },
  decide: (state, { seat, reason }, felt) => {
    const under = 'nz22:11.1'
    if (reason === '') return refuse(under, 'Give the reason.')
    const box = boxAt(state, seat)
    if (box && isInRound(state) && (box.fate === 'in' || box.fate === 'playing'))
      return [voidOfHand(state, box, reason, under)]
    const settled = box && voidOfSettledHand(state, box, reason, felt)
    return settled ? [settled] : refuse(under, 'Seat {seat} has no hand that counts.', { seat })
  },
})

/**
 * Pays a winning hand that its owner did not declare before drawing. Nobody may have seen the new
 * cards, and no later box may have drawn. Instant Cash ends the hand. After a Super Bet, the hand
 * continues with the new cards.
 * @rule nz22:11.15 nz22:11.16 nz22:11.17 nz22:11.18 ruling:2210
 */
export const payMissed = command('pay-missed', {
  mood: 'report',
  by: [OPERATOR],
  fields: { seat: field.seat },
  about: 'this-round',
  under: 'nz22:11.15',
  place: 'form',
  during: ['deciding', 'acting'],
  approval: { when: 'always', because: 'pays what was missed' },
  decide: (state, { seat }) => {
    const box = boxAt(state, seat)
    if (!box || !isReconsidering(box) || box.drawn.length === 0)
      return refuse('nz22:11.15', 'Seat {seat} has not drawn.', { seat })
    if (!areKnown(box.hand))
      return refuse('nz22:11.15', 'Nobody has seen the first five cards of seat {seat}.', { seat })
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
  },
})

const tooLate = ({ boxes }: LunarState, box: Box, under: Authority): Refusal | undefined => {
  if (box.looked) return refuse(under, 'The new cards have been looked at.')
  const later = boxes.slice(boxes.indexOf(box) + 1).find(({ drawn }) => drawn.length > 0)
  return later ? refuse(under, 'Seat {seat} has drawn since.', { seat: later.seat }) : undefined
}

const UNDER_CONDUCT = {
  silence: 'nz22:9.14(a)',
  'english-only': 'nz22:9.14(b)',
  cards: 'nz22:9.11',
} as const

const underConduct = (direction: Direction): Authority =>
  UNDER_CONDUCT[direction === 'silence' || direction === 'english-only' ? direction : 'cards']

/** @rule nz22:9.11 nz22:9.14 nz22:9.14(a) nz22:9.14(b) */
export const directConduct = command('direct-conduct', {
  mood: 'direction',
  by: [OPERATOR],
  fields: {
    direction: field.either(field.oneOf('silence', 'english-only'), field.phrase('cards')),
  },
  about: 'the-table',
  under: 'nz22:9.14',
  place: 'form',
  underBy: { field: 'direction', clauses: () => UNDER_CONDUCT },
  decide: (_, { direction }) => {
    const under = underConduct(direction)
    return [{ is: 'ConductDirected', direction, under }]
  },
})

/** @rule nz22:9.14(c) */
export const separate = command('separate', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patrons: field.pair(field.patron, field.patron), reason: field.reason },
  about: 'the-table',
  under: 'nz22:9.14(c)',
  place: 'form',
  decide: (_, { patrons, reason }) => {
    const under = 'nz22:9.14(c)'
    return reason === '' || patrons[0] === patrons[1]
      ? refuse(under, 'Name two players, and the reason.')
      : [{ is: 'PatronsSeparated', patrons, reason, under }]
  },
})

/**
 * For cases that the rules do not cover. The remedies are those of the rules.
 * @rule nz22:11.210 ruling:2213
 */
export const rule = command('rule', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { remedy: field.oneOf('continue', 'void-round'), reason: field.reason },
  about: 'a-round',
  under: 'nz22:11.210',
  place: 'form',
  approval: { when: 'after-settlement', because: 'may undo a round that was paid' },
  decide: (state, { remedy, reason }, felt) => {
    const under = 'nz22:11.210'
    if (reason === '') return refuse(under, 'Give the reason.')
    const ruled: LunarEvent = { is: 'OperatorRuled', remedy, reason, under }
    if (remedy === 'continue') return [ruled]
    const found = misdeal(state, reason, under, felt)
    return found ? [ruled, found] : refuse(under, 'There is no round that could be void.')
  },
})
