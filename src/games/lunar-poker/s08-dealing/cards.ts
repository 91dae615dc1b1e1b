import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN, type FaceDown } from '../../../kernel/chance.ts'
import type { Felt } from '../../../kernel/game.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { faceDown, shown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { command } from '../law.ts'
import { boxesIn } from '../s05-wagers/betting.ts'
import { replaced } from '../s10-settlement/showdown.ts'
import { voidRound } from '../s11-irregularities/misdeal.ts'
import type { LunarEvent, Source } from '../table/events.ts'
import { boxAt, type DealtCard, drawing, type LunarState } from '../table/state.ts'
import { dealingOrder, HAND_SIZE, type Place, upCard } from './deal.ts'

/** Division 22 section 8: each card that comes out, for the deal, for draws and for the Dealer. */

/** A Dealer reports a card that nobody may see as face down. @rule nz22:8.2 nz22:8.7 nz22:11.19 */
export const card = command('card', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: { card: field.either(field.drawn, field.oneOf(FACE_DOWN)) },
  about: 'this-step',
  under: 'nz22:8.1(b)',
  place: 'step',
  sealed: 'nz1:15.4',
  decide: (state, { card: drawn }, felt) => {
    const refused = notDue(state)
    if (refused) return refused
    if (drawn === 'cutting-card') return []
    if (drawn === 'none') return deckIsOut(state)
    if (drawn === FACE_DOWN && isFaceUp(state))
      return refuse('nz22:8.2', 'This card lies face up: say which one it is.')
    if (isOut(state, drawn)) return [voidRound(state, `${drawn} came twice`, 'nz22:11.10')]
    return state.phase.is === 'called' || state.phase.is === 'dealing'
      ? dealt(state, drawn, felt)
      : forBox(state, drawn, 'deck')
  },
})

/**
 * The Dealer may correct the last card until someone has made a decision after the deal.
 * @rule ruling:116
 */
export const misread = command('misread', {
  mood: 'report',
  by: ['dealer'],
  fields: { card: field.card },
  about: 'this-round',
  under: 'ruling:116',
  place: 'form',
  during: ['dealing', 'deciding'],
  sealed: 'nz1:15.4',
  decide: (state, { card: drawn }) => {
    const under = 'ruling:116'
    const isUndecided = state.boxes.every(({ choice, declared }) => !choice && declared === 'no')
    const isDealing = state.phase.is === 'dealing' || (state.phase.is === 'deciding' && isUndecided)
    const to = dealingOrder(
      state.elections.dealing,
      state.boxes.map(({ seat }) => seat),
    )[cardsOut(state) - 1]
    if (!isDealing || to === undefined)
      return refuse(
        under,
        'Only the last card of a deal can be entered again, before any decision.',
      )
    return isOut(state, drawn)
      ? refuse(under, '{card} has been dealt already.', { card: drawn })
      : [{ is: 'CardReread', to, card: { ...lastAt(state, to), secret: drawn }, under }]
  },
})

/** The next card is the Dealer's face-up card. @rule nz22:8.2 */
const isFaceUp = (state: LunarState): boolean => {
  const { boxes, dealer, elections, phase } = state
  if (phase.is !== 'dealing' || dealer.exposed !== null) return false
  const seats = boxes.map(({ seat }) => seat)
  const isToDealer = dealingOrder(elections.dealing, seats)[cardsOut(state)] === 'dealer'
  return isToDealer && dealer.cards.length === upCard(elections.dealing)
}

const lastAt = (state: LunarState, to: Place): DealtCard =>
  (to === 'dealer' ? state.dealer.cards : boxAt(state, to)!.hand).at(-1)!

/** A deck that contains a card twice is not a proper deck of 52. @rule nz22:11.10 */
export const isOut = (
  { boxes, dealer, discards, next }: LunarState,
  drawn: Card | FaceDown,
): boolean =>
  drawn !== FACE_DOWN &&
  [...boxes.flatMap(({ hand, drawn: more }) => [...hand, ...more]), ...dealer.cards]
    .concat(discards, next)
    .some(({ secret }) => secret === drawn)

