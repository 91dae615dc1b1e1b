import type { BaccaratCommand } from '../games/baccarat/events.ts'
import type { LunarCommand } from '../games/lunar-poker/events.ts'
import type { RouletteCommand } from '../games/roulette/state.ts'
import type { SnakeEyesCommand } from '../games/snake-eyes/commands.ts'
import type { GeneralCommand } from '../general/commands.ts'
import { RANKS, type StaffRank } from '../kernel/people.ts'
import type { FloorCommand } from '../server/floor/floor-log.ts'
import type { SessionDoes, TournamentDoes } from './fields/tournament.ts'

/** Who may do what: every command and every route, and nothing that is not in one of these tables. */

export const ROLES = [
  'anybody',
  'guest',
  ...RANKS,
  'tournament-director',
  'inspector',
  'house',
] as const

/** `anybody` has not signed in; `house` is chance, the clock and the virtual dealer: no person. */
export type Role = (typeof ROLES)[number]

type Does =
  | (
      | FloorCommand
      | GeneralCommand
      | BaccaratCommand
      | RouletteCommand
      | SnakeEyesCommand
      | LunarCommand
    )['does']
  | 'proceed'
  | 'mix-in'

/**
 * `own`: what is theirs, such as their seat, their wagers, their sessions. `any`: also others'.
 * `others`: never their own, as nobody approves what they asked for themselves.
 */
export type Reach = 'own' | 'any' | 'others'

/** Who may, and how far; a role that is not named may not. */
export type Grants = Readonly<Partial<Record<Role, Reach>>>

const each = (roles: readonly Role[], reach: Reach): Grants =>
  Object.fromEntries(roles.map(role => [role, reach]))

const PATRONS: Grants = { guest: 'own' }
const HOUSE: Grants = { house: 'any' }

/** This rank, those above it, and the virtual dealer. */
const from = (rank: StaffRank): Grants =>
  each([...RANKS.slice(RANKS.indexOf(rank)), 'house'], 'any')

const people = ({ house: _, ...others }: Grants): Grants => others

/** Patrons and, for those who do not answer, the dealer. */
const EITHER: Grants = { ...PATRONS, ...from('dealer') }

