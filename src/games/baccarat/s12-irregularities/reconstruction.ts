import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import type { Felt } from '../../../kernel/game.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown, shown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, command, HAND, inBook } from '../law.ts'
import { pointCount } from '../s04-card-values.ts'
import { SIDES } from '../s05-wagers/basic-wagers.ts'
import { impossible } from '../s07-shoe/composition.ts'
import { isEndless } from '../s07-shoe/shoe.ts'
import { cardAsDealt, proceeds, resultOf } from '../s08-dealing/round.ts'
import {
  dealt,
  type Hands,
  NO_CARDS,
  nextCardTo,
  type Side,
} from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import {
  type BaccaratState,
  faces,
  inOrder,
  type SecretHands,
  type TableCard,
} from '../table/state.ts'
import {
  BY_ERROR,
  CORRECTED,
  ERROR,
  isDealt,
  lateRefusal,
  sealedOrder,
  unreasoned,
} from './deadline.ts'

/** Division 5 rule 12.6, Marina Bay rules 5.2 to 5.4: a round is put in its proper order. */

/** The cards of the round to put right: still on the table, or of the settled round. */
const cardsOf = (state: BaccaratState): readonly TableCard[] => {
  if (isDealt(state.phase.is)) return inOrder(state.hands)
  return inOrder(state.settled!.dealt).map(shown)
}

interface ReconstructedHands {
  readonly hands: Hands
  /** The same cards, face up or face down. */
  readonly lying: SecretHands
  /** Cards that no hand needs. */
  readonly over: readonly TableCard[]
}

/** Deals this sequence by the rules. */
const layFrom = (state: BaccaratState, cards: readonly TableCard[]): ReconstructedHands => {
  const lying: { [S in Side]: TableCard[] } = { player: [], banker: [] }
  let hands = NO_CARDS
  for (const [i, card] of cards.entries()) {
    const to = nextCardTo(bookOf(state).draw, hands)
    if (to === undefined) return { hands, lying, over: cards.slice(i) }
    lying[to].push(lay({ ...state, hands: lying }, card))
    hands = dealt(hands, to, card.secret as Card)
  }
  return { hands, lying, over: [] }
}

/** A card that lies face up stays so. Another lies as the style deals it, seen by whoever held it. */
const lay = (state: BaccaratState, card: TableCard): TableCard =>
  isShown(card) || isShown(cardAsDealt(state, card.secret)) ? shown(card.secret) : card

interface Putting {
  readonly reason: string
  readonly under: Authority
}

/**
 * The cards of one round, in their order: those that were dealt, and those that left the shoe early.
 * Cards that were not used stay out of the shoe and wait for their turn.
 */
const putRight = (
  state: BaccaratState,
  sequence: readonly TableCard[],
  rest: readonly TableCard[],
  felt: Felt,
  { reason, under }: Putting,
): Decision<BaccaratEvent> => {
  const { hands, lying, over } = layFrom(state, sequence)
  const waiting = [...over, ...rest]
  const before = cardsOf(state).map(({ secret }) => secret)
  if (isDealt(state.phase.is)) {
    const again: BaccaratEvent = {
      is: 'RoundReconstructed',
      hands: lying,
      left: state.left,
      reason,
      before,
      waiting,
      under,
    }
    const counts = recounted(state, lying)
    return [again, ...counts, ...proceeds(stateAfter(state, [again, ...counts]), felt)]
  }
  if (nextCardTo(bookOf(state).draw, hands))
    return refuse(
      under,
      'A card is still due in this round: draw it, then name it with the others.',
    )
  return corrected(state, hands, waiting, { reason, under }, before)
}

/**
 * In Styles B and C a hand is announced when it is turned. One that lies face up and has changed is
 * announced again.
 * @rule nz5:8.14 nz5:8.19 nz5-old:8.14 nz5-old:8.19
 */
const recounted = (state: BaccaratState, lying: SecretHands): readonly BaccaratEvent[] =>
  SIDES.flatMap((hand): BaccaratEvent[] => {
    const { style } = state.elections
    const isOpen = lying[hand].length > 1 && lying[hand].every(isShown)
    if (style === 'A' || !isOpen || countOf(lying, hand) === countOf(state.hands, hand)) return []
    const points = pointCount(faces(lying)[hand])
    const under = bookOf(state).styles[style === 'C' ? 'styleC' : 'turns']
    return [{ is: 'PointCountAnnounced', hand, points, under }]
  })

/** The Point Count of a hand that lies face up. */
const countOf = (hands: SecretHands, hand: Side): number | undefined =>
  hands[hand].every(isShown) ? pointCount(faces(hands)[hand]) : undefined

/** The shoe of the settled round is still in play, so that its cards can wait for the next round. */
const isSameShoe = (state: BaccaratState): boolean =>
  state.emptied === null && !isEndless(state) && state.settled?.shoe === state.shoes

