import type { Card } from '../../../kernel/card.ts'
import { type Phrase, sentence } from '../../../kernel/refusal.ts'
import { highestCard, pokerValue, qualifies } from '../s04-hands/hands.ts'
import type { LunarEvent, LunarEventOf, Source } from '../table/events.ts'
import {
  areKnown,
  type Box,
  faces,
  finalHand,
  type LunarState,
  playedCards,
} from '../table/state.ts'
import { type BoxResult, forcedInVain, handComparison, notForced } from './settlement.ts'

/** Division 22 rule 9.10 and section 10: the Dealer's hand, forcing the Dealer, and who wins. */

/** @rule nz22:9.10 */
export const callSecond = (state: LunarState): readonly LunarEvent[] => {
  const under = 'nz22:9.10'
  return areKnown(state.dealer.cards)
    ? [{ is: 'BetsClosed', under }, ...revealed(state)]
    : [
        { is: 'BetsClosed', under },
        { is: 'RevealBegan', under },
      ]
}

/** Empty until all of the Dealer's cards are known. @rule nz22:9.10 nz22:10.1 ruling:2229 */
export const revealed = (state: LunarState): readonly LunarEvent[] => {
  if (!areKnown(state.dealer.cards)) return []
  const hand = faces(state.dealer.cards)
  const shown: LunarEvent = {
    is: 'DealerRevealed',
    hand,
    value: words(pokerValue(hand).name),
    under: 'nz22:9.10',
  }
  if (playing(state).length === 0) return [shown, ended('ruling:2229')]
  return qualifies(hand)
    ? [shown, ...showdown(state, hand)]
    : [shown, { is: 'NoHand', under: 'nz22:10.1' }]
}

/** @rule nz22:10.5(c) */
const words = (name: string): string => name.replaceAll('-', ' ')

const playing = ({ boxes }: LunarState): readonly Box[] =>
  boxes.filter(({ fate }) => fate === 'playing')

const ended = (under: LunarEvent['under']): LunarEvent => ({ is: 'RoundEnded', under })

const RESULT = { win: 'wins', lose: 'loses', 'stand-off': 'stands off', void: 'is void' } as const

/**
 * Starts at the Dealer's right.
 * @rule nz22:10.5 nz22:10.5(a) nz22:10.5(b) nz22:10.5(c) nz22:10.9(a) ruling:2218 ruling:2230
 */
const showdown = (state: LunarState, dealer: readonly Card[]): readonly LunarEvent[] =>
  playing(state).every(box => areKnown(playedCards(box)))
    ? [
        ...playing(state)
          .toReversed()
          .map(box => opened(state, box, dealer)),
        ended('nz22:10.5'),
      ]
    : [{ is: 'ComparisonBegan', under: 'nz22:10.5' }]

const opened = ({ elections }: LunarState, box: Box, dealer: readonly Card[]): LunarEvent => {
  const settled = handComparison(finalHand(box), dealer, elections)
  return boxSettled(box, settled, sentence(comparedCall(box, settled)), true)
}

/** The hand that is turned next. @rule nz22:10.5 ruling:2218 */
export const toBeTurned = (state: LunarState): Box | undefined => playing(state).at(-1)

/** Settles a hand as soon as its cards are turned. @rule nz22:10.5 */
export const comparing = (state: LunarState): readonly LunarEvent[] => {
  const box = toBeTurned(state)
  if (!box) return [ended('nz22:10.5')]
  return areKnown(playedCards(box)) ? [opened(state, box, faces(state.dealer.cards))] : []
}

const comparedCall = (box: Box, { bet, first, second }: BoxResult): Phrase => {
  const hand = words(first?.name ?? pokerValue(finalHand(box)).name)
  const end = bet ? RESULT[bet.is] : ''
  return second
    ? { says: '{hand} and {other}, {end}', facts: { hand, other: words(second.name), end } }
    : { says: '{hand}, {end}', facts: { hand, end } }
}

/** The dealer's call for a box that is settled. */
export const callOf = (
  box: Box | undefined,
  { seat, opened, says, settled }: LunarEventOf<'BoxSettled'>,
): Phrase => {
  const call = opened && box ? comparedCall(box, settled) : { says }
  return { says: `Seat {seat}: ${call.says}`, facts: { ...call.facts, seat } }
}

const boxSettled = (
  { seat }: Box,
  settled: BoxResult,
  says: string,
  opened = false,
): LunarEvent => ({
  is: 'BoxSettled',
  seat,
  settled,
  says,
  opened,
  under: settled.under,
})

/**
 * Once every box has answered, boxes that do not force are paid. Then the Dealer's highest card is
 * replaced.
 * @rule nz22:10.2 nz22:10.2(a) nz22:10.2(b) nz22:10.4 ruling:2216
 */
export const forceAnswers = (state: LunarState): readonly LunarEvent[] => {
  const boxes = playing(state)
  if (boxes.some(({ forces }) => forces === null)) return []
  const paid = boxes
    .filter(({ forces }) => forces === false)
    .map(box => boxSettled(box, notForced(state.elections), 'the Ante is paid'))
  return boxes.some(({ forces }) => forces === true)
    ? [
        ...paid,
        {
          is: 'DealerForced',
          removed: highestCard(faces(state.dealer.cards)),
          under: 'nz22:10.4',
        },
      ]
    : [...paid, ended('nz22:10.2')]
}

/** The replacement card is final. @rule nz22:10.4 nz22:10.5 */
export const replaced = (state: LunarState, card: Card, from: Source): readonly LunarEvent[] => {
  const dealer = [...faces(state.dealer.cards), card]
  const out: LunarEvent = { is: 'DealerCardReplaced', card, from, under: 'nz22:10.4' }
  if (qualifies(dealer)) return [out, ...showdown(state, dealer)]
  const vain = playing(state).map(box => boxSettled(box, forcedInVain, 'no hand, stands off'))
  return [out, ...vain, ended('nz22:10.4')]
}
