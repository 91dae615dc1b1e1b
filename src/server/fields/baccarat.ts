import { z } from 'zod'
import type { BaccaratDoes } from '../../games/baccarat/events.ts'
import { card, drawn, type Fields, patron, reason, word } from './shapes.ts'

/** What is said at a baccarat table besides. */

const hand = z.literal(['player', 'banker'])
const error = z.literal(['number', 'together', 'order'])
const everybody = z.literal('everybody').or(z.array(patron).min(1).max(20))

export const BACCARAT: Fields<BaccaratDoes> = {
  inspect: {},
  spread: {},
  wash: {},
  stack: {},
  riffle: {},
  shuffled: {},
  cut: { at: z.int().min(0).max(1000) },
  'decline-cut': {},
  'place-cutting-card': { behind: z.int().min(0).max(1000) },
  burn: {},
  'see-burn': {},
  call: {},
  card: { card: drawn, face: z.literal('up').optional(), to: hand.optional() },
  'excess-card': { card, face: z.literal(['up', 'down']), to: hand.optional() },
  'waiting-card-seen': {},
  reconstruct: { error, cards: z.array(card).min(1).max(6), reason },
  'void-round': { error, reason },
  'elect-style': { style: z.literal(['A', 'B', 'C']), procedure: word.optional() },
  'offer-roles': {},
  'accept-role': {},
  'decline-role': {},
  'request-nominee': { nominee: patron },
  'approve-nominee': {
    patron,
    nominee: patron,
    mayWager: z.boolean(),
    mayHandle: z.boolean(),
    associated: z.boolean(),
  },
  'announce-nominee': { patron, nominee: patron },
  'end-nominee': { patron, nominee: patron },
  'withdraw-nominees': { right: z.literal(['wager', 'handle']), patrons: everybody },
  'pass-hand': { hand, to: patron.optional() },
  'turn-hand': { hand },
  'retrieve-hand': {},
  'dealer-turns': { hand },
  'banker-first': {},
  'foreign-card': {},
  'report-exposed': {},
  'direct-shuffle': { ground: z.literal(['doubt', 'discretion']), reason },
  'replace-cards': { reason },
  'bring-prepared': {
    prepared: z.literal(['checked', 'shuffled', 'sealed']),
    secured: z.boolean(),
    approval: word.optional(),
  },
  'look-at-prepared': {},
  'require-mixing': {},
  'shuffle-waiting-set': { reason },
  'ask-free-rounds': {},
  'reduce-differential': {},
  'cap-area': { patrons: everybody },
}
