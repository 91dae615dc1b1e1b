import { chips } from '../../kernel/money.ts'
import { ranksAtLeast } from '../../kernel/people.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Move } from '../../kernel/settle.ts'
import * as field from '../../kernel/shape.ts'
import { DIRECTOR } from '../director/law.ts'
import { noTerminals } from './application.ts'
import { command } from './law.ts'
import { confirm, notUnderWay, passCard } from './s03-turn.ts'
import { PLAYERS } from './s04-players.ts'
import { applicationOf, type Either, kindOf, type Session, stackOf, turnOf } from './state.ts'

/** Division 7 section 4: what the director and the dealer do at a table. */

/** Everyone gets the same chips, once. @rule nz7:4.4 nz7:4.7 nz7:8.4(a) nz7:1.1/tournament */
const start = command('start', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: {},
  about: 'the-table',
  under: 'nz7:4.1',

  decide: state => {
    if (state.status !== 'seating') return refuse('nz7:4.4', 'The session has begun.')
    if (!state.directorPresent) return refuse('nz7:4.1', 'The director has to be present.')
    if (applicationOf(state).shoe !== null && !state.shoeIn)
      return refuse('nz7:8.4(a)', 'The cards are shuffled right before a session.')
    const { terms, players } = state
    const seats = players.map(({ seat }) => seat)
    const kind = kindOf(terms)
    return [
      ...players.map(
        ({ patron }): Either => ({
          is: 'ChipsBought',
          patron,
          moves: [
            {
              from: 'cage',
              to: `stack:${patron}`,
              chips: terms.startingChips,
              kind,
              under: 'nz7:4.4',
            },
          ],
          under: 'nz7:4.4',
        }),
      ),
      {
        is: 'SessionStarted',
        marker: terms.leftHand ? Math.max(...seats) : Math.min(...seats),
        at: state.inner.now,
        under: 'nz7:4.7',
      },
    ]
  },
})

/** @rule nz7:3.9 */
const betTimer = command('bet-timer', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { seconds: field.whole(1, 600) },
  about: 'the-table',
  under: 'nz7:3.9',

  decide: (_, { seconds }) =>
    Number.isInteger(seconds) && seconds > 0
      ? [{ is: 'BetTimerSet', seconds, under: 'nz7:3.9' }]
      : refuse('nz7:3.9', 'Give the time in whole seconds.'),
})

/** First the player may only bet the minimum. Then rule 3.5 applies. @rule nz7:3.9 ruling:714 */
const timeUp = command('time-up', {
  mood: 'report',
  by: ['clock', DIRECTOR],
  fields: {},
  about: 'this-round',
  under: 'nz7:3.9',

  decide: state => {
    const patron = turnOf(state)
    if (state.timer === null || patron === undefined)
      return refuse('nz7:3.9', 'No time runs for anybody.')
    return [{ is: 'MinimumOnly', patron, under: 'nz7:3.9' }]
  },
})

/** The card is set aside. It never ends the shoe. @rule nz7:4.13 ruling:702 */
const indicatorCard = command('indicator-card', {
  mood: 'report',
  by: ['dealer'],
  fields: {},
  about: 'this-round',
  under: 'nz7:4.13',

  decide: state => {
    const refused = notUnderWay(state)
    if (refused) return refused
    return state.limitStep < state.terms.limits.length - 1 && !state.raises
      ? [{ is: 'IndicatorSeen', under: 'nz7:4.13' }]
      : refuse('nz7:4.13', 'No further limits were fixed that a card could bring.')
  },
})

const keepLimits = command('keep-limits', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: {},
  about: 'this-round',
  under: 'nz7:4.13',

  decide: state =>
    state.raises
      ? [{ is: 'LimitsKept', under: 'nz7:4.13' }]
      : refuse('nz7:4.13', 'No card asks for other limits.'),
})

/**
 * Chips go back. Only chips that players bought become value chips.
 * @rule nz7:5.5(a) nz7:5.5(b) nz7:5.13 nz7:5.13(a) nz7:5.13(b)
 */
