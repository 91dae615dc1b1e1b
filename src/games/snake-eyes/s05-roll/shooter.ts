import type { Authority } from '../../../kernel/authority.ts'
import type { Felt } from '../../../kernel/game.ts'
import type { Patron, Seat } from '../../../kernel/people.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { TWO_DICE } from '../fields.ts'
import { COMPULSIONS, type Compulsion } from '../grounds.ts'
import { command, isShooter } from '../law.ts'
import type { EventOf, SnakeEyesEvent } from '../table/events.ts'
import {
  type ActiveDice,
  type Offering,
  presentDice,
  type Shooter,
  START,
  type State,
} from '../table/state.ts'

/** The Shooter. The dice go clockwise, and seat 1 is at the dealer's left. */

const hasWager = ({ wagers }: Felt, patron: Patron): boolean =>
  wagers.some(wager => wager.patron === patron)

/** Clockwise, so that the last shooter comes last; then those who stand. @rule ruling:1106 */
const clockwise = ({ seats, present }: Felt, after: number | null): readonly Patron[] => [
  ...[...seats.slice(after ?? 0), ...seats.slice(0, after ?? 0)].filter(patron => patron !== null),
  ...present.filter(patron => !seats.includes(patron)),
]

/**
 * At the start anyone; later only patrons with a wager. A patron who had to give up the dice waits
 * until somebody else has had them.
 * @rule nz11a:5.3(a) nz11a:5.9(a) nz11a:5.7(b) ruling:1106
 */
const mayBeOffered = ({ after, barred }: Offering, felt: Felt, patron: Patron): boolean =>
  patron !== barred && felt.present.includes(patron) && (after === null || hasWager(felt, patron))

const underOffer = ({ after }: Offering, first: boolean): Authority => {
  if (after === null) return first ? 'nz11a:5.3(a)' : 'nz11a:5.3(b)'
  return first ? 'nz11a:5.9(a)' : 'nz11a:5.9(b)'
}

/** The next offer, or what happens to the dice if nobody takes them. */
const nextOffer = (state: State, offering: Offering, felt: Felt): readonly SnakeEyesEvent[] => {
  const to = clockwise(felt, offering.after).find(
    patron => !offering.declined.includes(patron) && mayBeOffered(offering, felt, patron),
  )
  if (to !== undefined)
    return [{ is: 'DiceOffered', to, under: underOffer(offering, offering.declined.length === 0) }]
  if (felt.wagers.length === 0) return [{ is: 'OffersLapsed', under: 'nz11a:5.3' }]
  const under = offering.after === null ? 'ruling:1105' : 'nz11a:5.9(d)'
  return [{ is: 'DiceTaken', shooter: { is: 'dealer' }, dice: firstTwo(state), under }]
}

const firstTwo = (state: State): ActiveDice => presentDice(state).slice(0, 2) as [number, number]

const tooFewDice = (state: State): Refusal | undefined =>
  presentDice(state).length < 2
    ? refuse('nz11a:6.1(a)', 'Two dice are needed. Look for the missing ones first.')
    : undefined

export const offerDice = command('offer-dice', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-step',
  under: 'nz11a:5.3(a)',
  place: 'step',
  decide: (state, _, felt) => {
    const abandoned = abandonedDice(state, felt)
    const offering = abandoned ? { ...START, after: abandoned.after } : state.phase
    if (offering.is !== 'offering') return refuse('nz11a:5.3(a)', 'The dice cannot be offered now.')
    const { to } = offering
    if (to !== null && mayBeOffered(offering, felt, to))
      return refuse(underOffer(offering, false), '{patron} has not answered yet.', { patron: to })
    const refused = tooFewDice(state) ?? nobodyThere(offering, felt)
    if (refused) return refused
    if (!abandoned) return nextOffer(state, offering, felt)
    return [abandoned, ...(state.replaceDice ? [newDice(state)] : nextOffer(state, offering, felt))]
  },
})

/** A shooter who has left loses the dice. So does a dealer with no wager left to decide. */
const abandonedDice = ({ phase }: State, felt: Felt): EventOf<'DiceRelinquished'> | undefined => {
  if (phase.is !== 'betting') return undefined
  const { shooter } = phase
  if (shooter.is === 'dealer')
    return felt.wagers.length === 0
      ? { is: 'DiceRelinquished', reason: 'nothing-to-decide', after: null, under: 'nz11a:5.9(d)' }
      : undefined
  return felt.present.includes(shooter.patron)
    ? undefined
    : { is: 'DiceRelinquished', reason: 'left', after: shooter.seat, under: 'nz11a:5.7' }
}

/** With a wager on the layout, the dealer rolls if nobody takes the dice. @rule nz11a:5.9(d) */
const nobodyThere = (offering: Offering, felt: Felt): Refusal | undefined => {
  if (felt.wagers.length > 0) return undefined
  if (felt.present.length === 0)
    return refuse('nz11a:5.3(a)', 'There is nobody to offer the dice to.')
  return offering.after !== null && offering.declined.length === 0
    ? refuse('nz11a:5.9(a)', 'The dice go to a patron with a wager, and there is none yet.')
    : undefined
}

