import type { RouletteCommand } from '../games/roulette/commands.ts'
import type { State } from '../games/roulette/table/state.ts'
import type { TableState } from '../general/state.ts'
import type { Actor } from '../kernel/people.ts'

/** The virtual roulette dealer: finds its next step in a spin. */

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

/**
 * The dealer's next step; undefined while the wheel or the betting time comes first.
 * @rule nz8:3.2B nz8:4.2 nz8:4.3 nz8:4.4 nz8:4.5A nz8:4.5 nz8:5.2
 */
export const nextSpinDuty = (
  { open, play }: TableState<State>,
  { betsAreDown }: { readonly betsAreDown: boolean },
): RouletteCommand | undefined => {
  if (!open) return undefined
  const { phase, declared, ballToExamine } = play
  const waiting = declared.find(({ isPlaced }) => !isPlaced)
  if (waiting && (phase.is === 'betting' || phase.is === 'spinning'))
    return { by: DEALER, does: 'place', declared: waiting.id }
  switch (phase.is) {
    case 'betting':
      if (ballToExamine) return { by: SUPERVISOR, does: 'examine-ball', replace: false }
      return betsAreDown
        ? { by: DEALER, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' }
        : undefined
    case 'spinning':
      return { by: DEALER, does: 'call' }
    case 'no-more-bets':
      return { by: DEALER, does: 'ball-drops' }
    case 'ball-dropped':
      return undefined
    case 'at-rest':
      return { by: DEALER, does: 'announce' }
    case 'announced':
      return { by: DEALER, does: 'transfer' }
    case 'transferred':
      return { by: DEALER, does: 'collect' }
    case 'collected':
      return { by: DEALER, does: 'pay' }
  }
}
