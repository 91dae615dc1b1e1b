import { z } from 'zod'
import type { LunarDoes } from '../../games/lunar-poker/events.ts'
import { card, drawn, type Fields, patron, reason, seat, word } from './shapes.ts'

/** What is said at a Lunar Poker table besides. */

const place = seat.or(z.literal('dealer'))
const direction = z.literal(['silence', 'english-only']).or(z.templateLiteral(['cards ', word]))

export const LUNAR_POKER: Fields<LunarDoes> = {
  inspect: {},
  spread: {},
  mix: {},
  shuffled: {},
  cut: { at: z.int().min(0).max(52) },
  'direct-shuffle': { ground: z.literal(['doubt', 'discretion', 'vacancy']), reason },
  'report-seen-before-shoe': {},
  'replace-cards': { reason },
  'count-deck': { cards: z.int().min(0).max(60) },
  call: {},
  card: { card: drawn },
  misread: { card },
  discard: { at: z.int().min(0).max(52) },
  fold: {},
  play: {},
  exchange: { discard: z.array(card).min(1).max(5) },
  'buy-sixth': {},
  declare: {},
  lock: {},
  look: {},
  force: {},
  'let-be': {},
  'report-exposed': { to: place },
  'report-shown': { seat },
  'report-dealer-shown': { cards: z.array(z.int().min(0).max(5)).min(1).max(6) },
  'report-miscount': { at: place },
  'report-no-ante': { seat, cards: z.int().min(0).max(5) },
  'report-absent': { seat },
  'report-collected': { seat, remedy: z.literal(['reconstructed', 'void']) },
  'report-laid-down': { seat, onTop: z.boolean() },
  'report-out-of-sequence': { from: seat, to: seat, looked: z.boolean() },
  'pay-missed': { seat },
  'void-hand': { seat, reason },
  'direct-conduct': { direction },
  separate: { patrons: z.tuple([patron, patron]), reason },
  rule: { remedy: z.literal(['continue', 'void-round']), reason },
}