export const declineDice = command('decline-dice', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: {},
  about: 'this-round',
  under: 'nz11a:5.3(b)',
  place: 'step',
  decide: (state, { by }, felt) => {
    const { phase } = state
    if (phase.is !== 'offering' || phase.to === null)
      return refuse('nz11a:5.3(b)', 'The dice are not offered to anybody now.')
    const mayAnswer = by.role === 'staff' || by.patron === phase.to
    if (!mayAnswer)
      return refuse(underOffer(phase, false), 'The dice are offered to {patron}.', {
        patron: phase.to,
      })
    const under = underOffer(phase, false)
    const declined = { ...phase, to: null, declined: [...phase.declined, phase.to] }
    return (
      tooFewDice(state) ?? [
        { is: 'DiceDeclined', patron: phase.to, under },
        ...nextOffer(state, declined, felt),
      ]
    )
  },
})

/** @rule nz11a:5.3(c) nz11a:5.9(c) */
export const takeDice = command('take-dice', {
  mood: 'request',
  by: ['patron'],
  fields: { dice: field.optional(TWO_DICE) },
  about: 'this-round',
  under: 'nz11a:5.3(c)',

  decide: (state, { by, dice = firstTwo(state) }, felt) => {
    const { phase } = state
    const start = phase.is === 'offering' && phase.after === null
    const under = start ? 'nz11a:5.3(c)' : 'nz11a:5.9(c)'
    if (phase.is !== 'offering' || phase.to === null)
      return refuse(under, 'The dice are not offered to anybody now.')
    if (by.patron !== phase.to)
      return refuse(under, 'The dice are offered to {patron}.', { patron: phase.to })
    if (!mayBeOffered(phase, felt, phase.to))
      return start
        ? refuse(under, 'The dice go to a patron at the table.')
        : refuse('nz11a:5.9(a)', 'The dice go to a patron who has a wager.')
    // After a shooter who stands, seat 1 comes next.
    const seat = felt.seats.indexOf(phase.to) + 1 || felt.seats.length
    const shooter: Shooter = { is: 'patron', patron: phase.to, seat }
    return tooFewDice(state) ?? notTwoOf(state, dice) ?? [{ is: 'DiceTaken', shooter, dice, under }]
  },
})

/** @rule nz11a:1.1/active-dice */
export const notTwoOf = (state: State, dice: ActiveDice): Refusal | undefined => {
  const present = presentDice(state)
  return dice[0] !== dice[1] && dice.every(die => present.includes(die))
    ? undefined
    : refuse('nz11a:1.1/active-dice', 'Choose two of the dice {dice}.', {
        dice: present,
      })
}

/**
 * The shooter loses the dice. If a die is missing, the whole set is replaced.
 * @rule nz11a:6.1(d)
 */
export const givenUp = (
  state: State,
  felt: Felt,
  shooter: Shooter,
  reason: EventOf<'DiceRelinquished'>['reason'],
  under: Authority,
): readonly SnakeEyesEvent[] => [
  {
    is: 'DiceRelinquished',
    reason,
    after: placeOf(shooter, felt),
    ...(shooter.is === 'patron' && isCompulsion(reason) ? { barred: shooter.patron } : {}),
    under,
  },
  ...(state.replaceDice ? [newDice(state)] : []),
]

const isCompulsion = (reason: string): reason is Compulsion =>
  (COMPULSIONS as readonly string[]).includes(reason)

/**
 * The shooter's seat. If the shooter has left, their seat when they took the dice. After the dealer,
 * play starts again.
 * @rule ruling:1120
 */
const placeOf = (shooter: Shooter, { seats }: Felt): Seat | null => {
  if (shooter.is === 'dealer') return null
  const seat = seats.indexOf(shooter.patron) + 1
  return seat > 0 ? seat : shooter.seat
}

export const newDice = ({ elections, diceBrought }: State): SnakeEyesEvent => ({
  is: 'DiceReplaced',
  dice: Array.from({ length: elections.dice }, (_, i) => diceBrought + i + 1),
  under: 'nz11a:6.1(d)',
})

/** @rule nz11a:5.7 */
export const relinquish = command('relinquish', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz11a:5.7',

  decide: (state, { by }, felt) => {
    const { phase } = state
    if (phase.is !== 'betting' || phase.shooter.is === 'dealer' || !isShooter(phase.shooter, by))
      return refuse('nz11a:5.7', 'Only the shooter may give up the dice, and not during a roll.')
    return givenUp(state, felt, phase.shooter, 'own-wish', 'nz11a:5.7')
  },
})

const REPEATEDLY = 2

export const takeDiceAway = command('take-dice-away', {
  mood: 'direction',
  by: ['dealer'],
  fields: { reason: field.oneOf(...COMPULSIONS) },
  about: 'this-round',
  under: 'nz11a:5.7(b)',
  place: 'form',
  during: ['betting'],
  decide: (state, { reason }, felt) => {
    const under = 'nz11a:5.7(b)'
    const { phase } = state
    if (phase.is !== 'betting' || phase.shooter.is === 'dealer')
      return refuse(under, 'No shooter holds the dice now.')
    if (reason === 'void-rolls' && state.voidRolls < REPEATEDLY)
      return refuse(under, 'The shooter has had only one void roll.')
    return givenUp(state, felt, phase.shooter, reason, under)
  },
})
