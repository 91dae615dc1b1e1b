import type { Words } from '../../i18n/index.ts'

export type Role = keyof Words['staff']['roles']

/** Ranks from the lowest up, then the roles outside the ranks. */
export const ROLES: readonly Role[] = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
  'tournament-director',
  'inspector',
]
