import type { BaccaratView } from '../../games/baccarat/table/view.ts'
import { ownWagers, type Player, seatOf, wager } from './player.ts'

export const baccarat: Player<BaccaratView> = (view, bot) => {
  const { phase, cutOfferedTo } = view.play
  if (phase === 'cutting' && cutOfferedTo !== null && cutOfferedTo === seatOf(view, bot))
    return { does: 'cut', at: bot.pick([100, 150, 200]) }
  return phase === 'betting' && ownWagers(view, bot) === 0
    ? wager(bot.pick(['player', 'banker', 'banker', 'tie']))
    : undefined
}
