import { isUnclear, spokenBet } from '../../../games/bet-grammar.ts'
import { CALLED, wagerName } from '../../../games/snake-eyes/names.ts'
import type { On } from '../../../games/snake-eyes/s04-wagers.ts'
import type { Chips } from '../../../kernel/money.ts'
import {
  type Bet,
  betsSaid,
  COMMON,
  type Common,
  clearSaid,
  commandAmong,
  commonOf,
  SHORT_FOR_COMMON,
  unclear,
} from '../speech.ts'

/** Parses what a patron types at the dice, line by line. */

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet<On>[] }
  | { readonly is: 'clear'; readonly on: On | undefined }
  | { readonly is: 'reduce'; readonly on: On; readonly to: Chips }
  | { readonly is: 'take'; readonly dice: readonly [number, number] | undefined }
  | { readonly is: 'throw'; readonly short: boolean }
  | { readonly is: 'pass' }
  | { readonly is: 'give' }
  | { readonly is: 'layout' | 'rolls' | 'norolls' }

export const COMMANDS = [
  'throw',
  'take',
  'pass',
  'give',
  'remove',
  'reduce',
  'layout',
  'rolls',
  'norolls',
  'mix',
  ...COMMON,
] as const

const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  ...SHORT_FOR_COMMON,
  t: 'throw',
  roll: 'throw',
  c: 'remove',
  clear: 'remove',
  table: 'layout',
  noroll: 'norolls',
}

const SAYING = { hint: '10 hard 4, 5 field', one: 'hard 4', naming: wagerName }

const reduceOf = (rest: string): Said => {
  const bet = spokenBet(CALLED, rest)
  return isUnclear(bet) || bet.chips === undefined
    ? unclear('Say what to reduce and to how much: reduce hard 4 to 5.')
    : { is: 'reduce', on: bet.on, to: bet.chips }
}

const takeOf = (rest: readonly string[]): Said => {
  if (rest.length === 0) return { is: 'take', dice: undefined }
  const [one, other] = rest.filter(word => /^\d+$/.test(word)).map(Number)
  return one === undefined || other === undefined
    ? unclear('Take two of the dice by number, as in take 2 5; or just take.')
    : { is: 'take', dice: [one, other] }
}

/** The meaning of one line. The rules decide later whether it is allowed. */
export const understand = (line: string): Said => {
  const [first = '', ...rest] = line.trim().split(/\s+/)
  if (first === '') return { is: 'nothing' }
  const command = commandAmong(COMMANDS, SHORT, first.toLowerCase())
  switch (command) {
    case undefined:
      return betsSaid(CALLED, line, SAYING)
    case 'throw':
      return { is: 'throw', short: rest[0]?.toLowerCase() === 'short' }
    case 'take':
      return takeOf(rest)
    case 'remove':
      return clearSaid(CALLED, rest.join(' ').toLowerCase(), SAYING)
    case 'reduce':
      return reduceOf(rest.join(' '))
    case 'pass':
    case 'give':
    case 'layout':
    case 'rolls':
    case 'norolls':
      return { is: command }
    default:
      return commonOf(command, rest)
  }
}