const notDue = (state: LunarState): Refusal | undefined => {
  const { is } = state.phase
  if (is === 'betting') return refuse('nz22:8.1(a)', 'No card is due before the call.')
  return is === 'called' || is === 'dealing' || is === 'forced' || drawing(state)
    ? undefined
    : refuse('nz22:8.7', 'No card is due now.')
}

/** @rule nz22:8.1(b) nz22:8.2 nz22:8.3 nz22:8.4 */
const dealt = (state: LunarState, drawn: Card | FaceDown, felt: Felt): readonly LunarEvent[] => {
  const first = state.phase.is === 'called'
  const boxes = first ? boxesIn(state, felt) : state.boxes
  if (boxes.length === 0) return [voidRound(state, 'no box has its wagers in order', 'nz22:8.1(a)')]
  const { dealing } = state.elections
  const order = dealingOrder(
    dealing,
    boxes.map(({ seat }) => seat),
  )
  const out = cardsOut(state)
  const to = order[out]!
  const under = dealing === 'shoe' ? 'nz22:8.3' : 'nz22:8.4'
  const dealtTo: LunarEvent = { is: 'CardDealt', to, card: asItLies(state, to, drawn), under }
  const isLast = out + 1 === order.length
  return [
    ...(first ? [{ is: 'BoxesTaken', boxes, under: 'nz22:8.1' } as const] : []),
    dealtTo,
    ...(isLast ? [{ is: 'DealCompleted', up: up(state), under: 'nz22:8.2' } as const] : []),
  ]
}

export const cardsOut = ({ boxes, dealer }: LunarState): number =>
  boxes.reduce((sum, { hand }) => sum + hand.length, dealer.cards.length)

/** @rule nz22:11.4 a card exposed by mistake becomes the face-up card. */
const up = ({ dealer, elections }: LunarState): number =>
  dealer.exposed ?? upCard(elections.dealing)

/**
 * From a shoe, the Dealer's last card comes face up. In a packet it is turned afterwards.
 * @rule nz22:8.2 nz22:8.4 nz22:11.4
 */
const asItLies = (
  { dealer, elections }: LunarState,
  to: Place,
  drawn: Card | FaceDown,
): DealtCard => {
  const isLast = to === 'dealer' && dealer.cards.length === HAND_SIZE - 1
  return isLast && elections.dealing === 'shoe' && dealer.exposed === null
    ? shown(drawn)
    : faceDown(drawn)
}

/** @rule nz22:8.5(c) nz22:8.6(b) nz22:10.4 */
const forBox = (state: LunarState, drawn: Card | FaceDown, from: Source): Decision<LunarEvent> => {
  const box = drawing(state)
  if (!box)
    return drawn === FACE_DOWN
      ? refuse('nz22:10.4', 'This card lies face up: say which one it is.')
      : replaced(state, drawn, from)
  const under = box.choice?.is === 'exchange' ? 'nz22:8.5(c)' : 'nz22:8.6(b)'
  return [{ is: 'CardDrawn', seat: box.seat, card: faceDown(drawn), from, under }]
}

/**
 * The deal needs at most thirty cards. If the deck ends during the deal, it was incomplete.
 * @rule nz22:11.19 nz22:11.10
 */
const deckIsOut = (state: LunarState): Decision<LunarEvent> =>
  state.phase.is === 'called' || state.phase.is === 'dealing'
    ? [voidRound(state, 'the deck is not whole', 'nz22:11.10')]
    : [{ is: 'DiscardsMixed', cards: state.discards.length, under: 'nz22:11.19' }]

/** The discards are mixed by hand and one of them is drawn. @rule nz22:11.19 */
export const discard = command('discard', {
  mood: 'report',
  by: ['chance', 'dealer'],
  fields: { at: field.whole(0, 52) },
  about: 'this-step',
  under: 'nz22:11.19',
  place: 'step',
  sealed: 'nz1:15.4',
  decide: (state, { at }) => {
    const under = 'nz22:11.19'
    const due = state.phase.is === 'forced' || drawing(state)
    if (!due || state.left > 0)
      return refuse(under, 'Discards are dealt only when the deck has run out.')
    const found = state.discards[at]
    return found
      ? forBox(state, found.secret, at)
      : refuse(under, 'There are {cards} discards.', { cards: state.discards.length })
  },
})
