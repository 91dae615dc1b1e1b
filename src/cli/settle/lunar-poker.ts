import * as z from 'zod'
import { DEALING, type Elections } from '../../games/lunar-poker/book/elections.ts'
import { settleRound } from '../../games/lunar-poker/settle.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { amount, card, refusedAnswer } from './fields.ts'

const number = z.int('expected a whole number')
const seat = number.positive('expected the number of a seat, from 1')

export const elections = z.strictObject({
  dealing: z.enum(DEALING),
  superTable: number,
  instantCash: z.strictObject({ straightFlush: number, royalFlush: number }),
  multipleSuper: z.boolean(),
  maxPayout: amount.optional(),
})

const superBet = z.strictObject({
  on: z.union(
    [z.enum(['own', 'dealer']), seat],
    'expected "own", "dealer" or the number of a seat',
  ),
  amount,
})

const patron = z
  .strictObject({
    seat,
    ante: amount,
    super: z.array(superBet),
    action: z.enum(['exchange', 'fold', 'play', 'buy-sixth']),
    discard: z.array(card).default([]),
    afterDraw: z.enum(['play', 'fold']).optional(),
    forceDealer: z.boolean(),
  })
  .refine(
    ({ action, afterDraw }) => action === 'fold' || action === 'play' || afterDraw !== undefined,
    { path: ['afterDraw'], message: 'expected "play" or "fold" after a draw' },
  )
  .transform(({ afterDraw = 'fold', ...box }) => ({ ...box, afterDraw }))

export const lunarPoker = z
  .strictObject({
    id: z.string(),
    game: z.literal('lunar-poker'),
    book: z.literal('nz22'),
    elections,
    deck: z.array(card),
    patrons: z.array(patron),
  })
  .transform(({ id, elections: { maxPayout, ...elected }, deck, patrons }) => {
    const answer = settleRound({
      // Accept numbers that the rules do not allow: the rules refuse them with their clause.
      elections: { ...elected, ...(maxPayout && { maxPayout }) } as Elections,
      deck,
      patrons,
    })
    return isRefusal(answer) ? refusedAnswer(id, answer) : { id, ...answer }
  })
