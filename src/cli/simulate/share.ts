import type { Book } from '../../games/baccarat/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { added, NOTHING_YET, type Totals } from '../../odds/baccarat/estimate.ts'
import { playRounds, simulation } from '../../odds/baccarat/simulation.ts'

/** What one thread is to play; each has a stream of the seed to itself. */
export interface Share {
  readonly book: Book['id']
  readonly decks: number
  readonly seed: string
  readonly stream: number
  readonly rounds: number
}

/** Rounds between two reports of progress, and fewer than a counter holds. */
const CHUNK = 2_000_000

export const playShare = (share: Share, progress: (played: number) => void): Totals => {
  const { book, decks, seed, stream, rounds } = share
  const simulated = simulation(BOOKS[book].draw, decks, seed, stream)
  let totals = NOTHING_YET
  while (totals.rounds < rounds) {
    totals = added(totals, playRounds(simulated, Math.min(CHUNK, rounds - totals.rounds)))
    progress(totals.rounds)
  }
  return totals
}
