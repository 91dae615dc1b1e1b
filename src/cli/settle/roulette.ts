import * as z from 'zod'
import { LAYOUTS } from '../../games/roulette/s02-layout.ts'
import { KINDS } from '../../games/roulette/s03-wagers/positions.ts'
import { FIXED } from '../../games/roulette/s03-wagers/racetrack.ts'
import { settleSpin } from '../../games/roulette/settle.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { amount, refusedAnswer } from './fields.ts'

const id = z.string('expected text')
const mark = z.string('expected a number of the wheel as text, such as "00"')

const wager = z.discriminatedUnion('on', [
  z.strictObject({ id, on: z.enum(KINDS), numbers: z.array(mark), amount }),
  z.strictObject({ id, on: z.enum(FIXED), piece: amount }),
  z.strictObject({ id, on: z.literal('neighbours'), number: mark, piece: amount }),
])

export const elections = z.strictObject({
  layout: z.enum(LAYOUTS),
  racetrack: z.boolean(),
  asianRacetrack: z.boolean(),
})

export const roulette = z
  .strictObject({
    id,
    game: z.literal('roulette'),
    book: z.literal('nz8'),
    elections,
    spun: mark.optional(),
    void: z.literal(true).optional(),
    wagers: z.array(wager),
  })
  .refine(round => (round.spun === undefined) !== (round.void === undefined), {
    path: ['spun'],
    error: 'expected the number spun, or void: true in its place',
  })
  .transform(({ id, elections, spun, wagers }) => {
    const answer = settleSpin({ elections, spun: spun ?? null, wagers })
    return isRefusal(answer) ? refusedAnswer(id, answer) : { id, ...answer }
  })
