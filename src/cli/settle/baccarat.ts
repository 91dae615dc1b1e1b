import * as z from 'zod'
import { VARIANTS } from '../../games/baccarat/books/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { ONS } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import { settleRound } from '../../games/baccarat/settle.ts'
import { chips } from '../../kernel/money.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { amount, amountOrNone, card, refusedAnswer } from './fields.ts'

const number = z.int('expected a whole number')

export const elections = z.strictObject({
  decks: number,
  variant: z.enum(VARIANTS),
  tie: number,
  perfectPair: number.optional(),
  anyPair: number.optional(),
  luckyMatch: number.optional(),
  dragonBonus: number.optional(),
  smallestChip: amount.optional(),
  ante: z
    .strictObject({ fee: amount, tableMinimum: amount, waivedFrom: amount.optional() })
    .optional(),
})

export const baccarat = z
  .strictObject({
    id: z.string(),
    game: z.literal('baccarat'),
    book: z.enum(['nz5', 'nz5-old', 'mbs']),
    elections,
    cards: z.array(card),
    wagers: z.array(
      z.strictObject({ id: z.string(), patron: z.string(), on: z.enum(ONS), amount }),
    ),
    antes: z.record(z.string(), amountOrNone).optional(),
  })
  .transform(({ id, book, elections: { smallestChip, ...elected }, cards, wagers, antes }) => {
    const answer = settleRound({
      book: BOOKS[book],
      // Accept numbers that no book allows: the book refuses them with its clause.
      elections: elected as Parameters<typeof settleRound>[0]['elections'],
      denominations: [smallestChip ?? chips(1)],
      cards,
      wagers: wagers.map(({ amount: stake, ...wager }) => ({
        ...wager,
        chips: stake,
        kind: 'value' as const,
      })),
      antes: antes ?? {},
    })
    return isRefusal(answer) ? refusedAnswer(id, answer) : { id, ...answer }
  })
