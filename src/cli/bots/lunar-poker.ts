import type { LunarView } from '../../games/lunar-poker/table/view.ts'
import { ownWagers, type Player, wager } from './player.ts'

export const lunarPoker: Player<LunarView> = (view, bot) => {
  const { phase, boxes } = view.play
  const box = boxes.find(({ patron }) => patron === bot.name)
  if (phase === 'betting') return ownWagers(view, bot) === 0 ? wager('ante') : undefined
  if (phase === 'deciding' && box?.fate === 'in' && box.choice === null)
    return { does: bot.pick(['play', 'play', 'fold', 'buy-sixth']) }
  return phase === 'offering-force' && box?.fate === 'playing' && box.forces === null
    ? { does: 'let-be' }
    : undefined
}
