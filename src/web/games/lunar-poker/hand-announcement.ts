import type { BoxView, LunarView } from '../../../games/lunar-poker/table/view.ts'
import { type Card, rank, suit } from '../../../kernel/card.ts'
import { HIDDEN, type Seen } from '../../../kernel/secret.ts'
import type { Words } from '../../i18n/en.ts'

/** What a patron at Lunar Poker hears of the cards before the decision. */

interface HandSaid {
  /** The names of the patron's cards; empty before the hand is complete. */
  readonly cards: string
  readonly text: string
}

const faceUp = (cards: readonly Seen<Card>[]): readonly Card[] =>
  cards.filter((card): card is Card => card !== HIDDEN)

export const handAnnouncement = (
  { cards: { named, ranks, suits }, lunar, marks }: Words,
  { mine, dealer }: Pick<LunarView, 'mine' | 'dealer'>,
  box: BoxView | undefined,
): HandSaid => {
  const own = faceUp(box ? [...box.cards, ...box.drawn] : [])
  if (own.length < 5) return { cards: '', text: '' }
  const name = (card: Card) => named(ranks[rank(card)], suits[suit(card)])
  const cards = marks.items(own.map(name))
  const [shown, ...more] = faceUp(dealer.cards)
  const isOne = shown !== undefined && more.length === 0
  const parts = [
    lunar.handSaid(cards, mine ? lunar.hand(mine.value) : ''),
    ...(isOne ? [lunar.dealerShows(name(shown))] : []),
  ]
  return { cards, text: marks.sentences(parts) }
}