// biome-ignore format: a table
export const COMMANDS: Readonly<Record<Does, Grants>> = {
  // The floor, and who deals.
  'bring-table': from('operator'), 'shut-table': HOUSE, 'reopen-table': HOUSE,
  'release-table': HOUSE,
  'take-over': people(from('dealer')), 'hand-back': people(from('dealer')),
  proceed: people(from('dealer')),
  'call-for': people(from('dealer')), 'answer-call': people(from('dealer')),
  // Words for the chance that is sealed.
  'mix-in': PATRONS,
  // Division 1: patrons ask.
  sit: PATRONS, stand: PATRONS, leave: PATRONS, 'buy-in': PATRONS, 'cash-out': PATRONS,
  'buy-colour': PATRONS, 'sell-colour': PATRONS, wager: PATRONS, alter: EITHER, withdraw: EITHER,
  agree: PATRONS, disagree: PATRONS, dispute: PATRONS,
  // Division 1: it happened.
  accept: from('dealer'), 'report-elsewhere': from('dealer'), time: HOUSE, 'new-gaming-day': from('operator'),
  // Division 1: directions.
  'open-table': from('operator'), 'close-table': from('operator'),
  'announce-closing': from('operator'), reserve: from('operator'),
  'end-reservation': from('operator'), 'require-seat': from('game-supervisor'),
  'change-limits': from('operator'), 'announce-limits': from('operator'),
  'propose-limits': from('operator'), 'personal-limits': from('operator'),
  'name-partners': from('game-supervisor'), recover: from('casino-supervisor'),
  'make-good': from('casino-supervisor'), 'release-unclaimed': from('casino-supervisor'),
  'order-device-away': from('game-supervisor'), 'void-wagers': from('casino-supervisor'),
  exclude: from('operator'), invalidate: from('operator'), 'end-dispute': from('game-supervisor'),
  // Division 5.
  inspect: from('dealer'), spread: from('dealer'), wash: from('dealer'), stack: from('dealer'),
  riffle: from('dealer'), shuffled: from('dealer'), cut: EITHER, 'decline-cut': EITHER,
  'place-cutting-card': from('dealer'), burn: from('dealer'), 'see-burn': PATRONS,
  call: from('dealer'), card: from('dealer'), 'report-exposed': from('dealer'),
  'direct-shuffle': from('game-supervisor'), 'replace-cards': from('casino-supervisor'),
  'bring-prepared': from('game-supervisor'), 'look-at-prepared': PATRONS, 'require-mixing': PATRONS,
  'shuffle-waiting-set': from('game-supervisor'), 'ask-free-rounds': PATRONS,
  'reduce-differential': from('dealer'), 'cap-area': from('casino-supervisor'),
  'excess-card': from('dealer'), 'waiting-card-seen': from('dealer'), reconstruct: from('dealer'),
  'void-round': from('casino-supervisor'), 'elect-style': from('casino-supervisor'),
  'offer-roles': from('dealer'), 'accept-role': PATRONS, 'decline-role': EITHER,
  'pass-hand': from('dealer'), 'turn-hand': EITHER, 'retrieve-hand': from('dealer'),
  'dealer-turns': from('game-supervisor'), 'banker-first': from('casino-supervisor'),
  'foreign-card': from('game-supervisor'), 'request-nominee': PATRONS, 'end-nominee': { ...PATRONS, ...from('game-supervisor') },
  'approve-nominee': from('game-supervisor'), 'announce-nominee': from('game-supervisor'),
  'withdraw-nominees': from('game-supervisor'),
  'refuse-nominee': from('game-supervisor'), 'report-late-chips': from('dealer'), 'report-lifted-chips': from('dealer'),
  'ask-split': PATRONS, 'direct-split': from('game-supervisor'), 'give-card': PATRONS,
  volunteer: PATRONS, 'direct-turner': from('game-supervisor'),
  'report-misdelivery': from('dealer'), 'ask-void-hand': PATRONS,
  'void-hands': from('casino-supervisor'), 'reopen-bets': from('casino-supervisor'),
  // Division 8.
  declare: PATRONS, 'take-back': EITHER, place: from('dealer'), lay: from('dealer'),
  spin: from('dealer'), 'ball-drops': from('dealer'), spun: from('dealer'),
  announce: from('dealer'), transfer: from('dealer'), collect: from('dealer'), pay: from('dealer'),
  clarify: from('dealer'), lies: from('dealer'), 'no-spin': from('dealer'),
  'examine-ball': from('game-supervisor'), 'change-ball': from('casino-supervisor'),
  restore: from('game-supervisor'),
  // Division 11A.
  'take-dice': PATRONS, 'decline-dice': EITHER, 'choose-dice': EITHER, 'ask-original': PATRONS,
  roll: EITHER, relinquish: PATRONS, 'inspect-dice': from('dealer'), 'offer-dice': from('dealer'),
  dice: from('dealer'), 'leaning-dice': from('dealer'), enter: from('dealer'),
  settle: from('dealer'), 'no-roll': from('dealer'), 'dice-left-table': from('dealer'),
  'die-found': from('game-supervisor'), 'give-up-search': from('dealer'),
  'equipment-failed': from('dealer'), 'take-dice-away': from('dealer'),
  'rule-face': from('game-supervisor'), 'void-disputed': from('game-supervisor'),
  'amend-entry': from('game-supervisor'), overrule: from('game-supervisor'),
  'restore-wager': from('game-supervisor'), resume: from('game-supervisor'),
  rule: from('operator'),
  // Division 22.
  mix: from('dealer'), 'report-seen-before-shoe': from('dealer'), 'count-deck': from('dealer'),
  discard: from('dealer'), misread: from('dealer'), fold: PATRONS, play: PATRONS, exchange: PATRONS, 'buy-sixth': PATRONS,
  lock: from('dealer'), look: PATRONS, force: PATRONS, 'let-be': PATRONS,
  'report-shown': from('dealer'), 'report-dealer-shown': from('dealer'),
  'report-miscount': from('dealer'), 'report-no-ante': from('dealer'),
  'report-absent': from('dealer'), 'report-collected': from('game-supervisor'),
  'report-laid-down': from('dealer'), 'report-out-of-sequence': from('dealer'),
  'pay-missed': from('casino-supervisor'), 'void-hand': from('casino-supervisor'),
  'direct-conduct': from('casino-supervisor'), separate: from('operator'),
}

/** Whoever is appointed to direct tournaments speaks for the operator in them. @rule nz7:1.1/tournament-director */
const DIRECTORS: Grants = each(['tournament-director', 'operator', 'house'], 'any')
const PATRONS_AND_HOUSE: Grants = { ...PATRONS, ...HOUSE }

