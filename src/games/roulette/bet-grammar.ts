import { AMOUNT, amountOf } from '../../kernel/amount.ts'
import { isUnclear, type SpokenBet, type Unclear } from '../bet-grammar.ts'
import { betsOn, type Elections } from './book/book.ts'
import { inOrder, type Pocket } from './s02-wheel.ts'

/**
 * Reads wagers as people say or type them: `10 17`, `split 17 20`, `corner 17`, `red 50`, `tier`.
 */

/** The count of numbers that each word needs. */
const ARITY: Readonly<Record<string, number>> = {
  'straight-up': 1,
  split: 2,
  street: 3,
  corner: 4,
  'five-line': 5,
  'six-line': 6,
  column: 1,
  dozen: 1,
  low: 0,
  high: 0,
  even: 0,
  odd: 0,
  red: 0,
  black: 0,
  tier: 0,
  orphelins: 0,
  voisins: 0,
  neighbours: 1,
  'asian-neighbour': 1,
}

/** Every word for a wager. */
export const SPOKEN_KINDS: readonly string[] = Object.keys(ARITY)

const BY_COUNT = ['straight-up', 'split', 'street', 'corner', 'five-line', 'six-line'] as const

/** Synonyms as whole words. Longer ones must come first. */
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/\bdu z[eé]ro\b/g, ''],
  [/\basian[\s-]+neighbou?rs?\b|\basian\b/g, 'asian-neighbour'],
  [/(?<!asian-)\bneighbou?rs?\b/g, 'neighbours'],
  [/\bsix[\s-]*line\b/g, 'six-line'],
  [/\bfive[\s-]*line\b/g, 'five-line'],
  [/\bstraight([\s-]*up)?\b|\bnumber\b/g, 'straight-up'],
  [/\b(1st|first)\s+(dozen|12)\b/g, 'dozen 1'],
  [/\b(2nd|second)\s+(dozen|12)\b/g, 'dozen 2'],
  [/\b(3rd|third)\s+(dozen|12)\b/g, 'dozen 3'],
  [/\b(1st|first)\s+col(umn)?\b/g, 'column 1'],
  [/\b(2nd|second)\s+col(umn)?\b/g, 'column 2'],
  [/\b(3rd|third)\s+col(umn)?\b/g, 'column 3'],
  [/\bcol\b/g, 'column'],
  [/\b1\s*(-|to)\s*18\b/g, 'low'],
  [/\b19\s*(-|to)\s*36\b/g, 'high'],
  [/\bzero\b/g, '0'],
]

const NOISE = ['on', 'the', 'bet', 'of', 'at', 'and', 'chip', 'chips', 'each']

/** `$10 on 17/20` and `10 17 20` give the same words. So do `split:17-20` and `split 17 20`. */
export const wordsOf = (part: string): readonly string[] => {
  const plain = ALIASES.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    part
      .toLowerCase()
      .replaceAll('$', ' ')
      .replace(/(\d),(?=\d{3}\b)/g, '$1'),
  )
  return plain.split(/[\s:/,]+|(?<=\d)-(?=\d)/).filter(word => word !== '' && !NOISE.includes(word))
}

/** Splits a line into wagers: `10 17, 5 red`. */
export const partsOf = (line: string): readonly string[] =>
  line.split(/,\s+|;|\+|\sand\s/).filter(part => part.trim() !== '')

export const isKind = (word: string): boolean => Object.hasOwn(ARITY, word)

/** The wagers of a kind that contain all these numbers. */
export const holding = (
  elections: Elections,
  kind: string,
  marks: readonly string[],
): readonly string[] =>
  betsOn(elections)
    .filter(bet => bet.kind === kind)
    .filter(({ numbers }) => marks.every(mark => (numbers as readonly string[]).includes(mark)))
    .map(({ on }) => on)

/** The name of the wager on these numbers. The rules refuse names that the layout does not have. */
const named = (elections: Elections, kind: string, marks: readonly string[]): string => {
  if (ARITY[kind] === 0) return kind
  const all: Elections = { ...elections, asianRacetrack: true }
  const isAsian = kind === 'asian-neighbour'
  const isRange = (kind === 'street' || kind === 'six-line') && marks.length === 2
  const bet = betsOn(all).find(({ kind: one, numbers }) => {
    const has = (mark: string): boolean => (numbers as readonly string[]).includes(mark)
    if (one !== kind || !marks.every(has)) return false
    if (isRange) return numbers[0] === marks[0] && numbers.at(-1) === marks[1]
    return isAsian || numbers.length === marks.length
  })
  return bet?.on ?? `${kind}:${inOrder(marks as readonly Pocket[]).join('-')}`
}

