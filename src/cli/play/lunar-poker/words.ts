import { AMOUNT, amountOf } from '../../../kernel/amount.ts'
import type { Chips } from '../../../kernel/money.ts'
import {
  COMMON,
  type Common,
  commandAmong,
  commonOf,
  SHORT_FOR_COMMON,
  unclear,
} from '../speech.ts'

/** Parses what a patron types at a Lunar Poker table, line by line. */

export interface Bet {
  readonly on: 'ante' | 'super'
  readonly chips: Chips
}

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet[] }
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

const NOISE = ['on', 'the', 'bet', 'and']

/** `10 ante, 5 super`, or `10` for the Ante alone. */
const betsOf = (line: string): Said => {
  const words = line
    .toLowerCase()
    .replaceAll('$', ' ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .split(/[\s,;+]+/)
    .filter(word => word !== '' && !NOISE.includes(word))
  const strange = words.find(word => !AMOUNT.test(word) && word !== 'ante' && word !== 'super')
  if (strange !== undefined)
    return unclear(`There is no "${strange}" here. Try 10 ante, 5 super, then deal; or help.`)
  if (words.length === 1 && AMOUNT.test(words[0]!)) words.push('ante')
  const bets: Bet[] = []
  for (let i = 0; i < words.length; i += 2) {
    const pair = words.slice(i, i + 2)
    const on = pair.find(word => word === 'ante' || word === 'super') as Bet['on'] | undefined
    const amount = pair.find(word => AMOUNT.test(word))
    const chips = amountOf(amount)
    if (on === undefined || amount === undefined)
      return unclear('Say each wager with its amount, as in 10 ante, 5 super.')
    if (chips === undefined) return unclear(`${amount} is too large.`)
    bets.push({ on, chips })
  }
  return { is: 'bets', bets }
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
