import type { SnakeEyesView } from '../../games/snake-eyes/table/view.ts'
import { ownWagers, type Player, wager } from './player.ts'

export const snakeEyes: Player<SnakeEyesView> = (view, bot) => {
  const { phase, offeredTo, shooter } = view.play
  if (phase === 'offering') {
    if (offeredTo === bot.name) return { does: 'take-dice' }
    return ownWagers(view, bot) === 0 ? wager('field') : undefined
  }
  if (phase !== 'betting') return undefined
  if (ownWagers(view, bot) === 0) return wager('field')
  return shooter === bot.name ? { does: 'roll' } : undefined
}
