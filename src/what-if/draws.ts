import type { Outcome } from '../kernel/wager.ts'
import { fraction, minus, plus, times, ZERO } from '../odds/fraction.ts'
import { net } from '../odds/row.ts'
import { endingsOf, type Spread } from '../odds/spread.ts'

/** The spread of a wager over results that are all equally likely, counting those that decide it. */
export const spreadOver = (
  wager: string,
  outcomes: readonly (Outcome | undefined)[],
): Spread | undefined => {
  const decided = outcomes.filter(outcome => outcome !== undefined)
  if (decided.length === 0) return undefined
  const endings = endingsOf(
    decided.map(outcome => ({ net: net(outcome), ways: 1n, under: [outcome.under] })),
  )
  const mean = endings.reduce((sum, { net: each, chance }) => plus(sum, times(each, chance)), ZERO)
  const wins = decided.filter(({ is }) => is === 'win').map(({ under }) => under)
  const edge = minus(ZERO, mean)
  return {
    wager,
    terms: '',
    under: [...new Set(wins)],
    edge: fraction(edge.num, edge.den),
    endings,
  }
}
