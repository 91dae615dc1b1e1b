import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { Conditions, Stage } from './conditions.ts'

/** Division 7 rules 2.2(x) and 5.9: whether the players of each stage fit its tables. */

/** The most players who go on from a stage with at most this many. */
const mostOn = ({ progression, seats }: Stage, players: number): number => {
  if (!progression) return 0
  const { by, count } = progression
  if (by === 'top-overall') return Math.min(players, count)
  const tables = Math.ceil(players / seats)
  return Math.min(players, by === 'top-per-table' ? tables * count : tables + count)
}

/** The most players of each stage; infinite if the conditions set no maximum. */
export const mostPlayers = ({ stages, maxPlayers }: Conditions): readonly number[] => {
  const most: number[] = []
  let players = maxPlayers ?? Number.POSITIVE_INFINITY
  for (const stage of stages) {
    most.push(players)
    players = mostOn(stage, players)
  }
  return most
}

/**
 * Players who reach a final sit at one table. A tournament of one stage may use several. A table
 * cannot send on more players than it seats.
 * @rule nz7:2.2(x) nz7:5.9 nz7:4.2 ruling:741
 */
export const tablesRefused = (conditions: Conditions): Refusal | undefined => {
  const { stages } = conditions
  const full = stages.find(
    ({ progression, seats }) => progression?.by === 'top-per-table' && progression.count > seats,
  )
  if (full)
    return refuse(
      'nz7:2.2(x)',
      'A table of {name} seats {seats} players, so no more than that can advance from it.',
      {
        name: full.name,
        seats: full.seats,
      },
    )
  if (stages.length === 1) return undefined
  const { seats } = stages.at(-1)!
  const most = mostPlayers(conditions).at(-1)!
  if (most <= seats) return undefined
  return Number.isFinite(most)
    ? refuse('nz7:2.2(x)', 'Up to {most} players reach the final, and its table seats {seats}.', {
        most,
        seats,
      })
    : refuse('nz7:2.2(x)', 'Set the most players: the table of the final seats {seats}.', { seats })
}
