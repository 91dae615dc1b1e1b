import type { Book, Elections } from '../../games/baccarat/books/book.ts'
import { electionRefused } from '../../games/baccarat/books/elections.ts'
import { ONS, type Rule, type WagerName } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import type { Hands, Side } from '../../games/baccarat/s09-third-cards/third-card.ts'
import type { Outcome } from '../../kernel/wager.ts'
import { netOddsText } from '../row.ts'
import { handsWith } from './pairs.ts'
import { roundsBy } from './rounds.ts'

/** A wager on one set of terms that a book allows, and the rule that settles it. */
export interface OddsLine {
  readonly wager: WagerName
  readonly terms: string
  readonly rule: Rule
  readonly looksAt: RuleSubject
  /** The elections of a table that offers it on these terms. */
  readonly elects: Partial<Elections>
  /** The ways in which it can win. */
  readonly wins: readonly Outcome[]
}

/** What a rule looks at: the finish of the round, or the cards of one hand by rank or by suit. */
export type RuleSubject =
  | { readonly the: 'finish' }
  | { readonly the: 'ranks' | 'suits'; readonly side: Side }

const known = new Map<Book, readonly OddsLine[]>()

export const linesOf = (book: Book): readonly OddsLine[] => {
  const lines = known.get(book) ?? ONS.flatMap(wager => linesOn(book, wager))
  known.set(book, lines)
  return lines
}

/** The election that sets the terms of each wager. Other elections do not affect it. */
const ELECTED = {
  player: 'variant',
  banker: 'variant',
  tie: 'tie',
  'perfect-pair': 'perfectPair',
  'any-pair': 'anyPair',
  'lucky-match': 'luckyMatch',
  'dragon-bonus': 'dragonBonus',
} as const satisfies Readonly<Record<string, keyof Elections>>

type ElectionKey = (typeof ELECTED)[keyof typeof ELECTED]

/** Every book offers these. No rule depends on the number of decks. */
const PLAIN: Elections = { decks: 8, variant: 'commission', tie: 8 }

/** Whether one table can offer both. */
export const isTogether = (book: Book, one: OddsLine, other: OddsLine): boolean =>
  one.wager !== other.wager &&
  Object.entries(one.elects).every(([key, choice]) => {
    const elected = other.elects[key as keyof Elections]
    return elected === undefined || elected === choice
  }) &&
  electionRefused(book, { ...PLAIN, ...one.elects, ...other.elects }) === undefined

const linesOn = (book: Book, wager: WagerName): readonly OddsLine[] => {
  const name = wager.replace(/(.)-(player|banker)$/, '$1')
  const key = (ELECTED as Readonly<Record<string, ElectionKey>>)[name]
  const looksAt = whatIsLookedAt(name, wager)
  const choices = key === undefined ? [''] : book.elects[key].among
  return choices.flatMap(choice => {
    const elects = key ? { [key]: choice } : {}
    const rule = book.wagers({ ...PLAIN, ...elects })[wager]
    if (!rule) return []
    const wins = samples(book, looksAt)
      .map(rule)
      .filter(({ is }) => is === 'win')
    const terms = writtenAs(key, choice, choices.length) ?? netOddsText(wins[0]!)
    return { wager, terms, rule, looksAt, elects, wins }
  })
}

const whatIsLookedAt = (name: string, wager: WagerName): RuleSubject => {
  const side = wager.endsWith('player') ? 'player' : 'banker'
  switch (name) {
    case 'pair':
    case 'any-pair':
      return { the: 'ranks', side }
    case 'perfect-pair':
    case 'lucky-match':
      return { the: 'suits', side }
    default:
      return { the: 'finish' }
  }
}

/** If a book leaves no choice, the terms are the odds. */
const writtenAs = (key: ElectionKey | undefined, choice: string | number, of: number) => {
  switch (key) {
    case undefined:
      return undefined
    case 'variant':
      return of > 1 ? String(choice) : undefined
    case 'tie':
      return `${choice}:1`
    case 'dragonBonus':
      return `table ${choice}`
    default:
      return `scale ${choice}`
  }
}

const samples = (book: Book, looksAt: RuleSubject): readonly Hands[] =>
  looksAt.the === 'finish'
    ? roundsBy(book.draw).example.filter(hands => hands !== undefined)
    : [handsWith(looksAt.side, ['AC', 'AC'], [])]
