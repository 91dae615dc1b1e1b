import { z } from 'zod'
import type { Does } from '../../general/commands.ts'
import { chips, type Fields, kind, patron, reason, seat, time, word } from './shapes.ts'

/** What may be said at any table. */

const limit = z.strictObject({ minimum: chips, maximum: chips, step: chips.optional() })
const limits = z.record(word, limit)
const some = z.array(patron).max(20)

const reservation = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('patrons'), patrons: some }),
  z.strictObject({ for: z.literal('event'), event: word, patrons: some }),
])

export const GENERAL: Fields<Exclude<Does, 'time'>> = {
  sit: { seat },
  stand: {},
  leave: {},
  'buy-in': { chips },
  'cash-out': { chips },
  'buy-colour': { colour: word, chips, worth: chips.optional() },
  'sell-colour': { colour: word },
  wager: { on: word, chips, kind, area: seat.optional(), for: patron.optional() },
  alter: { wager: word, chips, for: patron.optional() },
  withdraw: { wager: word, for: patron.optional() },
  agree: {},
  disagree: {},
  dispute: { about: z.string().min(1).max(500) },
  accept: { patron, on: word, chips, kind, area: seat.optional() },
  'new-gaming-day': {},
  'report-elsewhere': { patron, wagering: z.boolean() },
  'open-table': {},
  'close-table': { ground: z.literal('end-of-hours').optional() },
  'announce-closing': { at: time },
  reserve: { reservation },
  'end-reservation': {},
  'require-seat': { seat },
  'change-limits': { limits },
  'announce-limits': { limits, from: time },
  'propose-limits': { limits },
  'personal-limits': { patron, limits },
  'name-partners': { patrons: some, reason },
  recover: { patron, chips, reason },
  'make-good': { patron, chips, reason },
  'release-unclaimed': { patron },
  'order-device-away': { patron, reason },
  'void-wagers': { patron, reason },
  exclude: { patron, reason },
  invalidate: { ground: z.literal(['disruption', 'fraud']), forfeits: some, reason },
  'end-dispute': { dispute: z.int().min(0), resolved: z.boolean() },
}
