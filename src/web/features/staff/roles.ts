import type { Words } from '../../i18n/index.ts'

export type Role = keyof Words['staff']['roles']

/** From the table to the office, as an operator would read them. */
export const ROLES: readonly Role[] = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
  'tournament-director',
  'inspector',
]
