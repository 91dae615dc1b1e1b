import { isUnclear, spokenBet } from '../../../games/bet-grammar.ts'
import { CALLED, wagerName } from '../../../games/snake-eyes/names.ts'
import type { WagerName } from '../../../games/snake-eyes/s04-wagers.ts'
import type { Chips } from '../../../kernel/money.ts'
import {
  type Bet,
  type Common,
  commandsOf,
  type Grammar,
  lineMeaning,
  mixOf,
  singleWords,
  typedBets,
  typedClear,
  unclear,
} from '../speech.ts'

/** Parses what a patron types at the dice, line by line. */

export type PatronInput =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<WagerName>[] }
  | { readonly is: 'clear'; readonly on: WagerName | undefined }
  | { readonly is: 'reduce'; readonly on: WagerName; readonly to: Chips }
  | { readonly is: 'take'; readonly dice: readonly [number, number] | undefined }
  | { readonly is: 'throw'; readonly short: boolean }
  | { readonly is: 'pass' }
  | { readonly is: 'give' }
  | { readonly is: 'layout' | 'rolls' | 'norolls' }

const SAYING = { hint: '10 hard 4, 5 field', one: 'hard 4', naming: wagerName }

const reduceOf = (rest: string): PatronInput => {
  const bet = spokenBet(CALLED, rest)
  return isUnclear(bet) || bet.chips === undefined
    ? unclear('Say what to reduce and to how much: reduce hard 4 to 5.')
    : { is: 'reduce', on: bet.on, to: bet.chips }
}

const takeOf = (rest: readonly string[]): PatronInput => {
  if (rest.length === 0) return { is: 'take', dice: undefined }
  const [one, other] = rest.filter(word => /^\d+$/.test(word)).map(Number)
  return one === undefined || other === undefined
    ? unclear('Take two of the dice by number, as in take 2 5; or just take.')
    : { is: 'take', dice: [one, other] }
}

const GRAMMAR: Grammar<PatronInput> = {
  words: {
    ...singleWords('pass', 'give', 'layout', 'rolls', 'norolls'),
    throw: rest => ({ is: 'throw', short: rest[0]?.toLowerCase() === 'short' }),
    take: takeOf,
    remove: rest => typedClear(CALLED, rest, SAYING),
    reduce: rest => reduceOf(rest.join(' ')),
    mix: mixOf,
  },
  short: {
    t: 'throw',
    roll: 'throw',
    c: 'remove',
    clear: 'remove',
    table: 'layout',
    noroll: 'norolls',
  },
  bets: line => typedBets(CALLED, line, SAYING),
}

export const COMMANDS = commandsOf(GRAMMAR)

export const understand = (line: string): PatronInput => lineMeaning(GRAMMAR, line)
