import type { Authority } from '../kernel/authority.ts'
import type { Odds } from '../kernel/money.ts'
import type { Outcome } from '../kernel/wager.ts'
import {
  type Fraction,
  fraction,
  minus,
  negative,
  ONE,
  times,
  toNumber,
  ZERO,
} from './numbers/fraction.ts'

/** One line of a game's odds: a wager on certain terms, and its cost. */
export interface Row {
  readonly wager: string
  readonly terms: string
  /** The clauses under which the wager wins. */
  readonly under: readonly Authority[]
  /** The expected loss per unit wagered; below 0 if the patron has the advantage. */
  readonly edge: Fraction
}

export const percent = ({ edge }: Row): number => toNumber({ ...edge, num: edge.num * 100n })

/** No cell contains a comma. */
export const rowsCsv = (rows: readonly Row[]): string =>
  [
    'wager,terms,num,den,percent,under',
    ...rows.map(row =>
      [row.wager, row.terms, row.edge.num, row.edge.den, percent(row), row.under.join(' ')].join(),
    ),
    '',
  ].join('\n')

const share = ({ pays, to }: Odds): Fraction => fraction(BigInt(pays), BigInt(to))

/** The net of one unit, paid in chips that are small enough. */
export const net = (outcome: Outcome): Fraction => {
  switch (outcome.is) {
    case 'lose':
      return negative(ONE)
    case 'stand-off':
    case 'void':
      return ZERO
    case 'win': {
      const won = share(outcome.odds)
      return outcome.commission ? times(won, minus(ONE, share(outcome.commission))) : won
    }
  }
}

/** Odds as a sign shows them, to one: `8:1`, `0.95:1`. */
export const netOddsText = (outcome: Outcome): string => {
  const { num, den } = net(outcome)
  return `${Number(num) / Number(den)}:1`
}
