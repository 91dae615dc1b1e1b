import type { TableView } from '../../general/view.ts'
import { playersOfGames } from '../games.ts'
import { type Bot, type CommandFields, STAKE } from './player.ts'

/** Chooses a bot's next command from its view alone, like any patron. */

const BUYS = 50_000

const PLAYERS = await playersOfGames()

/** First takes a seat and buys chips. Buys more when they run out. */
export const nextOf = (
  game: string,
  view: TableView<unknown>,
  bot: Bot,
): CommandFields | undefined => {
  if (!view.open) return undefined
  if (view.mine === null) {
    const free = view.seats.filter(({ patron }) => patron === null)
    return free.length > 0 ? { does: 'sit', seat: bot.pick(free).seat } : { does: 'stand' }
  }
  if ((view.mine.stack.value ?? 0) < 3 * STAKE) return { does: 'buy-in', chips: BUYS }
  return PLAYERS[game as keyof typeof PLAYERS]?.(view as TableView<never>, bot)
}
