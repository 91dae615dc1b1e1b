import type { Card } from '../../../kernel/card.ts'
import type { Seat } from '../../../kernel/people.ts'
import type { Elections } from '../book/elections.ts'

/** Division 22 section 8: the dealing order. */

export const HAND_SIZE = 5

export type Place = Seat | 'dealer'

/**
 * Who gets each card of the first deal, for the boxes with an Ante, clockwise from the Dealer's
 * left.
 * @rule nz22:8.1(b) nz22:8.3 nz22:8.3(a) nz22:8.3(b) nz22:8.4 nz22:8.4(a) nz22:8.4(b)
 */
export const dealingOrder = (
  dealing: Elections['dealing'],
  boxes: readonly Seat[],
): readonly Place[] => {
  const places: readonly Place[] = [...boxes, 'dealer']
  const five = Array.from({ length: HAND_SIZE }, (_, i) => i)
  return dealing === 'shoe'
    ? five.flatMap(() => places)
    : places.flatMap(place => five.map(() => place))
}

/**
 * The Dealer's face-up card: the last one, or the bottom one of a packet.
 * @rule nz22:8.2 nz22:8.4 ruling:2217
 */
export const upCard = (dealing: Elections['dealing']): number =>
  dealing === 'shoe' ? HAND_SIZE - 1 : 0

/**
 * The cards that a box keeps; undefined if the discards are not two to five of its own.
 * @rule nz22:8.5
 */
export const keptCards = (
  hand: readonly Card[],
  discard: readonly Card[],
): readonly Card[] | undefined => {
  const kept = hand.filter(card => !discard.includes(card))
  const given = hand.length - kept.length
  return given === discard.length && given >= 2 && given <= 5 ? kept : undefined
}
