import type { Elections } from '../../../games/roulette/book.ts'
import {
  isKind,
  isUnclear,
  type SpokenBet,
  spokenBet,
  spokenBets,
  type Unclear,
  wordsOf,
} from '../../../games/roulette/spoken.ts'
import { buyOf, type Common, commandAmong, unclear, whyOf } from '../speech.ts'
import { wagerName } from './names.ts'

/** What a patron says at the wheel, one line at a time. */

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly SpokenBet[] }
  | { readonly is: 'clear'; readonly on: string | undefined }
  | { readonly is: 'mix'; readonly words: string }
  | { readonly is: 'spin' | 'cloth' | 'numbers' }

export const COMMANDS = [
  'spin',
  'rebet',
  'clear',
  'cloth',
  'numbers',
  'why',
  'history',
  'sign',
  'rules',
  'seal',
  'mix',
  'buy',
  'help',
  'quit',
] as const

const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  s: 'spin',
  r: 'rebet',
  c: 'clear',
  w: 'why',
  h: 'help',
  '?': 'help',
  q: 'quit',
  leave: 'quit',
  exit: 'quit',
  table: 'cloth',
  stats: 'numbers',
}

/** What is asked back. Nothing here decides whether it is allowed. */
const asks = (unclear: Unclear): string => {
  switch (unclear.unclear) {
    case 'word':
      return `There is no "${unclear.word}" here. Try 10 17, or 5 red; or help.`
    case 'several':
      return 'Put a comma between wagers, as in 10 17, 5 red.'
    case 'on-what':
      return `On what? Say it as in ${unclear.amount} red.`
    case 'no-wager':
      return `"${unclear.said}" is no wager. Try 10 17 20 for a split, or help.`
    case 'too-much':
      return `${unclear.amount} is more than can be counted.`
    case 'which':
      return `Which one? ${unclear.among.map(wagerName).join(', ')}.`
  }
}

const betsOf = (elections: Elections, line: string): Said => {
  const bets = spokenBets(elections, line, 'money')
  return isUnclear(bets) ? unclear(asks(bets)) : { is: 'bets', bets }
}

/** `clear 17 20` takes back the split: numbers alone are no money here. */
const clearOf = (elections: Elections, rest: readonly string[]): Said => {
  if (rest.length === 0 || rest[0] === 'all') return { is: 'clear', on: undefined }
  const words = wordsOf(rest.join(' '))
  const said = words.some(isKind) ? rest.join(' ') : `1 ${rest.join(' ')}`
  const bet = spokenBet(elections, said, 'money')
  return isUnclear(bet) ? unclear(asks(bet)) : { is: 'clear', on: bet.on }
}

/** What one line means. Nothing here decides whether it is allowed. */
export const understand = (elections: Elections, line: string): Said => {
  const [first, ...rest] = line.trim().split(/\s+/)
  if (first === undefined || first === '') return { is: 'nothing' }
  const command = commandAmong(COMMANDS, SHORT, first.toLowerCase())
  switch (command) {
    case undefined:
      return betsOf(elections, line)
    case 'rules':
      return { is: 'rules', id: rest[0] }
    case 'why':
      return whyOf(rest)
    case 'clear':
      return clearOf(elections, rest)
    case 'buy':
      return buyOf(rest)
    case 'mix':
      return rest.length > 0
        ? { is: 'mix', words: rest.join(' ') }
        : unclear('Mix in what? Say it as in mix kia ora.')
    default:
      return { is: command }
  }
}
