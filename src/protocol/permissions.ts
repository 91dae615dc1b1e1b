import { CATALOGUE } from '../games/catalogue.ts'
import { type AnyDeclared, leastRank } from '../kernel/command.ts'
import { isWalkIn, RANKS, type StaffRank } from '../kernel/people.ts'
import { declaredAt } from './commands.ts'

/** Who may give each command, from its declaration. */

export const ROLES = [
  'anybody',
  'guest',
  ...RANKS,
  'tournament-director',
  'inspector',
  'house',
] as const

/**
 * `anybody` has not signed in. `house` is not a person: chance, the clock and the virtual dealer.
 */
export type Role = (typeof ROLES)[number]

const isRank = (role: Role): role is StaffRank => (RANKS as readonly string[]).includes(role)

/**
 * In a tournament, the director acts for the operator. Dealers and supervisors deal, and count chips.
 * @rule nz7:1.1/tournament-director nz7:5.5(a)
 */
const mayDirect = (role: Role, declared: AnyDeclared): boolean => {
  const least = leastRank(declared)
  if (least === undefined) return false
  if (role === 'tournament-director' || role === 'operator') return true
  return isRank(role) && least === 'dealer'
}

const mayGive = (place: string, role: Role, declared: AnyDeclared): boolean => {
  if (role === 'guest') return declared.by.includes('patron')
  if (role === 'house') return declared.by.some(speaker => speaker !== 'patron')
  if (place === 'tournament' || place === 'session') return mayDirect(role, declared)
  const least = leastRank(declared)
  return isRank(role) && least !== undefined && RANKS.indexOf(role) >= RANKS.indexOf(least)
}

/** `table` means a table of any game, for logs that do not say which. */
export const mayDo = (place: string, role: Role, does: string): boolean => {
  if (place === 'table') return Object.keys(CATALOGUE).some(game => mayDo(game, role, does))
  const [kind] = place.split('/') as [string]
  const declared = declaredAt(kind, does)
  return declared !== undefined && mayGive(kind, role, declared)
}

/** Ranks that may be the second person of a request. */
export const APPROVERS: readonly StaffRank[] = RANKS.filter(rank => rank !== 'dealer')

/** Whether somebody with this role may approve what another person asks for. */
export const mayApprove = (place: string, role: Role, does: string): boolean =>
  APPROVERS.some(rank => rank === role) && mayDo(place, role, does)

/** In a tournament only its director enters for others. @rule nz7:1.1/tournament-director */
const entersFor = (place: string, role: Role): boolean =>
  place === 'tournament' ? role === 'tournament-director' || role === 'operator' : isRank(role)

/** Staff enter what a patron without an account does. */
export const mayEnterFor = (place: string, role: Role, does: string, patron: unknown): boolean =>
  entersFor(place, role) &&
  typeof patron === 'string' &&
  isWalkIn(patron) &&
  declaredAt(place, does)?.by.includes('patron') === true

/** Only supervisors and higher ranks may give a direction. An inspector reviews it. */
export const isDirection = (place: string, does: string): boolean =>
  mayDo(place, 'operator', does) && !mayDo(place, 'dealer', does)

/** The kind of place that this name belongs to. */
export const placeOf = (name: string): 'table' | 'tournament' | 'session' => {
  if (/^tournament-\d+-session-\d+$/.test(name)) return 'session'
  return /^tournament-\d+$/.test(name) ? 'tournament' : 'table'
}
