import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command } from '../law.ts'
import { isOut } from '../s08-dealing/cards.ts'
import { CARDS_OUT, isInRound, voidRound } from './misdeal.ts'

/**
 * A second card like one that was dealt: the deck is not the 52 cards that it should be, even if
 * their number is right.
 * @rule nz22:11.10
 */
export const reportRepeated = command('report-repeated', {
  mood: 'report',
  by: ['dealer'],
  fields: { card: field.card },
  about: 'this-round',
  under: 'nz22:11.10',
  place: 'form',
  during: CARDS_OUT,
  sealed: 'nz1:15.4',
  decide: (state, { card }) =>
    isInRound(state) && isOut(state, card)
      ? [voidRound(state, `${card} came twice`, 'nz22:11.10')]
      : refuse('nz22:11.10', '{card} has not been dealt in this round.', { card }),
})
