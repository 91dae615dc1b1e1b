/** @rule nz1:15.1 a deck is four suits of thirteen ranks. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const SUITS = ['C', 'D', 'H', 'S'] as const

export type Rank = (typeof RANKS)[number]
export type Suit = (typeof SUITS)[number]
export type Card = `${Rank}${Suit}`
export type Colour = 'red' | 'black'

export const rank = (card: Card): Rank => card.slice(0, -1) as Rank
export const suit = (card: Card): Suit => card.slice(-1) as Suit
export const colour = (card: Card): Colour => ('DH'.includes(suit(card)) ? 'red' : 'black')

/** A new deck in inspection order: suit by suit, ace to king. */
export const DECK: readonly Card[] = SUITS.flatMap(s => RANKS.map((r): Card => `${r}${s}`))

export const decks = (count: number): readonly Card[] =>
  Array.from({ length: count }, () => DECK).flat()

const KNOWN: ReadonlySet<string> = new Set(DECK)

export const isCard = (text: string): text is Card => KNOWN.has(text)
