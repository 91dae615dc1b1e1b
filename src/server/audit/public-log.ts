import type { Body, Kept } from '../../records/entry.ts'

/**
 * The log of a table as far as it may be told while the table is open. Everything that is sealed is in
 * a box whose key is not in the log; but cards that have left the shoe stand there by name, also those
 * that lie face down or were burned. They are told when the order they came from has been shown, or
 * has been shuffled away.
 */

const isOver = ({ reveals, command }: Body): boolean =>
  reveals !== undefined || command?.does === 'shuffled'

const DRAWN = ['card', 'discard', 'excess-card', 'reconstruct']

/** From the first entry to the last before the first card of the shoe under way. */
export const toldSoFar = (entries: readonly Kept[]): readonly Kept[] => {
  const bodies = entries.map(({ body }) => JSON.parse(body) as Body)
  const from = bodies.findLastIndex(isOver) + 1
  const first = bodies.findIndex(
    ({ command }, i) => i >= from && DRAWN.includes(command?.does ?? ''),
  )
  return first < 0 ? entries : entries.slice(0, first)
}
