import type { Card } from '../../../kernel/card.ts'
import { isCard } from '../../../kernel/card.ts'
import type { FaceDown, ShoeDraw } from '../../../kernel/chance.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { bookOf } from '../law.ts'
import type { BaccaratState } from '../table/state.ts'

/** Which cards of the set have been seen since the shuffle. @rule nz5:3.4(c) mbs:2.1 */

/**
 * Refuses a card if no copy of it is left in the set. The dealer mistyped it, or it is foreign to
 * the set.
 * @rule nz5:3.4(a)(i) nz5-old:3.4(a)(i) nz1:15.1 mbs:2.1 ruling:601
 */
export const impossible = (
  state: BaccaratState,
  card: ShoeDraw | FaceDown,
): Refusal | undefined => {
  const { decks } = state.elections
  return isCard(card) && (state.seen[card] ?? 0) >= decks
    ? refuse(
        bookOf(state).under.composition,
        'All {decks} of {card} have come since the shuffle. Was it mistyped? If not, report a foreign card or a card of another deck.',
        { decks, card },
      )
    : undefined
}

/** Refuses the first of these cards that cannot be there, each counted with those before it. */
export const impossibleAmong = (
  state: BaccaratState,
  cards: readonly Card[],
): Refusal | undefined => {
  let now = state
  for (const card of cards) {
    const refused = impossible(now, card)
    if (refused) return refused
    now = { ...now, seen: counted(now.seen, [card]) }
  }
  return undefined
}

type SeenCards = BaccaratState['seen']

/** Adds these cards to those that have been seen. A card nobody may see does not count. */
export const counted = (seen: SeenCards, cards: readonly (Card | FaceDown)[]): SeenCards => {
  const all: { [card in Card]?: number } = { ...seen }
  for (const card of cards.filter(isCard)) all[card] = (all[card] ?? 0) + 1
  return all
}

/** Takes back a card that was counted by mistake. */
export const uncounted = (seen: SeenCards, card: Card | FaceDown): SeenCards =>
  isCard(card) && (seen[card] ?? 0) > 0 ? { ...seen, [card]: seen[card]! - 1 } : seen
