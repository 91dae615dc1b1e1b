import { OPERATOR } from '../../../general/law.ts'
import type { Card } from '../../../kernel/card.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { faceDown, isShown, shown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import type { DealingError } from '../books/book.ts'
import type { BaccaratEvent } from '../events.ts'
import { after } from '../evolve/index.ts'
import { bookOf, CLOSED, command, type Elected, HAND, inBook, type PhaseName } from '../law.ts'
import { afterRound, cardsReturned, isEndless } from '../s07-shoe/shoe.ts'
import { dealCard } from '../s08-dealing/deal.ts'
import { isReady } from '../s08-dealing/roles.ts'
import { proceeds, resultOf } from '../s08-dealing/round.ts'
import { cardsOut, dealt, type Hands, NO_CARDS, nextCardTo } from '../s09-third-card.ts'
import { type BaccaratState, faces } from '../state.ts'
import { excessWaits } from './misdeal.ts'

/** Division 5 section 12 and Marina Bay section 5: reported errors and their remedies. */

/**
 * An extra card starts the next round, or makes it a Void Hand if anyone saw it. If a card was due
 * after all, this is that card.
 * @rule nz5:12.2 nz5-old:12.2 ruling:519 ruling:520
 */
export const excessCard = command('excess-card', {
  mood: 'report',
  by: ['dealer'],
  fields: { face: field.oneOf('down', 'up'), card: field.card, to: field.optional(HAND) },
  about: 'this-round',
  under: inBook(({ procedure }) => procedure.handling),
  underBy: {
    field: 'face',
    clauses: (play: Elected) => {
      const { undisclosed, disclosed } = bookOf(play).irregular.excess
      return { down: undisclosed.under, up: disclosed.under }
    },
  },
  sealed: 'nz1:15.4',
  place: 'form',
  decide: (state, { card, face, to }, felt) =>
    isReady(state) || state.phase.is === 'dealing'
      ? dealCard(
          state,
          { card, ...(face === 'up' ? { face } : {}), ...(to === undefined ? {} : { to }) },
          felt,
        )
      : excessWaits(state, card, face, to),
})

/**
 * Someone saw a card that is kept face down. In doubt, the game supervisor decides.
 * @rule ruling:519
 */
export const waitingCardSeen = command('waiting-card-seen', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-round',
  under: inBook(({ irregular }) => irregular.excess.disclosed.under),
  place: 'form',
  decide: state => {
    const { disclosed } = bookOf(state).irregular.excess
    if (state.waiting.every(isShown)) return refuse(disclosed.under, 'No card waits face down.')
    const announces = disclosed.remedy === 'voidHand' && !state.voidHand
    const seen: BaccaratEvent = { is: 'WaitingCardsSeen', under: disclosed.under }
    return announces && state.phase.is === 'betting'
      ? [seen, { is: 'VoidHandAnnounced', under: disclosed.under }]
      : [seen]
  },
})

const isUnderWay = ({ phase }: BaccaratState): boolean =>
  phase.is === 'called' || phase.is === 'offering' || isDealt(phase.is)

const isDealt = (phase: string): boolean =>
  phase === 'dealing' || phase === 'turning' || phase === 'reopened'

/** A round can be corrected while it is under way and until the next one begins. */
const tooLate = (state: BaccaratState, error: DealingError): Refusal | undefined => {
  const { irregular } = bookOf(state)
  const { moment, under } = irregular.until
  if (isDealt(state.phase.is)) return undefined
  if (state.settled === null && state.results.length === 0)
    return refuse(irregular.error[error], 'No round has been dealt.')
  return moment === 'next-first-card' && state.settled !== null
    ? undefined
    : refuse(under, 'The next round has begun, and what was dealt stands.')
}

/** The hands that these cards give so far; undefined if there are too many cards. */
const handsFrom = (state: BaccaratState, cards: readonly Card[]): Hands | undefined => {
  let hands = NO_CARDS
  for (const card of cards) {
    const to = nextCardTo(bookOf(state).draw, hands)
    if (to === undefined) return undefined
    hands = dealt(hands, to, card)
  }
  return hands
}

/** The book has a clause for each error. */
const ERROR = field.oneOf('order', 'number', 'together')

const BY_ERROR = {
  field: 'error',
  clauses: (play: Elected) => bookOf(play).irregular.error,
} as const

/** A round can be corrected until the next one begins. */
const DEALT: readonly PhaseName[] = [...CLOSED, 'reopened', 'betting', 'loaded']

