import type { RouletteView } from '../../games/roulette/table/view.ts'
import { ownWagers, type Player, wager } from './player.ts'

const MOST_BETS = 4

export const roulette: Player<RouletteView> = (view, bot) =>
  view.play.isBettingOpen && ownWagers(view, bot) < MOST_BETS
    ? wager(bot.pick(['red', 'black', 'odd', 'even']))
    : undefined
