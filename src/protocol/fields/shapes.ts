import { z } from 'zod'

/** The shapes that fields of commands have on the wire, whatever the game. */

export type Fields<Does extends string = string> = Readonly<Record<Does, z.ZodRawShape>>

export const chips = z
  .int({ error: 'expected a whole number of cents' })
  .positive('expected more than 0 cents')
export const seat = z.int().min(1).max(100)
export const word = z.string().min(1).max(64)
export const patron = z.string().min(1).max(64)
export const reason = z.string().min(1).max(500)
export const kind = z
  .templateLiteral(['colour:', word])
  .or(z.literal(['value', 'promotional']))
  .optional()

/** Milliseconds since 1970. */
export const time = z.int().positive()

export const card = z
  .string()
  .regex(/^(A|[2-9]|10|J|Q|K)[CDHS]$/, 'expected a card such as AS or 10H')
export const drawn = card.or(z.literal(['cutting-card', 'none']))

export const face = z.int().min(1).max(6)
export const faces = z.tuple([face, face])
export const die = z.int().min(1).max(1000)
export const dice = z.tuple([die, die])
