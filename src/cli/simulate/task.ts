import type { Book } from '../../games/baccarat/books/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { shoeBlocks } from '../../odds/baccarat/blocks.ts'
import type { Strategy } from '../../odds/lunar-poker/strategy/strategy.ts'
import type { Blocks } from '../../odds/simulation/blocks.ts'
import { drawnNumbers, seeded } from '../../odds/simulation/random.ts'
import { NOTHING_YET, type Totals } from '../../odds/simulation/totals.ts'

/**
 * Whole shoes of baccarat, hands of Lunar Poker, or independent draws of equally likely outcomes.
 */
export type Task =
  | { readonly play: 'shoes'; readonly book: Book['id']; readonly decks: number }
  | { readonly play: 'hands'; readonly strategy: Strategy }
  | { readonly play: 'draws'; readonly outcomes: number }

/** A task and its seed, given to every thread and machine. */
export interface Job {
  readonly task: Task
  readonly seed: string
  readonly rounds: number
}

const DRAWS_IN_BLOCK = 2 ** 18
const HANDS_IN_BLOCK = 2 ** 14

export const blocksOf = async ({ task, seed }: Job): Promise<Blocks> => {
  switch (task.play) {
    case 'shoes':
      return shoeBlocks(BOOKS[task.book].draw, task.decks, seed)
    case 'hands':
      return hands(seed, task.strategy)
    case 'draws':
      return eachRound(DRAWS_IN_BLOCK, (block, rounds) => ({
        ...NOTHING_YET,
        rounds,
        ends: drawnNumbers(seeded(seed, block), task.outcomes, rounds),
      }))
  }
}

/** Imported on demand, because the tables of Lunar Poker take a moment to build. */
const hands = async (seed: string, strategy: Strategy): Promise<Blocks> => {
  const { newDeck, playHands } = await import('../../odds/lunar-poker/simulation.ts')
  return eachRound(HANDS_IN_BLOCK, (block, rounds) =>
    playHands(strategy, newDeck(), seeded(seed, block), rounds),
  )
}

/** The blocks of games whose rounds are independent. */
const eachRound = (each: number, play: (block: number, rounds: number) => Totals): Blocks => ({
  rounds: each,
  play: block => play(block, each),
  begin: (block, rounds) => play(block, Math.min(each, rounds)),
})
