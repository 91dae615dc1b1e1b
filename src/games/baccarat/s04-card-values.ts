import { type Card, type Rank, rank } from '../../kernel/card.ts'

/** Division 5 section 4: card values. */

/** The value of a hand, from 0 to 9. */
export type Points = number

/**
 * @rule nz5:4.1 nz5:4.1(a) nz5:4.1(b) nz5:4.1(c)
 * @rule nz5-old:4.1 nz5-old:4.1(a) nz5-old:4.1(b) nz5-old:4.1(c)
 * @rule mbs:3.3 mbs:3.3.1 mbs:3.3.2
 */
// biome-ignore format: set as printed
export const POINT_VALUE: Readonly<Record<Rank, number>> = {
  A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 0, J: 0, Q: 0, K: 0,
}

export const pointValue = (card: Card): number => POINT_VALUE[rank(card)]

/** In the burn only, tens and picture cards count ten. @rule nz5:4.1A nz5-old:7.9 */
export const burnValue = (card: Card): number => pointValue(card) || 10

/**
 * The last digit of the sum.
 * @rule nz5:4.2 nz5:4.2(a) nz5:4.2(b) nz5:1.0/point-count
 * @rule nz5-old:4.2 nz5-old:4.2(a) nz5-old:4.2(b) nz5-old:1.0/point-count
 * @rule mbs:1.1.6 mbs:3.4 mbs:3.4.1 mbs:3.4.2
 */
export const pointCount = (hand: readonly Card[]): Points =>
  hand.reduce((sum, card) => sum + pointValue(card), 0) % 10

/** @rule nz5:1.0/natural nz5-old:1.0/natural mbs:1.1.4 only the first two cards count. */
export const isNatural = (hand: readonly Card[]): boolean =>
  hand.length >= 2 && pointCount(hand.slice(0, 2)) >= 8
