import type { Phrase } from '../../../kernel/refusal.ts'
import type { Elections } from '../books/book.ts'
import {
  ANY_PAIR_SCALES,
  DRAGON_BONUS_TABLES,
  LUCKY_MATCH_SCALES,
  PERFECT_PAIR_SCALES,
} from '../s11-side-wagers.ts'

/** The odds printed beside a wager, at the terminal and on the felt. */

const EVEN: Phrase = { says: '1 to 1' }
const TWO_TO_ONE: Phrase = { says: '1 to 1; three-card 8 or 9: 2 to 1; Tie loses' }

export const HAND_PAYS: Readonly<
  Record<Elections['variant'], Readonly<Record<'player' | 'banker', Phrase>>>
> = {
  commission: { player: EVEN, banker: { says: '1 to 1, less 5% commission' } },
  'half-on-six': { player: EVEN, banker: { says: '1 to 1; 1 to 2 when it wins with 6' } },
  'two-to-one': { player: TWO_TO_ONE, banker: TWO_TO_ONE },
  'two-to-one-half-on-six': {
    player: TWO_TO_ONE,
    banker: { says: 'the same, but 1 to 2 when it wins with 6' },
  },
}

export const toOne = (pays: number | readonly number[]): Phrase => ({
  says: '{pays} to 1',
  facts: { pays },
})

/** The narrowest and the widest margin that pay; the sign has the whole table. */
const margins = (table: Readonly<Record<number, number>>): Phrase => {
  const rows = Object.entries(table)
  const [least, low] = rows[0]!
  const [most, high] = rows.at(-1)!
  return {
    says: 'Win by {least}: {low} to 1 … by {most}: {high} to 1',
    facts: { least, low, most, high },
  }
}

/** What a kind of side wager pays. */
export const sidePays = (kind: string, elections: Elections): Phrase => {
  const { perfectPair = 1, anyPair = 1, luckyMatch = 1, dragonBonus = 1 } = elections
  switch (kind) {
    case 'perfect-pair':
      return toOne(Object.values(PERFECT_PAIR_SCALES[perfectPair]))
    case 'lucky-match':
      return toOne(Object.values(LUCKY_MATCH_SCALES[luckyMatch]))
    case 'any-pair':
      return toOne(ANY_PAIR_SCALES[anyPair])
    case 'dragon-bonus':
      return margins(DRAGON_BONUS_TABLES[dragonBonus])
    default:
      return toOne(11)
  }
}
