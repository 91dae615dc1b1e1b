import { isOn, type On } from '../../../games/snake-eyes/s04-wagers.ts'
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

/** Parses what a patron types at the dice, line by line. */

export interface Bet {
  readonly on: On
  readonly chips: Chips
}

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet[] }
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

/** Turns every spelling of a wager into one word. Longer spellings must come first. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/\bhard\s*way\s*combo\b|\bcombo\b/g, 'hardway-combo'],
  [/\bhard\s*(?:way\s*)?(10|4|6|8)\b/g, 'hard-$1'],
  [/\bcraps\s*(12|2|3)\b/g, 'craps-$1'],
  [/\bany\s*(?:7|seven)\b|\bseven\b/g, 'any-7'],
  [/\bc\s*(?:and|&|\+)\s*e\b|\bce\b/g, 'c-and-e'],
  [/\beleven(?:\s*in\s*(?:1|one))?\b/g, 'eleven-in-1'],
]

const NOISE = ['on', 'the', 'bet', 'and', 'to']

/** `$10 on hard 4` and `10 hard-4` give the same words. */
const wordsOf = (text: string): readonly string[] =>
  ALIASES.reduce(
    (said, [pattern, word]) => said.replace(pattern, ` ${word} `),
    text
      .toLowerCase()
      .replaceAll('$', ' ')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replaceAll('-', ' '),
  )
    .split(/[\s,;]+/)
    .filter(word => word !== '' && !NOISE.includes(word))

/** Amounts and wagers alternate, in either order. */
const betsOf = (line: string): Said => {
  const words = wordsOf(line)
  const strange = words.find(word => !AMOUNT.test(word) && !isOn(word))
  if (strange !== undefined)
    return unclear(`There is no "${strange}" here. Try 10 hard 4, then throw; sign shows all.`)
  const bets: Bet[] = []
  for (let i = 0; i < words.length; i += 2) {
    const pair = words.slice(i, i + 2)
    const on = pair.find(isOn)
    const amount = pair.find(word => AMOUNT.test(word))
    if (on === undefined) return unclear(`On what? Say it as in ${amount} hard 4.`)
    if (amount === undefined)
      return unclear(`How much? Say it as in 10 ${on.replaceAll('-', ' ')}.`)
    const chips = amountOf(amount)
    if (chips === undefined) return unclear(`${amount} is too large.`)
    bets.push({ on, chips })
  }
  return { is: 'bets', bets }
}

const removeOf = (rest: string): Said => {
  const words = wordsOf(rest)
  if (words.length === 0 || words[0] === 'all') return { is: 'clear', on: undefined }
  const on = words.find(isOn)
  return on && words.length === 1
    ? { is: 'clear', on }
    : unclear(`There is no ${rest.trim()} to remove. Say it as in remove hard 4.`)
}

const reduceOf = (rest: string): Said => {
  const words = wordsOf(rest)
  const on = words.find(isOn)
  const to = amountOf(words.find(word => AMOUNT.test(word)))
  return on && to !== undefined && words.length === 2
    ? { is: 'reduce', on, to }
    : unclear('Say what to reduce and to how much: reduce hard 4 to 5.')
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
      return betsOf(line)
    case 'throw':
      return { is: 'throw', short: rest[0]?.toLowerCase() === 'short' }
    case 'take':
      return takeOf(rest)
    case 'remove':
      return removeOf(rest.join(' '))
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
