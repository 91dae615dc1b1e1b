import { refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { DIRECTOR } from '../../director/law.ts'
import { noTerminals } from '../application.ts'
import { command } from '../law.ts'
import { confirm, notUnderWay, passCard } from '../s03-wagering/turn.ts'
import { tally } from '../s05-rounds/tally.ts'
import { type AnyEvent, applicationOf, kindOf, type Session, turnOf } from '../state.ts'
import { disqualified, PLAYERS } from './players.ts'

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
    const playing = players.filter(({ status }) => status === 'active')
    const seats = (playing.length > 0 ? playing : players).map(({ seat }) => seat)
    const kind = kindOf(terms)
    const isBought = terms.chipIssue === 'face-value'
    const issued = players.filter(
      ({ status }) => status === 'active' || (isBought && status === 'out'),
    )
    return [
      ...(terms.timeToAct && !applicationOf(state).terminals && state.timer === null
        ? [{ is: 'BetTimerSet', seconds: terms.timeToAct.seconds, under: 'nz7:3.9' } as const]
        : []),
      ...issued.map(
        ({ patron }): AnyEvent => ({
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
      ...alone(
        state,
        issued.map(({ patron }) => patron),
      ),
    ]
  },
})

/** If only one player is left at the start, that player has won. @rule nz7:5.1 ruling:732 */
const alone = (
  { players, terms, expelled }: Session,
  issued: readonly string[],
): readonly AnyEvent[] => {
  const left = players.filter(({ status }) => status === 'active')
  if (left.length > 1 || players.length === 1) return []
  const counting = players.filter(({ status }) => status === 'active' || status === 'out')
  const stacks = counting.map(({ patron }) => [
    patron,
    issued.includes(patron) ? terms.startingChips : 0,
  ])
  const result = {
    stacks: Object.fromEntries(stacks),
    ...(Object.keys(expelled).length > 0 ? { disqualified: expelled } : {}),
  }
  return [{ is: 'SessionEnded', result, under: 'nz7:5.1' }]
}

/** In a round the change waits for the next one, so that nobody is surprised. @rule nz7:3.9 */
const betTimer = command('bet-timer', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: { seconds: field.whole(1, 600) },
  about: 'the-table',
  under: 'nz7:3.9',

  decide: (state, { seconds }) => {
    if (!Number.isInteger(seconds) || seconds <= 0)
      return refuse('nz7:3.9', 'Give the time in whole seconds.')
    const isRound = state.done.length > 0 || state.inner.wagers.length > 0
    const from = isRound ? ({ from: 'next-round' } as const) : {}
    return [{ is: 'BetTimerSet', seconds, ...from, under: 'nz7:3.9' }]
  },
})

/**
 * First the player may only bet the minimum. Then the player is disqualified if the conditions said
 * so. Otherwise, and always while the connection is lost, the director decides.
 * @rule nz7:3.9 nz7:3.5 ruling:714 ruling:739
 */
const timeUp = command('time-up', {
  mood: 'report',
  by: ['clock', DIRECTOR],
  fields: {},
  about: 'this-round',
  under: 'nz7:3.9',

  decide: state => {
    const patron = turnOf(state)
    if (state.timer === null || patron === undefined)
      return refuse('nz7:3.9', 'No player is being timed now.')
    // Nobody can wager while play waits, so nobody is late.
    const waits = notUnderWay(state)
    if (waits) return waits
    if (state.late !== patron) return [{ is: 'MinimumOnly', patron, under: 'nz7:3.9' }]
    if (state.silent === patron)
      return refuse('nz7:3.9', '{patron} has not wagered: the director decides.', { patron })
    const isAnnounced = state.terms.timeToAct?.silence === 'disqualified'
    return isAnnounced && !Object.hasOwn(state.offline, patron)
      ? disqualified(state, patron, 'neither wagered nor played a card in time', 'nz7:3.5')
      : [{ is: 'PlayerSilent', patron, under: 'nz7:3.9' }]
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
      : refuse('nz7:4.13', 'The conditions have no further limits.')
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
      : refuse('nz7:4.13', 'No card that changes the limits has come.'),
})

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
      : refuse(under, 'Finish the round before a recess.')
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

/** At an attended table the dealer reports the card that a player laid down. @rule ruling:746 */
const playPassCard = command('pass-card', {
  mood: 'request',
  by: ['patron', 'dealer'],
  fields: { patron: field.optional(field.patron) },
  about: 'this-round',
  under: 'nz7:4.14',
  decide: (state, { by, patron }) => notUnderWay(state) ?? passCard(state, by, patron),
})

/** A lost connection is reported to the director, who decides. @rule nz7:4.6 ruling:739 */
const connection = command('connection', {
  mood: 'report',
  by: ['clock', DIRECTOR],
  fields: { patron: field.patron, up: field.flag, at: field.time },
  about: 'the-table',
  under: 'nz7:4.6',
  decide: ({ players, offline }, { patron, up, at }) => {
    const isPlayer = players.some(player => player.patron === patron)
    const isLost = Object.hasOwn(offline, patron)
    if (!isPlayer || isLost !== up)
      return refuse('nz7:4.6', 'Nothing changed for {patron}.', { patron })
    return [{ is: up ? 'ConnectionBack' : 'ConnectionLost', patron, at, under: 'nz7:4.6' }]
  },
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
  connection,
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
