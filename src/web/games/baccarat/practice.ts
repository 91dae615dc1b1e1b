import { nextDuty } from '../../../dealing/baccarat.ts'
import { baccarat } from '../../../games/baccarat/index.ts'
import type { BaccaratState } from '../../../games/baccarat/table/state.ts'
import type { TableState } from '../../../general/state.ts'
import type { Command } from '../../../kernel/game.ts'
import { DENOMINATIONS, rules, SUPERVISOR, YOU } from '../../client/practice/rules.ts'

const ELECTIONS = {
  ...baccarat.standard('nz5').elections,
  perfectPair: 1,
  dragonBonus: 1,
} as const

const pause = ({ play: { phase, hands } }: TableState<BaccaratState>): number => {
  switch (phase.is) {
    case 'opening':
    case 'shuffling':
      return 350
    case 'burning':
      return 220
    case 'called':
      return 1100
    case 'dealing':
      return hands.player.length + hands.banker.length >= 4 ? 1500 : 750
    default:
      return 500
  }
}

const BETTING: readonly string[] = ['loaded', 'burning', 'betting']

export const RULES = rules({
  game: baccarat.game,
  config: { ...baccarat.setUp(ELECTIONS), denominations: DENOMINATIONS },
  duty: nextDuty,
  pause,
  mayDeal: ({ play }) => BETTING.includes(play.phase.is),
  /** A patron without a wager asks for a round without wagers. */
  says: ({ wagers }) => (wagers.length === 0 ? { by: YOU, does: 'ask-free-rounds' } : undefined),
  renews: {
    by: SUPERVISOR,
    does: 'direct-shuffle',
    ground: 'discretion',
    reason: 'the patron asked for a new shoe',
  } as Command,
})
