import { pointValue } from '../../games/baccarat/s04-card-values.ts'
import {
  type DrawTable,
  type Hands,
  nextCardTo,
  type Side,
} from '../../games/baccarat/s09-third-card.ts'
import { isTriple, match } from '../../games/baccarat/s11-side-wagers.ts'
import type { Card } from '../../kernel/card.ts'
import { CARD_COUNTING } from './rounds.ts'
import { cardsIn, falling, pointsIn, type Shoe } from './shoe.ts'

/** One hand of each kind that a wager on its cards can tell apart, and in how many deals it comes. */
export type HandTally = readonly { readonly hands: Hands; readonly deals: bigint }[]

/**
 * The first two cards of either hand are any two of the shoe, whatever else happens. Only when they
 * are the same card does it matter whether the hand draws a third, and that one.
 */
export const handTally = (table: DrawTable, shoe: Shoe, side: Side): HandTally => {
  const tally = new Map<string, { hands: Hands; deals: bigint }>()
  const add = (hand: readonly Card[], deals: bigint): void => {
    if (deals === 0n) return
    const kind = isTriple(hand) ? 'triple' : (match(hand) ?? 'none')
    const known = tally.get(kind)
    if (known) known.deals += deals
    else tally.set(kind, { hands: handsWith(side, hand, []), deals })
  }
  const others = falling(cardsIn(shoe) - 2, 4)
  for (const [first, m] of shoe.counts)
    for (const [second, n] of shoe.counts)
      if (first !== second) add([first, second], BigInt(m * n) * others)
  for (const [card, count] of shoe.counts) {
    const thirds = shoe.knows === 'cards' && count >= 3 ? thirdCards(table, shoe, side, card) : 0n
    const triples = falling(count, 3) * thirds
    add([card, card], falling(count, 2) * others - triples)
    add([card, card, card], triples)
  }
  return [...tally.values()]
}

export const handsWith = (side: Side, hand: readonly Card[], other: readonly Card[]): Hands =>
  side === 'player' ? { player: hand, banker: other } : { player: other, banker: hand }

/**
 * With three of a card put aside, in how many ways the rest of a deal lets the hand that holds two of
 * them draw. The other hand's cards are taken by what they count, which is all that drawing asks.
 */
const thirdCards = (table: DrawTable, shoe: Shoe, side: Side, card: Card): bigint => {
  const left = pointsIn(shoe)
  left[pointValue(card)]! -= 3
  const cards = cardsIn(shoe) - 3
  const pair = [card, card]
  let ways = 0
  for (let a = 0; a < 10; a += 1)
    for (let b = 0; b < 10; b += 1) {
      const two = left[a]! * (left[b]! - (a === b ? 1 : 0))
      const other = [CARD_COUNTING[a]!, CARD_COUNTING[b]!]
      const next = nextCardTo(table, handsWith(side, pair, other))
      if (next === side) ways += two * (cards - 2)
      else if (next === 'player')
        for (let c = 0; c < 10; c += 1) {
          const three = two * (left[c]! - (a === c ? 1 : 0) - (b === c ? 1 : 0))
          const drawn = handsWith(side, pair, [...other, CARD_COUNTING[c]!])
          if (nextCardTo(table, drawn) === side) ways += three
        }
    }
  return BigInt(ways)
}
