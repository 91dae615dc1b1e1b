import type { RouletteView } from '../../games/roulette/table/view.ts'
import { own, type Player, wager } from './player.ts'

const MOST_BETS = 4

export const roulette: Player<RouletteView> = (view, bot) =>
  view.play.isBettingOpen && own(view, bot) < MOST_BETS
    ? wager(bot.pick(['red', 'black', 'odd', 'even']))
    : undefined
