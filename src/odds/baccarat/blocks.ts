import type { DrawTable } from '../../games/baccarat/s09-third-card.ts'
import type { Blocks } from '../blocks.ts'
import { beginBlock, playBlock, SHOES_IN_BLOCK, simulation } from './simulation.ts'

/** About so many cards make a round; it is only to guess how many blocks some rounds take. */
const CARDS_A_ROUND = 5.2

export const shoeBlocks = (table: DrawTable, decks: number, seed: string): Blocks => {
  const simulated = simulation(table, decks)
  return {
    rounds: SHOES_IN_BLOCK * Math.floor((decks * 52) / CARDS_A_ROUND),
    play: block => playBlock(simulated, seed, block),
    begin: (block, rounds) => beginBlock(simulated, seed, block, rounds),
  }
}
