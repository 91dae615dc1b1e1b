import { isUnclear, type SpokenBet } from '../../../games/bet-grammar.ts'
import { isKind, spokenBet, spokenBets, wordsOf } from '../../../games/roulette/bet-grammar.ts'
import type { Elections } from '../../../games/roulette/book/book.ts'
import { roulette } from '../../../games/roulette/index.ts'
import {
  type Common,
  commandsOf,
  type Grammar,
  lineMeaning,
  mixOf,
  question,
  singleWords,
  unclear,
} from '../speech.ts'
import { wagerName } from './names.ts'

/** Parses what a patron types at the wheel, line by line. */

export type PatronInput =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly SpokenBet[] }
  | { readonly is: 'clear'; readonly on: string | undefined }
  | { readonly is: 'spin' | 'cloth' | 'numbers' }

const SAYING = { hint: '10 17, 5 red', one: 'red', naming: wagerName }

const betsOf = (elections: Elections, line: string): PatronInput => {
  const bets = spokenBets(elections, line, 'money')
  return isUnclear(bets) ? unclear(question(bets, SAYING)) : { is: 'bets', bets }
}

/** `clear 17 20` takes the split back: after `clear`, numbers are never money. */
const clearOf = (elections: Elections, rest: readonly string[]): PatronInput => {
  if (rest.length === 0 || rest[0] === 'all') return { is: 'clear', on: undefined }
  const words = wordsOf(rest.join(' '))
  const said = words.some(isKind) ? rest.join(' ') : `1 ${rest.join(' ')}`
  const bet = spokenBet(elections, said, 'money')
  return isUnclear(bet) ? unclear(question(bet, SAYING)) : { is: 'clear', on: bet.on }
}

const grammarFor = (elections: Elections): Grammar<PatronInput> => ({
  words: {
    ...singleWords('spin', 'cloth', 'numbers'),
    clear: rest => clearOf(elections, rest),
    mix: mixOf,
  },
  short: { s: 'spin', c: 'clear', table: 'cloth', stats: 'numbers' },
  bets: line => betsOf(elections, line),
})

export const COMMANDS = commandsOf(grammarFor(roulette.standard().elections))

export const understand = (elections: Elections, line: string): PatronInput =>
  lineMeaning(grammarFor(elections), line)
