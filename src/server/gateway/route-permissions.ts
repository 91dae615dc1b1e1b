import { RANKS } from '../../kernel/people.ts'
import { APPROVERS, type Role } from '../../protocol/permissions.ts'

/** Who may use which route. A route without an entry is closed to everybody. */

/**
 * `own`: only their own, such as their own sessions. `any`: also those of others. `others`: never
 * their own, because nobody approves their own request.
 */
type Reach = 'own' | 'any' | 'others'

/** Roles and their reach. A role without an entry may not use the route. */
export type Grants = Readonly<Partial<Record<Role, Reach>>>

const each = (roles: readonly Role[], reach: Reach): Grants =>
  Object.fromEntries(roles.map(role => [role, reach]))

const PATRONS: Grants = { guest: 'own' }

const WORKERS: readonly Role[] = [...RANKS, 'tournament-director', 'inspector']

const PEOPLE: Grants = each(['anybody', 'guest', ...WORKERS], 'any')
/** Everybody may read what is their own. */
const EVERYBODYS_OWN: Grants = each(['anybody', 'guest', ...WORKERS], 'own')
const SIGNED_IN: Grants = each(['guest', ...WORKERS], 'own')
const STAFF_OWN: Grants = each(WORKERS, 'own')
const OPERATOR: Grants = { operator: 'any' }
const AUDITORS: Grants = { operator: 'any', inspector: 'any' }
const READERS: Grants = { ...PATRONS, ...AUDITORS }
const STAFF_ALL: Grants = each(WORKERS, 'any')

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
  'GET /api/tournaments/:id/results': PEOPLE,
  'GET /api/tournaments/:id/draw': PEOPLE,
  'GET /api/tournaments/:id/entries': { operator: 'any', 'tournament-director': 'any' },
  'GET /api/tournaments/:id/money': { operator: 'any', 'tournament-director': 'any' },
  'GET /api/tournaments/:id/conditions': PEOPLE,
  'POST /api/tournaments/:id/consider': STAFF_ALL,
  'POST /api/tournaments': { operator: 'any', 'tournament-director': 'any' },
  'GET /api/law/:id': PEOPLE,
  'GET /api/feed': PEOPLE,
  'GET /api/openapi.json': PEOPLE,
  'GET /api/asyncapi.json': PEOPLE,
  'GET /api/desk': each(RANKS, 'any'),
  'POST /api/desk/:id/consider': each(RANKS, 'any'),
  'GET /api/attention': STAFF_ALL,
  'GET /api/pit': { ...each(APPROVERS, 'any'), inspector: 'any' },
  'POST /api/pit': each(APPROVERS, 'any'),
  'GET /ws': PEOPLE,
  // Also open to the token in the data folder.
  'GET /metrics': AUDITORS,
  // Staff: sign-in, and their own accounts.
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
  // Approvals.
  'GET /api/approvals': STAFF_ALL,
  'POST /api/approvals/:number/approve': each(APPROVERS, 'others'),
  'POST /api/approvals/:number/decline': each(APPROVERS, 'others'),
  'POST /api/approvals/:number/withdraw': each(RANKS, 'own'),
  // Operator: all accounts.
  'GET /api/staff': OPERATOR,
  'POST /api/staff': OPERATOR,
  'POST /api/staff/:name/invitation': OPERATOR,
  'POST /api/staff/:name/role': OPERATOR,
  'POST /api/staff/:name/lock': OPERATOR,
  'POST /api/staff/:name/unlock': OPERATOR,
  'GET /api/tokens': OPERATOR,
  'POST /api/tokens': OPERATOR,
  'DELETE /api/tokens/:id': OPERATOR,
  // Records: patrons see their own, inspectors and operators see all.
  'GET /api/records': READERS,
  'GET /api/records/:table/:round': READERS,
  'GET /api/records/:table/:round/views': PATRONS,
  'GET /api/records/:table/:round/public': PEOPLE,
  'GET /api/significant': AUDITORS,
  'GET /api/audit': AUDITORS,
  'GET /api/me/statement': PATRONS,
  // Limits, breaks and results: only a guest's own. Staff cannot see them.
  'GET /api/me/protection': PATRONS,
  'POST /api/me/protection': PATRONS,
  'GET /api/me/results': PATRONS,
  'GET /api/statements/:patron': AUDITORS,
} as const satisfies Readonly<Record<string, Grants>>

/** A role's reach on a route, or undefined. */
export const reachOf = (role: Role, route: string): Reach | undefined =>
  Object.hasOwn(ROUTES, route)
    ? (ROUTES as Readonly<Record<string, Grants>>)[route]?.[role]
    : undefined
