import { z } from 'zod'
import { CAUSES, type Does } from '../../games/roulette/state.ts'
import { chips, type Fields, kind, patron, word } from './shapes.ts'

/** What is said at a roulette table besides. */

const direction = z.literal(['clockwise', 'anticlockwise'])
const declared = z.int().min(1)
const point = z.strictObject({ x: z.number().min(-1e4).max(1e4), y: z.number().min(-1e4).max(1e4) })

export const ROULETTE: Fields<Does> = {
  declare: { on: word, piece: chips, kind },
  'take-back': { declared },
  place: { declared, as: word.optional() },
  lay: { patron, on: word, piece: chips, kind },
  spin: { wheel: direction, ball: direction },
  call: {},
  'ball-drops': {},
  spun: { number: z.string().regex(/^\d{1,2}$/), revolutions: z.int().min(0).max(100).optional() },
  announce: {},
  transfer: {},
  collect: {},
  pay: { wager: word.optional() },
  clarify: { wager: word, on: word },
  lies: { wager: word, at: point },
  'no-spin': { cause: z.literal(CAUSES), person: word.optional() },
  'examine-ball': { replace: z.boolean() },
  'change-ball': {},
  restore: { wager: word, movedBy: z.literal(['dealer', 'patron']) },
}
