import type { Elections } from '../books/book.ts'
import {
  ANY_PAIR_SCALES,
  DRAGON_BONUS_TABLES,
  LUCKY_MATCH_SCALES,
  PERFECT_PAIR_SCALES,
} from '../s11-side-wagers.ts'

/** The odds printed beside a wager, at the terminal and on the felt. */

export const HAND_PAYS: Readonly<
  Record<Elections['variant'], Readonly<Record<'player' | 'banker', string>>>
> = {
  commission: { player: '1 to 1', banker: '1 to 1, less 5% commission' },
  'half-on-six': { player: '1 to 1', banker: '1 to 1; 1 to 2 when it wins with 6' },
  'two-to-one': {
    player: '1 to 1; three-card 8 or 9: 2 to 1; Tie loses',
    banker: '1 to 1; three-card 8 or 9: 2 to 1; Tie loses',
  },
  'two-to-one-half-on-six': {
    player: '1 to 1; three-card 8 or 9: 2 to 1; Tie loses',
    banker: 'the same, but 1 to 2 when it wins with 6',
  },
}

/** The odds of a side wager, as a list of odds to 1. */
export const sidePays = (kind: string, elections: Elections): string => {
  const { perfectPair = 1, anyPair = 1, luckyMatch = 1, dragonBonus = 1 } = elections
  const listed = (scale: Readonly<Record<string, number>>) => Object.values(scale).join(', ')
  switch (kind) {
    case 'perfect-pair':
      return `${listed(PERFECT_PAIR_SCALES[perfectPair])} to 1`
    case 'lucky-match':
      return `${listed(LUCKY_MATCH_SCALES[luckyMatch])} to 1`
    case 'any-pair':
      return `${ANY_PAIR_SCALES[anyPair]} to 1`
    case 'dragon-bonus':
      return `by 4-9: ${listed(DRAGON_BONUS_TABLES[dragonBonus])} to 1; Natural 1`
    default:
      return '11 to 1'
  }
}
