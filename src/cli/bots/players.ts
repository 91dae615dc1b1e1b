import type { BaccaratView } from '../../games/baccarat/view.ts'
import type { CATALOGUE } from '../../games/catalogue.ts'
import type { LunarView } from '../../games/lunar-poker/view.ts'
import type { RouletteView } from '../../games/roulette/view.ts'
import type { SnakeEyesView } from '../../games/snake-eyes/view.ts'
import type { TableView } from '../../general/view.ts'

/** Chooses a bot's next command from its view alone, like any patron. */

export interface Does {
  readonly does: string
  readonly [field: string]: unknown
}

export interface Bot {
  readonly name: string
  /** Picks one of these, the same in every run. */
  readonly pick: <T>(among: readonly T[]) => T
}

type Player<V> = (view: TableView<V>, bot: Bot) => Does | undefined

const STAKE = 2000
const BUYS = 50_000

const own = ({ wagers }: TableView<unknown>, { name }: Bot): number =>
  wagers.filter(({ patron }) => patron === name).length

const wager = (on: string): Does => ({ does: 'wager', on, chips: STAKE })

const seatOf = ({ seats }: TableView<unknown>, { name }: Bot): number | undefined =>
  seats.find(({ patron }) => patron === name)?.seat

const baccarat: Player<BaccaratView> = (view, bot) => {
  const { phase, cutOfferedTo } = view.play
  if (phase === 'cutting' && cutOfferedTo !== null && cutOfferedTo === seatOf(view, bot))
    return { does: 'cut', at: bot.pick([100, 150, 200]) }
  return phase === 'betting' && own(view, bot) === 0
    ? wager(bot.pick(['player', 'banker', 'banker', 'tie']))
    : undefined
}

const MOST_BETS = 4

const roulette: Player<RouletteView> = (view, bot) =>
  view.play.isBettingOpen && own(view, bot) < MOST_BETS
    ? wager(bot.pick(['red', 'black', 'odd', 'even']))
    : undefined

const snakeEyes: Player<SnakeEyesView> = (view, bot) => {
  const { phase, offeredTo, shooter } = view.play
  if (phase === 'offering') {
    if (offeredTo === bot.name) return { does: 'take-dice' }
    return own(view, bot) === 0 ? wager('field') : undefined
  }
  if (phase !== 'betting') return undefined
  if (own(view, bot) === 0) return wager('field')
  return shooter === bot.name ? { does: 'roll' } : undefined
}

const lunarPoker: Player<LunarView> = (view, bot) => {
  const { phase, boxes } = view.play
  const box = boxes.find(({ patron }) => patron === bot.name)
  if (phase === 'betting') return own(view, bot) === 0 ? wager('ante') : undefined
  if (phase === 'deciding' && box?.fate === 'in' && box.choice === null)
    return { does: bot.pick(['play', 'play', 'fold', 'buy-sixth']) }
  return phase === 'offering-force' && box?.fate === 'playing' && box.forces === null
    ? { does: 'let-be' }
    : undefined
}

export const PLAYERS: Readonly<Record<keyof typeof CATALOGUE, Player<never>>> = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
}

/** First takes a seat and buys chips. Buys more when they run out. */
export const nextOf = (game: string, view: TableView<unknown>, bot: Bot): Does | undefined => {
  if (!view.open) return undefined
  if (view.mine === null) {
    const free = view.seats.filter(({ patron }) => patron === null)
    return free.length > 0 ? { does: 'sit', seat: bot.pick(free).seat } : { does: 'stand' }
  }
  if ((view.mine.stack.value ?? 0) < 3 * STAKE) return { does: 'buy-in', chips: BUYS }
  return PLAYERS[game as keyof typeof PLAYERS]?.(view as TableView<never>, bot)
}
