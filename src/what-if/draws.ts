import type { Outcome } from '../kernel/wager.ts'
import { fraction, minus, plus, times, ZERO } from '../odds/numbers/fraction.ts'
import { net } from '../odds/row.ts'
import { endingsOf, type Spread } from '../odds/spread.ts'

/** The spread of a wager over results that are all equally likely, counting those that decide it. */
export const spreadOver = (
  wager: string,
  outcomes: readonly (Outcome | undefined)[],
): Spread | undefined =>
  weighedSpread(
    wager,
    outcomes.map(outcome => ({ outcome, ways: 1n })),
  )

/** The same for results that are not equally likely. */
export const weighedSpread = (
  wager: string,
  cases: readonly { readonly outcome: Outcome | undefined; readonly ways: bigint }[],
): Spread | undefined => {
  const decided = cases.flatMap(({ outcome, ways }) => (outcome ? [{ outcome, ways }] : []))
  if (decided.length === 0) return undefined
  const endings = endingsOf(
    decided.map(({ outcome, ways }) => ({ net: net(outcome), ways, under: [outcome.under] })),
  )
  const mean = endings.reduce((sum, { net: each, chance }) => plus(sum, times(each, chance)), ZERO)
  const wins = decided.map(({ outcome }) => outcome).filter(({ is }) => is === 'win')
  const edge = minus(ZERO, mean)
  return {
    wager,
    terms: '',
    under: [...new Set(wins.map(({ under }) => under))],
    edge: fraction(edge.num, edge.den),
    endings,
  }
}
