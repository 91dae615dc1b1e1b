import { OPERATOR } from '../../../general/law.ts'
import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown } from '../../../kernel/chance.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { HIDDEN, isShown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, command, type ElectionHolder, HAND, inBook } from '../law.ts'
import { impossible, impossibleAmong } from '../s07-shoe/composition.ts'
import { afterRound, cardsReturned } from '../s07-shoe/shoe.ts'
import { dealCard } from '../s08-dealing/deal.ts'
import { isReady } from '../s08-dealing/roles.ts'
import { cardsOut } from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { type BaccaratState, faces } from '../table/state.ts'
import type { BaccaratView } from '../table/view.ts'
import { BY_ERROR, CORRECTED, ERROR, isDealt, lateRefusal, unreasoned } from './deadline.ts'
import { excessWaits, noBetsOn } from './misdeal.ts'

/** Division 5 section 12 and Marina Bay section 5: reported errors and their remedies. */

/**
 * An extra card starts the next round, or makes it a Void Hand if anyone saw it. If a card was due
 * after all, this is that card.
 * @rule nz5:12.2 nz5-old:12.2 ruling:519 ruling:520
 */
export const excessCard = command('excess-card', {
  mood: 'report',
  by: ['dealer'],
  fields: {
    face: field.oneOf('down', 'up'),
    /** Absent for a card that nobody may look at. */
    card: field.optional(field.card),
    to: field.optional(HAND),
  },
  about: 'this-round',
  under: inBook(({ procedure }) => procedure.handling),
  underBy: {
    field: 'face',
    clauses: (play: ElectionHolder) => {
      const { undisclosed, disclosed } = bookOf(play).irregular.excess
      return { down: undisclosed.under, up: disclosed.under }
    },
  },
  sealed: 'nz1:15.4',
  place: 'form',
  hints: { card: { label: 'seen-card' } },
  decide: (state, { card: named, face, to }, felt) => {
    const card: Card | FaceDown = named ?? FACE_DOWN
    const refused = impossible(state, card) ?? unnamed(state, card, face) ?? noShoe(state)
    if (refused) return refused
    return isReady(state, felt) || state.phase.is === 'dealing'
      ? dealCard(
          state,
          { card, ...(face === 'up' ? { face } : {}), ...(to === undefined ? {} : { to }) },
          felt,
        )
      : excessWaits(state, card, face, to)
  },
})

/** No card can leave a shoe that has not been loaded. */
const noShoe = (state: BaccaratState): Refusal | undefined => {
  const { is } = state.phase
  const isAway = is === 'opening' || is === 'shuffling' || is === 'cutting' || is === 'cut'
  return isAway && state.emptied === null
    ? refuse(bookOf(state).procedure.load, 'The cards are not in the shoe.')
    : undefined
}

/** Everybody sees a card that lies face up. */
const unnamed = (state: BaccaratState, card: string, face: 'up' | 'down'): Refusal | undefined =>
  card === FACE_DOWN && face === 'up'
    ? refuse(bookOf(state).irregular.excess.disclosed.under, 'The card is face up: name it.')
    : undefined

/**
 * Someone saw a card that is kept face down. In doubt, the game supervisor decides.
 * @rule ruling:519
 */
export const waitingCardSeen = command('waiting-card-seen', {
  mood: 'report',
  by: ['dealer'],
  /** The faces that were seen, if nobody has reported them. */
  fields: { cards: field.optional(field.list(field.card, 1, 6)) },
  about: 'this-round',
  under: inBook(({ irregular }) => irregular.excess.disclosed.under),
  place: 'form',
  where: ({ waiting }: Pick<BaccaratView, 'waiting'>) => waiting.includes(HIDDEN),
  decide: (state, { cards = [] }) => {
    const { disclosed } = bookOf(state).irregular.excess
    if (state.waiting.every(isShown)) return refuse(disclosed.under, 'No card waits face down.')
    const hidden = state.waiting.filter(({ secret }) => secret === FACE_DOWN).length
    if (cards.length !== hidden)
      return refuse(disclosed.under, 'Name the {count} cards that were seen.', {
        count: hidden,
      })
    const refused = impossibleAmong(state, cards)
    if (refused) return refused
    const seen: BaccaratEvent = {
      is: 'WaitingCardsSeen',
      ...(cards.length > 0 ? { cards } : {}),
      under: disclosed.under,
    }
    return disclosed.remedy === 'voidHand' ? [seen, ...noBetsOn(state, disclosed.under)] : [seen]
  },
})

