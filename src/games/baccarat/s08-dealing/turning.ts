import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import type { BaccaratCommandOf, BaccaratEvent } from '../events.ts'
import { after } from '../evolve.ts'
import { handlerRefused, nameOf } from '../s02-nominees.ts'
import { pointCount } from '../s04-card-values.ts'
import { bookOf, byStaff } from '../s06-opening.ts'
import { isEndless } from '../s07-shoe.ts'
import type { Side } from '../s09-third-card.ts'
import { isInternational, splitOf } from '../s15-international/international.ts'
import { type BaccaratState, faces } from '../state.ts'
import { proceeds, waitingLaid } from './round.ts'

/** Division 5 rules 8.5 and 8.11 to 8.20, and 9.8: cards that lie face down, and who turns them. */

/**
 * A style holds until its shoe is finished; from a continuous shuffler Styles A and C change between
 * rounds under an approved procedure.
 * @rule nz5:8.5 nz5-old:8.5 ruling:514
 */
export const electStyle = (
  state: BaccaratState,
  { by, style, procedure }: BaccaratCommandOf<'elect-style'>,
): Decision<BaccaratEvent> => {
  const { styles, elects, shuffler } = bookOf(state)
  const refused = byStaff(by, 'casino-supervisor', styles.elects)
  if (refused) return refused
  if (!elects.style.among.includes(style))
    return refuse(styles.elects, 'Style {style} is not dealt here.', { style })
  if (isEndless(state) && style === 'B')
    return refuse(shuffler.notStyleB, 'Style B is not dealt from a continuous shuffler.')
  const phase = state.phase.is
  const empty =
    phase === 'opening' || phase === 'shuffling' || phase === 'cutting' || phase === 'cut'
  const between = isEndless(state) && phase === 'betting' && procedure !== undefined
  return empty || between
    ? [{ is: 'StyleElected', style, under: styles.elects }]
    : refuse(styles.elects, 'The style holds until this shoe is finished.')
}

const isTurned = ({ hands }: BaccaratState, hand: Side): boolean => hands[hand].every(isShown)

/** The Player's Hand comes first, unless the casino supervisor let the Banker's. */
const outOfTurn = (state: BaccaratState, hand: Side): Refusal | undefined => {
  const { styles } = bookOf(state)
  if (state.phase.is !== 'turning') return refuse(styles.faceDown, 'No hand lies face down.')
  if (isTurned(state, hand)) return refuse(styles.turns, 'That hand has been turned.')
  return hand === 'banker' && !isTurned(state, 'player') && !state.bankerFirst
    ? refuse(styles.passesBanker, "The Player's Hand is turned first.")
    : undefined
}

/** @rule nz5:8.7 nz5:8.13 nz5:8.15 nz5:8.16 nz5:8.20 nz5:9.8 nz5-old:8.7 nz5-old:8.20 */
export const passHand = (
  state: BaccaratState,
  { by, hand, to }: BaccaratCommandOf<'pass-hand'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { styles } = bookOf(state)
  const { style } = state.elections
  if (style !== 'B')
    return refuse(style === 'A' ? styles.keepsA : styles.keepsC, 'The dealer keeps the cards.')
  const refused = byStaff(by, 'dealer', styles.handling)
  if (refused) return refused
  if (state.out) return refuse(styles.oneHand, 'Only one hand at a time leaves its box.')
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
  const mayNot = handler === holder ? undefined : handlerRefused(state, holder, handler, felt)
  return mayNot ?? early ?? [{ is: 'HandPassed', hand, handler, under: passes(state, hand) }]
}

const passes = (state: BaccaratState, hand: Side): Authority => {
  const { passesPlayer, passesBanker, thirdDown } = bookOf(state).styles
  if (state.hands[hand].length > 2) return thirdDown
  return hand === 'player' ? passesPlayer : passesBanker
}

