import type { Patron } from '../../kernel/people.ts'
import { BACCARAT_CONDITIONS, CONDITIONS } from '../../tournament/director/example.ts'
import type { Conditions } from '../../tournament/director/s02-entry/conditions.ts'
import type { GameName } from '../../tournament/session/application.ts'

/** An example tournament for every game. */

// biome-ignore format: a list
const PLAYERS: readonly Patron[] = [
  'Ana', 'Ben', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit', 'Lea',
]

/** At terminals no player has cards to play. @rule nz7:4.14 nz7:4.15 */
const atTerminals = (conditions: Conditions, name: string): Conditions => ({
  ...conditions,
  name,
  game: `electronic-${conditions.game}`,
  passCards: 0,
  secretCards: 0,
})

export const EXAMPLES: Readonly<Record<GameName, Conditions>> = {
  roulette: CONDITIONS,
  baccarat: BACCARAT_CONDITIONS,
  'electronic-roulette': atTerminals(CONDITIONS, 'Terminal Wheel'),
  'electronic-baccarat': atTerminals(BACCARAT_CONDITIONS, 'Terminal Shoe'),
}

export const exampleOf = (game: GameName): string =>
  JSON.stringify({ conditions: EXAMPLES[game], players: PLAYERS }, null, 2)
