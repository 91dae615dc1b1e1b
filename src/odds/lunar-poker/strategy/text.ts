import type { Rank } from '../../../kernel/card.ts'
import type { Sort } from './features.ts'
import type { Rule, Strategy, StrategyAction } from './strategy.ts'

/** A strategy in words, a line for each rule. */

type RuleValue<K extends keyof Rule> = NonNullable<Rule[K]> & string

/** The phrases that a language needs for a strategy. */
export interface StrategyWords {
  readonly does: Readonly<Record<StrategyAction, string>>
  readonly draws: Readonly<Record<RuleValue<'draw'>, string>>
  readonly pairs: Readonly<Record<RuleValue<'pair'>, string>>
  readonly above: Readonly<Record<RuleValue<'above'>, string>>
  readonly sorts: Readonly<Record<Sort, string>>
  readonly noPair: string
  readonly orLess: (sort: string) => string
  readonly orBetter: (sort: string) => string
  readonly fromTo: (from: string, to: string) => string
  readonly pairFrom: (rank: Rank) => string
  readonly highest: (rank: Rank) => string
  readonly second: (rank: Rank) => string
  readonly suited: string
  readonly aceKing: string
  readonly holdsUp: string
  readonly holdsNone: string
  readonly shows: (ranks: string) => string
  readonly ranks: (from: Rank, to: Rank) => string
  readonly anyHand: string
  /** Joins the conditions of a rule. */
  readonly and: string
  readonly rule: (when: string, does: string) => string
  readonly otherwise: string
  /** After a draw. */
  readonly withPair: string
  readonly withAceKing: (plays: string) => string
  readonly withOdd: (plays: string) => string
  readonly folds: string
  readonly plays: string
  readonly playsIfSeen: (cards: number) => string
  readonly force: (pays: number) => string
  readonly neverForce: string
}

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`

export const ENGLISH: StrategyWords = {
  does: {
    fold: 'fold',
    play: 'play',
    'buy-sixth': 'buy a sixth card',
    'keep-alike': 'keep the cards that are alike, exchange the others',
    'keep-one': 'keep the highest card, exchange four',
    'keep-two': 'keep the two highest cards, exchange three',
    'keep-three': 'keep the three highest cards, exchange two',
  },
  draws: {
    'four-flush': 'four cards of one suit',
    straight: 'four cards to a straight',
    'open-straight': 'four cards to a straight that two ranks complete',
    'flush-or-open': 'four cards of one suit, or to a straight that two ranks complete',
  },
  pairs: {
    'at-least-up': 'the pair is not below the Dealer’s card',
    'above-up': 'the pair is above the Dealer’s card',
    'below-up': 'the pair is below the Dealer’s card',
  },
  above: {
    highest: 'the highest card beats the Dealer’s card',
    second: 'the second highest card beats the Dealer’s card',
  },
  sorts: {
    'odd-cards': 'odd cards',
    'ace-king': 'ace king',
    pair: 'pair',
    'two-pairs': 'two pairs',
    'three-of-a-kind': 'three of a kind',
    straight: 'straight',
    flush: 'flush',
    'full-house': 'full house',
    'four-of-a-kind': 'four of a kind',
  },
  noPair: 'no pair',
  orLess: sort => `${sort} or less`,
  orBetter: sort => `${sort} or better`,
  fromTo: (from, to) => `${from} to ${to}`,
  pairFrom: rank => `the pair is ${rank} or higher`,
  highest: rank => `the highest card is ${rank} or higher`,
  second: rank => `the second highest card is ${rank} or higher`,
  suited: 'the two highest cards are of one suit',
  aceKing: 'you hold an ace and a king',
  holdsUp: 'you hold a card of the Dealer’s rank',
  holdsNone: 'you hold no card of the Dealer’s rank',
  shows: ranks => `the Dealer shows ${ranks}`,
  ranks: (from, to) => `${from} to ${to}`,
  anyHand: 'any hand',
  and: '; ',
  rule: (when, does) => `${capital(when)}: ${does}.`,
  otherwise: 'Anything else: fold.',
  withPair: 'After a draw: play with a pair or better.',
  withAceKing: plays => `With an ace and a king: ${plays}.`,
  withOdd: plays => `With odd cards: ${plays}.`,
  folds: 'fold',
  plays: 'play',
  playsIfSeen: cards =>
    `play if you have seen ${['', 'one card', 'two cards', 'three cards'][cards]} of the Dealer’s rank, besides the Dealer’s`,
  force: pays => `Force the Dealer with a hand that pays ${pays} to 1 or more.`,
  neverForce: 'Never force the Dealer.',
}

/** A range up to the highest sort has no limit. Only odd cards are below an ace and a king. */
const handText = ({ from, to }: Rule, words: StrategyWords): string | undefined => {
  const { sorts } = words
  if (from === to) return from && sorts[from]
  if (from === 'odd-cards' || from === undefined) {
    if (to === undefined || to === 'odd-cards') return to && sorts[to]
    return to === 'ace-king' ? words.noPair : words.orLess(sorts[to])
  }
  return to === undefined || to === 'four-of-a-kind'
    ? words.orBetter(sorts[from])
    : words.fromTo(sorts[from], sorts[to])
}

const upText = (up: Rule['up'], words: StrategyWords): string | undefined => {
  if (!up || (up[0] === '2' && up[1] === 'A')) return undefined
  return words.shows(up[0] === up[1] ? up[0] : words.ranks(up[0], up[1]))
}

const held = (holdsUp: Rule['holdsUp'], words: StrategyWords): string | undefined =>
  holdsUp === undefined ? undefined : holdsUp ? words.holdsUp : words.holdsNone

const ruleText = (rule: Rule, words: StrategyWords): string => {
  const parts = [
    handText(rule, words),
    rule.draw && words.draws[rule.draw],
    rule.pair && words.pairs[rule.pair],
    rule.pairFrom && words.pairFrom(rule.pairFrom),
    rule.highest && words.highest(rule.highest),
    rule.second && words.second(rule.second),
    rule.above && words.above[rule.above],
    rule.suited && words.suited,
    rule.aceKing && words.aceKing,
    held(rule.holdsUp, words),
    upText(rule.up, words),
  ].filter(part => part !== undefined)
  return words.rule(parts.join(words.and) || words.anyHand, words.does[rule.do])
}

const seenText = (cards: number | null, words: StrategyWords): string => {
  if (cards === null) return words.folds
  return cards === 0 ? words.plays : words.playsIfSeen(cards)
}

/** The rules in order. The last one is to fold. */
export const strategyLines = (
  strategy: Strategy,
  words: StrategyWords = ENGLISH,
): readonly string[] => [...strategy.rules.map(rule => ruleText(rule, words)), words.otherwise]

export const laterLines = (
  { aceKingPlays, oddPlays, forceFrom }: Strategy,
  words: StrategyWords = ENGLISH,
): readonly string[] => [
  words.withPair,
  words.withAceKing(seenText(aceKingPlays, words)),
  words.withOdd(seenText(oddPlays, words)),
  forceFrom === null ? words.neverForce : words.force(forceFrom),
]

const COLUMNS = 80

/** Breaks a line between words and indents the rest. */
const wrapped = (line: string, indent: string): string => {
  let text = ''
  let column = 0
  for (const word of line.split(' ')) {
    const breaks = column + 1 + word.length > COLUMNS
    const before = breaks ? `\n${indent}` : column === 0 ? '' : ' '
    text += before + word
    column = breaks ? indent.length + word.length : column + before.length + word.length
  }
  return text
}

export const strategyText = (strategy: Strategy): string => {
  const numbered = strategyLines(strategy).map((line, i) => `${i + 1}. ${line}`)
  return [...numbered, ...laterLines(strategy)].map(line => wrapped(line, '   ')).join('\n')
}
