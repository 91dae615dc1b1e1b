import { OPERATOR } from '../../../general/law.ts'
import type { Consequence, Felt } from '../../../kernel/game.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { voided } from '../../../kernel/wager.ts'
import { byPlayer, command, type ElectionHolder, HAND } from '../law.ts'
import { rolesPassOn } from '../s02-nominees/leaving.ts'
import { isMain } from '../s05-wagers/basic-wagers.ts'
import type { Side } from '../s09-third-cards/third-card.ts'
import { ANTE } from '../s14-ante-up.ts'
import type { BaccaratEvent, BaccaratEventOf } from '../table/events.ts'
import { stateAfter } from '../table/evolve/index.ts'
import type { BaccaratState } from '../table/state.ts'
import { isInternational, notAdopted, UNDER_WAY, whereAdopted } from './adoption.ts'

/** Division 5 rule 15.9: cards that went to the wrong place, and hands voided for that reason. */

const other = (hand: Side): Side => (hand === 'player' ? 'banker' : 'player')

const isDealt = ({ hands, phase }: BaccaratState): boolean =>
  UNDER_WAY.includes(phase.is) && hands.player.length > 0

/** Cards went to the other hand's area, or to the patron who accepted the other hand. */
const BY_PLACE = { area: 'nz5:15.9(a)', handler: 'nz5:15.9(b)' } as const

export type MisdeliveryPlace = keyof typeof BY_PLACE

/**
 * The dealer reports cards of this hand that went to the other's area, or to the patron who
 * accepted the other hand. If the hand is not voided, the cards go where they belong.
 * @rule nz5:15.9(a) nz5:15.9(b) nz5:12.6
 */
export const reportMisdelivery = command('report-misdelivery', {
  mood: 'report',
  by: ['dealer'],
  fields: { astray: field.oneOf('area', 'handler'), hand: HAND },
  about: 'this-round',
  under: whereAdopted('nz5:15.9'),
  underBy: {
    field: 'astray',
    clauses: (play: ElectionHolder) => (isInternational(play) ? BY_PLACE : {}),
  },
  during: UNDER_WAY,
  place: 'form',
  where: isInternational,
  decide: (state, { hand, astray }) => {
    const under = BY_PLACE[astray]
    const refused = notAdopted(state)
    if (refused) return refused
    if (!isDealt(state) || state.hands[hand].length === 0)
      return refuse(under, 'No card of that hand has been dealt.')
    if (astray === 'area') return [{ is: 'CardsMisdelivered', hand, handler: null, under }]
    const handler = state.roles?.[other(hand)]
    return handler
      ? [{ is: 'CardsMisdelivered', hand, handler, under }]
      : refuse(under, 'Nobody has accepted the other hand.')
  },
})

/** Refuses to void hands if no card went to the wrong place. */
const noMisdelivery = (state: BaccaratState): Refusal | undefined => {
  if (state.elections.style !== 'B') return refuse('nz5:15.9', 'Hands are voided in Style B only.')
  return state.international.astray.length > 0 && isDealt(state)
    ? undefined
    : refuse('nz5:15.9', 'No card has gone to the wrong place in this round.')
}

export const askVoidHand = command('ask-void-hand', {
  mood: 'request',
  by: ['patron'],
  fields: { hand: HAND },
  about: 'this-round',
  under: whereAdopted('nz5:15.9'),
  during: UNDER_WAY,
  where: isInternational,
  decide: (state, { by, hand }, felt) => {
    const under = 'nz5:15.9'
    const refused = notAdopted(state) ?? byPlayer(by, felt, under) ?? noMisdelivery(state)
    if (refused) return refused
    const { patron } = by
    const again = state.international.asked.some(a => a.hand === hand && a.patron === patron)
    return again
      ? refuse(under, '{patron} has asked for that.', { patron })
      : [{ is: 'VoidAsked', hand, patron, under }]
  },
})

/**
 * The operator may do this after a patron asks. The round is still dealt to its end.
 * @rule nz5:15.9 ruling:534
 */
export const voidHands = command('void-hands', {
  mood: 'direction',
  by: [OPERATOR],
  fields: {
    hands: field.list(HAND, 1, 2),
    /** Returns Tie Bets too, although one hand stays in play. */
    ties: field.flag,
    reason: field.reason,
  },
  about: 'this-round',
  under: whereAdopted('nz5:15.9'),
  during: UNDER_WAY,
  place: 'form',
  where: isInternational,
  decide: (state, { hands, ties, reason }, felt) => {
    const under = 'nz5:15.9'
    const refused = notAdopted(state) ?? noMisdelivery(state)
    if (refused) return refused
    const { asked, voided: before } = state.international
    if (!hands.some(hand => asked.some(each => each.hand === hand)))
      return refuse(under, 'A hand is voided only if a patron asks, and nobody has asked.')
    if (reason === '') return refuse(under, 'Give the reason.')
    if (hands.every(hand => before.includes(hand))) return refuse(under, 'That has been voided.')
    const voidedHands: BaccaratEvent = { is: 'HandsVoided', hands, ties, reason, under }
    return [voidedHands, ...withoutClaims(stateAfter(state, [voidedHands]), hands, felt)]
  },
})

/**
 * No wager is left on a voided hand, so whoever had it by a wager no longer does. A hand that was
 * given to a volunteer needs no wager.
 * @rule nz5:8.18(a) nz5:15.7(a) ruling:521
 */
const withoutClaims = (
  state: BaccaratState,
  hands: readonly Side[],
  felt: Felt,
): readonly BaccaratEvent[] => {
  const left = { ...felt, wagers: felt.wagers.filter(({ on }) => !isOnVoided(state, on)) }
  const events: BaccaratEvent[] = []
  for (const hand of hands) {
    const now = stateAfter(state, events)
    const claims = state.roles?.claims[hand] ?? []
    const patron = now.roles?.[hand] ?? claims[0]
    if (patron !== undefined && claims.includes(patron))
      events.push(...rolesPassOn(now, patron, [hand], left))
  }
  return events
}

/** True for a wager on a voided hand, or a Tie Bet if both hands are void. */
export const isOnVoided = ({ international }: BaccaratState, on: string): boolean => {
  const { voided: hands } = international
  return on === 'tie' ? hands.length === 2 : hands.some(h => on === h || on.endsWith(`-${h}`))
}

/**
 * Wagers on a voided hand go back. Tie Bets go back if both hands are void, or on direction.
 * @rule ruling:521 ruling:525
 */
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
