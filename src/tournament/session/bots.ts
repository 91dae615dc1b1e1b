import type { Chips } from '../../kernel/money.ts'
import { chips } from '../../kernel/money.ts'
import type { Patron } from '../../kernel/people.ts'
import type { SessionCommand } from './commands.ts'
import { applicationOf, limitsOf, type Session, stackOf } from './state.ts'

/** House players for empty seats. They play steadily enough to finish and vary their bets. */

/** Returns a whole number from 0 to n - 1. */
export type NumberSource = (n: number) => number

const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const

const BETS = {
  roulette: ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen:1', 'dozen:2', 'column:3'],
  baccarat: ['player', 'banker', 'player', 'banker', 'tie'],
} as const

/** An ordinary wager of a patron. */
interface Bet {
  readonly by: { readonly role: 'patron'; readonly patron: Patron }
  readonly does: 'wager'
  readonly on: string
  readonly chips: Chips
}

export type BotCommand = SessionCommand | Bet

/**
 * Usually a few steps above the minimum, rarely many; undefined if the player cannot reach the
 * minimum.
 */
const amountFor = (state: Session, patron: Patron, below: NumberSource): Chips | undefined => {
  const { minimum, maximum } = limitsOf(state)
  const { increment } = state.terms
  const least = Math.ceil(minimum / increment)
  const most = Math.floor(Math.min(maximum, stackOf(state, patron)) / increment)
  if (most < least) return undefined
  const steps = least + below(Math.max(1, Math.ceil((most - least + 1) / (1 + below(4)))))
  return chips(Math.min(steps, most) * increment)
}

/** A player's turn: sometimes a card, otherwise a simple wager. */
export const turnOfBot = (
  state: Session,
  patron: Patron,
  below: NumberSource,
): readonly BotCommand[] => {
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
