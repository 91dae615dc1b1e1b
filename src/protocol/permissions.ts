import { CATALOGUE } from '../games/catalogue.ts'
import { type AnyDeclared, leastRank } from '../kernel/command.ts'
import { RANKS, type StaffRank } from '../kernel/people.ts'
import { declaredAt } from './commands.ts'

/** Who may give which command, as its declaration says. */

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

const isRank = (role: Role): role is StaffRank => (RANKS as readonly string[]).includes(role)

/** In a tournament the director speaks for the operator. @rule nz7:1.1/tournament-director */
const mayDirect = (role: Role, declared: AnyDeclared): boolean =>
  (role === 'tournament-director' || role === 'operator') && leastRank(declared) !== undefined

const mayGive = (place: string, role: Role, declared: AnyDeclared): boolean => {
  if (role === 'guest') return declared.by.includes('patron')
  if (role === 'house') return declared.by.some(speaker => speaker !== 'patron')
  if (place === 'tournament' || place === 'session') return mayDirect(role, declared)
  const least = leastRank(declared)
  return isRank(role) && least !== undefined && RANKS.indexOf(role) >= RANKS.indexOf(least)
}

/** `table` stands for a table of any game, where a log does not say which. */
export const mayDo = (place: string, role: Role, does: string): boolean => {
  if (place === 'table') return Object.keys(CATALOGUE).some(game => mayDo(game, role, does))
  const [kind] = place.split('/') as [string]
  const declared = declaredAt(kind, does)
  return declared !== undefined && mayGive(kind, role, declared)
}

/** A direction is for supervisors and those above them alone; an inspector reviews it. */
export const isDirection = (place: string, does: string): boolean =>
  mayDo(place, 'operator', does) && !mayDo(place, 'dealer', does)

/** The place that the name of a table, tournament or session stands for. */
export const placeOf = (name: string): 'table' | 'tournament' | 'session' => {
  if (/^tournament-\d+-session-\d+$/.test(name)) return 'session'
  return /^tournament-\d+$/.test(name) ? 'tournament' : 'table'
}
