import * as z from 'zod'
import type { Elections } from '../../games/snake-eyes/book/book.ts'
import { type Face, isFace } from '../../games/snake-eyes/s03-equipment/dice.ts'
import { ONS } from '../../games/snake-eyes/s04-wagers.ts'
import { type SequenceWager, settleSequence } from '../../games/snake-eyes/settle.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { amount, refusedAnswer } from './fields.ts'

const number = z.int('expected a whole number')

export const elections = z.strictObject({
  hard4: number,
  hard6: number,
  hard8: number,
  hard10: number,
  field: number,
  craps2: number,
  craps12: number,
})

const die = z.custom<Face>(isFace, 'expected the face of a die, 1 to 6')

const rollNumber = number.min(1, 'expected the number of a roll, counted from 1')

const wager = z
  .strictObject({
    id: z.string(),
    on: z.enum(ONS),
    amount,
    beforeRoll: rollNumber,
    removedBeforeRoll: rollNumber.optional(),
    reducedBeforeRoll: rollNumber.optional(),
    reducedTo: amount.optional(),
  })
  .refine(
    ({ reducedBeforeRoll, reducedTo }) =>
      (reducedBeforeRoll === undefined) === (reducedTo === undefined),
    'expected reducedBeforeRoll and reducedTo together',
  )
  .transform(
    ({ id, on, amount: stake, beforeRoll, removedBeforeRoll, reducedBeforeRoll, reducedTo }) =>
      ({
        id,
        on,
        chips: stake,
        beforeRoll,
        ...(removedBeforeRoll !== undefined && { removedBeforeRoll }),
        ...(reducedBeforeRoll !== undefined &&
          reducedTo !== undefined && { reduced: { beforeRoll: reducedBeforeRoll, to: reducedTo } }),
      }) satisfies SequenceWager,
  )

export const snakeEyes = z
  .strictObject({
    id: z.string(),
    game: z.literal('snake-eyes'),
    book: z.literal('nz11a'),
    elections,
    rolls: z.array(z.strictObject({ dice: z.tuple([die, die]), void: z.boolean().default(false) })),
    wagers: z.array(wager),
  })
  .transform(({ id, elections: elected, rolls, wagers }) => {
    // Accept odds that the book does not print: the book refuses them with its clause.
    const answer = settleSequence({ elections: elected as Elections, rolls, wagers })
    return isRefusal(answer) ? refusedAnswer(id, answer) : { id, ...answer }
  })