const tally = command('tally', {
  mood: 'report',
  by: ['dealer'],
  fields: { counts: field.byName(field.whole(0, Number.MAX_SAFE_INTEGER)) },
  about: 'the-table',
  under: 'nz7:5.5(a)',

  decide: (state, { by, counts }) => {
    const { terminals } = applicationOf(state)
    const under = terminals ? 'nz7:5.5(b)' : 'nz7:5.5(a)'
    if (terminals && !ranksAtLeast(by, DIRECTOR))
      return refuse(under, 'Only a {rank} or above may do this.', { rank: 'casino supervisor' })
    if (state.status !== 'over' || !state.result)
      return refuse(under, 'Chips are counted at the end of a session.')
    const { stacks } = state.result
    const wrong = Object.keys(stacks).find(patron => counts[patron] !== stacks[patron])
    if (wrong !== undefined)
      return refuse(
        under,
        'The count of {patron} is not {$held}: count again, or ask the director.',
        {
          patron: wrong,
          held: stacks[wrong]!,
        },
      )
    return [
      ...state.players.flatMap(({ patron }) => handedIn(state, patron)),
      { is: 'SessionCounted', under },
    ]
  },
})

/** The director pays for chips that players bought. @rule ruling:730 */
const handedIn = (state: Session, patron: string): readonly Either[] => {
  const amount = chips(stackOf(state, patron))
  if (amount === 0) return []
  const under = state.terms.chipIssue === 'face-value' ? 'nz7:5.13(b)' : 'nz7:5.13(a)'
  const kind = kindOf(state.terms)
  const back: Move = { from: `stack:${patron}`, to: 'cage', chips: amount, kind, under }
  return [{ is: 'ChipsRedeemed', patron, moves: [back], under }]
}

/**
 * In a recess between rounds, everyone may leave. In a malfunction, play stops where it is.
 * @rule nz7:4.6 nz7:9.4 nz7:11.4
 */
const interrupt = command('interrupt', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { ground: field.oneOf('recess', 'malfunction'), reason: field.reason },
  about: 'the-table',
  under: 'nz7:4.6',

  decide: (state, { ground, reason }) => {
    const { faults } = applicationOf(state)
    if (ground === 'malfunction' && !faults) return noTerminals()
    const under = ground === 'malfunction' ? faults!.terminal : 'nz7:4.6'
    const refused = notUnderWay(state)
    if (refused) return refused
    if (reason === '') return refuse(under, 'Give the reason.')
    const isBetween = state.inner.wagers.length === 0 && state.done.length === 0
    return ground === 'malfunction' || isBetween
      ? [{ is: 'PlayInterrupted', ground, reason, at: state.inner.now, under }]
      : refuse(under, 'A recess waits until the round is over.')
  },
})

/** @rule ruling:729 */
const resume = command('resume', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: {},
  about: 'the-table',
  under: 'nz7:4.6',

  decide: state => {
    return state.status === 'running' && state.interrupted
      ? [{ is: 'PlayResumed', at: state.inner.now, under: 'ruling:729' }]
      : refuse('nz7:4.6', 'Play has not been interrupted.')
  },
})

const confirmTurn = command('confirm', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: { patron: field.optional(field.patron) },
  about: 'this-round',
  under: 'nz7:3.2',
  decide: (state, { by, patron }) => notUnderWay(state) ?? confirm(state, by, patron),
})

const playPassCard = command('pass-card', {
  mood: 'request',
  by: ['patron'],
  fields: {},
  about: 'this-round',
  under: 'nz7:4.14',
  decide: (state, { by }) => notUnderWay(state) ?? passCard(state, by),
})

const directorPresent = command('director', {
  mood: 'report',
  by: [DIRECTOR],
  fields: { present: field.flag },
  about: 'the-table',
  under: 'nz7:4.1',
  decide: (_, { present }) => [{ is: 'DirectorPresent', present, under: 'nz7:4.1' }],
})

export const CONDUCT = [
  confirmTurn,
  playPassCard,
  directorPresent,
  start,
  betTimer,
  timeUp,
  indicatorCard,
  keepLimits,
  ...PLAYERS,
  interrupt,
  resume,
  tally,
] as const
