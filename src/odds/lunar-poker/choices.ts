import { codeOf } from '../../games/lunar-poker/s04-hands/evaluator.ts'
import { instantCash } from '../../games/lunar-poker/s04-hands/hands.ts'
import type { InstantCash } from '../../games/lunar-poker/s05-wagers/printed-odds.ts'
import type { Card } from '../../kernel/card.ts'
import { choose, DECK_LEFT } from './deal.ts'
import { subsets } from './draws.ts'
import { hiddenHands, replacements } from './play.ts'
import { type DealSums, sumsOf } from './sums.ts'

/** The choices of a patron once the cards are dealt. @rule nz22:5.2 nz22:9.1 nz22:9.5 */
export interface Choice {
  readonly choice: 'fold' | 'play' | 'buy-sixth' | 'exchange'
  readonly discard?: readonly Card[]
  /** In antes, including the Ante at risk, with the best play afterwards. */
  readonly value: number
}

export type HandOdds =
  | { readonly instantCash: 'straight-flush' | 'royal-flush'; readonly value: number }
  | {
      readonly hand: readonly Card[]
      readonly up: Card
      readonly choices: readonly Choice[]
      readonly best: Choice
    }

/**
 * The value of every choice of one deal: one patron, no Super Bet. Discarded cards are known not to
 * be in the deck.
 * @rule nz22:5.6 nz22:5.11 nz22:8.7
 */
export const handOdds = (hand: readonly Card[], up: Card, cash: InstantCash): HandOdds => {
  const instant = instantCash(hand)
  if (instant)
    return {
      instantCash: instant,
      value: instant === 'royal-flush' ? cash.royalFlush : cash.straightFlush,
    }
  const choices = choicesFrom(sumsOf(hand.map(codeOf), codeOf(up)), hand)
  const best = choices.reduce((a, b) => (b.value > a.value ? b : a))
  return { hand, up, choices, best }
}

/** Every choice with its value, from the sums of a deal. */
export const choicesFrom = (sums: DealSums, hand: readonly Card[]): readonly Choice[] => [
  { choice: 'fold', value: FOLD },
  { choice: 'play', value: averaged(sums.play, 0) },
  { choice: 'buy-sixth', value: averaged(sums.buy, 1) - FEE },
  ...[2, 3, 4, 5].flatMap(size =>
    subsets(hand, size).map((discard): Choice => {
      const value = averaged(sums.exchange(discard.map(codeOf)), size) - FEE
      return { choice: 'exchange', discard, value }
    }),
  ),
]

/** @rule nz22:9.4(a) */
const FOLD = -1

/** An ante. @rule nz22:8.5 nz22:8.6 */
const FEE = 1

const averaged = (sum: number, drawn: number): number =>
  sum / (choose(DECK_LEFT, drawn) * hiddenHands(drawn) * replacements(drawn))
