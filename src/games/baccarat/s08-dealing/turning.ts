import type { Authority } from '../../../kernel/authority.ts'
import type { Card } from '../../../kernel/card.ts'
import { FACE_DOWN } from '../../../kernel/chance.ts'
import type { ByPatron, ByStaff, Nominee } from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { bookOf, CLOSED, command, type ElectionHolder, HAND, inBook } from '../law.ts'
import { handlerRefused, nameOf } from '../s02-nominees/nominees.ts'
import { pointCount } from '../s04-card-values.ts'
import { impossibleAmong } from '../s07-shoe/composition.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import { isInternational } from '../s15-international/adoption.ts'
import { splitOf } from '../s15-international/handling.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import { type BaccaratState, faces } from '../table/state.ts'
import type { BaccaratView } from '../table/view.ts'
import { offersGoOn } from './roles.ts'
import { proceeds, waitingCardsDealt } from './round.ts'

/** Division 5 rules 8.11 to 8.20, and 9.8: face-down cards and who turns them. */

const isTurned = ({ hands }: BaccaratState, hand: Side): boolean => hands[hand].every(isShown)

/** The Player's Hand comes first, unless the casino supervisor elected the Banker's. */
const outOfTurn = (state: BaccaratState, hand: Side): Refusal | undefined => {
  const { styles } = bookOf(state)
  const { style } = state.elections
  const inC = style === 'C' ? styles.styleC : undefined
  if (state.phase.is !== 'turning')
    return refuse(
      inC ?? (style === 'A' ? styles.keepsA : styles.faceDown),
      'No hand lies face down.',
    )
  if (isTurned(state, hand)) return refuse(inC ?? styles.turns, 'That hand has been turned.')
  const first = inC ?? styles.passesBanker
  return hand === 'banker' && !isTurned(state, 'player') && !state.bankerFirst
    ? refuse(first, "The Player's Hand is turned first.")
    : undefined
}

/** In Styles A and C no card leaves the dealer. */
const dealerKeeps = (state: BaccaratState): Refusal | undefined => {
  const { keepsA, keepsC } = bookOf(state).styles
  const { style } = state.elections
  return style === 'B'
    ? undefined
    : refuse(style === 'A' ? keepsA : keepsC, 'The dealer keeps the cards.')
}

/** A patron has a nominee, so the dealer may pass cards to the nominee. */
const hasMarkers = ({ markers }: Pick<BaccaratView, 'markers'>): boolean => markers.length > 0

/** Each hand has its own clause for passing it. */
const byHand = (play: ElectionHolder) => {
  const { passesPlayer: player, passesBanker: banker } = bookOf(play).styles
  return { player, banker }
}

/**
 * To the patron with the role, or to a nominee that the dealer names.
 * @rule nz5:8.7 nz5:8.13 nz5:8.15 nz5:8.16 nz5:8.20 nz5:9.8 nz5-old:8.7 nz5-old:8.20
 */
export const passHand = command('pass-hand', {
  mood: 'report',
  by: ['dealer'],
  fields: { hand: HAND, to: field.optional(field.patron) },
  about: 'this-step',
  under: inBook(({ styles }) => styles.handling),
  during: ['turning'],
  place: 'step',
  hints: { to: { label: 'passTo' } },
  forms: [
    {
      key: 'pass-to',
      where: hasMarkers,
      asks: ['hand', 'to'],
      under: inBook(({ styles }) => styles.passesPlayer),
      underBy: { field: 'hand', clauses: byHand },
    },
  ],
  decide: (state, { hand, to }, felt) => {
    const { styles } = bookOf(state)
    const kept = dealerKeeps(state)
    if (kept) return kept
    if (state.out) return refuse(styles.oneHand, 'Only one hand at a time may leave its box.')
    const holder = state.roles?.[hand]
    if (holder === undefined || holder === null)
      return refuse(styles.dealerTurns, 'The dealer turns this hand.')
    const early = outOfTurn(state, hand)
    const split = splitOf(state, hand, felt)
    if (split && !early)
      return to === undefined
        ? [{ is: 'CardsPassed', hand, to: split, under: 'nz5:15.4' }]
        : refuse('nz5:15.4', 'A supervisor has directed who gets which card.')
    const handler = to ?? holder
    const mayNot =
      handler === holder ? undefined : handlerRefused(state, hand, holder, handler, felt)
    return mayNot ?? early ?? [{ is: 'HandPassed', hand, handler, under: passes(state, hand) }]
  },
})