/**
 * The round that is under way. At Marina Bay a round begins with the invitation to bet.
 * @rule mbs:1.1.7 mbs:3.1
 */
export const isUnderWay = (state: BaccaratState): boolean => {
  const { is } = state.phase
  return is === 'called' || is === 'offering' || isDealt(is) || isInvited(state)
}

/** Bets have been invited, and the call has not come. */
const isInvited = ({ phase, invited }: BaccaratState): boolean => phase.is === 'betting' && invited

/**
 * If nobody can establish the correct order, the operator voids the round.
 * @rule ruling:518 ruling:534
 */
export const voidRound = command('void-round', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { error: ERROR, reason: field.reason },
  about: 'a-round',
  under: inBook(({ irregular }) => irregular.error.order),
  underBy: BY_ERROR,
  approval: { when: 'after-settlement', because: 'undoes a round that was paid' },
  during: CORRECTED,
  place: 'form',
  decide: (state, { error, reason, round }, felt) => {
    const under = bookOf(state).irregular.error[error]
    const refused = unreasoned(reason, under)
    if (refused) return refused
    const isMeant = round === undefined || round === felt.roundNow
    const isThis = isUnderWay(state) && (isMeant || isDealt(state.phase.is))
    const out = isThis && !isInvited(state) ? cardsOut(faces(state.hands)) : 0
    if (error === 'together' && out > 4)
      return refuse(under, 'This is for cards of the first four; later it is their order.')
    // Before the call no card of the round is out, and only the order of the shoe can be wrong.
    if (isThis && (!isInvited(state) || error === 'order'))
      return [
        { is: 'RoundVoided', reason, under },
        ...cardsReturned(state, out),
        ...afterRound(state),
      ]
    return (
      lateRefusal(state, error) ?? [
        { is: 'RoundReopened', wagers: state.settled!.wagers, reason, under },
        { is: 'ResultVoided', wagers: state.settled!.wagers, under },
      ]
    )
  },
})

/**
 * A card from another set was found, so this set is not complete. The round is void, earlier rounds
 * count, and the cards are replaced.
 * @rule mbs:5.1 ruling:550 ruling:601
 */
export const foreignCard = command('foreign-card', {
  mood: 'report',
  by: ['game-supervisor'],
  fields: {
    /** It does not belong to the game, or it is a card of another deck. */
    of: field.optional(field.oneOf('foreign', 'another-deck')),
    card: field.optional(field.card),
  },
  about: 'this-round',
  under: inBook(({ irregular }) => irregular.foreign.voids),
  place: 'form',
  decide: (state, { of, card }) => {
    const { irregular, procedure } = bookOf(state)
    const { voids, stands } = irregular.foreign
    const another = of === 'another-deck'
    const reason = another ? 'a card of another deck was found' : 'a foreign card was found'
    const isVoid = isUnderWay(state)
    return [
      {
        is: 'ForeignCardFound',
        ...(of === undefined ? {} : { of }),
        ...(card === undefined ? {} : { card }),
        under: isVoid ? voids : stands,
      },
      ...(isVoid ? [{ is: 'RoundVoided', reason, under: voids } as const] : []),
      { is: 'CardsReplaced', reason, under: procedure.replace },
    ]
  },
})
