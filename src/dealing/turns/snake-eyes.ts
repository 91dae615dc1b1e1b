import { ONS } from '../../games/snake-eyes/s04-wagers.ts'
import type { State } from '../../games/snake-eyes/table/state.ts'
import type { Turns } from './turn.ts'

/** The shooter has no choice but to throw: nobody can throw better than another. */
export const snakeEyes: Turns<State> = {
  isBetting: ({ play: { phase } }) => phase.is === 'betting' || phase.is === 'offering',
  wagers: () => ONS,
  answer: ({ play: { phase }, wagers }) => {
    if (wagers.length === 0) return undefined
    if (phase.is === 'offering' && phase.to !== null)
      return { patron: phase.to, among: [{ does: 'take-dice' }, { does: 'decline-dice' }] }
    return phase.is === 'betting' && phase.shooter.is === 'patron'
      ? { patron: phase.shooter.patron, among: [{ does: 'roll' }, { does: 'relinquish' }] }
      : undefined
  },
}
