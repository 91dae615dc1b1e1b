import type { Felt } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import * as field from '../../../kernel/shape.ts'
import { command, HAND } from '../law.ts'
import { handlerRefused, markers, personOf } from '../s02-nominees/nominees.ts'
import { isReady } from '../s08-dealing/roles.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import type { BaccaratState } from '../table/state.ts'
import { isInternational, notAdopted, whereAdopted } from './adoption.ts'
import type { SplitPatrons } from './events.ts'

/** Division 5 rules 15.3 to 15.8: who gets each card of a hand, and who turns it. */

const areCardsDue = (state: BaccaratState, felt: Felt): boolean =>
  isReady(state, felt) || state.phase.is === 'dealing' || state.phase.is === 'turning'

/** Cards go to the patron with the role, or to someone who may handle cards for that patron. */
const outsideCircle = (
  state: BaccaratState,
  hand: Side,
  principal: Patron,
  felt: Felt,
  ...to: readonly Patron[]
): Refusal | undefined =>
  to
    .filter(one => one !== principal)
    .map(one => handlerRefused(state, hand, principal, one, felt))
    .find(refused => refused !== undefined)

/** No card of the hand has been passed or turned yet. */
const isWhole = ({ hands, out }: BaccaratState, hand: Side): boolean =>
  out?.hand !== hand && hands[hand].length <= 2 && !hands[hand].some(isShown)

/** @rule nz5:15.4 nz5:15.4(i) nz5:15.4(ii) ruling:577 */
export const askSplit = command('ask-split', {
  mood: 'request',
  by: ['patron'],
  fields: { hand: HAND, first: field.patron, second: field.patron },
  about: 'this-round',
  under: whereAdopted('nz5:15.4'),
  where: isInternational,
  decide: (state, { by, hand, first, second }, felt) => {
    const under = 'nz5:15.4'
    const refused = notAdopted(state)
    if (refused) return refused
    const principal = state.roles?.[hand]
    if (by.patron !== principal) return refuse(under, 'Only the patron who gets this hand may ask.')
    if (!markers(state).some(({ patron }) => patron === principal))
      return refuse(under, 'Only a patron and the people who act for them share the cards.')
    if (!areCardsDue(state, felt) || !isWhole(state, hand))
      return refuse(under, 'The first two cards of this hand have been passed.')
    return (
      outsideCircle(state, hand, principal, felt, first, second) ?? [
        { is: 'SplitAsked', hand, patron: principal, to: [first, second], under },
      ]
    )
  },
})

/** @rule nz5:15.4 ruling:576 a supervisor may do this but need not. */
export const directSplit = command('direct-split', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { hand: HAND },
  about: 'this-round',
  under: whereAdopted('nz5:15.4'),
  place: 'form',
  where: isInternational,
  decide: (state, { hand }) => {
    const under = 'nz5:15.4'
    const refused = notAdopted(state)
    if (refused) return refused
    const asked = state.international.splits.find(split => split.hand === hand && !split.directed)
    return asked && isWhole(state, hand)
      ? [{ is: 'SplitDirected', hand, patron: asked.patron, under }]
      : refuse(under, 'Nobody has asked for the cards of this hand to be divided.')
  },
})

/** The directed split, unless someone in it may no longer handle cards. */
export const splitOf = (state: BaccaratState, hand: Side, felt: Felt): SplitPatrons | undefined => {
  const found = state.international.splits.find(split => split.hand === hand && split.directed)
  if (!found || state.roles?.[hand] !== found.patron || state.hands[hand].length !== 2)
    return undefined
  if (!isWhole(state, hand)) return undefined
  return outsideCircle(state, hand, found.patron, felt, ...found.to) ? undefined : found.to
}

/**
 * A patron who got both cards may give one or both to others in the same circle. A card that came
 * from another patron cannot be passed on.
 * @rule nz5:15.6 ruling:597
 */
export const giveCard = command('give-card', {
  mood: 'request',
  by: ['patron', 'nominee'],
  fields: { card: field.whole(1, 2), to: field.patron },
  about: 'this-round',
  under: whereAdopted('nz5:15.6'),
  where: isInternational,
  decide: (state, { by, card, to }, felt) => {
    const under = 'nz5:15.6'
    const refused = notAdopted(state)
    if (refused) return refused
    const { out } = state
    const from = personOf(by)
    const principal = out && state.roles?.[out.hand]
    if (!out || !principal || from !== out.receiver)
      return refuse(under, 'Only the patron who was passed both cards may do this.')
    if (state.hands[out.hand].length !== 2)
      return refuse(under, 'Only the first two cards of a hand are passed on.')
    if (out.holders[card - 1] !== from || to === from)
      return refuse(under, 'You do not have that card.')
    return (
      outsideCircle(state, out.hand, principal, felt, to) ?? [
        { is: 'CardGiven', hand: out.hand, card, from, to, under },
      ]
    )
  },
})

/**
 * Refuses a volunteer for a hand that another patron or the dealer has to turn.
 * @rule nz5:15.7 nz5:15.7(a) nz5:15.7(b) ruling:535
 */
const taken = (state: BaccaratState, hand: Side, felt: Felt): Refusal | undefined => {
  if (state.elections.style !== 'B')
    return refuse('nz5:15.7', 'Only in Style B do patrons turn the cards.')
  if (!areCardsDue(state, felt) || state.roles === null)
    return refuse('nz5:15.7', 'Offer the hands first to the patrons who have a claim to them.')
  if (state.roles[hand] !== null)
    return refuse('nz5:15.7', '{patron} turns this hand.', { patron: state.roles[hand] })
  return state.international.kept.includes(hand)
    ? refuse('nz5:15.8', 'The dealer has been directed to turn this hand.')
    : undefined
}

export const volunteer = command('volunteer', {
  mood: 'request',
  by: ['patron'],
  fields: { hand: HAND },
  about: 'this-round',
  under: whereAdopted('nz5:15.7'),
  where: isInternational,
  decide: (state, { by, hand }, felt) => {
    const under = 'nz5:15.7'
    const refused = notAdopted(state)
    if (refused) return refused
    const { patron } = by
    if (!felt.seats.includes(patron))
      return refuse('nz5:5.6(b)', 'Only a seated patron handles the cards.')
    const again = state.international.volunteers.some(v => v.hand === hand && v.patron === patron)
    return (
      taken(state, hand, felt) ??
      (again
        ? refuse(under, '{patron} has volunteered.', { patron })
        : [{ is: 'Volunteered', hand, patron, under }])
    )
  },
})

export const directTurner = command('direct-turner', {
  mood: 'direction',
  by: ['game-supervisor'],
  fields: { hand: HAND, patron: field.patron },
  about: 'this-round',
  under: whereAdopted('nz5:15.7'),
  place: 'form',
  where: isInternational,
  decide: (state, { hand, patron }, felt) => {
    const refused = notAdopted(state)
    if (refused) return refused
    const offers = state.international.volunteers.some(v => v.hand === hand && v.patron === patron)
    if (!offers || !felt.seats.includes(patron))
      return refuse('nz5:15.7', '{patron} has not volunteered from a seat.', { patron })
    const isBacked = felt.wagers.some(({ on }) => on === hand)
    const under = isBacked ? 'nz5:15.7(b)' : 'nz5:15.7(a)'
    return taken(state, hand, felt) ?? [{ is: 'TurnerDirected', hand, patron, under }]
  },
})