/** Takes back what was paid and pays the correct amounts. @rule nz1:11.1 */
const corrected = (
  state: BaccaratState,
  hands: Hands,
  over: readonly TableCard[],
  { reason, under }: Putting,
  before: readonly TableCard['secret'][],
): Decision<BaccaratEvent> => {
  const { wagers } = state.settled!
  const was = state.results.at(-1)
  const round = { ...resultOf(hands), ...(was?.voided ? { voided: was.voided } : {}) }
  const isStill = was?.result === 'tie' && round.result === 'tie'
  const waiting = isSameShoe(state) ? over : state.waiting
  const { disclosed } = bookOf(state).irregular.excess
  const isVoidHand = disclosed.remedy === 'voidHand' && !state.voidHand && waiting.some(isShown)
  return [
    { is: 'RoundReopened', wagers, reason, ...(isStill ? { still: 'tie' } : {}), under },
    { is: 'ResultCorrected', hands, round, left: state.left, wagers, before, waiting, under },
    ...(isVoidHand && state.phase.is !== 'called'
      ? [{ is: 'VoidHandAnnounced', under: disclosed.under } as const]
      : []),
  ]
}

/** Takes each named card out of the pile; undefined if one is not there. */
const picked = (
  pile: readonly TableCard[],
  cards: readonly Card[],
): { readonly taken: readonly TableCard[]; readonly rest: readonly TableCard[] } | undefined => {
  const rest = [...pile]
  const taken: TableCard[] = []
  for (const card of cards) {
    const at = rest.findIndex(({ secret }) => secret === card)
    if (at < 0) return undefined
    taken.push(...rest.splice(at, 1))
  }
  return { taken, rest }
}

/**
 * The cards of the round in their correct order. If anyone can establish that order, it is binding.
 * Only cards that left the shoe can be named.
 * @rule nz5:12.6 nz5-old:12.6 mbs:5.2 mbs:5.3 mbs:5.4 nz5:12.8 nz5-old:12.8 ruling:542 ruling:599
 */
export const reconstruct = command('reconstruct', {
  mood: 'report',
  by: ['dealer'],
  fields: { error: ERROR, cards: field.list(field.card, 1, 6), reason: field.reason },
  about: 'a-round',
  under: inBook(({ irregular }) => irregular.error.order),
  underBy: BY_ERROR,
  approval: { when: 'after-settlement', because: 'settles a round that was paid once more' },
  during: CORRECTED,
  place: 'form',
  decide: (state, { error, cards, reason }, felt) => {
    const under = bookOf(state).irregular.error[error]
    const refused =
      unreasoned(reason, under) ?? lateRefusal(state, error) ?? sealedOrder(state, under)
    if (refused) return refused
    if (state.phase.is === 'reopened')
      return refuse(under, 'Betting is open. Call no more bets before you correct the cards.')
    const named = picked([...cardsOf(state), ...state.waiting], cards)
    if (!named) return refuse(under, 'Only the cards that were dealt can be put in order.')
    return layFrom(state, named.taken).over.length > 0
      ? refuse(under, 'These cards do not make a complete round in that order.')
      : putRight(state, named.taken, named.rest, felt, { reason, under })
  },
})

const ENTRY = {
  hand: HAND,
  /** Counted from 1, in the order in which the hand got its cards. */
  nth: field.whole(1, 3),
  card: field.card,
  /** Cards that were dealt since and that nobody could enter. */
  further: field.optional(field.list(field.card, 1, 2)),
  reason: field.reason,
}

/** A round is under way, or it is settled and the next one has not been called. */
const notCorrectable = (state: BaccaratState, under: Authority): Refusal | undefined => {
  if (isDealt(state.phase.is) && state.phase.is !== 'reopened') return undefined
  if (state.settled !== null && state.phase.is !== 'called' && state.phase.is !== 'offering')
    return undefined
  return refuse(under, 'The last round cannot be corrected: it is void, or the next one has begun.')
}

/**
 * A card was dealt rightly and entered wrongly. Only where people enter the cards.
 * @rule ruling:600
 */
export const correctEntry = command('correct-entry', {
  mood: 'report',
  by: ['dealer'],
  fields: ENTRY,
  about: 'a-round',
  under: 'ruling:600',
  approval: { when: 'after-settlement', because: 'settles a round that was paid once more' },
  during: CORRECTED,
  sealed: 'nz1:15.4',
  place: 'form',
  decide: (state, { hand, nth, card, further = [], reason }, felt) => {
    const under = 'ruling:600'
    const refused =
      unreasoned(reason, under) ?? sealedOrder(state, 'nz1:15.4') ?? notCorrectable(state, under)
    if (refused) return refused
    const lying = isDealt(state.phase.is) ? state.hands : shownHands(state)
    const was = lying[hand][nth - 1]
    if (was === undefined || was.secret === 'face-down')
      return refuse(under, 'No such card has been entered.')
    if (was.secret === card) return refuse(under, 'That card was entered as {card}.', { card })
    const entered: BaccaratEvent = {
      is: 'EntryCorrected',
      hand,
      nth,
      was: was.secret,
      card,
      ...(further.length > 0 ? { further } : {}),
      reason,
      under,
    }
    const unlikely = [card, ...further].reduce<Refusal | undefined>(
      (found, each) => found ?? impossible(state, each),
      undefined,
    )
    if (unlikely) return unlikely
    const right = {
      ...lying,
      [hand]: lying[hand].map((one, i) => (i === nth - 1 ? { ...one, secret: card } : one)),
    }
    const now = stateAfter(state, [entered])
    const sequence = [...inOrder(right), ...further.map(shown)]
    const then = putRight(now, sequence, state.waiting, felt, { reason, under })
    return 'refused' in then ? then : [entered, ...then]
  },
})

const shownHands = ({ settled }: BaccaratState): BaccaratState['hands'] => {
  const { player, banker } = settled!.dealt
  return { player: player.map(shown), banker: banker.map(shown) }
}
