import { added, subtracted, type Totals } from './totals.ts'

/**
 * A simulation in numbered blocks. A block has a stream of the seed to itself, so it comes out the
 * same on any thread or machine, and the answer to a number of rounds does not depend on who played.
 */
export interface Blocks {
  /** How many rounds a block has, or has on average. */
  readonly rounds: number
  readonly play: (block: number) => Totals
  /** The first rounds of a block: at least this many if the block has them, and no more than needed. */
  readonly begin: (block: number, rounds: number) => Totals
}

/** About how many blocks these rounds take. */
export const guessedBlocks = (rounds: number, { rounds: each }: Blocks): number =>
  Math.floor(rounds / each)

/**
 * The totals of exactly the rounds that were asked for, from those of the first blocks: blocks that
 * were too many are played again and taken away.
 */
export const completed = (
  blocks: Blocks,
  rounds: number,
  played: number,
  counted: Totals,
): Totals => {
  let next = played
  let totals = counted
  while (next > 0 && totals.rounds >= rounds) {
    next -= 1
    totals = subtracted(totals, blocks.play(next))
  }
  for (; totals.rounds < rounds; next += 1)
    totals = added(totals, blocks.begin(next, rounds - totals.rounds))
  return totals
}
