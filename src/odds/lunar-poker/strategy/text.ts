import type { Sort } from './features.ts'
import type { Do, Rule, Strategy } from './strategy.ts'

/** A strategy in English, a line for each rule. */

const DOES: Readonly<Record<Do, string>> = {
  fold: 'fold',
  play: 'play',
  'buy-sixth': 'buy a sixth card',
  'keep-alike': 'keep the cards that are alike, exchange the others',
  'keep-one': 'keep the highest card, exchange four',
  'keep-two': 'keep the two highest cards, exchange three',
  'keep-three': 'keep the three highest cards, exchange two',
}

const DRAWS = {
  'four-flush': 'four cards of one suit',
  straight: 'four cards to a straight',
  'open-straight': 'four cards to a straight that two ranks complete',
  'flush-or-open': 'four cards of one suit, or to a straight that two ranks complete',
} as const

const PAIRS = {
  'at-least-up': 'the pair is not below the Dealer’s card',
  'above-up': 'the pair is above the Dealer’s card',
  'below-up': 'the pair is below the Dealer’s card',
} as const

const named = (sort: string): string => sort.replaceAll('-', ' ')

/** Sorts below a pair, in the words of players; the highest sort is no limit. */
const UP_TO: Readonly<Partial<Record<Sort, string | undefined>>> = {
  'odd-cards': 'odd cards',
  'ace-king': 'no pair',
}

const handText = ({ from, to }: Rule): string | undefined => {
  if (from === to) return from && named(from)
  if (from === 'odd-cards' || from === undefined) return to && (UP_TO[to] ?? `${named(to)} or less`)
  return to === undefined || to === 'four-of-a-kind'
    ? `${named(from)} or better`
    : `${named(from)} to ${named(to)}`
}

const upText = (up: Rule['up']): string | undefined => {
  if (!up || (up[0] === '2' && up[1] === 'A')) return undefined
  return up[0] === up[1] ? `the Dealer shows ${up[0]}` : `the Dealer shows ${up[0]} to ${up[1]}`
}

const held = (holdsUp: Rule['holdsUp']): string | undefined =>
  holdsUp === undefined ? undefined : `you hold ${holdsUp ? 'a' : 'no'} card of the Dealer’s rank`

export const ruleText = (rule: Rule): string => {
  const parts = [
    handText(rule),
    rule.draw && DRAWS[rule.draw],
    rule.pair && PAIRS[rule.pair],
    rule.pairFrom && `the pair is ${rule.pairFrom} or higher`,
    rule.highest && `the highest card is ${rule.highest} or higher`,
    rule.second && `the second highest card is ${rule.second} or higher`,
    rule.above &&
      `the ${rule.above === 'second' ? 'second ' : ''}highest card beats the Dealer’s card`,
    rule.suited && 'the two highest cards are of one suit',
    rule.aceKing && 'you hold an ace and a king',
    held(rule.holdsUp),
    upText(rule.up),
  ].filter(part => part !== undefined)
  const all = parts.length > 0 ? parts.join('; ') : 'any hand'
  return `${all[0]!.toUpperCase()}${all.slice(1)}: ${DOES[rule.do]}.`
}

const seenText = (cards: number | null): string => {
  if (cards === null) return 'fold'
  if (cards === 0) return 'play'
  const seen = ['', 'one card', 'two cards', 'three cards'][cards]
  return `play if you have seen ${seen} of the Dealer’s rank, besides the Dealer’s`
}

/** The rules in their order; the last one is to fold. */
export const strategyLines = (strategy: Strategy): readonly string[] => [
  ...strategy.rules.map(ruleText),
  'Anything else: fold.',
]

export const laterLines = ({ aceKingPlays, oddPlays, forceFrom }: Strategy): readonly string[] => [
  'After a draw: play with a pair or better.',
  `With an ace and a king: ${seenText(aceKingPlays)}.`,
  `With odd cards: ${seenText(oddPlays)}.`,
  forceFrom === null
    ? 'Never force the Dealer.'
    : `Force the Dealer with a hand that pays ${forceFrom} to 1 or more.`,
]

const COLUMNS = 80

/** Breaks a line between words; what follows is indented. */
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
