import { MAIN, ONS, type On } from '../../../games/baccarat/s05-wagers/basic-wagers.ts'
import type { Side } from '../../../games/baccarat/s09-third-card.ts'
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

/** Parses what a patron types at the table, line by line. */

export interface Bet {
  readonly on: On
  readonly chips: Chips
}

export type Said =
  | Common
  | { readonly is: 'bets'; readonly bets: readonly Bet[] }
  | { readonly is: 'clear'; readonly on: On | undefined }
  | { readonly is: 'deal' | 'roads' | 'burn' }

export const COMMANDS = ['deal', 'clear', 'roads', 'burn', ...COMMON] as const

const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  ...SHORT_FOR_COMMON,
  d: 'deal',
  c: 'clear',
}

/** `$1,000b, 20 on tie` and `1000 b 20 tie` give the same words. */
const wordsOf = (line: string): readonly string[] =>
  line
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/[\s,$;+]+/)
    .filter(word => word !== '' && !['on', 'the', 'and', 'bet'].includes(word))

const SIDE: Readonly<Record<string, Side>> = {
  p: 'player',
  player: 'player',
  b: 'banker',
  banker: 'banker',
}

/** The wager these words mean, among the wagers a table can offer. */
export const wagerOf = (words: readonly string[], offered: readonly On[]): On | undefined => {
  const name = words.join('-')
  if (offered.includes(name as On)) return name as On
  if (words.length === 1) {
    const main = MAIN.find(each => each === name || each[0] === name)
    if (main) return main
  }
  const side = words.map(word => SIDE[word]).find(found => found !== undefined)
  const kind = words.filter(word => SIDE[word] === undefined)
  const meant = offered.filter(
    on => on.endsWith(`-${side}`) && kind.length > 0 && kind.every(word => on.includes(word)),
  )
  return meant.length === 1 ? meant[0] : undefined
}

/** Splits `50 banker 20 tie`, or `banker 50 tie 20`, into amounts with their words. */
const pairsOf = (words: readonly string[]): readonly (readonly [string, readonly string[]])[] => {
  const order = AMOUNT.test(words[0]!) ? words : [...words].reverse()
  const pairs: [string, string[]][] = []
  for (const word of order)
    if (AMOUNT.test(word)) pairs.push([word, []])
    else pairs.at(-1)?.[1].push(word)
  return order === words
    ? pairs
    : pairs.map(([sum, name]) => [sum, name.reverse()] as const).reverse()
}

const betsOf = (words: readonly string[], offered: readonly On[]): Said => {
  const bets: Bet[] = []
  const pairs = pairsOf(words)
  if (pairs.flat(2).length !== words.length)
    return unclear('Say each wager with its amount, as in 50 banker 20 tie.')
  for (const [amount, name] of pairs) {
    const on = wagerOf(name, offered) ?? wagerOf(name, ONS)
    const size = amountOf(amount)
    if (name.length === 0) return unclear(`On what? Say it as in ${amount} banker.`)
    if (!on) return unclear(`There is no ${name.join(' ')} to bet on. Here: ${namesOf(offered)}.`)
    if (size === undefined) return unclear(`${amount} is too large.`)
    bets.push({ on, chips: size })
  }
  return { is: 'bets', bets }
}

export const namesOf = (offered: readonly On[]): string =>
  offered.map(on => on.replaceAll('-', ' ')).join(', ')

/** The meaning of one line. The rules decide later whether it is allowed. */
export const understand = (line: string, offered: readonly On[]): Said => {
  const words = wordsOf(line)
  const [first, ...rest] = words
  if (first === undefined) return { is: 'nothing' }
  const command = commandAmong(COMMANDS, SHORT, first)
  switch (command) {
    case undefined:
      return words.some(word => AMOUNT.test(word))
        ? betsOf(words, offered)
        : unclear(`"${line.trim()}" is no command here. Try 50 banker, then deal; or help.`)
    case 'rules':
      return { is: 'rules', id: line.trim().split(/\s+/)[1] }
    case 'clear':
      return clearOf(rest, offered)
    case 'deal':
    case 'roads':
    case 'burn':
      return { is: command }
    default:
      return commonOf(command, rest)
  }
}

const clearOf = (rest: readonly string[], offered: readonly On[]): Said => {
  if (rest.length === 0 || rest[0] === 'all') return { is: 'clear', on: undefined }
  const on = wagerOf(rest, offered)
  return on ? { is: 'clear', on } : unclear(`There is no ${rest.join(' ')} to clear.`)
}
