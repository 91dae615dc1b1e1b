import { baccarat } from '../../games/baccarat/index.ts'
import { roulette } from '../../games/roulette/index.ts'
import type { SessionTerms } from './state.ts'
import { tournament } from './table.ts'

/** The tables for sessions, and how to open them. */

/** One zero, both racetracks. @rule nz7:7.1(b) */
export const wheel = {
  game: tournament(roulette.game),
  config: (terms: SessionTerms) => ({ terms, table: roulette.standard() }),
} as const

/**
 * Without commission, so that tournament chips can pay every win exactly.
 * @rule nz7:8.1(b) ruling:721
 */
export const shoe = {
  game: tournament(baccarat.game),
  config: (terms: SessionTerms) => {
    const { elections } = baccarat.standard('nz5')
    return { terms, table: baccarat.setUp({ ...elections, variant: 'half-on-six' }) }
  },
} as const
