import type { LunarCommand } from '../../games/lunar-poker/commands.ts'
import { isReconsidering, type LunarState } from '../../games/lunar-poker/table/state.ts'
import type { Actor } from '../../kernel/people.ts'
import type { Duties } from '../duty.ts'
import { nextLunarDuty } from '../lunar-poker.ts'

const DEALER: Actor = { role: 'staff', rank: 'dealer' }

/** The phases in which the dealer waits for patrons. */
const ASKING: readonly string[] = ['deciding', 'verified', 'acting', 'offering-force']

/** The seat that has been asked and has not answered. */
const silent = ({ phase, boxes }: LunarState): number | undefined =>
  boxes.find(box =>
    phase.is === 'offering-force'
      ? box.fate === 'playing' && box.forces === null
      : box.fate === 'in' &&
        ((box.choice === null && box.declared !== 'declared') || isReconsidering(box)),
  )?.seat

/** A patron who does not answer is reported absent. @rule nz22:9.10 nz22:11.12 */
export const lunarPokerDuties: Duties<LunarState> = table => {
  const { play, wagers } = table
  const { phase } = play
  const seat = ASKING.includes(phase.is) ? silent(play) : undefined
  if (seat !== undefined) {
    const command: LunarCommand = { by: DEALER, does: 'report-absent', seat }
    return { command, after: 'patron', whom: `${phase.is} ${seat}` }
  }
  const command = nextLunarDuty(table, { betsAreDown: wagers.some(({ on }) => on === 'ante') })
  return command && { command, after: phase.is === 'betting' ? 'bets' : 'step' }
}