const passes = (state: BaccaratState, hand: Side): Authority =>
  state.hands[hand].length > 2 ? bookOf(state).styles.thirdDown : byHand(state)[hand]

/**
 * All face-down cards that the person holds, or one card, counted from 1. Where nobody has read the
 * cards, the dealer names them in their order as they are turned.
 */
const TURNED = {
  hand: HAND,
  card: field.optional(field.whole(1, 3)),
  cards: field.optional(field.list(field.card, 1, 3)),
}

type TurnCommand = field.FieldValues<typeof TURNED> & { readonly by: ByPatron | Nominee | ByStaff }

/** Only the holder may turn this hand. If nobody holds it, the dealer turns it. */
const notWithThem = (state: BaccaratState, { by, hand }: TurnCommand): Refusal | undefined => {
  const { styles } = bookOf(state)
  if (state.out?.hand === hand) {
    // Whoever holds the cards turns them, and the dealer reads them.
    if (unread(state, hand) > 0 && by.role === 'staff') return undefined
    const holders = [...new Set(state.out.holders.filter(one => one !== null))]
    return holders.some(one => one === nameOf(by))
      ? undefined
      : refuse(styles.turns, 'Only {holders} may turn this hand.', { holders })
  }
  if (state.out) return refuse(styles.oneHand, 'The other hand is out.')
  if (nameOf(by) !== undefined) return refuse(styles.handling, 'You do not have the cards.')
  return state.roles?.[hand]
    ? refuse(styles.passesPlayer, 'This hand is passed to {patron}.', {
        patron: state.roles[hand],
      })
    : undefined
}

/**
 * The hand is turned, announced and put back in the box. Once no card is face down, the round
 * continues.
 * @rule nz5:8.14 nz5:8.15 nz5:8.18 nz5:8.19 nz5:9.1 nz5-old:8.14 nz5-old:8.15 nz5-old:8.18 nz5-old:8.19
 */
export const turnHand = command('turn-hand', {
  mood: 'request',
  by: ['patron', 'nominee', 'dealer'],
  fields: TURNED,
  about: 'this-step',
  under: inBook(({ styles }) => styles.dealerTurns),
  during: ['turning'],
  place: 'step',
  decide: (state, said, felt) => {
    const { by, hand, cards = [] } = said
    const refused =
      (nameOf(by) === undefined ? undefined : dealerKeeps(state)) ??
      outOfTurn(state, hand) ??
      notWithThem(state, said) ??
      notRead(state, said, cards)
    if (refused) return refused
    const some = turnsSome(state, said)
    if (some) return some
    const under = turns(state)
    const turned: BaccaratEvent = {
      is: 'HandTurned',
      hand,
      by: nameOf(by) ?? state.out?.receiver ?? 'dealer',
      ...(cards.length > 0 ? { cards } : {}),
      under,
    }
    const open = stateAfter(state, [turned])
    const points = pointCount(faces(open.hands)[hand])
    const counted: BaccaratEvent = { is: 'PointCountAnnounced', hand, points, under }
    const then = [turned, counted, ...proceeds(stateAfter(open, [counted]), felt)]
    const now = stateAfter(state, then)
    return now.phase.is === 'dealing' ? [...then, ...waitingCardsDealt(now, felt)] : then
  },
})

/** How many cards of this hand nobody has read. */
const unread = ({ hands }: BaccaratState, hand: Side): number =>
  hands[hand].filter(({ secret }) => secret === FACE_DOWN).length

