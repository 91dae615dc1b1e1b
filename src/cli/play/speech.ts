import {
  type Called,
  isUnclear,
  spokenBet,
  spokenBets,
  type Unclear,
} from '../../games/bet-grammar.ts'
import { amountOf } from '../../kernel/amount.ts'
import type { Chips } from '../../kernel/money.ts'

/** Words that every table understands. */

/** Questions and requests that every table understands. */
export type Common =
  | { readonly is: 'buy'; readonly chips: Chips }
  | { readonly is: 'why'; readonly round: number | undefined }
  | { readonly is: 'rules'; readonly id: string | undefined }
  | { readonly is: 'mix'; readonly words: string }
  | { readonly is: 'rebet' | 'history' | 'sign' | 'seal' | 'help' | 'quit' | 'nothing' }
  | { readonly is: 'unclear'; readonly says: string }

const COMMON = ['rebet', 'why', 'history', 'sign', 'rules', 'seal', 'buy', 'help', 'quit'] as const

/** A letter is enough if no other word begins with it. */
const SHORT_FOR_COMMON: Readonly<Record<string, (typeof COMMON)[number]>> = {
  r: 'rebet',
  w: 'why',
  h: 'help',
  '?': 'help',
  q: 'quit',
  leave: 'quit',
  exit: 'quit',
}

export const unclear = (says: string): { readonly is: 'unclear'; readonly says: string } => ({
  is: 'unclear',
  says,
})

/** The lines that a game understands, besides the common ones. */
export interface Grammar<Said> {
  /** Each word with its meaning, which depends on the rest of the line. */
  readonly words: Readonly<Record<string, (rest: readonly string[]) => Said>>
  readonly short: Readonly<Record<string, string>>
  /** The meaning of a line that begins with none of the words. */
  readonly bets: (line: string) => Said
}

/** Words that need nothing else on their line. */
export const singleWords = <Word extends string>(
  ...words: readonly Word[]
): Readonly<Record<Word, () => { readonly is: Word }>> =>
  Object.fromEntries(words.map(word => [word, () => ({ is: word })])) as Record<
    Word,
    () => { is: Word }
  >

/** Mixes a patron's words into a commitment. Games that deal from a shoe take them at the cut. */
export const mixOf = (rest: readonly string[]): Common =>
  rest.length > 0
    ? { is: 'mix', words: rest.join(' ') }
    : unclear('Mix in what? Say it as in mix kia ora.')

/** Every word, for completion. */
export const commandsOf = ({ words }: Pick<Grammar<unknown>, 'words'>): readonly string[] => [
  ...Object.keys(words),
  ...COMMON,
]

/** The meaning of one line. The rules decide later whether it is allowed. */
export const lineMeaning = <Said>(grammar: Grammar<Said>, line: string): Said | Common => {
  const [first = '', ...rest] = line.trim().split(/\s+/)
  if (first === '') return { is: 'nothing' }
  const said = first.toLowerCase()
  const short: Readonly<Record<string, string>> = { ...SHORT_FOR_COMMON, ...grammar.short }
  const word = Object.hasOwn(short, said) ? short[said]! : said
  const common = COMMON.find(each => each === word)
  if (common) return commonOf(common, rest)
  return Object.hasOwn(grammar.words, word) ? grammar.words[word]!(rest) : grammar.bets(line)
}

/** The meaning of a common word with the rest of its line. */
const commonOf = (command: (typeof COMMON)[number], rest: readonly string[]): Common => {
  switch (command) {
    case 'rules':
      return { is: 'rules', id: rest[0] }
    case 'why':
      return { is: 'why', round: rest[0] === undefined ? undefined : Number(rest[0]) }
    case 'buy':
      return buyOf(rest)
    default:
      return { is: command }
  }
}

const buyOf = (rest: readonly string[]): Common => {
  const size = amountOf(rest.at(-1)?.replace(/^\$/, '').replaceAll(',', ''))
  return size ? { is: 'buy', chips: size } : unclear('Buy how much? Say it as in buy 500.')
}

export interface Bet<On extends string = string> {
  readonly on: On
  readonly chips: Chips
}

/** How a game's own wagers are said. */
export interface WagerSpeech {
  /** Two wagers, as a patron types them. */
  readonly hint: string
  /** One wager, without its amount. */
  readonly one: string
  readonly naming: (on: string) => string
}

/** The question back to the patron when a line is unclear. */
export const question = (unclear: Unclear, { hint, one, naming }: WagerSpeech): string => {
  switch (unclear.unclear) {
    case 'word':
      return `There is no "${unclear.word}" here. Try ${hint}; or help.`
    case 'several':
      return `Put a comma between wagers, as in ${hint}.`
    case 'on-what':
      return `On what? Say it as in ${unclear.amount} ${one}.`
    case 'no-wager':
      return `"${unclear.said}" is no wager. Try ${hint}; or help.`
    case 'too-much':
      return `${unclear.amount} is too large.`
    case 'which':
      return `Which one? ${unclear.among.map(naming).join(', ')}.`
  }
}

type UnclearAnswer = ReturnType<typeof unclear>

/** The wagers of a line, each with its amount. */
export const typedBets = <On extends string>(
  wagers: readonly Called<On>[],
  line: string,
  saying: WagerSpeech,
): { readonly is: 'bets'; readonly bets: readonly Bet<On>[] } | UnclearAnswer => {
  const spoken = spokenBets(wagers, line)
  if (isUnclear(spoken)) return unclear(question(spoken, saying))
  const bets: Bet<On>[] = []
  for (const { on, chips } of spoken) {
    if (chips === undefined) return unclear(`How much? Say it as in 10 ${on.replaceAll('-', ' ')}.`)
    bets.push({ on, chips })
  }
  return { is: 'bets', bets }
}

/** The wager to take back, or all of them. */
export const typedClear = <On extends string>(
  wagers: readonly Called<On>[],
  words: readonly string[],
  { one }: WagerSpeech,
): { readonly is: 'clear'; readonly on: On | undefined } | UnclearAnswer => {
  const rest = words.join(' ').toLowerCase()
  if (rest === '' || rest === 'all') return { is: 'clear', on: undefined }
  const bet = spokenBet(wagers, rest)
  return isUnclear(bet) || bet.chips !== undefined
    ? unclear(`There is no ${rest} to take back. Say it as in clear ${one}.`)
    : { is: 'clear', on: bet.on }
}
