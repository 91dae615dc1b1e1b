import type { Body, Kept } from '../../records/entry.ts'

/**
 * The part of a table's log that may be public while the table is open. Secrets in the log are
 * encrypted, and their key is elsewhere. But the log names every card that has left the shoe, also
 * cards that are face down or burned. Those entries become public once the house has revealed the
 * order of the shoe, or has shuffled the cards again.
 */

const isOver = ({ reveals, command }: Body): boolean =>
  reveals !== undefined || command?.does === 'shuffled'

const DRAWN = ['card', 'discard', 'excess-card', 'reconstruct']

/** An attended table seals nothing, so every finished round can be replayed at once. */
const endsRound = ({ opens, events }: Body): boolean =>
  opens !== undefined || events.some(({ is }) => is === 'RoundCounted' || is === 'RoundDropped')

/** All entries before the first card of the current shoe. */
export const publicEntries = (entries: readonly Kept[]): readonly Kept[] => {
  const bodies = entries.map(({ body }) => JSON.parse(body) as Body)
  if (bodies[0]?.opens?.attended) return entries.slice(0, bodies.findLastIndex(endsRound) + 1)
  const from = bodies.findLastIndex(isOver) + 1
  const first = bodies.findIndex(
    ({ command }, i) => i >= from && DRAWN.includes(command?.does ?? ''),
  )
  return first < 0 ? entries : entries.slice(0, first)
}
