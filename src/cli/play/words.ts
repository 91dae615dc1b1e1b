import type { Side } from '../../games/baccarat/draw.ts'
import { MAIN, ONS, type On } from '../../games/baccarat/wagers.ts'
import { type Chips, chips } from '../../kernel/money.ts'

/** What a patron says at the table, one line at a time. */

export interface Bet {
  readonly on: On
  readonly chips: Chips
}

export type Said =
  | { readonly is: 'bets'; readonly bets: readonly Bet[] }
  | { readonly is: 'clear'; readonly on: On | undefined }
  | { readonly is: 'rebet' }
  | { readonly is: 'deal' }
  | { readonly is: 'buy'; readonly chips: Chips }
  | { readonly is: 'why'; readonly round: number | undefined }
  | { readonly is: 'rules'; readonly id: string | undefined }
  | { readonly is: 'history' }
  | { readonly is: 'roads' }
  | { readonly is: 'sign' }
  | { readonly is: 'seal' }
  | { readonly is: 'burn' }
  | { readonly is: 'help' }
  | { readonly is: 'quit' }
  | { readonly is: 'nothing' }
  | { readonly is: 'unclear'; readonly says: string }

export const COMMANDS = [
  'deal',
  'rebet',
  'clear',
  'why',
  'history',
  'roads',
  'sign',
  'rules',
  'seal',
  'burn',
  'buy',
  'help',
  'quit',
] as const

/** One letter is enough where no other word begins so. */
const SHORT: Readonly<Record<string, (typeof COMMANDS)[number]>> = {
  d: 'deal',
  r: 'rebet',
  c: 'clear',
  w: 'why',
  h: 'help',
  '?': 'help',
  q: 'quit',
  leave: 'quit',
  exit: 'quit',
}

const AMOUNT = /^\d+(\.\d{1,2})?$/

/** Dollars as somebody types them, in cents; nothing beyond what can be counted. */
export const amountOf = (text: string | undefined): Chips | undefined => {
  if (text === undefined || !AMOUNT.test(text)) return undefined
  const cents = Math.round(Number(text) * 100)
  return Number.isSafeInteger(cents) ? chips(cents) : undefined
}

/** `$1,000b, 20 on tie` and `1000 b 20 tie` are the same words. */
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

/** The wager that these words mean, among those that the table offers or might. */
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
    if (size === undefined) return unclear(`${amount} is more than can be counted.`)
    bets.push({ on, chips: size })
  }
  return { is: 'bets', bets }
}

export const namesOf = (offered: readonly On[]): string =>
  offered.map(on => on.replaceAll('-', ' ')).join(', ')

const unclear = (says: string): Said => ({ is: 'unclear', says })

const commandOf = (word: string): (typeof COMMANDS)[number] | undefined =>
  COMMANDS.find(command => command === word) ??
  (Object.hasOwn(SHORT, word) ? SHORT[word] : undefined)

/** What one line means. Nothing here decides whether it is allowed. */
export const understand = (line: string, offered: readonly On[]): Said => {
  const words = wordsOf(line)
  const [first, ...rest] = words
  if (first === undefined) return { is: 'nothing' }
  const command = commandOf(first)
  switch (command) {
    case undefined:
      return words.some(word => AMOUNT.test(word))
        ? betsOf(words, offered)
        : unclear(`"${line.trim()}" is no command here. Try 50 banker, then deal; or help.`)
    case 'rules':
      return { is: 'rules', id: line.trim().split(/\s+/)[1] }
    case 'why':
      return { is: 'why', round: rest[0] === undefined ? undefined : Number(rest[0]) }
    case 'clear':
      return clearOf(rest, offered)
    case 'buy': {
      const size = amountOf(rest.at(-1))
      return size ? { is: 'buy', chips: size } : unclear('Buy how much? Say it as in buy 500.')
    }
    default:
      return { is: command }
  }
}

const clearOf = (rest: readonly string[], offered: readonly On[]): Said => {
  if (rest.length === 0 || rest[0] === 'all') return { is: 'clear', on: undefined }
  const on = wagerOf(rest, offered)
  return on ? { is: 'clear', on } : unclear(`There is no ${rest.join(' ')} to clear.`)
}
