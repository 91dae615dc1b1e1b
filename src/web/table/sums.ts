import { wagerName } from '../../games/baccarat/names.ts'
import type { RoundResult } from '../../games/baccarat/state.ts'
import { isExactlyPayable } from '../../games/baccarat/wagers.ts'
import type { Ended } from '../../general/state.ts'
import { isPayable } from '../../kernel/denominations.ts'
import type { View } from '../connection/connection.ts'
import { dollars, type Words } from '../words/index.ts'

/** What a wager brought its patron, in cents; below zero when it lost. */
export const netOf = ({ outcome, won, commission, wager }: Ended): number =>
  outcome.is === 'lose' ? -wager.chips : won - commission

export const netOfAll = (settled: readonly Ended[]): number =>
  settled.reduce((sum, each) => sum + netOf(each), 0)

export const signed = (cents: number): string => (cents > 0 ? `+${dollars(cents)}` : dollars(cents))

/** The least step of wagers on Banker that commission can be taken from exactly. @rule nz5:5.12 */
export const bankerStep = ({ sign: { denominations }, play: { elections } }: View): number => {
  if (elections.variant !== 'commission' || elections.book === 'mbs') return 0
  const smallest = Math.min(...denominations)
  for (let stake = smallest; stake <= 20 * smallest; stake += smallest)
    if (isPayable(stake, denominations) && isExactlyPayable(stake, denominations)) return stake
  return 20 * smallest
}

/** One sentence for each wager, as the screen reader's grammar has it. */
const endedWords = ({ result }: Words, each: Ended): string => {
  const on = wagerName(each.wager.on)
  switch (each.outcome.is) {
    case 'win':
      return result.won(dollars(netOf(each)), on)
    case 'lose':
      return result.lost(dollars(each.wager.chips), on)
    case 'stand-off':
      return result['stand-off'](on)
    case 'void':
      return result.void(on)
  }
}

/** "Round 34. Player 4, Banker 7. Banker wins. You won $95 on Banker. Balance $1,295." */
export const resultWords = (
  words: Words,
  round: number,
  { player, banker, result }: RoundResult,
  settled: readonly Ended[],
  balance: number,
): string =>
  [
    `${words.table.round(round)}.`,
    words.result.spoken(player, banker, words.result.wins[result]),
    ...settled.map(each => endedWords(words, each)),
    words.result.balance(dollars(balance)),
  ].join(' ')
