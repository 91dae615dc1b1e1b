import { elections } from '../features/desk/words/elections.en.ts'
import { RANKS } from '../features/desk/words/ranks.en.ts'

/** What a session of a tournament is measured in. */
export const UNITS = { time: 'minutes', shoes: 'shoes', rounds: 'rounds', spins: 'spins' }

/** Words that refusals of every table may name: ranks, elections, units. */
export const terms = {
  ...elections,
  rank: (rank: string) => RANKS[rank] ?? rank,
  unit: (name: string) => (UNITS as Readonly<Record<string, string>>)[name] ?? name,
}
