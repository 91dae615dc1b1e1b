import { elections } from '../features/desk/words/elections.en.ts'
import { RANKS } from '../features/desk/words/ranks.en.ts'

/** The units that measure a tournament session. */
export const UNITS = { time: 'minutes', shoes: 'shoes', rounds: 'rounds', spins: 'spins' }

/** Words that any table's refusals may contain: ranks, elections, units. */
export const terms = {
  ...elections,
  rank: (rank: string) => RANKS[rank] ?? rank,
  unit: (name: string) => (UNITS as Readonly<Record<string, string>>)[name] ?? name,
}
