import { z } from 'zod'
import { VARIANTS } from '../../games/baccarat/books/book.ts'
import { LAYOUTS } from '../../games/roulette/s02-layout.ts'
import { chips } from '../../kernel/money.ts'

/**
 * The JSON schema of the conditions of entry. The director's rules decide whether they are allowed.
 */

const amount = z.int('expected whole cents').nonnegative().transform(chips)
const count = z.int('expected a whole number')
const text = z.string().min(1).max(100)

const duration = z.strictObject({
  unit: z.enum(['time', 'shoes', 'rounds', 'spins']),
  value: count,
})

const stage = z.strictObject({
  name: z.string(),
  startingChips: amount,
  limits: z.array(z.strictObject({ minimum: amount, maximum: amount })).max(10),
  increment: amount,
  seats: count,
  duration,
  progression: z
    .strictObject({
      by: z.enum(['top-per-table', 'top-overall', 'winners-and-best']),
      count,
    })
    .exactOptional(),
  waves: z.strictObject({ tables: count, every: count }).exactOptional(),
})

export const conditions = z.strictObject({
  name: text,
  game: text,
  entryForm: z.array(text).max(10),
  entryFee: amount,
  feeSplit: z.strictObject({ prizes: count, related: count, costs: count }),
  chipIssue: z.enum(['gratuitous', 'face-value']),
  passCards: count,
  secretCards: count,
  minPlayers: count.exactOptional(),
  maxPlayers: count.exactOptional(),
  stages: z.array(stage).max(10),
  playOff: z.strictObject({ chips: amount, duration }),
  endVariant: z.enum(['a', 'b', 'c']).exactOptional(),
  discretion: z.array(z.string()).exactOptional(),
  prizes: z
    .array(z.union([z.strictObject({ money: amount }), z.strictObject({ item: text })]))
    .max(100),
  transferable: z.boolean(),
  timeToAct: z
    .strictObject({ seconds: count, silence: z.enum(['director', 'disqualified']) })
    .exactOptional(),
  lateEntry: z.boolean().exactOptional(),
  variants: z
    .strictObject({
      layout: z.enum(LAYOUTS).exactOptional(),
      variant: z.enum(VARIANTS).exactOptional(),
      tie: z.literal([8, 9]).exactOptional(),
    })
    .exactOptional(),
  playStart: count,
})
