import type { Called } from '../../../games/bet-grammar.ts'
import { AMOUNT } from '../../../kernel/amount.ts'
import {
  type Bet,
  type Common,
  commandsOf,
  type Grammar,
  lineMeaning,
  mixOf,
  singleWords,
  typedBets,
  unclear,
} from '../speech.ts'
import { wagerName } from './session.ts'

/** Parses what a patron types at a Lunar Poker table, line by line. */

export type PatronInput =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<'ante' | 'super'>[] }
  | { readonly is: 'exchange'; readonly places: readonly number[] }
  | { readonly is: 'deal' | 'play' | 'fold' | 'sixth' | 'declare' | 'force' | 'no' }
  | { readonly is: 'cards' | 'clear' }

const WAGERS: readonly Called<'ante' | 'super'>[] = [
  { on: 'ante', names: ['ante'] },
  { on: 'super', names: ['super bet', 'super'] },
]

const SAYING = { hint: '10 ante, 5 super', one: 'ante', naming: wagerName }

/** `10 ante, 5 super`, or `10` for the Ante alone. */
const betsOf = (line: string): PatronInput => {
  const isAlone = AMOUNT.test(line.trim().replace(/^\$/, ''))
  return typedBets(WAGERS, isAlone ? `${line} ante` : line, SAYING)
}

const exchangeOf = (rest: readonly string[]): PatronInput => {
  const places = rest.join(' ').match(/\d/g)?.map(Number) ?? []
  return places.length > 0
    ? { is: 'exchange', places }
    : unclear('Exchange which? Say their places, as in exchange 2 4 5.')
}

const GRAMMAR: Grammar<PatronInput> = {
  words: {
    ...singleWords('deal', 'play', 'fold', 'sixth', 'declare', 'force', 'no', 'cards', 'clear'),
    exchange: exchangeOf,
    mix: mixOf,
  },
  short: { d: 'deal', p: 'play', f: 'fold', e: 'exchange', draw: 'exchange', c: 'clear' },
  bets: betsOf,
}

export const COMMANDS = commandsOf(GRAMMAR)

export const understand = (line: string): PatronInput => lineMeaning(GRAMMAR, line)