/** Division 7: of a tournament as a whole. The same word may be another's at another table. */
// biome-ignore format: a table
export const AT_TOURNAMENTS: Readonly<Record<TournamentDoes, Grants>> = {
  apply: PATRONS_AND_HOUSE, withdraw: { ...PATRONS, ...DIRECTORS }, transfer: PATRONS,
  'open-entries': DIRECTORS, notify: DIRECTORS, accept: DIRECTORS, 'refuse-entry': DIRECTORS,
  consent: DIRECTORS, disqualify: DIRECTORS, cancel: DIRECTORS, begin: DIRECTORS,
  reschedule: DIRECTORS, 'begin-session': DIRECTORS, advance: DIRECTORS,
  'another-heat': DIRECTORS, 'void-entries': DIRECTORS, restart: DIRECTORS,
  'share-item': DIRECTORS, fill: DIRECTORS,
}

/** Division 7: at the table of a session. */
// biome-ignore format: a table
export const AT_SESSIONS: Readonly<Record<SessionDoes, Grants>> = {
  wager: PATRONS_AND_HOUSE, alter: PATRONS, withdraw: PATRONS, declare: PATRONS,
  'take-back': PATRONS, dispute: PATRONS, 'pass-card': PATRONS_AND_HOUSE,
  'secret-wager': PATRONS_AND_HOUSE, confirm: PATRONS_AND_HOUSE, 'give-name': PATRONS,
  director: DIRECTORS, 'bet-timer': DIRECTORS, 'keep-limits': DIRECTORS, disqualify: DIRECTORS,
  excuse: DIRECTORS, 'ask-name': DIRECTORS, interrupt: DIRECTORS, resume: DIRECTORS,
  'terminal-fails': DIRECTORS, 'terminal-works': DIRECTORS, 'correct-balance': DIRECTORS,
  'move-terminal': DIRECTORS, 'void-heat': DIRECTORS, 'break-off': DIRECTORS,
  recover: DIRECTORS, 'make-good': DIRECTORS,
}

interface Second {
  readonly why: string
  /** `settled`: only where it takes back what has been won and lost. */
  readonly when: 'always' | 'settled'
}

/** What moves money by hand, or undoes a settlement: one asks, another approves. @rule ruling:113 */
// biome-ignore format: a table
export const TWO_PEOPLE = {
  recover:             { why: 'takes chips from a patron by hand', when: 'always' },
  'make-good':         { why: 'gives a patron chips by hand', when: 'always' },
  'release-unclaimed': { why: 'pays out what nobody had claimed', when: 'always' },
  'void-wagers':       { why: 'takes a patron’s wagers off the table', when: 'always' },
  invalidate:          { why: 'undoes a round and may forfeit wagers', when: 'always' },
  'pay-missed':        { why: 'pays what was missed', when: 'always' },
  'void-round':        { why: 'undoes a round that was paid', when: 'settled' },
  reconstruct:         { why: 'settles a round that was paid once more', when: 'settled' },
  overrule:            { why: 'reverses a roll that was paid', when: 'settled' },
  rule:                { why: 'may undo a round that was paid', when: 'settled' },
  'void-hand':         { why: 'may undo a hand that was paid', when: 'settled' },
  'report-collected':  { why: 'may undo a hand that was paid', when: 'settled' },
} as const satisfies Readonly<Partial<Record<Does, Second>>>

/** The same in tournaments: amounts that somebody names. @rule ruling:113 */
// biome-ignore format: a table
export const TWO_IN_TOURNAMENTS: Readonly<Record<string, string>> = {
  recover:           'takes chips from a player by hand',
  'make-good':       'gives a player chips by hand',
  'correct-balance': 'puts a player’s chips right by hand',
  'share-item':      'pays out a price that somebody names',
}

/** Where something is said: at a table, of a tournament, or at the table of one of its sessions. */
export const placeOf = (name: string): 'table' | 'tournament' | 'session' => {
  if (/^tournament-\d+-session-\d+$/.test(name)) return 'session'
  return /^tournament-\d+$/.test(name) ? 'tournament' : 'table'
}

const WORKERS: readonly Role[] = [...RANKS, 'tournament-director', 'inspector']

