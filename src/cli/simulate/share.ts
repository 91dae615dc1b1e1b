import type { Book } from '../../games/baccarat/books/book.ts'
import { BOOKS } from '../../games/baccarat/books/index.ts'
import { playRounds, simulation } from '../../odds/baccarat/simulation.ts'
import { drawn, seeded } from '../../odds/random.ts'
import { added, NOTHING_YET, type Totals } from '../../odds/totals.ts'

/** Whole shoes of baccarat, hands of Lunar Poker, or draws from equally likely outcomes. */
export type Task =
  | { readonly play: 'shoes'; readonly book: Book['id']; readonly decks: number }
  | { readonly play: 'hands' }
  | { readonly play: 'draws'; readonly outcomes: number }

/** The work of one thread. Each thread has its own stream of the seed. */
export interface Share {
  readonly task: Task
  readonly seed: string
  readonly stream: number
  readonly rounds: number
}

/** Rounds between two progress reports, few enough for the counters. */
const CHUNK = 2_000_000

export const playShare = async (
  share: Share,
  progress: (played: number) => void,
): Promise<Totals> => {
  const play = await playing(share)
  let totals = NOTHING_YET
  while (totals.rounds < share.rounds) {
    totals = added(totals, play(Math.min(CHUNK, share.rounds - totals.rounds)))
    progress(totals.rounds)
  }
  return totals
}

/** The tables of Lunar Poker take time to build, so other games do not load them. */
const playing = async ({ task, seed, stream }: Share): Promise<(rounds: number) => Totals> => {
  if (task.play === 'shoes') {
    const simulated = simulation(BOOKS[task.book].draw, task.decks, seed, stream)
    return rounds => playRounds(simulated, rounds)
  }
  const words = seeded(seed, stream)
  if (task.play === 'hands') {
    const { newDeck, playHands } = await import('../../odds/lunar-poker/simulation.ts')
    const cards = newDeck()
    return rounds => playHands(cards, words, rounds)
  }
  return rounds => ({
    ...NOTHING_YET,
    rounds,
    ends: drawn(words, task.outcomes, rounds),
  })
}
