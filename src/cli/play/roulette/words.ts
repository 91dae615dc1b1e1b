import { isUnclear, type SpokenBet } from '../../../games/bet-grammar.ts'
import { isKind, spokenBet, spokenBets, wordsOf } from '../../../games/roulette/bet-grammar.ts'
import type { Elections } from '../../../games/roulette/book.ts'
import {
  COMMON,
  type Common,
  commandAmong,
  commonOf,
  question,
  SHORT_FOR_COMMON,
  unclear,
} from '../speech.ts'
import { wagerName } from './names.ts'

/** Parses what a patron types at the wheel, line by line. */

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly SpokenBet[] }
  | { readonly is: 'clear'; readonly on: string | undefined }
  | { readonly is: 'spin' | 'cloth' | 'numbers' }

export const COMMANDS = ['spin', 'clear', 'cloth', 'numbers', 'mix', ...COMMON] as const

const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  ...SHORT_FOR_COMMON,
  s: 'spin',
  c: 'clear',
  table: 'cloth',
  stats: 'numbers',
}

const SAYING = { hint: '10 17, 5 red', one: 'red', naming: wagerName }

const betsOf = (elections: Elections, line: string): Said => {
  const bets = spokenBets(elections, line, 'money')
  return isUnclear(bets) ? unclear(question(bets, SAYING)) : { is: 'bets', bets }
}

/** `clear 17 20` takes the split back: after `clear`, numbers are never money. */
const clearOf = (elections: Elections, rest: readonly string[]): Said => {
  if (rest.length === 0 || rest[0] === 'all') return { is: 'clear', on: undefined }
  const words = wordsOf(rest.join(' '))
  const said = words.some(isKind) ? rest.join(' ') : `1 ${rest.join(' ')}`
  const bet = spokenBet(elections, said, 'money')
  return isUnclear(bet) ? unclear(question(bet, SAYING)) : { is: 'clear', on: bet.on }
}

/** The meaning of one line. The rules decide later whether it is allowed. */
export const understand = (elections: Elections, line: string): Said => {
  const [first, ...rest] = line.trim().split(/\s+/)
  if (first === undefined || first === '') return { is: 'nothing' }
  const command = commandAmong(COMMANDS, SHORT, first.toLowerCase())
  switch (command) {
    case undefined:
      return betsOf(elections, line)
    case 'clear':
      return clearOf(elections, rest)
    case 'spin':
    case 'cloth':
    case 'numbers':
      return { is: command }
    default:
      return commonOf(command, rest)
  }
}
