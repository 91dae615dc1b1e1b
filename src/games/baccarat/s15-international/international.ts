import type { Authority } from '../../../kernel/authority.ts'
import type { Consequence, Felt } from '../../../kernel/game.ts'
import { isPatron, type Patron } from '../../../kernel/people.ts'
import { type Decision, type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import { voided } from '../../../kernel/wager.ts'
import type { BaccaratCommandOf, BaccaratEvent, BaccaratEventOf } from '../events.ts'
import { handlerRefused, markers, nameOf } from '../s02-nominees.ts'
import { isMain } from '../s05-wagers/basic-wagers.ts'
import { bookOf, byPlayer, byStaff } from '../s06-opening.ts'
import { isReady } from '../s08-dealing/roles.ts'
import { cardsOut, INITIAL_DEAL, type Side } from '../s09-third-card.ts'
import { ANTE } from '../s14-ante-up.ts'
import { type BaccaratState, faces } from '../state.ts'
import type { Split } from './acts.ts'

/** Division 5 section 15: International Baccarat, over whatever else a table plays by. */

/** @rule nz5:15.1 */
export const isInternational = ({ elections }: BaccaratState): boolean =>
  elections.international === true

/** What this section grants, it grants where it was adopted. */
const notAdopted = (state: BaccaratState): Refusal | undefined =>
  isInternational(state)
    ? undefined
    : refuse(bookOf(state).elects.international.under, 'This is not International Baccarat.')

const other = (hand: Side): Side => (hand === 'player' ? 'banker' : 'player')

const areCardsDue = (state: BaccaratState): boolean =>
  isReady(state) || state.phase.is === 'dealing' || state.phase.is === 'turning'

/** Cards go to the patron whose hand it is, or to somebody who may handle them for that patron. */
const outsideCircle = (
  state: BaccaratState,
  principal: Patron,
  felt: Felt,
  ...to: readonly Patron[]
): Refusal | undefined =>
  to
    .filter(one => one !== principal)
    .map(one => handlerRefused(state, principal, one, felt))
    .find(refused => refused !== undefined)

/** Nothing of the hand has been passed or turned yet. */
const isWhole = ({ hands, out }: BaccaratState, hand: Side): boolean =>
  out?.hand !== hand && hands[hand].length <= 2 && !hands[hand].some(isShown)

/** @rule nz5:15.4 nz5:15.4(i) nz5:15.4(ii) ruling:577 */
export const askSplit = (
  state: BaccaratState,
  { by, hand, first, second }: BaccaratCommandOf<'ask-split'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.4'
  const refused = notAdopted(state)
  if (refused) return refused
  const principal = state.roles?.[hand]
  if (!isPatron(by) || by.patron !== principal)
    return refuse(under, 'It is for whoever the hand goes to to ask.')
  if (!markers(state).some(({ patron }) => patron === principal))
    return refuse(under, 'Cards are divided between a patron and those who act for them.')
  if (!areCardsDue(state) || !isWhole(state, hand))
    return refuse(under, 'The first two cards of this hand have been passed.')
  return (
    outsideCircle(state, principal, felt, first, second) ?? [
      { is: 'SplitAsked', hand, patron: principal, to: [first, second], under },
    ]
  )
}

/** @rule nz5:15.4 ruling:576 a supervisor may, and need not. */
export const directSplit = (
  state: BaccaratState,
  { by, hand }: BaccaratCommandOf<'direct-split'>,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.4'
  const refused = notAdopted(state) ?? byStaff(by, 'game-supervisor', under)
  if (refused) return refused
  const asked = state.international.splits.find(split => split.hand === hand && !split.directed)
  return asked && isWhole(state, hand)
    ? [{ is: 'SplitDirected', hand, patron: asked.patron, under }]
    : refuse(under, 'Nobody has asked for the cards of this hand to be divided.')
}

/** The division that was directed, unless somebody in it may no longer handle cards. */
export const splitOf = (state: BaccaratState, hand: Side, felt: Felt): Split | undefined => {
  const found = state.international.splits.find(split => split.hand === hand && split.directed)
  if (!found || state.roles?.[hand] !== found.patron || state.hands[hand].length !== 2)
    return undefined
  if (!isWhole(state, hand)) return undefined
  return outsideCircle(state, found.patron, felt, ...found.to) ? undefined : found.to
}

/**
 * Who was passed both cards may let others of the same circle have one or both; nobody passes on
 * what came from another patron. @rule nz5:15.6 ruling:597
 */
export const giveCard = (
  state: BaccaratState,
  { by, card, to }: BaccaratCommandOf<'give-card'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.6'
  const refused = notAdopted(state)
  if (refused) return refused
  const { out } = state
  const from = nameOf(by)
  const principal = out && state.roles?.[out.hand]
  if (!out || !principal || from === undefined || from !== out.receiver)
    return refuse(under, 'This is for whoever was passed both cards of a hand.')
  if (state.hands[out.hand].length !== 2)
    return refuse(under, 'Only the first two cards of a hand are handed on.')
  if (out.holders[card - 1] !== from || to === from)
    return refuse(under, 'You do not have that card to hand on.')
  return (
    outsideCircle(state, principal, felt, to) ?? [
      { is: 'CardGiven', hand: out.hand, card, from, to, under },
    ]
  )
}

/** A hand that nobody turns who had a claim. @rule nz5:15.7 nz5:15.7(a) nz5:15.7(b) ruling:535 */
const taken = (state: BaccaratState, hand: Side): Refusal | undefined => {
  if (state.elections.style !== 'B')
    return refuse('nz5:15.7', 'Only in Style B do patrons turn the cards.')
  if (!areCardsDue(state) || state.roles === null)
    return refuse('nz5:15.7', 'First the hands are offered to those who have a claim.')
  if (state.roles[hand] !== null)
    return refuse('nz5:15.7', '{patron} turns this hand.', { patron: state.roles[hand] })
  return state.international.kept.includes(hand)
    ? refuse('nz5:15.8', 'The dealer has been directed to turn this hand.')
    : undefined
}

export const volunteer = (
  state: BaccaratState,
  { by, hand }: BaccaratCommandOf<'volunteer'>,
  { seats }: Felt,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.7'
  const refused = notAdopted(state)
  if (refused) return refused
  if (!isPatron(by)) return refuse(under, 'It is for a patron to volunteer.')
  const { patron } = by
  if (!seats.includes(patron))
    return refuse('nz5:5.6(b)', 'Only a seated patron handles the cards.')
  const again = state.international.volunteers.some(v => v.hand === hand && v.patron === patron)
  return (
    taken(state, hand) ??
    (again
      ? refuse(under, '{patron} has volunteered.', { patron })
      : [{ is: 'Volunteered', hand, patron, under }])
  )
}

export const directTurner = (
  state: BaccaratState,
  { by, hand, patron }: BaccaratCommandOf<'direct-turner'>,
  { seats, wagers }: Felt,
): Decision<BaccaratEvent> => {
  const refused = notAdopted(state) ?? byStaff(by, 'game-supervisor', 'nz5:15.7')
  if (refused) return refused
  const offers = state.international.volunteers.some(v => v.hand === hand && v.patron === patron)
  if (!offers || !seats.includes(patron))
    return refuse('nz5:15.7', '{patron} has not volunteered from a seat.', { patron })
  const isBacked = wagers.some(({ on }) => on === hand)
  const under = isBacked ? 'nz5:15.7(b)' : 'nz5:15.7(a)'
  return taken(state, hand) ?? [{ is: 'TurnerDirected', hand, patron, under }]
}

const UNDER_WAY: readonly string[] = ['called', 'offering', 'dealing', 'turning', 'reopened']

const isDealt = ({ hands, phase }: BaccaratState): boolean =>
  UNDER_WAY.includes(phase.is) && hands.player.length > 0

/** A report. What is not voided is put where it belongs. @rule nz5:15.9(a) nz5:15.9(b) nz5:12.6 */
export const reportMisdelivery = (
  state: BaccaratState,
  { by, hand, astray }: BaccaratCommandOf<'report-misdelivery'>,
): Decision<BaccaratEvent> => {
  const under: Authority = astray === 'area' ? 'nz5:15.9(a)' : 'nz5:15.9(b)'
  const refused = notAdopted(state) ?? byStaff(by, 'dealer', under)
  if (refused) return refused
  if (!isDealt(state) || state.hands[hand].length === 0)
    return refuse(under, 'No card of that hand has been dealt.')
  if (astray === 'area') return [{ is: 'CardsMisdelivered', hand, handler: null, under }]
  const handler = state.roles?.[other(hand)]
  return handler
    ? [{ is: 'CardsMisdelivered', hand, handler, under }]
    : refuse(under, 'Nobody has accepted the other hand.')
}

/** Whether this section has an occasion to void hands. */
const noMisdelivery = (state: BaccaratState): Refusal | undefined => {
  if (state.elections.style !== 'B') return refuse('nz5:15.9', 'Hands are voided in Style B only.')
  return state.international.astray.length > 0 && isDealt(state)
    ? undefined
    : refuse('nz5:15.9', 'No card has gone to the wrong place in this round.')
}

export const askVoidHand = (
  state: BaccaratState,
  { by, hand }: BaccaratCommandOf<'ask-void-hand'>,
  felt: Felt,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.9'
  const refused = notAdopted(state) ?? byPlayer(by, felt, under) ?? noMisdelivery(state)
  if (refused || !isPatron(by)) return refused ?? []
  const { patron } = by
  const again = state.international.asked.some(a => a.hand === hand && a.patron === patron)
  return again
    ? refuse(under, '{patron} has asked for that.', { patron })
    : [{ is: 'VoidAsked', hand, patron, under }]
}

/** The operator may, when a patron asked; the round is dealt to its end whatever is voided. @rule nz5:15.9 ruling:534 */
export const voidHands = (
  state: BaccaratState,
  { by, hands, ties, reason }: BaccaratCommandOf<'void-hands'>,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.9'
  const refused =
    notAdopted(state) ?? byStaff(by, 'casino-supervisor', under) ?? noMisdelivery(state)
  if (refused) return refused
  const { asked, voided: before } = state.international
  if (!hands.some(hand => asked.some(each => each.hand === hand)))
    return refuse(under, 'A hand is voided at the request of a patron; nobody has asked.')
  if (reason === '') return refuse(under, 'Give the reason.')
  return hands.every(hand => before.includes(hand))
    ? refuse(under, 'That has been voided.')
    : [{ is: 'HandsVoided', hands, ties, reason, under }]
}

/** Whether a wager of this name is one on a voided hand, or a Tie Bet with no hand left. */
export const isOnVoided = ({ international }: BaccaratState, on: string): boolean => {
  const { voided: hands } = international
  return on === 'tie' ? hands.length === 2 : hands.some(h => on === h || on.endsWith(`-${h}`))
}

/** Wagers on a voided hand go back; Tie Bets when no hand is left, or with them. @rule ruling:521 ruling:525 */
export const onVoidedHands = (
  state: BaccaratState,
  { ties, under }: BaccaratEventOf<'HandsVoided'>,
  { wagers }: Felt,
): readonly Consequence[] => {
  const isGone = (on: string): boolean => (on === 'tie' && ties) || isOnVoided(state, on)
  const remain = wagers.filter(({ on }) => isMain(on) && !isGone(on)).map(({ patron }) => patron)
  return wagers
    .filter(({ on, patron }) => (on === ANTE ? !remain.includes(patron) : isGone(on)))
    .map(({ id }) => ({ wager: id, outcome: voided(under) }))
}

/** No card of this round has been seen, and none has been in anybody's hands. */
export const isUntouched = ({ hands, waiting, international }: BaccaratState): boolean =>
  !international.handled && ![...hands.player, ...hands.banker, ...waiting].some(isShown)

/**
 * @rule nz5:15.10 nz5:15.10(a) nz5:15.10(b) nz5:15.10(c) nz5:15.10(d) ruling:522 ruling:534
 */
export const reopenBets = (
  state: BaccaratState,
  { by }: BaccaratCommandOf<'reopen-bets'>,
): Decision<BaccaratEvent> => {
  const under = 'nz5:15.10'
  const refused = notAdopted(state) ?? byStaff(by, 'casino-supervisor', under)
  if (refused) return refused
  if (state.voidHand) return refuse(state.voidHand.under, 'No bets this hand.')
  const out = cardsOut(faces(state.hands))
  const isDealing = state.phase.is === 'dealing' || state.phase.is === 'turning'
  if (!isDealing || out === 0 || out > INITIAL_DEAL)
    return refuse(under, 'This is for a round of which the first four cards are being dealt.')
  return isUntouched(state)
    ? [{ is: 'BetsReopened', under }]
    : refuse(under, 'A card has been seen or handled: no wager may be made or touched.')
}

/** The second call. In Style B the hands are offered again; else the deal goes on. @rule nz5:15.10 ruling:511 */
export const closeAgain = (state: BaccaratState): readonly BaccaratEvent[] => [
  { is: 'BetsClosedAgain', under: bookOf(state).procedure.call },
  ...(state.elections.style === 'B' ? [] : [{ is: 'DealResumed', under: 'nz5:15.10' } as const]),
]
