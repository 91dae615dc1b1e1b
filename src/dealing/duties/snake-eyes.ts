import type { SnakeEyesCommand } from '../../games/snake-eyes/commands.ts'
import type { State } from '../../games/snake-eyes/table/state.ts'
import type { TableState } from '../../general/state.ts'
import type { Actor } from '../../kernel/people.ts'
import type { Duties, Duty } from '../duty.ts'
import { nextRollDuty } from '../snake-eyes.ts'

const DEALER: Actor = { role: 'staff', rank: 'dealer' }

/** The dice pass among patrons with wagers. Without wagers nobody is asked. */
export const snakeEyesDuties: Duties<State> = table => {
  const { play, wagers, seats } = table
  const { phase } = play
  const isSomebodyThere = seats.some(patron => patron !== null)
  if (phase.is === 'offering' && wagers.length === 0) return undefined
  if (phase.is === 'offering' && phase.to !== null && seats.includes(phase.to))
    return { command: { by: DEALER, does: 'decline-dice' }, after: 'patron', whom: phase.to }
  if (phase.is === 'betting' && phase.shooter.is === 'patron' && play.voidRolls < 2)
    return shooting(phase.shooter.patron, table)
  if (phase.is === 'betting' && wagers.length === 0 && !isSomebodyThere) return undefined
  const command = nextRollDuty(table, { betsAreDown: wagers.length > 0 })
  return command && { command, after: command.does === 'roll' ? 'bets' : 'step' }
}

/** A shooter who has left, or takes too long, gives up the dice. @rule nz11a:5.7 nz11a:5.7(b) */
const shooting = (shooter: string, { seats, wagers }: TableState<State>): Duty | undefined => {
  if (!seats.includes(shooter))
    return wagers.length > 0
      ? { command: { by: DEALER, does: 'offer-dice' }, after: 'step' }
      : undefined
  const command: SnakeEyesCommand = { by: DEALER, does: 'take-dice-away', reason: 'delay' }
  return wagers.length > 0 ? { command, after: 'patron', whom: shooter } : undefined
}
