import type { Felt } from '../../../kernel/game.ts'
import { type Actor, isPatron, type Patron } from '../../../kernel/people.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { bookOf, command, inBook } from '../law.ts'
import { handlerRefused } from '../s02-nominees/nominees.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import type { BaccaratState, Roles } from '../table/state.ts'

/** Division 5 rules 8.8 to 8.11: the Banker and the Player of a Style B round. */

type Claimed = Pick<Felt, 'seats' | 'wagers'>

/**
 * Seated patrons by their total on a hand, highest first. Among equals, the lowest seat comes
 * first. A standing patron has no claim.
 * @rule nz5:8.9(a) nz5:8.9(b) nz5:8.9(c) nz5-old:8.9(a) nz5-old:8.9(b) nz5-old:8.9(c)
 * @rule nz5:5.6(c) nz5-old:5.6(c) nz5-old:1.0/banker nz5-old:1.0/player ruling:512 ruling:513
 */
const claimsOn = ({ seats, wagers }: Claimed, hand: Side): readonly Patron[] => {
  const wagered = (patron: Patron): number =>
    wagers
      .filter(wager => wager.patron === patron && wager.on === hand)
      .reduce((sum, { chips }) => sum + chips, 0)
  return seats
    .filter((patron): patron is Patron => patron !== null && wagered(patron) > 0)
    .sort((a, b) => wagered(b) - wagered(a))
}

export const claimsOf = (felt: Claimed): Roles['claims'] => ({
  player: claimsOn(felt, 'player'),
  banker: claimsOn(felt, 'banker'),
})

/** Wagers or seats have changed since the roles were offered. @rule ruling:511 */
export const isOutdated = ({ roles }: BaccaratState, felt: Claimed): boolean =>
  JSON.stringify(claimsOf(felt)) !== JSON.stringify(roles?.claims)

/** The call has been made and, in Style B, both roles are known. The deal may start. */
export const isReady = (state: BaccaratState, felt: Claimed): boolean =>
  state.phase.is === 'called' && (state.elections.style !== 'B' || !isOutdated(state, felt))

/** Offers the next role, Banker first, or reports that both are known. */
const offered = (
  state: BaccaratState,
  claims: Roles['claims'],
  hands: readonly Side[],
): readonly BaccaratEvent[] => {
  const { styles } = bookOf(state)
  const [hand, ...rest] = hands
  if (hand === undefined) return [{ is: 'RolesDetermined', under: styles.roles }]
  if (state.international.kept.includes(hand))
    return [
      { is: 'RoleVacant', hand, claims, under: styles.directed },
      ...offered(state, claims, rest),
    ]
  const offers = claims[hand]
  if (offers.length > 0) {
    const under = hand === 'banker' ? styles.offers : styles.player
    return [{ is: 'RoleOffered', hand, offers, claims, under }]
  }
  return [
    { is: 'RoleVacant', hand, claims, under: styles.noWager },
    ...offered(state, claims, rest),
  ]
}

/** @rule nz5:8.8 nz5-old:8.8 ruling:511 */
export const offerRoles = command('offer-roles', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ styles }) => styles.roles),
  during: ['called'],
  place: 'step',
  decide: (state, _, felt) => {
    const { roles: under } = bookOf(state).styles
    if (state.elections.style !== 'B')
      return refuse(under, 'Only in Style B do patrons turn the cards.')
    return state.phase.is === 'called'
      ? offered(state, claimsOf(felt), ['banker', 'player'])
      : refuse(under, 'Roles are offered after the call.')
  },
})

const nextAfter = (hand: Side): readonly Side[] => (hand === 'banker' ? ['player'] : [])

/** The patron, or a nominee who acts for them. @rule nz5:1.0/banker nz5:1.0/player ruling:598 */
const speaksFor = (by: Actor, patron: Patron | undefined): boolean =>
  (isPatron(by) || by.role === 'nominee') && by.patron === patron

const nomineeRefused = (state: BaccaratState, by: Actor, hand: Side, felt: Felt) =>
  by.role === 'nominee' ? handlerRefused(state, hand, by.patron, by.nominee, felt) : undefined

/** Once a supervisor has given the offered hand to the dealer, the next hand is offered. */
export const offersGoOn = (state: BaccaratState, hand: Side): readonly BaccaratEvent[] =>
  state.phase.is === 'offering' && state.phase.hand === hand && state.roles
    ? offered(state, state.roles.claims, [hand, ...nextAfter(hand)])
    : []

/**
 * A patron can no longer have a hand: their wager is void, or they left or stood up. An offer goes
 * to the next patron. A hand that they had accepted is offered again.
 * @rule nz5:8.9(c) nz5:8.10 nz5:8.18(a) nz5-old:8.9(c) nz5-old:8.10 nz5-old:8.18(a)
 */
export const offersAgain = (
  state: BaccaratState,
  hands: readonly Side[],
  claims: Roles['claims'],
): readonly BaccaratEvent[] => {
  const { phase } = state
  const open = phase.is === 'offering' ? [phase.hand, ...nextAfter(phase.hand)] : []
  const all = (['banker', 'player'] as const).filter(h => hands.includes(h) || open.includes(h))
  return offered(state, claims, all)
}

export const acceptRole = command('accept-role', {
  mood: 'request',
  by: ['patron', 'nominee'],
  fields: {},
  about: 'this-step',
  under: inBook(({ styles }) => styles.highest),
  during: ['offering'],
  decide: (state, { by }, felt) => {
    const { styles } = bookOf(state)
    if (state.phase.is !== 'offering' || !state.roles)
      return refuse(styles.offers, 'No hand is offered now.')
    const { hand, offers } = state.phase
    if (!speaksFor(by, offers[0]))
      return refuse(styles.highest, 'This hand is offered to {patron}.', { patron: offers[0]! })
    const refused = nomineeRefused(state, by, hand, felt)
    if (refused) return refused
    return [
      { is: 'RoleTaken', hand, patron: offers[0]!, under: styles.highest },
      ...offered(state, state.roles.claims, nextAfter(hand)),
    ]
  },
})

/**
 * The dealer may record silence as a refusal. The next claim follows; without one, the dealer
 * turns.
 * @rule nz5:8.9(d) nz5:8.18(b) nz5-old:8.9(d) nz5-old:8.18(b)
 */
export const declineRole = command('decline-role', {
  mood: 'request',
  by: ['patron', 'nominee', 'dealer'],
  fields: {},
  about: 'this-step',
  under: inBook(({ styles }) => styles.highest),
  during: ['offering'],
  place: 'step',
  decide: (state, { by }, felt) => {
    const { styles } = bookOf(state)
    if (state.phase.is !== 'offering' || !state.roles)
      return refuse(styles.offers, 'No hand is offered now.')
    const { hand, offers } = state.phase
    const patron = offers[0]!
    if (by.role !== 'staff' && !speaksFor(by, patron))
      return refuse(styles.highest, 'This hand is offered to {patron}.', { patron })
    const refused = nomineeRefused(state, by, hand, felt)
    if (refused) return refused
    const declined: BaccaratEvent = { is: 'RoleDeclined', hand, patron, under: styles.nextHighest }
    if (offers.length > 1) return [declined]
    const { claims } = state.roles
    const under = claims[hand].length === 0 ? styles.noWager : styles.unwanted
    return [
      declined,
      { is: 'RoleVacant', hand, claims, under },
      ...offered(stateAfter(state, [declined]), claims, nextAfter(hand)),
    ]
  },
})
