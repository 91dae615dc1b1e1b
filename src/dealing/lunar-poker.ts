import type { LunarCommand } from '../games/lunar-poker/commands.ts'
import type { LunarState } from '../games/lunar-poker/table/state.ts'
import type { TableState } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'

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
