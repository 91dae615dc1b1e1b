import { AMOUNT, amountOf } from '../kernel/amount.ts'
import type { Chips } from '../kernel/money.ts'

/**
 * Reads wagers as people say or type them: `50 banker, 20 tie`, `banker 50`, `hard 6 5`. Roulette reads
 * numbers as well and has a grammar of its own.
 */

/** A wager with everything that it is called. */
export interface Called<On extends string = string> {
  readonly on: On
  readonly names: readonly string[]
}

/** Without an amount, the caller decides it. */
export interface SpokenBet<On extends string = string> {
  readonly on: On
  readonly chips: Chips | undefined
}

/** Why the program must ask again. */
export type Unclear<On extends string = string> =
  | { readonly unclear: 'word'; readonly word: string }
  | { readonly unclear: 'several' }
  | { readonly unclear: 'on-what'; readonly amount: string }
  | { readonly unclear: 'no-wager'; readonly said: string }
  | { readonly unclear: 'too-much'; readonly amount: string }
  | { readonly unclear: 'which'; readonly among: readonly On[] }

export const isUnclear = <T extends object>(
  said: T,
): said is Extract<T, { readonly unclear: string }> => 'unclear' in said

const NOISE = ['on', 'the', 'bet', 'and', 'to']

/** `$1,000b, 20 on tie` and `1000 b 20 tie` give the same words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ')
    .split(/[\s,;$+&-]+/)
    .filter(word => word !== '' && !NOISE.includes(word))

const isNumber = (word: string): boolean => AMOUNT.test(word)

/** Whether each word starts a word of the name, in order: `pair b` is a Perfect Pair on Banker. */
const isShortFor = (words: readonly string[], name: readonly string[]): boolean => {
  let at = 0
  for (const word of words) {
    const fits = (own: string) => (isNumber(word) ? own === word : own.startsWith(word))
    const found = name.findIndex((own, i) => i >= at && fits(own))
    if (found < 0) return false
    at = found + 1
  }
  return words.some(word => !isNumber(word))
}

interface ReadableWager<On extends string> extends Called<On> {
  readonly ways: readonly (readonly string[])[]
}

const read = <On extends string>(wagers: readonly Called<On>[]): readonly ReadableWager<On>[] =>
  wagers.map(wager => ({ ...wager, ways: wager.names.map(wordsOf) }))

/** The wagers with this exact name; else those whose name starts so; else those it is short for. */
const meant = <On extends string>(
  wagers: readonly ReadableWager<On>[],
  words: readonly string[],
) => {
  const said = words.join(' ')
  const having = (fits: (name: readonly string[]) => boolean) =>
    wagers.filter(({ ways }) => ways.some(fits)).map(({ on }) => on)
  const exactly = having(name => name.join(' ') === said)
  if (exactly.length > 0) return exactly
  const beginning = having(name => isShortFor(words, name.slice(0, words.length)))
  return beginning.length > 0 ? beginning : having(name => isShortFor(words, name))
}

interface Pair<On extends string> {
  readonly ons: readonly On[]
  readonly amount: string | undefined
}

/** Pairs an amount with the longest name beside it, then continues with the remaining words. */
const pairsOf = <On extends string>(
  wagers: readonly ReadableWager<On>[],
  words: readonly string[],
  order: 'amount first' | 'name first',
): readonly Pair<On>[] | undefined => {
  if (words.length === 0) return []
  const isAmountFirst = order === 'amount first'
  if (isAmountFirst && !isNumber(words[0]!)) return undefined
  for (let length = words.length - 1; length > 0; length--) {
    const amount = words[isAmountFirst ? 0 : length]!
    const name = isAmountFirst ? words.slice(1, length + 1) : words.slice(0, length)
    const ons = isNumber(amount) ? meant(wagers, name) : []
    const rest = ons.length > 0 ? pairsOf(wagers, words.slice(length + 1), order) : undefined
    if (rest) return [{ ons, amount }, ...rest]
  }
  return undefined
}

/** A name alone, or amounts with names. A number may belong to a name: `hard 6 5` is $5 on the Hard 6. */
const pairsIn = <On extends string>(
  wagers: readonly ReadableWager<On>[],
  words: readonly string[],
): readonly Pair<On>[] | undefined => {
  const alone = meant(wagers, words)
  return alone.length > 0
    ? [{ ons: alone, amount: undefined }]
    : (pairsOf(wagers, words, 'amount first') ?? pairsOf(wagers, words, 'name first'))
}

const unreadable = <On extends string>(
  wagers: readonly ReadableWager<On>[],
  words: readonly string[],
  line: string,
): Unclear<On> => {
  const known = wagers.flatMap(({ ways }) => ways.flat())
  const strange = words.find(word => !isNumber(word) && !known.some(own => own.startsWith(word)))
  if (strange !== undefined) return { unclear: 'word', word: strange }
  const [amount] = words
  return words.every(isNumber) && amount !== undefined
    ? { unclear: 'on-what', amount }
    : { unclear: 'no-wager', said: line.trim() }
}

/** Every wager of a line, or why the program must ask again. */
export const spokenBets = <On extends string>(
  called: readonly Called<On>[],
  line: string,
): readonly SpokenBet<On>[] | Unclear<On> => {
  const wagers = read(called)
  const words = wordsOf(line)
  const pairs = words.length === 0 ? undefined : pairsIn(wagers, words)
  if (!pairs) return unreadable(wagers, words, line)
  const bets: SpokenBet<On>[] = []
  for (const { ons, amount } of pairs) {
    const [on, ...others] = ons
    if (others.length > 0) return { unclear: 'which', among: ons }
    const chips = amountOf(amount)
    if (amount !== undefined && chips === undefined) return { unclear: 'too-much', amount }
    bets.push({ on: on!, chips })
  }
  return bets
}

/** The wager that these words name, with an amount where the caller needs one. */
export const spokenBet = <On extends string>(
  called: readonly Called<On>[],
  said: string,
): SpokenBet<On> | Unclear<On> => {
  const bets = spokenBets(called, said)
  if (isUnclear(bets)) return bets
  return bets.length === 1 ? bets[0]! : { unclear: 'several' }
}