/**
 * The cards of the round in their correct order. If anyone can establish that order, it is binding.
 * @rule nz5:12.6 nz5-old:12.6 mbs:5.2 mbs:5.3 mbs:5.4 nz5:12.8 nz5-old:12.8 ruling:542
 */
export const reconstruct = command('reconstruct', {
  mood: 'report',
  by: ['dealer'],
  fields: { error: ERROR, cards: field.list(field.card, 1, 6), reason: field.reason },
  about: 'a-round',
  under: inBook(({ irregular }) => irregular.error.order),
  underBy: BY_ERROR,
  approval: { when: 'after-settlement', because: 'settles a round that was paid once more' },
  during: DEALT,
  place: 'form',
  decide: (state, { error, cards, reason }, felt) => {
    const under = bookOf(state).irregular.error[error]
    const refused = unreasoned(reason, under) ?? tooLate(state, error)
    if (refused) return refused
    if (state.phase.is === 'reopened')
      return refuse(under, 'Wagers are open: the call comes before the cards are put right.')
    const hands = handsFrom(state, cards)
    const dealing = isDealt(state.phase.is)
    const out = dealing ? cardsOut(faces(state.hands)) : state.settled!.cards
    const left = state.left - (cards.length - out)
    const tooMany = dealing && cards.length > out + 1
    if (!hands || left < 0 || tooMany)
      return refuse(under, 'No round is dealt from these cards like that.')
    if (!dealing) return corrected(state, hands, left, reason, under)
    const again = dealtAgain(state, hands, left, reason, under)
    return [again, ...proceeds(after(state, [again]), felt)]
  },
})

const dealtAgain = (
  state: BaccaratState,
  { player, banker }: Hands,
  left: number,
  reason: string,
  under: BaccaratEvent['under'],
): BaccaratEvent => {
  const lay = (card: Card) => (hidden(state) ? faceDown(card) : shown(card))
  const hands = { player: player.map(lay), banker: banker.map(lay) }
  return { is: 'RoundReconstructed', hands, left, reason, under }
}

/** Cards that were face down go back face down. */
const hidden = ({ hands }: BaccaratState): boolean =>
  [...hands.player, ...hands.banker].some(card => !isShown(card))

const unreasoned = (reason: string, under: BaccaratEvent['under']): Refusal | undefined =>
  reason === '' ? refuse(under, 'Give the reason.') : undefined

/** Takes back what was paid and pays the correct amounts. @rule nz1:11.1 */
const corrected = (
  state: BaccaratState,
  hands: Hands,
  left: number,
  reason: string,
  under: BaccaratEvent['under'],
): Decision<BaccaratEvent> => {
  if (nextCardTo(bookOf(state).draw, hands))
    return refuse(under, 'A card is still due in this round: draw it and name it with the others.')
  const { wagers } = state.settled!
  return [
    { is: 'RoundReopened', wagers, reason, under },
    {
      is: 'ResultCorrected',
      hands,
      round: resultOf(hands),
      left: isEndless(state) ? state.left : left,
      wagers,
      under,
    },
  ]
}

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
  during: DEALT,
  place: 'form',
  decide: (state, { error, reason }) => {
    const under = bookOf(state).irregular.error[error]
    const refused = unreasoned(reason, under)
    if (refused) return refused
    const out = cardsOut(faces(state.hands))
    if (error === 'together' && out > 4)
      return refuse(under, 'This is for cards of the first four; later it is their order.')
    if (isUnderWay(state))
      return [
        { is: 'RoundVoided', reason, under },
        ...cardsReturned(state, out),
        ...afterRound(state),
      ]
    return (
      tooLate(state, error) ?? [
        { is: 'RoundReopened', wagers: state.settled!.wagers, reason, under },
        { is: 'ResultVoided', wagers: state.settled!.wagers, under },
      ]
    )
  },
})

/**
 * A card from another set was found, so this set is not complete. The round is void, earlier rounds
 * count, and the cards are replaced.
 * @rule mbs:5.1 ruling:550
 */
export const foreignCard = command('foreign-card', {
  mood: 'report',
  by: ['game-supervisor'],
  fields: {},
  about: 'this-round',
  under: inBook(({ irregular }) => irregular.foreign.voids),
  place: 'form',
  decide: state => {
    const { irregular, procedure } = bookOf(state)
    const { voids, stands } = irregular.foreign
    const reason = 'a foreign card was found'
    const isVoid = isUnderWay(state)
    return [
      { is: 'ForeignCardFound', under: isVoid ? voids : stands },
      ...(isVoid ? [{ is: 'RoundVoided', reason, under: voids } as const] : []),
      { is: 'CardsReplaced', reason, under: procedure.replace },
    ]
  },
})
