import type { Card } from '../kernel/card.ts'
import { type Row, required, Unreadable } from './row.ts'

/** Cards as other systems write them: `9H KD`, `Th,2c`, `10♠`, `H9`, `9HKD`. */

const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' }
const RANK = '(?:10|[2-9TJQKA])'
const SUIT = '[CDHS♣♦♥♠]'
const CARD = new RegExp(`^(?:(${RANK})(${SUIT})|(${SUIT})(${RANK}))[\\s,;|/+-]*`, 'i')

const cardOf = (rank: string, suit: string): Card | undefined => {
  const face = rank.toUpperCase()
  return `${face === 'T' ? '10' : face}${SUITS[suit] ?? suit.toUpperCase()}` as Card
}

export const cardsOf = (text: string): readonly Card[] | undefined => {
  const cards: Card[] = []
  let rest = text.trim()
  while (rest !== '') {
    const found = CARD.exec(rest)
    const card = found && cardOf(found[1] ?? found[4]!, found[2] ?? found[3]!)
    if (!found || !card) return undefined
    cards.push(card)
    rest = rest.slice(found[0].length)
  }
  return cards
}

export const cardsIn = (row: Row, field: string): readonly Card[] => {
  const text = required(row, field)
  const cards = cardsOf(text)
  if (!cards) throw new Unreadable(row.line, `${field}: "${text}" are no cards`)
  return cards
}

export const cardsOrNone = (row: Row, field: string): readonly Card[] =>
  row.cell(field) === undefined ? [] : cardsIn(row, field)
