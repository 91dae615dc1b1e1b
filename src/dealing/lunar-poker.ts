import type { LunarCommand } from '../games/lunar-poker/commands.ts'
import { isReconsidering, type LunarState } from '../games/lunar-poker/state.ts'
import type { TableState } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'
import type { Duties } from './duty.ts'

/** The virtual Lunar Poker dealer: finds its next step in a round. */

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

const HALF = 26

/** @rule nz22:6.1 nz22:6.2 nz22:6.3 */
const opens = ({ phase, inspectedBy }: LunarState): LunarCommand => {
  const step = phase.is === 'opening' ? phase.step : 'delivered'
  if (step === 'delivered')
    return { by: inspectedBy.includes('dealer') ? SUPERVISOR : DEALER, does: 'inspect' }
  return { by: DEALER, does: step === 'inspected' ? 'spread' : 'mix' }
}

/**
 * The dealer's next step; undefined while a patron, chance or the betting time comes first.
 * @rule nz22:5.7 nz22:7.2 nz22:8.1(a) nz22:9.10
 */
export const nextLunarDuty = (
  { open, play }: TableState<LunarState>,
  { betsAreDown }: { readonly betsAreDown: boolean },
): LunarCommand | undefined => {
  if (!open) return undefined
  switch (play.phase.is) {
    case 'opening':
      return opens(play)
    case 'cutting':
      return { by: DEALER, does: 'cut', at: HALF }
    case 'betting':
      return betsAreDown ? { by: DEALER, does: 'call' } : undefined
    case 'deciding': {
      const isOpen = play.boxes.some(
        box => box.fate === 'in' && box.choice === null && box.declared === 'no',
      )
      return isOpen ? undefined : { by: DEALER, does: 'lock' }
    }
    case 'closing':
      return { by: DEALER, does: 'call' }
    default:
      return undefined
  }
}

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
