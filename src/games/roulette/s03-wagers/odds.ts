import type { Authority } from '../../../kernel/authority.ts'
import { EVENS, type Odds, odds } from '../../../kernel/money.ts'
import { lose, type Outcome, win } from '../../../kernel/wager.ts'
import type { Layout } from '../s02-layout.ts'
import { isZero, type Pocket } from '../s02-wheel.ts'
import type { Bet, Kind } from './positions.ts'

/** Division 8 section 3: the odds, and when wagers lose. */

/** @rule nz8:3.9 */
// biome-ignore format: set as printed
export const ODDS: Readonly<Record<Kind, Odds>> = {
  'straight-up':     odds(35),
  'split':           odds(17),
  'street':          odds(11),
  'asian-neighbour': odds(11),
  'corner':          odds(8),
  'five-line':       odds(6),
  'six-line':        odds(5),
  'column':          odds(2),
  'dozen':           odds(2),
  'low':             EVENS,
  'high':            EVENS,
  'even':            EVENS,
  'odd':             EVENS,
  'red':             EVENS,
  'black':           EVENS,
}

// biome-ignore format: set as printed
const ON_37: Readonly<Record<Kind, Authority>> = {
  'straight-up':     'nz8:3.1(a)',
  'split':           'nz8:3.1(b)',
  'street':          'nz8:3.1(c)',
  'corner':          'nz8:3.1(d)',
  'five-line':       'nz8:3.1',
  'six-line':        'nz8:3.1(e)',
  'column':          'nz8:3.1(f)',
  'dozen':           'nz8:3.1(g)',
  'low':             'nz8:3.1(h)',
  'high':            'nz8:3.1(i)',
  'even':            'nz8:3.1(j)',
  'odd':             'nz8:3.1(k)',
  'red':             'nz8:3.1(l)',
  'black':           'nz8:3.1(m)',
  'asian-neighbour': 'nz8:3.2',
}

// biome-ignore format: set as printed
const ON_38: Readonly<Record<Kind, Authority>> = {
  'straight-up':     'nz8:3.1A(a)',
  'split':           'nz8:3.1A(b)',
  'street':          'nz8:3.1A(c)',
  'corner':          'nz8:3.1A(d)',
  'five-line':       'nz8:3.1A(e)',
  'six-line':        'nz8:3.1A(f)',
  'column':          'nz8:3.1A(g)',
  'dozen':           'nz8:3.1A(h)',
  'low':             'nz8:3.1A(i)',
  'high':            'nz8:3.1A(j)',
  'even':            'nz8:3.1A(k)',
  'odd':             'nz8:3.1A(l)',
  'red':             'nz8:3.1A(m)',
  'black':           'nz8:3.1A(n)',
  'asian-neighbour': 'nz8:3.2',
}

/** The clause that defines a kind of wager on this layout. */
const CLAUSES: Readonly<Record<Layout['name'], Readonly<Record<Kind, Authority>>>> = {
  'single-zero': ON_37,
  'double-zero-00-0': ON_38,
  'double-zero-0-00': { ...ON_38, street: 'nz8:3.1A(cA)' },
}

export const clauseOf = ({ name }: Layout, kind: Kind): Authority => CLAUSES[name][kind]

/** @rule nz8:3.10 nz8:3.11 */
const zeroClause = ({ wheel }: Layout, zero: '0' | '00'): Authority => {
  if (wheel.zeros.length === 1) return 'nz8:3.10'
  return zero === '0' ? 'nz8:3.11(a)' : 'nz8:3.11(b)'
}

/**
 * A wager wins if it contains the winning number. The rule about zeros follows: only a wager on a
 * zero wins on a zero.
 * @rule nz8:3.2(a) nz8:3.2(b) nz8:3.10 nz8:3.11 ruling:804
 */
export const outcomeOf = (layout: Layout, { kind, numbers }: Bet, spun: Pocket): Outcome => {
  if (numbers.includes(spun)) return win(ODDS[kind], 'nz8:3.9')
  if (isZero(spun)) return lose(zeroClause(layout, spun))
  return lose(kind === 'asian-neighbour' ? 'nz8:3.2(b)' : clauseOf(layout, kind))
}
