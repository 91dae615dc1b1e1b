import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import type { FaceDown } from '../../../kernel/chance.ts'
import { faceDown, shown } from '../../../kernel/secret.ts'
import type { RemedyRule } from '../books/book.ts'
import { bookOf } from '../law.ts'
import { cardDealt } from '../s08-dealing/round.ts'
import { cardsOut, type Side } from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import { type BaccaratState, faces } from '../table/state.ts'

/** Division 5 rules 12.1, 12.3, 12.4 and 12.6: each card goes to the hand where it belongs. */

/**
 * Covers a Banker's card dealt to the Player, a card in the wrong box, and a card that was face up.
 * The card goes where it belongs, and the error is recorded.
 */
export const placed = (
  state: BaccaratState,
  due: Side,
  card: Card | FaceDown,
  { face, to }: { readonly face?: 'up'; readonly to?: Side },
): { readonly found: readonly BaccaratEvent[]; readonly under?: Authority } => {
  const { thirdToPlayer, laterFaceUp, misplaced } = bookOf(state).irregular
  const up: readonly BaccaratEvent[] =
    face === 'up' ? [{ is: 'FaceUpCardFound', card, under: laterFaceUp }] : []
  if (to === undefined || to === due) return { found: up }
  const unauthorised = to === 'player' && cardsOut(faces(state.hands)) === 4
  return unauthorised
    ? {
        found: [...up, { is: 'UnauthorisedThirdCard', card, under: thirdToPlayer.found }],
        under: thirdToPlayer.isBankers,
      }
    : { found: [...up, { is: 'CardMisplaced', card, in: to, under: misplaced }], under: misplaced }
}

export const voidHandBegan = (under: Authority): readonly BaccaratEvent[] => [
  { is: 'VoidHandBegan', under },
]

/** The wagers would be unfair, so they go back and the round is dealt without wagers. */
export const firstCardFaceUp = (
  state: BaccaratState,
  card: Card | FaceDown,
): readonly BaccaratEvent[] => {
  const { under } = bookOf(state).irregular.firstFaceUp
  const begun: readonly BaccaratEvent[] = [
    { is: 'FirstCardFaceUp', card, under },
    { is: 'VoidHandAnnounced', under },
    ...voidHandBegan(under),
  ]
  return [...begun, cardDealt(stateAfter(state, begun), 'player', shown(card), under)]
}

/** @rule ruling:519 */
const rulingOn = (state: BaccaratState, face: 'up' | 'down', to: Side | undefined): RemedyRule => {
  const { thirdToPlayer, excess } = bookOf(state).irregular
  const isThird = to === 'player' && state.hands.player.length === 2
  const clause = isThird ? thirdToPlayer.isNobodys : excess
  return face === 'up' ? clause.disclosed : clause.undisclosed
}

/**
 * Between rounds, an extra card is kept for the next round. If someone saw it, nobody may wager on
 * that round. After the last coup it goes to the discards.
 */
export const excessWaits = (
  state: BaccaratState,
  card: Card | FaceDown,
  face: 'up' | 'down',
  to?: Side,
): readonly BaccaratEvent[] => {
  const { is } = state.phase
  if (state.emptied !== null || is === 'burning')
    return [{ is: 'ExcessCardDiscarded', under: bookOf(state).procedure.reuse }]
  const { remedy, under } = rulingOn(state, face, to)
  return [
    { is: 'ExcessCard', card: face === 'up' ? shown(card) : faceDown(card), under },
    ...(remedy === 'voidHand' ? noBetsOn(state, under) : []),
  ]
}

/**
 * Somebody has seen the first card of the round to come. If cards are on the table, the announcement
 * waits until their round is over. If the call has been made, the Void Hand begins at once.
 * @rule nz5:12.2(b) nz5-old:12.2(b) ruling:519
 */
export const noBetsOn = (state: BaccaratState, under: Authority): readonly BaccaratEvent[] => {
  const { is } = state.phase
  if (state.voidHand || cardsInPlay(state)) return []
  const announced: BaccaratEvent = { is: 'VoidHandAnnounced', under }
  return is === 'called' || is === 'offering' ? [announced, ...voidHandBegan(under)] : [announced]
}

const cardsInPlay = ({ phase, hands }: BaccaratState): boolean => {
  const isOut = phase.is === 'turning' || phase.is === 'dealing' || phase.is === 'reopened'
  const isCalled = phase.is === 'called' || phase.is === 'offering'
  return isOut || (isCalled && hands.player.length > 0)
}
