import type { State } from '../../games/roulette/table/state.ts'
import type { Duties, Duty } from '../duty.ts'
import { nextSpinDuty } from '../roulette.ts'

const AT_THE_WHEEL: Readonly<Record<string, Duty['after']>> = {
  spin: 'bets',
  call: 'call',
  announce: 'rest',
}

/** Betting stays open while the ball runs, until the call. @rule nz8:3.6 */
export const rouletteDuties: Duties<State> = table => {
  const command = nextSpinDuty(table, { betsAreDown: table.wagers.length > 0 })
  return command && { command, after: AT_THE_WHEEL[command.does] ?? 'step' }
}
