import type { Book } from '../../games/baccarat/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { playRounds, simulation } from '../../odds/baccarat/simulation.ts'
import { drawn, seeded } from '../../odds/random.ts'
import { added, NOTHING_YET, type Totals } from '../../odds/totals.ts'

/** Whole shoes of baccarat, or draws from outcomes that are all alike. */
export type Task =
  | { readonly play: 'shoes'; readonly book: Book['id']; readonly decks: number }
  | { readonly play: 'draws'; readonly outcomes: number }

/** What one thread is to play; each has a stream of the seed to itself. */
export interface Share {
  readonly task: Task
  readonly seed: string
  readonly stream: number
  readonly rounds: number
}

/** Rounds between two reports of progress, and fewer than a counter holds. */
const CHUNK = 2_000_000

export const playShare = (share: Share, progress: (played: number) => void): Totals => {
  const play = playing(share)
  let totals = NOTHING_YET
  while (totals.rounds < share.rounds) {
    totals = added(totals, play(Math.min(CHUNK, share.rounds - totals.rounds)))
    progress(totals.rounds)
  }
  return totals
}

const playing = ({ task, seed, stream }: Share): ((rounds: number) => Totals) => {
  if (task.play === 'shoes') {
    const simulated = simulation(BOOKS[task.book].draw, task.decks, seed, stream)
    return rounds => playRounds(simulated, rounds)
  }
  const words = seeded(seed, stream)
  return rounds => ({
    ...NOTHING_YET,
    rounds,
    ends: drawn(words, task.outcomes, rounds),
  })
}
