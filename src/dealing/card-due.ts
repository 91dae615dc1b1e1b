import { bookOf } from '../games/baccarat/law.ts'
import { burnValue } from '../games/baccarat/s04-card-values.ts'
import {
  dealt,
  type Hands,
  nextCardTo,
  type Side,
} from '../games/baccarat/s09-third-cards/third-card.ts'
import type { BaccaratView } from '../games/baccarat/table/view.ts'
import { type Card, isCard } from '../kernel/card.ts'
import type { Seen } from '../kernel/secret.ts'

/** The place of the next card in baccarat, and whether a card would end the round. */

export interface CardDue {
  readonly hand: Side
  /** The position of the card in its hand, from 1. */
  readonly nth: number
}

type Dealing = Pick<BaccaratView, 'elections' | 'phase' | 'hands' | 'waiting'>

type LaidCards = Readonly<Record<Side, readonly Seen<Card>[]>>

const NONE: Hands = { player: [], banker: [] }

/** The hands so far. Before the first card, the cards of the last round are still on the table. */
const laidCards = ({ phase, hands }: Dealing): LaidCards =>
  phase === 'dealing' ? { player: hands.player.cards, banker: hands.banker.cards } : NONE

/** Undefined if a third card depends on face-down cards. */
const known = ({ player, banker }: LaidCards): Hands | undefined => {
  const isOpen = player.every(isCard) && banker.every(isCard)
  const isInitial = player.length < 2 || banker.length < 2
  return isOpen || isInitial ? ({ player, banker } as Hands) : undefined
}

/** Lays cards in their order, up to one that nobody has seen. */
const lay = (play: Dealing, lying: LaidCards, cards: readonly Seen<Card>[]): LaidCards => {
  const [card, ...others] = cards
  const hands = known(lying)
  const to = hands && nextCardTo(bookOf(play).draw, hands)
  return to && card !== undefined && isCard(card)
    ? lay(play, dealt(hands, to, card), others)
    : lying
}

/**
 * The hands with the cards that left the shoe early. Those come first.
 * @rule nz5:12.2(a) nz5:12.2(b) ruling:520
 */
export const handsNow = (play: Dealing): LaidCards => lay(play, laidCards(play), play.waiting)

/** @rule nz5:8.4 nz5:9.2 nz5-old:8.4 nz5-old:9.2 mbs:3.7 mbs:3.9 */
export const cardDue = (play: Dealing): CardDue | undefined => {
  const hands = known(handsNow(play))
  const hand = hands && nextCardTo(bookOf(play).draw, hands)
  return hand && { hand, nth: hands[hand].length + 1 }
}

/** The next card to burn. Before the first card is turned up, nobody knows how many follow. */
export interface BurnDue {
  readonly isFaceUp: boolean
  /** The position among the cards burned face down, from 1. */
  readonly nth: number
  readonly count: number
}

/** @rule nz5:7.7(a) nz5:7.7(a)(i) nz5:7.7(a)(ii) nz5:7.7(b) */
export const burnDue = ({
  elections: { burn },
  burned,
}: Pick<BaccaratView, 'elections' | 'burned'>): BurnDue => {
  const [first] = burned
  if (burn === 'one-face-down') return { isFaceUp: false, nth: 1, count: 1 }
  if (first === undefined || !isCard(first)) return { isFaceUp: true, nth: 0, count: 0 }
  return { isFaceUp: false, nth: burned.length, count: burnValue(first) }
}

/** Both hands with this card in its place. */
export const handsWith = (play: Dealing, card: Card): Hands | undefined => {
  const hands = known(handsNow(play))
  const due = cardDue(play)
  const hidden = play.waiting.findIndex(each => !isCard(each))
  const after = hidden < 0 ? [] : play.waiting.slice(hidden + 1)
  return hands && due && known(lay(play, dealt(hands, due.hand, card), after))
}

/**
 * Replaces the last card of a settled round, which was entered wrongly, and deals the further
 * cards. Returns the place of the next card; undefined if the round is complete.
 * @rule ruling:600
 */
export const dueAfter = (
  play: Dealing,
  [right, ...further]: readonly Card[],
): CardDue | undefined => {
  const { player, banker } = { player: play.hands.player.cards, banker: play.hands.banker.cards }
  const lying = { player, banker } as Hands
  if (play.phase === 'dealing' || right === undefined) return undefined
  const last = banker.length >= player.length ? 'banker' : 'player'
  let hands: Hands = { ...lying, [last]: [...lying[last].slice(0, -1), right] }
  const { draw } = bookOf(play)
  for (const card of further) {
    const to = nextCardTo(draw, hands)
    if (to) hands = dealt(hands, to, card)
  }
  const hand = nextCardTo(draw, hands)
  return hand && { hand, nth: hands[hand].length + 1 }
}

/** True if this card gives the round its result and settles it. */
export const endsRound = (play: Dealing, card: Card): boolean => {
  const after = handsWith(play, card)
  if (!after) return false
  const isOpen = [...after.player, ...after.banker].every(isCard)
  return isOpen && nextCardTo(bookOf(play).draw, after) === undefined
}
