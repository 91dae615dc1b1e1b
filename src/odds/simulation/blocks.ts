import { added, subtracted, type Totals } from './totals.ts'

/**
 * A simulation in numbered blocks. Each block has its own stream of the seed, so every thread and
 * machine gets the same result for it, and the total does not depend on who played which block.
 */
export interface Blocks {
  /** The number of rounds in a block, or its average. */
  readonly rounds: number
  readonly play: (block: number) => Totals
  /**
   * The first rounds of a block: at least this many if the block has them, and no more than needed.
   */
  readonly begin: (block: number, rounds: number) => Totals
}

/** Estimates how many blocks these rounds take. */
export const guessedBlocks = (rounds: number, { rounds: each }: Blocks): number =>
  Math.floor(rounds / each)

/**
 * The totals of exactly the requested rounds. Blocks that go beyond are played again in part, and
 * the surplus is subtracted.
 */
export const exactTotals = (
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
