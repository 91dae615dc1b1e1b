import { betsOn, type Elections } from '../../../games/roulette/book.ts'
import { inOrder, type Pocket } from '../../../games/roulette/wheel.ts'
import type { Chips } from '../../../kernel/money.ts'
import { AMOUNT, amountOf, buyOf, type Common, commandAmong, unclear, whyOf } from '../speech.ts'

/** What a patron says at the wheel, one line at a time. */

/** A wager by its name; without an amount the smallest that the sign allows. */
export interface SpokenBet {
  readonly on: string
  readonly chips: Chips | undefined
}

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

/** How many numbers each word needs. */
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

const BY_COUNT = ['straight-up', 'split', 'street', 'corner', 'five-line', 'six-line'] as const

/** Other words for the same, as whole words. The order matters: longer ones come first. */
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

/** `$10 on 17/20` and `10 17 20` are the same words; so are `split:17-20` and `split 17 20`. */
const wordsOf = (part: string): readonly string[] => {
  const plain = ALIASES.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    part
      .toLowerCase()
      .replaceAll('$', ' ')
      .replace(/(\d),(?=\d{3}\b)/g, '$1'),
  )
  return plain.split(/[\s:/,]+|(?<=\d)-(?=\d)/).filter(word => word !== '' && !NOISE.includes(word))
}

/** Every wager of a line stands apart: `10 17, 5 red`. */
const partsOf = (line: string): readonly string[] =>
  line.split(/,\s+|;|\+|\sand\s/).filter(part => part.trim() !== '')

const isKind = (word: string): boolean => Object.hasOwn(ARITY, word)

/** The name of the wager on these numbers. What the cloth does not have, the rules refuse by name. */
const named = (elections: Elections, kind: string, marks: readonly string[]): string => {
  if (ARITY[kind] === 0) return kind
  if (kind === 'dozen' || kind === 'column' || kind === 'neighbours') return `${kind}:${marks[0]}`
  const all: Elections = { ...elections, asianRacetrack: true }
  const isAsian = kind === 'asian-neighbour'
  const isRange = (kind === 'street' || kind === 'six-line') && marks.length === 2
  const bet = betsOn(all).find(({ kind: one, numbers }) => {
    const has = (mark: string): boolean => (numbers as readonly string[]).includes(mark)
    if (one !== kind || !marks.every(has)) return false
    if (isRange) return has(marks[0]!) && numbers[0] === marks[0] && numbers.at(-1) === marks[1]
    return isAsian || numbers.length === marks.length
  })
  return bet?.on ?? `${kind}:${inOrder(marks as readonly Pocket[]).join('-')}`
}

/** How many numbers a word may stand before; a street or a line may be said by its ends. */
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

/** Which of the numbers is the money: the first before the word, else the one left over behind. */
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

const betOf = (elections: Elections, part: string): SpokenBet | string => {
  const words = wordsOf(part)
  const strange = words.find(word => !AMOUNT.test(word) && !isKind(word))
  if (strange !== undefined) return `There is no "${strange}" here. Try 10 17, or 5 red; or help.`
  if (words.filter(isKind).length > 1) return 'Put a comma between wagers, as in 10 17, 5 red.'
  if (words.length === 1 && !isKind(words[0]!)) return `On what? Say it as in ${words[0]} red.`
  const found = parsed(words)
  if (!found) return `"${part.trim()}" is no wager. Try 10 17 20 for a split, or help.`
  const chips = found.amount === undefined ? undefined : amountOf(found.amount)
  if (found.amount !== undefined && chips === undefined)
    return `${found.amount} is more than can be counted.`
  return { on: named(elections, found.kind, found.marks), chips }
}

const betsOf = (elections: Elections, line: string): Said => {
  const bets: SpokenBet[] = []
  for (const part of partsOf(line)) {
    const bet = betOf(elections, part)
    if (typeof bet === 'string') return unclear(bet)
    bets.push(bet)
  }
  return { is: 'bets', bets }
}

/** `clear 17 20` takes back the split: numbers alone are no money here. */
const clearOf = (elections: Elections, rest: readonly string[]): Said => {
  if (rest.length === 0 || rest[0] === 'all') return { is: 'clear', on: undefined }
  const words = wordsOf(rest.join(' '))
  const bet = betOf(elections, words.some(isKind) ? rest.join(' ') : `1 ${rest.join(' ')}`)
  return typeof bet === 'string' ? unclear(bet) : { is: 'clear', on: bet.on }
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
