import { type Card, DECK, isCard, RANKS, type Rank, rank } from '../../kernel/card.ts'
import { type Shoe, shoeOfCards, shoeOfRanks } from './shoe.ts'

/** The cards that have left a shoe, as typed text: `5C 5D KH`, or ranks alone. */

export const wordsIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(word => word !== '')

const isRank = (word: string): word is Rank => (RANKS as readonly string[]).includes(word)

export type Trouble =
  | { readonly is: 'wrong'; readonly words: readonly string[] }
  | { readonly is: 'too-many'; readonly card: string }
  | { readonly is: 'too-few' }

/** Six cards for a round, and one more to remove. */
const LEAST = 7

const counted = <T extends string>(words: readonly string[], of: readonly T[]) =>
  new Map(of.map(one => [one, words.filter(word => word === one).length]))

export const troubleWith = (decks: number, gone: readonly string[]): Trouble | undefined => {
  const words = gone.filter(word => !isCard(word) && !isRank(word))
  if (words.length > 0) return { is: 'wrong', words }
  const many =
    [...counted(gone, DECK)].find(([, count]) => count > decks)?.[0] ??
    [...counted(gone.map(rankIn), RANKS)].find(([, count]) => count > 4 * decks)?.[0]
  if (many) return { is: 'too-many', card: many }
  return decks * DECK.length - gone.length < LEAST ? { is: 'too-few' } : undefined
}

const rankIn = (word: string): string => (isCard(word) ? rank(word) : word)

export const hasRanksOnly = (gone: readonly string[]): boolean => gone.some(isRank)

/** The remaining cards, as far as they are known. */
export const shoeWithout = (decks: number, gone: readonly string[]): Shoe => {
  if (hasRanksOnly(gone)) {
    const ranks = counted(gone.map(rankIn), RANKS)
    return shoeOfRanks(Object.fromEntries(RANKS.map(one => [one, 4 * decks - ranks.get(one)!])))
  }
  const cards = counted(gone, DECK)
  return shoeOfCards(Object.fromEntries(DECK.map(card => [card, decks - cards.get(card)!])))
}

export const takenOut = (gone: readonly string[], card: Card): readonly string[] => [...gone, card]

export const putBack = (gone: readonly string[], card: Card): readonly string[] => {
  const at = gone.lastIndexOf(card)
  return at < 0 ? gone : gone.toSpliced(at, 1)
}
