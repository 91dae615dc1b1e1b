import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import { faceDown, shown } from '../../../kernel/secret.ts'
import { bookOf } from '../law.ts'
import { isNatural, pointCount } from '../s04-card-values.ts'
import { afterRound, cardsReturned } from '../s07-shoe/shoe.ts'
import {
  cardsOut,
  type Hands,
  INITIAL_DEAL,
  nextCardTo,
  result,
  type Side,
} from '../s09-third-cards/third-card.ts'
import { isPair } from '../s11-side-wagers.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import { type BaccaratState, faces, type RoundResult, type TableCard } from '../table/state.ts'

/** Division 5 sections 8 to 10: from each card to the result. */

/** The hand that the next card belongs to. */
export const cardDue = (state: BaccaratState): Side | undefined =>
  nextCardTo(bookOf(state).draw, faces(state.hands))

/** Adds a card to its hand. The first card closes the betting, except in a Void Hand. */
export const cardDealt = (
  state: BaccaratState,
  to: Side,
  card: TableCard,
  under?: Authority,
): BaccaratEvent => {
  const { deal, thirdCard } = bookOf(state).procedure
  const out = cardsOut(faces(state.hands))
  const first = out === 0 && state.voidHand === null
  return {
    is: 'CardDealt',
    to,
    card,
    first,
    under: under ?? (out < INITIAL_DEAL ? deal : thirdCard),
  }
}

/**
 * Cards that left the shoe early come first, in order.
 * @rule nz5:12.1(b) nz5:12.2(a) nz5:12.2(b) ruling:520
 */
export const waitingCardsDealt = (state: BaccaratState, felt: Felt): readonly BaccaratEvent[] => {
  const events: BaccaratEvent[] = []
  let now = state
  for (const { secret, to } of state.waiting) {
    // Its face is reported when it is dealt.
    if (secret === FACE_DOWN) break
    const due = now.phase.is === 'called' || now.phase.is === 'dealing' ? cardDue(now) : undefined
    if (due === undefined) break
    const dealt: BaccaratEvent = {
      ...cardDealt(now, due, cardAsDealt(now, secret, to === 'all' ? 'up' : undefined)),
      waited: true,
    } as BaccaratEvent
    const then = [dealt, ...proceeds(stateAfter(now, [dealt]), felt)]
    events.push(...then)
    now = stateAfter(now, then)
  }
  return events
}

/**
 * Style A deals face up. Style B deals face down. Style C deals the first four cards face down.
 * @rule nz5:8.6 nz5:8.12 nz5:8.19 nz5:9.7 nz5:9.8 nz5-old:8.6 nz5-old:8.12 nz5-old:8.19
 * @rule nz5-old:9.7 nz5-old:9.8
 */
export const cardAsDealt = (
  state: BaccaratState,
  card: Card | FaceDown,
  face?: 'up',
): TableCard => {
  const { style } = state.elections
  const initial = cardsOut(faces(state.hands)) < INITIAL_DEAL
  const down = style === 'B' || (style === 'C' && initial)
  return down && face !== 'up' ? faceDown(card) : shown(card)
}

/**
 * After a card, announce the counts and, once both hands are complete, the result. Face-down cards
 * have to be turned first.
 */
export const proceeds = (state: BaccaratState, felt: Felt): readonly BaccaratEvent[] => {
  if (state.phase.is === 'turning') return []
  return [...announced(state), ...(cardDue(state) ? [] : concluded(state, felt))]
}

/** The dealer announces the Player's count first. @rule nz5:8.6 nz5-old:8.6 mbs:3.9 */
const announced = (state: BaccaratState): readonly BaccaratEvent[] => {
  const hands = faces(state.hands)
  return cardsOut(hands) === INITIAL_DEAL && state.elections.style === 'A'
    ? [
        {
          is: 'PointCountsAnnounced',
          player: pointCount(hands.player),
          banker: pointCount(hands.banker),
          under: bookOf(state).procedure.announceCounts,
        },
      ]
    : []
}

/** A Void Hand is displayed and marked. It pays nothing. @rule ruling:552 */
const concluded = (state: BaccaratState, { wagers }: Felt): readonly BaccaratEvent[] => {
  const { announceResult, pay } = bookOf(state).procedure
  const hands = faces(state.hands)
  const { voidHand } = state
  const { voided } = state.international
  const round = {
    ...resultOf(hands),
    ...(voidHand ? ({ voidHand: true } as const) : {}),
    ...(voided.length > 0 ? { voided } : {}),
  }
  return [
    {
      is: 'ResultAnnounced',
      hands,
      round,
      wagers: voidHand ? [] : wagers,
      under: announceResult,
    },
    voidHand ? { is: 'VoidHandEnded', under: voidHand.under } : { is: 'RoundEnded', under: pay },
    ...cardsReturned(state, cardsOut(hands)),
    ...afterRound(state),
  ]
}

export const resultOf = (hands: Hands): RoundResult => ({
  player: pointCount(hands.player),
  banker: pointCount(hands.banker),
  result: result(hands),
  playerPair: isPair(hands.player),
  bankerPair: isPair(hands.banker),
  natural: isNatural(hands.player) || isNatural(hands.banker),
})
