import { z } from 'zod'
import type { DirectorCommand } from '../../tournament/director/state.ts'
import { BREACHES, type SessionCommand } from '../../tournament/session/state.ts'
import { chips, type Fields, patron, reason, seat, time, word } from './shapes.ts'

/** What is said of a tournament, and at the tables of its sessions. */

const session = z.int().min(0).max(1000)
const some = z.array(patron).min(1).max(100)

/** Chance and the clock speak for themselves, and a table reports its own count. */
type OfHouse = 'lot' | 'time' | 'session-ended'

export type TournamentDoes = Exclude<DirectorCommand['does'], OfHouse> | 'fill'

export const TOURNAMENT: Fields<TournamentDoes> = {
  'open-entries': {},
  apply: { form: z.record(word, z.string().min(1).max(200)) },
  notify: { patron },
  accept: { patron },
  'refuse-entry': { patron, reason },
  withdraw: { patron: patron.optional() },
  consent: { patron, agrees: z.boolean() },
  transfer: { to: patron },
  disqualify: { patron, ground: z.literal(['breach', 'no-show']), reason },
  cancel: { ground: z.literal(['participation', 'system']) },
  begin: {},
  reschedule: { session, at: time },
  'begin-session': { session },
  advance: { patrons: some, term: reason },
  'another-heat': { patron, to: session },
  'void-entries': { patrons: some, ground: z.literal(['terminal', 'system']) },
  restart: { session },
  'share-item': {
    place: z.int().min(1).max(1000),
    item: z.string().min(1).max(100),
    how: z.strictObject({ to: patron }).or(z.strictObject({ soldFor: chips })),
  },
  /** Empty places are taken by players of the house, up to so many in all. */
  fill: { players: z.int().min(2).max(100) },
}

/** The table counts and starts by itself; people say the rest. */
type ByDealer = 'start' | 'tally' | 'indicator-card' | 'time-up'

export type SessionDoes =
  | Exclude<SessionCommand['does'], ByDealer>
  | 'wager'
  | 'alter'
  | 'withdraw'
  | 'declare'
  | 'take-back'
  | 'dispute'
  | 'recover'
  | 'make-good'

export const SESSION: Fields<SessionDoes> = {
  wager: { on: word, chips, area: seat.optional() },
  alter: { wager: word, chips },
  withdraw: { wager: word },
  declare: { on: word, piece: chips },
  'take-back': { declared: z.int().min(1) },
  dispute: { about: reason },
  confirm: {},
  'pass-card': {},
  'secret-wager': { on: word, chips },
  'give-name': { name: word },
  director: { present: z.boolean() },
  'bet-timer': { seconds: z.int().min(1).max(600) },
  'keep-limits': {},
  disqualify: { patron, ground: z.literal(BREACHES), reason },
  excuse: { patron, reason },
  'ask-name': { patron },
  interrupt: { ground: z.literal(['recess', 'malfunction']), reason },
  resume: {},
  'terminal-fails': { seat },
  'terminal-works': { seat },
  'correct-balance': { patron, way: z.literal(['credit', 'debit']), chips, reason },
  'move-terminal': { patron, to: seat },
  'void-heat': { patron },
  'break-off': { reason },
  recover: { patron, chips, reason },
  'make-good': { patron, chips, reason },
}