/** The cards that nobody has read are named once, when the hand is turned. */
const notRead = (
  state: BaccaratState,
  { by, hand }: TurnCommand,
  cards: readonly Card[],
): Refusal | undefined => {
  const { handling } = bookOf(state).procedure
  const count = unread(state, hand)
  if (cards.length === count) return impossibleAmong(state, cards)
  return by.role === 'staff'
    ? refuse(handling, 'Name the {count} cards of this hand that nobody has read.', { count })
    : refuse(handling, 'Turn the cards over on the table. The dealer reads them.')
}

/**
 * A holder turns all or one of their cards. The hand counts as turned once every card is face up.
 * @rule nz5:8.14 nz5:15.5 nz5-old:8.14
 */
const turnsSome = (
  state: BaccaratState,
  { by, hand, card }: TurnCommand,
): Decision<BaccaratEvent> | undefined => {
  const holder = nameOf(by)
  if (state.out?.hand !== hand || holder === undefined) return undefined
  const down = state.out.holders.flatMap((one, i) => (one === null ? [] : [i + 1]))
  const theirs = down.filter(i => state.out?.holders[i - 1] === holder)
  const cards = card === undefined ? theirs : theirs.filter(i => i === card)
  const under = turns(state)
  if (cards.length === 0) return refuse(under, 'You do not hold that card.')
  return cards.length === down.length
    ? undefined
    : [{ is: 'CardsTurned', hand, cards, by: holder, under }]
}

const turns = (state: BaccaratState): Authority => {
  const { styleC, turns: byHandler, dealerTurns: byDealer } = bookOf(state).styles
  if (state.elections.style === 'C') return styleC
  if (isInternational(state)) return state.out ? 'nz5:15.5' : 'nz5:15.8'
  return state.out ? byHandler : byDealer
}

/**
 * The dealer may take the cards back without showing them.
 * @rule nz5:8.11 nz5:8.11(b) nz5-old:8.11
 */
export const retrieveHand = command('retrieve-hand', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-round',
  under: inBook(({ styles }) => styles.handling),
  during: ['turning'],
  place: 'form',
  decide: state => {
    const { handling: under } = bookOf(state).styles
    return state.out
      ? [{ is: 'HandRetrieved', hand: state.out.hand, under }]
      : refuse(under, 'No hand is out.')
  },
})

/** Nobody else can turn this hand any more: it has been turned, or its offers are over. */
const isTheDealers = (state: BaccaratState, hand: Side): boolean => {
  const { phase, roles, international, hands } = state
  if (international.kept.includes(hand)) return true
  if (hands[hand].length > 0 && isTurned(state, hand)) return true
  const isOpen = phase.is === 'offering' && (phase.hand === hand || hand === 'player')
  return !isOpen && roles !== null && roles[hand] === null
}

/**
 * A supervisor may direct this even while a patron holds the cards. The cards come back first.
 * @rule nz5:8.18(c) nz5-old:8.18(c) nz5:15.8
 */
export const dealerTurns = command('dealer-turns', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { hand: HAND },
  about: 'this-round',
  under: inBook(({ styles }) => styles.directed),
  during: ['called', 'offering', 'dealing', 'turning'],
  place: 'form',
  decide: (state, { hand }) => {
    const { directed: under, handling } = bookOf(state).styles
    const always = dealerKeeps(state)
    if (always) return always
    if (!CLOSED.includes(state.phase.is)) return refuse(under, 'No round is being dealt.')
    const holder = state.roles?.[hand]
    const volunteers = state.international.volunteers.some(each => each.hand === hand)
    if (isTheDealers(state, hand) && !volunteers)
      return refuse(under, 'The dealer turns that hand already.')
    const isDirected = !holder || state.roles?.claims[hand].includes(holder)
    const back: readonly BaccaratEvent[] =
      state.out?.hand === hand ? [{ is: 'HandRetrieved', hand, under: handling }] : []
    const kept: readonly BaccaratEvent[] = [
      ...back,
      { is: 'DealerTurnsHand', hand, under: isDirected && !volunteers ? under : 'nz5:15.8' },
    ]
    return [...kept, ...offersGoOn(stateAfter(state, kept), hand)]
  },
})
