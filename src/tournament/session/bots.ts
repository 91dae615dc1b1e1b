import type { Chips } from '../../kernel/money.ts'
import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import type { SessionCommand } from './commands.ts'
import { applicationOf, limitsOf, type Session, stackOf } from './state.ts'

/** Who sits in the chairs when nobody else does: steady enough to finish, bold enough to differ. */

/** A number from 0 up to but not including n. */
export type Below = (n: number) => number

const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const

const BETS = {
  roulette: ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen:1', 'dozen:2', 'column:3'],
  baccarat: ['player', 'banker', 'player', 'banker', 'tie'],
} as const

/** A wager like any patron's, as the table's own division takes it. */
interface Bet {
  readonly by: { readonly role: 'patron'; readonly patron: Patron }
  readonly does: 'wager'
  readonly on: string
  readonly chips: Chips
}

export type BotCommand = SessionCommand | Bet

/** A few steps above the minimum, more rarely many; nothing where not even the minimum is left. */
const amountFor = (state: Session, patron: Patron, below: Below): Chips | undefined => {
  const { minimum, maximum } = limitsOf(state)
  const { increment } = state.terms
  const least = Math.ceil(minimum / increment)
  const most = Math.floor(Math.min(maximum, stackOf(state, patron)) / increment)
  if (most < least) return undefined
  const steps = least + below(Math.max(1, Math.ceil((most - least + 1) / (1 + below(4)))))
  return chips(Math.min(steps, most) * increment)
}

/** A player's turn: now and then a card, else a wager on something simple. */
export const turnOfBot = (state: Session, patron: Patron, below: Below): readonly BotCommand[] => {
  const by = { role: 'patron', patron } as const
  const { left } = state.players.find(player => player.patron === patron)!
  const mood = below(12)
  if (mood === 0 && left.pass > 0) return [{ by, does: 'pass-card' }]
  const amount = amountFor(state, patron, below)
  if (amount === undefined)
    return [{ by: DIRECTOR, does: 'excuse', patron, reason: 'no lawful wager is left' }]
  const bets = BETS[applicationOf(state).table]
  const on = bets[below(bets.length)]!
  if (mood === 1 && left.secret > 0) return [{ by, does: 'secret-wager', on, chips: amount }]
  const wager: Bet = { by, does: 'wager', on, chips: amount }
  return applicationOf(state).terminals ? [wager] : [wager, { by, does: 'confirm' }]
}
