import { baccarat } from '../../games/baccarat/index.ts'
import { roulette } from '../../games/roulette/index.ts'
import { declare, takeBack } from '../../games/roulette/s03-wagers/declared-wagers.ts'
import { alter, wager, withdraw } from '../../general/s10-wagers/wagers.ts'
import { makeGood, recover } from '../../general/s11-payment/by-hand.ts'
import { dispute } from '../../general/s19-disputes.ts'
import type { AnyDeclared, CommandOf } from '../../kernel/command.ts'
import { refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { command } from './law.ts'
import { CONDUCT } from './s04-conduct/conduct.ts'
import { TERMINALS } from './s09-terminals.ts'

/** Every command of Division 7 at the table of a session. */

/** The ring decides it, because it is also a wager at the table inside. @rule nz7:4.15 ruling:746 */
const secretWager = command('secret-wager', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: { on: field.spot(), chips: field.chips, patron: field.optional(field.patron) },
  about: 'this-round',
  under: 'nz7:4.15',
  decide: () => refuse('nz7:4.15', 'Players play their own cards.'),
})

export const SESSION_LAW = [...CONDUCT, ...TERMINALS] as const

export type SessionCommand = CommandOf<(typeof SESSION_LAW)[number] | typeof secretWager>

/** The house sends these, not people. */
const OF_HOUSE: readonly string[] = ['start', 'tally', 'indicator-card', 'time-up']

/**
 * What a dealer does at an attended table, in the words of the game inside.
 * @rule nz7:7.1(b) nz7:8.1(b)
 */
export const DEALING: readonly AnyDeclared[] = [...roulette.commands, ...baccarat.commands].filter(
  ({ mood, by }: AnyDeclared) => mood === 'report' && by.includes('dealer'),
)

/** The commands of people, including those of the table inside. */
export const SESSION: readonly AnyDeclared[] = [
  wager,
  alter,
  withdraw,
  declare,
  takeBack,
  dispute,
  recover,
  makeGood,
  secretWager,
  ...SESSION_LAW.filter(({ does }) => !OF_HOUSE.includes(does)),
]