/** Who may turn this hand now: whoever holds it or, where nobody does, the dealer. */
const notTheirs = (
  state: BaccaratState,
  { by, hand }: BaccaratCommandOf<'turn-hand'>,
): Refusal | undefined => {
  const { styles } = bookOf(state)
  if (state.out?.hand === hand) {
    const holders = [...new Set(state.out.holders.filter(one => one !== null))]
    return holders.some(one => one === nameOf(by))
      ? undefined
      : refuse(styles.turns, '{holders} turns this hand.', { holders: holders.join(' and ') })
  }
  if (state.out) return refuse(styles.oneHand, 'The other hand is out.')
  if (nameOf(by) !== undefined) return refuse(styles.handling, 'The cards are not with you.')
  return state.roles?.[hand]
    ? refuse(styles.passesPlayer, 'This hand is passed to {patron}.', {
        patron: state.roles[hand],
      })
    : byStaff(by, 'dealer', styles.dealerTurns)
}

/**
 * Turned, announced and taken back to the box; when nothing lies face down, the round goes on.
 * @rule nz5:8.14 nz5:8.15 nz5:8.18 nz5:8.19 nz5:9.1 nz5-old:8.14 nz5-old:8.15 nz5-old:8.18 nz5-old:8.19
 */
export const turnHand = (
  state: BaccaratState,
  command: BaccaratCommandOf<'turn-hand'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const { by, hand } = command
  const refused = outOfTurn(state, hand) ?? notTheirs(state, command)
  if (refused) return refused
  const some = turnsSome(state, command)
  if (some) return some
  const under = turns(state)
  const turned: readonly BaccaratEvent[] = [
    { is: 'HandTurned', hand, by: nameOf(by) ?? 'dealer', under },
    { is: 'PointCountAnnounced', hand, points: pointCount(faces(state.hands)[hand]), under },
  ]
  const open = after(state, turned)
  const then = [...turned, ...proceeds(open, felt)]
  const now = after(state, then)
  return now.phase.is === 'dealing' ? [...then, ...waitingLaid(now, felt)] : then
}

/**
 * Whoever holds cards turns those, all or one; the hand counts as turned once every card is up.
 * @rule nz5:8.14 nz5:15.5 nz5-old:8.14
 */
const turnsSome = (
  state: BaccaratState,
  { by, hand, card }: BaccaratCommandOf<'turn-hand'>,
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

/** The dealer may take the cards back, and they stay unseen by the rest. @rule nz5:8.11 nz5:8.11(b) nz5-old:8.11 */
export const retrieveHand = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'retrieve-hand'>,
): Decision<BaccaratEvent> => {
  const { handling: under } = bookOf(state).styles
  if (!state.out) return refuse(under, 'No hand is out.')
  return byStaff(by, 'dealer', under) ?? [{ is: 'HandRetrieved', hand: state.out.hand, under }]
}

/**
 * Also while a patron holds the cards, which come back first, and instead of somebody who would.
 * @rule nz5:8.18(c) nz5-old:8.18(c) nz5:15.8
 */
export const dealerTurns = (
  state: BaccaratState,
  { by, hand }: BaccaratCommandOf<'dealer-turns'>,
): Decision<BaccaratEvent> => {
  const { directed: under, handling } = bookOf(state).styles
  const refused = byStaff(by, 'game-supervisor', under)
  if (refused) return refused
  const holder = state.roles?.[hand]
  const volunteers = state.international.volunteers.some(each => each.hand === hand)
  if (!holder && !volunteers) return refuse(under, 'The dealer turns that hand already.')
  const isEntitled = holder && state.roles?.claims[hand].includes(holder)
  const back: readonly BaccaratEvent[] =
    state.out?.hand === hand ? [{ is: 'HandRetrieved', hand, under: handling }] : []
  return [...back, { is: 'DealerTurnsHand', hand, under: isEntitled ? under : 'nz5:15.8' }]
}

/** @rule nz5:8.17 nz5-old:8.17 */
export const bankerFirst = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'banker-first'>,
): Decision<BaccaratEvent> => {
  const { bankerFirst: under } = bookOf(state).styles
  if (state.elections.style !== 'B') return refuse(under, 'This is for Style B.')
  return byStaff(by, 'casino-supervisor', under) ?? [{ is: 'BankerFirstAuthorised', under }]
}
