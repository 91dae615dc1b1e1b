import * as z from 'zod'
import { type Card, isCard } from '../../kernel/card.ts'
import { type Chips, chips } from '../../kernel/money.ts'
import { type Refusal, sentence } from '../../kernel/refusal.ts'

/** Fields that rounds of all games share. */

const NO_AMOUNT = 'expected a whole number of cents above 0 and below 2^53'

export const amount: z.ZodType<Chips> = z
  .number(NO_AMOUNT)
  .refine(n => Number.isSafeInteger(n) && n > 0, NO_AMOUNT)
  .transform(n => chips(n))

export const amountOrNone: z.ZodType<Chips> = z
  .number('expected a whole number of cents from 0 and below 2^53')
  .refine(n => Number.isSafeInteger(n) && n >= 0, 'expected a whole number of cents, 0 or more')
  .transform(n => chips(n))

export const card: z.ZodType<Card> = z.custom<Card>(
  text => typeof text === 'string' && isCard(text),
  'expected a card such as 10H: A 2 to 10 J Q K, then C D H S',
)

export const refusedAnswer = (id: string, refusal: Refusal) => ({
  id,
  refused: { under: refusal.refused, message: sentence(refusal) },
})
