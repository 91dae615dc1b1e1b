import { bookOf } from '../games/baccarat/law.ts'
import { dealt, type Hands, nextCardTo, type Side } from '../games/baccarat/s09-third-card.ts'
import type { BaccaratView } from '../games/baccarat/view.ts'
import { type Card, isCard } from '../kernel/card.ts'
import type { Seen } from '../kernel/secret.ts'

/** The place of the next card in baccarat, and whether a card would end the round. */

export interface CardDue {
  readonly hand: Side
  /** 1 for the first card of the hand. */
  readonly nth: number
}

type Dealing = Pick<BaccaratView, 'elections' | 'phase' | 'hands'>

const NONE: Hands = { player: [], banker: [] }

/** The hands so far. Before the first card, the cards of the last round still lie there. */
const lyingIn = ({ phase, hands }: Dealing): Readonly<Record<Side, readonly Seen<Card>[]>> =>
  phase === 'dealing' ? { player: hands.player.cards, banker: hands.banker.cards } : NONE

/** Undefined if a third card depends on cards that lie face down. */
const known = (play: Dealing): Hands | undefined => {
  const { player, banker } = lyingIn(play)
  const isOpen = player.every(isCard) && banker.every(isCard)
  const isInitial = player.length < 2 || banker.length < 2
  return isOpen || isInitial ? ({ player, banker } as Hands) : undefined
}

/** @rule nz5:8.4 nz5:9.2 nz5-old:8.4 nz5-old:9.2 mbs:3.7 mbs:3.9 */
export const cardDue = (play: Dealing): CardDue | undefined => {
  const hands = known(play)
  const hand = hands && nextCardTo(bookOf(play).draw, hands)
  return hand && { hand, nth: hands[hand].length + 1 }
}

/** True if the round has its result with this card, so that it settles. */
export const endsRound = (play: Dealing, card: Card): boolean => {
  const hands = known(play)
  const due = cardDue(play)
  if (!hands || !due) return false
  const after = dealt(hands, due.hand, card)
  const isOpen = [...after.player, ...after.banker].every(isCard)
  return isOpen && nextCardTo(bookOf(play).draw, after) === undefined
}
