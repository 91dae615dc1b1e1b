import type { Card } from '../../kernel/card.ts'
import { FACE_DOWN } from '../../kernel/chance.ts'
import { faceDown, shown } from '../../kernel/secret.ts'
import type { Source } from './table/events.ts'
import {
  type Box,
  type DealtCard,
  givenBy,
  type LunarState,
  playedCards,
  withFaces,
  without,
} from './table/state.ts'

/** Where cards go, and who sees them. Only keeps the books. */

export const openTo = (cards: readonly DealtCard[], box: Box): readonly DealtCard[] =>
  cards.map(({ secret }) => faceDown(secret, [box.patron]))

export const reread = (cards: readonly DealtCard[], card: DealtCard): readonly DealtCard[] => [
  ...cards.slice(0, -1),
  card,
]

export const faceUp = (cards: readonly DealtCard[]): readonly DealtCard[] =>
  cards.map(({ secret }) => shown(secret))

/**
 * The cards of a box go face down to the discard rack.
 * @rule nz22:9.4(c) ruling:2220 nz22:10.7(b) nz22:10.8(b) nz22:10.9(c)
 */
export const racked = (state: LunarState, cards: readonly DealtCard[]): LunarState => ({
  ...state,
  discards: [...state.discards, ...cards.map(({ secret }) => faceDown(secret))],
})

export const cardsOf = (box: Box): readonly DealtCard[] =>
  box.acted ? playedCards(box) : [...box.hand, ...box.drawn]

/** A card leaves the deck, the cards put back on it, or the discard rack. */
export const withoutCard = (state: LunarState, from: Source): LunarState => {
  if (from === 'deck') return { ...state, left: Math.max(0, state.left - 1) }
  if (from === 'next') return { ...state, next: state.next.slice(1) }
  return { ...state, discards: state.discards.filter((_, i) => i !== from) }
}

/** Shows the cards that a box plays. Its exchanged cards stay secret. */
export const laidOpen = (box: Box): Partial<Box> => {
  const kept = without(box.hand, givenBy(box))
  return {
    hand: box.hand.map(card => (kept.includes(card) ? shown(card.secret) : card)),
    drawn: faceUp(box.drawn),
  }
}

/** Exchanged cards stay unknown: only the kept and the drawn ones are turned. */
export const turnedBox = (box: Box, cards: readonly Card[]): Partial<Box> => {
  const kept = without(box.hand, givenBy(box))
  const unseen = kept.filter(({ secret }) => secret === FACE_DOWN).length
  const seen = withFaces(kept, cards.slice(0, unseen))
  return {
    hand: box.hand.map(card => seen[kept.indexOf(card)] ?? card),
    drawn: withFaces(box.drawn, cards.slice(unseen)),
  }
}
