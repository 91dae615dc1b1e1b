import { baccarat } from '../../games/baccarat/index.ts'
import { FIVE_PERCENT } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import { roulette } from '../../games/roulette/index.ts'
import { chips } from '../../kernel/money.ts'
import { layoutOf, variantOf } from '../director/s02-entry/variants.ts'
import type { SessionTerms } from './state.ts'
import { tournament } from './table.ts'

/** The tables for sessions, and how to open them. */

/** One zero unless the conditions chose two; both racetracks. @rule nz7:7.1(b) */
export const wheel = {
  game: tournament(roulette.game),
  config: (terms: SessionTerms) => {
    const { elections } = roulette.standard()
    const layout = layoutOf(terms.variants)
    return { terms, table: roulette.setUp({ ...elections, layout }) }
  },
} as const

/**
 * Without commission unless the conditions chose it. Then the least chip pays five per cent of
 * every step exactly.
 * @rule nz7:8.1(b) ruling:721
 */
export const shoe = {
  game: tournament(baccarat.game),
  config: (terms: SessionTerms) => {
    const { elections } = baccarat.standard('nz5')
    const variant = variantOf(terms.variants)
    const tie = terms.variants?.tie ?? elections.tie
    const table = baccarat.setUp({ ...elections, variant, tie })
    const least = chips(terms.increment / FIVE_PERCENT.to)
    const denominations =
      variant === 'commission' && !table.denominations.includes(least)
        ? [least, ...table.denominations].toSorted((a, b) => a - b)
        : table.denominations
    return { terms, table: { ...table, denominations } }
  },
} as const
