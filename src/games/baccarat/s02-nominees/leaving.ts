import type { Felt, Parting } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import { isRefusal } from '../../../kernel/refusal.ts'
import { isShown } from '../../../kernel/secret.ts'
import { bookOf } from '../law.ts'
import { nextToCut } from '../s07-shoe/cut.ts'
import { claimsOf, declineRole, offersAgain } from '../s08-dealing/roles.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import type { BaccaratEvent } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import type { BaccaratState } from '../table/state.ts'
import { cardsBack } from './nominees.ts'

/** A patron who leaves returns the cards. Their nominations end, on both sides. */

/** @rule nz5:2.3(e) ruling:598 */
const nominationsEnd = (state: BaccaratState, patron: Patron): readonly BaccaratEvent[] =>
  state.nominations
    .filter(each => each.patron === patron || each.nominee === patron)
    .flatMap(({ patron: represented, nominee }) => [
      ...(nominee === patron ? [] : cardsBack(state, nominee, 'nz5:2.3(e)')),
      { is: 'NomineeEnded', patron: represented, nominee, under: 'nz5:2.3(e)' } as const,
    ])

const SIDES = ['banker', 'player'] as const

/** The patron turns this hand, is offered it, or has a claim to it. */
const hasPart = ({ roles }: BaccaratState, patron: Patron, hand: Side): boolean =>
  roles !== null && (roles[hand] === patron || roles.claims[hand].includes(patron))

/**
 * The hands that the patron may no longer have. A hand that was given to a volunteer needs no wager.
 * @rule nz5:5.6(c) nz5-old:5.6(c) nz5:8.9(a) nz5-old:8.9(a) nz5:15.7
 */
const handsLost = (
  state: BaccaratState,
  patron: Patron,
  how: Parting,
  felt: Felt,
): readonly Side[] => {
  const claims = claimsOf(felt)
  return SIDES.filter(hand => {
    if (!hasPart(state, patron, hand) || claims[hand].includes(patron)) return false
    return how !== 'voided' || state.roles!.claims[hand].includes(patron)
  })
}

/**
 * A hand passes on with the claim to it: the next patron is offered it, and without one the dealer
 * turns it.
 */
export const rolesPassOn = (
  state: BaccaratState,
  patron: Patron,
  lost: readonly Side[],
  felt: Felt,
): readonly BaccaratEvent[] => {
  if (lost.length === 0 || state.roles === null) return []
  const { styles } = bookOf(state)
  const { roles, hands } = state
  const claims = claimsOf(felt)
  const accepted = lost.filter(
    hand => roles[hand] === patron && !(hands[hand].length > 0 && hands[hand].every(isShown)),
  )
  const back = accepted.flatMap((hand): readonly BaccaratEvent[] =>
    state.out?.hand === hand ? [{ is: 'HandRetrieved', hand, under: styles.handling }] : [],
  )
  const events: readonly BaccaratEvent[] = [
    ...back,
    { is: 'ClaimLapsed', patron, hands: lost, claims, under: styles.unwanted },
  ]
  const now = stateAfter(state, events)
  if (now.phase.is === 'reopened') return events
  if (accepted.length > 0) return [...events, ...offersAgain(now, accepted, claims)]
  if (now.phase.is !== 'offering' || now.phase.offers[0] !== patron) return events
  const declined = declineRole.decide(now, { by: { role: 'staff', rank: 'dealer' } }, felt)
  return isRefusal(declined) ? events : [...events, ...declined]
}

/** Only a seated patron cuts, so the next one is asked. @rule nz5:7.5 nz5-old:7.5 nz5:5.6(b) */
const cutPassesOn = (state: BaccaratState, felt: Felt): readonly BaccaratEvent[] => {
  const { phase } = state
  if (phase.is !== 'cutting' || phase.seat === null) return []
  return felt.seats[phase.seat - 1] === null
    ? [
        {
          is: 'CutOffered',
          seat: nextToCut(state, felt, phase.declined),
          under: bookOf(state).procedure.offerCut,
        },
      ]
    : []
}

/** A patron who leaves, stands up or has no wager left gives up offers and roles. */
export const parted = (
  state: BaccaratState,
  patron: Patron,
  how: Parting,
  felt: Felt,
): readonly BaccaratEvent[] => {
  const isGone = how === 'left' || how === 'excluded'
  const isStanding = isGone || !felt.seats.includes(patron)
  const events = [
    ...(isStanding ? cardsBack(state, patron, bookOf(state).styles.handling) : []),
    ...(isGone ? nominationsEnd(state, patron) : []),
    ...cutPassesOn(state, felt),
  ]
  const now = stateAfter(state, events)
  return [...events, ...rolesPassOn(now, patron, handsLost(now, patron, how, felt), felt)]
}