/** How many numbers may follow a word. You may give only the ends of a street or a line. */
const mayHave = (kind: string): readonly number[] => {
  if (kind === 'street') return [3, 2]
  if (kind === 'six-line') return [6, 2]
  return kind === 'asian-neighbour' ? [1, 3] : [ARITY[kind]!]
}

interface Parsed {
  readonly kind: string
  readonly amount: string | undefined
  readonly marks: readonly string[]
}

/** Finds the amount: the number before the word, or else the extra number after it. */
const parsed = (words: readonly string[]): Parsed | undefined => {
  const at = words.findIndex(isKind)
  if (at < 0) {
    const kind = BY_COUNT[words.length - 2]
    return kind && { kind, amount: words[0], marks: words.slice(1) }
  }
  const kind = words[at]!
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  const fits = (marks: readonly string[]): boolean => mayHave(kind).includes(marks.length)
  const [amount, ...rest] = before
  if (amount !== undefined) {
    const marks = [...rest, ...after]
    return fits(marks) ? { kind, amount, marks } : undefined
  }
  if (fits(after)) return { kind, amount: undefined, marks: after }
  const marks = after.slice(0, -1)
  return fits(marks) ? { kind, amount: after.at(-1), marks } : undefined
}

interface Part {
  readonly names: readonly string[]
  readonly amount: string | undefined
}

/**
 * Reads a wager with too few numbers: `street 5` is one street, `corner 17` may be four corners.
 */
const byPart = (elections: Elections, words: readonly string[]): Part | undefined => {
  const at = words.findIndex(isKind)
  if (at < 0) return undefined
  const kind = words[at]!
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  const ways = [
    { amount: before[0], marks: after },
    { amount: before[0] ?? after.at(-1), marks: before.length > 0 ? after : after.slice(0, -1) },
  ]
  for (const { amount, marks } of ways) {
    const names = marks.length === 0 ? [] : holding(elections, kind, marks)
    if (names.length > 0) return { names, amount }
  }
  return undefined
}

/** `street 13 15` gives the ends of a street. In `street 5 20`, the 20 is the amount. */
const isNoEnds = (elections: Elections, { kind, marks, amount }: Parsed): boolean =>
  amount === undefined &&
  marks.length === 2 &&
  (kind === 'street' || kind === 'six-line') &&
  holding(elections, kind, marks).length === 0

const bet = (on: string, amount: string | undefined): SpokenBet | Unclear => {
  const size = amountOf(amount)
  return amount !== undefined && size === undefined
    ? { unclear: 'too-much', amount }
    : { on, chips: size }
}

/** How to read a single number: as an amount, or as the number itself. */
export type Bare = 'money' | 'number'

export const spokenBet = (elections: Elections, said: string, bare: Bare): SpokenBet | Unclear => {
  const words = wordsOf(said)
  const strange = words.find(word => !AMOUNT.test(word) && !isKind(word))
  if (strange !== undefined) return { unclear: 'word', word: strange }
  if (words.filter(isKind).length > 1) return { unclear: 'several' }
  if (words.length === 1 && !isKind(words[0]!)) {
    const [mark] = words as readonly [string]
    if (bare === 'money') return { unclear: 'on-what', amount: mark }
    return bet(named(elections, 'straight-up', [mark]), undefined)
  }
  const found = parsed(words)
  if (found && !isNoEnds(elections, found))
    return bet(named(elections, found.kind, found.marks), found.amount)
  const part = byPart(elections, words)
  if (!part) return { unclear: 'no-wager', said: said.trim() }
  const [only, ...others] = part.names
  return others.length === 0 ? bet(only!, part.amount) : { unclear: 'which', among: part.names }
}

/** Every wager of a line, or the first unclear part. */
export const spokenBets = (
  elections: Elections,
  line: string,
  bare: Bare,
): readonly SpokenBet[] | Unclear => {
  const bets: SpokenBet[] = []
  for (const part of partsOf(line)) {
    const found = spokenBet(elections, part, bare)
    if (isUnclear(found)) return found
    bets.push(found)
  }
  return bets
}
