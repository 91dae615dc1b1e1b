import type { DrawTable } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { Blocks } from '../simulation/blocks.ts'
import { shoeKernel } from './shoe-kernel.ts'
import { beginBlock, playShoes, SHOES_IN_BLOCK, simulation } from './simulation.ts'

/** The average number of cards in a round, to estimate how many blocks are needed. */
const CARDS_A_ROUND = 5.2

export const shoeBlocks = (table: DrawTable, decks: number, seed: string): Blocks => {
  const simulated = simulation(table, decks)
  const play = shoeKernel(table, decks) ?? playShoes.bind(undefined, simulated)
  return {
    rounds: SHOES_IN_BLOCK * Math.floor((decks * 52) / CARDS_A_ROUND),
    play: block => play(seed, block, SHOES_IN_BLOCK),
    begin: (block, rounds) => beginBlock(simulated, seed, block, rounds),
  }
}
