import type { Called } from '../../../games/bet-grammar.ts'
import { AMOUNT } from '../../../kernel/amount.ts'
import {
  type Bet,
  betsSaid,
  COMMON,
  type Common,
  commandAmong,
  commonOf,
  SHORT_FOR_COMMON,
  unclear,
} from '../speech.ts'
import { wagerName } from './session.ts'

/** Parses what a patron types at a Lunar Poker table, line by line. */

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<'ante' | 'super'>[] }
  | { readonly is: 'exchange'; readonly places: readonly number[] }
  | { readonly is: 'clear' }
  | { readonly is: 'deal' }
  | { readonly is: 'play' | 'fold' | 'sixth' | 'declare' | 'force' | 'no' }
  | { readonly is: 'cards' }

export const COMMANDS = [
  'deal',
  'play',
  'fold',
  'exchange',
  'sixth',
  'declare',
  'force',
  'no',
  'cards',
  'clear',
  'mix',
  ...COMMON,
] as const

const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  ...SHORT_FOR_COMMON,
  d: 'deal',
  p: 'play',
  f: 'fold',
  e: 'exchange',
  draw: 'exchange',
  c: 'clear',
}

const WAGERS: readonly Called<'ante' | 'super'>[] = [
  { on: 'ante', names: ['ante'] },
  { on: 'super', names: ['super bet', 'super'] },
]

const SAYING = { hint: '10 ante, 5 super', one: 'ante', naming: wagerName }

/** `10 ante, 5 super`, or `10` for the Ante alone. */
const betsOf = (line: string): Said => {
  const isAlone = AMOUNT.test(line.trim().replace(/^\$/, ''))
  return betsSaid(WAGERS, isAlone ? `${line} ante` : line, SAYING)
}

const exchangeOf = (rest: readonly string[]): Said => {
  const places = rest.join(' ').match(/\d/g)?.map(Number) ?? []
  return places.length > 0
    ? { is: 'exchange', places }
    : unclear('Exchange which? Say their places, as in exchange 2 4 5.')
}

/** The meaning of one line. The rules decide later whether it is allowed. */
export const understand = (line: string): Said => {
  const [first = '', ...rest] = line.trim().split(/\s+/)
  if (first === '') return { is: 'nothing' }
  const command = commandAmong(COMMANDS, SHORT, first.toLowerCase())
  switch (command) {
    case undefined:
      return betsOf(line)
    case 'exchange':
      return exchangeOf(rest)
    case 'deal':
    case 'play':
    case 'fold':
    case 'sixth':
    case 'declare':
    case 'force':
    case 'no':
    case 'cards':
    case 'clear':
      return { is: command }
    default:
      return commonOf(command, rest)
  }
}