const PEOPLE: Grants = each(['anybody', 'guest', ...WORKERS], 'any')
/** What everybody may ask, of what is theirs. */
const EVERYBODYS_OWN: Grants = each(['anybody', 'guest', ...WORKERS], 'own')
const SIGNED_IN: Grants = each(['guest', ...WORKERS], 'own')
const STAFF_OWN: Grants = each(WORKERS, 'own')
const OPERATOR: Grants = { operator: 'any' }
const AUDITORS: Grants = { operator: 'any', inspector: 'any' }
const READERS: Grants = { ...PATRONS, ...AUDITORS }
const STAFF_ALL: Grants = each(WORKERS, 'any')
/** Those who might have asked for it themselves; which of them, the request says. */
const SUPERVISORS = RANKS.filter(rank => rank !== 'dealer')

// biome-ignore format: a table
export const ROUTES = {
  'POST /api/guest': EVERYBODYS_OWN,
  'POST /api/leave': SIGNED_IN,
  'GET /api/me': SIGNED_IN,
  'GET /api/tables': PEOPLE,
  'GET /api/tables/:id/rounds': EVERYBODYS_OWN,
  'GET /api/tables/:id/shoes': PEOPLE,
  'GET /api/tables/:id/log': AUDITORS,
  'GET /api/tournaments': PEOPLE,
  'POST /api/tournaments': { operator: 'any', 'tournament-director': 'any' },
  'GET /api/law/:id': PEOPLE,
  'GET /api/openapi.json': PEOPLE,
  'GET /api/desk': each(RANKS, 'any'),
  'POST /api/desk/:id/consider': each(RANKS, 'any'),
  'GET /ws': PEOPLE,
  // The staff: signing in, and what is one's own.
  'POST /api/staff/sign-in': EVERYBODYS_OWN,
  'POST /api/staff/first': EVERYBODYS_OWN,
  'POST /api/staff/invitation': EVERYBODYS_OWN,
  'GET /api/staff/me': STAFF_OWN,
  'POST /api/staff/password': STAFF_OWN,
  'DELETE /api/staff/sessions/:id': STAFF_OWN,
  'POST /api/staff/leave-everywhere': STAFF_OWN,
  'POST /api/staff/passkey/options': EVERYBODYS_OWN,
  'POST /api/staff/passkey': EVERYBODYS_OWN,
  'POST /api/staff/passkeys/options': STAFF_OWN,
  'POST /api/staff/passkeys': STAFF_OWN,
  'DELETE /api/staff/passkeys/:id': STAFF_OWN,
  // What needs two people.
  'GET /api/approvals': STAFF_ALL,
  'POST /api/approvals/:number/approve': each(SUPERVISORS, 'others'),
  'POST /api/approvals/:number/decline': each(SUPERVISORS, 'others'),
  'POST /api/approvals/:number/withdraw': each(SUPERVISORS, 'own'),
  // The operator: everybody's accounts.
  'GET /api/staff': OPERATOR,
  'POST /api/staff': OPERATOR,
  'POST /api/staff/:name/invitation': OPERATOR,
  'POST /api/staff/:name/role': OPERATOR,
  'POST /api/staff/:name/lock': OPERATOR,
  'POST /api/staff/:name/unlock': OPERATOR,
  // Looking back: patrons at what is theirs, inspector and operator at everything.
  'GET /api/records': READERS,
  'GET /api/records/:table/:round': READERS,
  'GET /api/records/:table/:round/views': PATRONS,
  'GET /api/significant': AUDITORS,
  'GET /api/audit': AUDITORS,
  'GET /api/me/statement': PATRONS,
  'GET /api/statements/:patron': AUDITORS,
} as const satisfies Readonly<Record<string, Grants>>

/** How far somebody may go there, or nothing. What is in no table is for nobody. */
export const reachOf = (
  table: Readonly<Record<string, Grants>>,
  role: Role,
  what: string,
): Reach | undefined => (Object.hasOwn(table, what) ? table[what]?.[role] : undefined)

export const mayDo = (role: Role, does: string): boolean =>
  reachOf(COMMANDS, role, does) !== undefined

/** What is spoken of here, and who may say it: tournaments have words of their own. */
export const mayDoAt = (game: string, role: Role, does: string): boolean => {
  const own = { tournament: AT_TOURNAMENTS, session: AT_SESSIONS }[game.split('/')[0]!]
  return own ? reachOf(own, role, does) !== undefined : mayDo(role, does)
}

/** Whether it is for supervisors and those above them alone: an inspector wants to hear of it. */
export const isDirection = (does: string): boolean =>
  mayDo('operator', does) && !mayDo('dealer', does)
