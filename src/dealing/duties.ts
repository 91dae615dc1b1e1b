import type { BaccaratCommand } from '../games/baccarat/commands.ts'
import { bookOf } from '../games/baccarat/law.ts'
import type { BaccaratState } from '../games/baccarat/state.ts'
import type { CATALOGUE } from '../games/catalogue.ts'
import { isReconsidering, type LunarState } from '../games/lunar-poker/state.ts'
import type { State as RouletteState } from '../games/roulette/state.ts'
import type { SnakeEyesCommand } from '../games/snake-eyes/commands.ts'
import type { State as SnakeEyesState } from '../games/snake-eyes/state.ts'
import type { TableState } from '../general/state.ts'
import type { Command } from '../kernel/game.ts'
import type { Actor } from '../kernel/people.ts'
import { type Grants, nextDuty } from './baccarat.ts'
import { nextSpinDuty } from './roulette.ts'
import { nextRollDuty } from './snake-eyes.ts'
import { baccarat as baccaratTurns } from './turns/baccarat.ts'
import { lunarPoker as lunarPokerTurns } from './turns/lunar-poker.ts'
import { roulette as rouletteTurns } from './turns/roulette.ts'
import { snakeEyes as snakeEyesTurns } from './turns/snake-eyes.ts'
import type { Turns } from './turns/turn.ts'

/** The next step of a virtual dealer in each game, and what it waits for. */
export interface Duty {
  readonly command: Command
  /**
   * `step`: a short pause. `bets`: the betting time, once someone has bet. `patron`: the answer of
   * a patron. `call`: a moment before it is too late, such as while the ball runs. `rest`: the ball
   * comes to rest.
   */
  readonly after: 'step' | 'bets' | 'patron' | 'call' | 'rest'
  /** The person to wait for. Each person gets the full time. */
  readonly whom?: string
}

type Duties<PS> = (table: TableState<PS>, grants?: Grants) => Duty | undefined

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

const baccarat: Duties<BaccaratState> = (table, grants) => {
  const { phase } = table.play
  if (phase.is === 'cutting' && phase.seat !== null)
    return {
      command: { by: DEALER, does: 'decline-cut' },
      after: 'patron',
      whom: `seat ${phase.seat}`,
    }
  const silent = unanswered(table.play)
  if (silent) return silent
  const { voidHand } = table.play
  const betsAreDown = table.wagers.length > 0 || isFreeRoundDue(table.play) || voidHand !== null
  const command = nextDuty(table, { betsAreDown, ...(grants && { grants }) })
  /** A Void Hand has no wagers, so do not wait for them. @rule nz5:12.2(b) nz5-old:12.2(b) */
  if (command?.does === 'call') return { command, after: voidHand ? 'step' : 'bets' }
  return command && { command, after: isForAnybody(table, command) ? 'call' : 'step' }
}

/** A hand that the dealer would turn. Waits in case a patron offers to turn it. @rule nz5:15.7 */
const isForAnybody = ({ play }: TableState<BaccaratState>, command: BaccaratCommand): boolean => {
  if (command.does !== 'turn-hand' || !play.elections.international) return false
  const { hand } = command
  return !play.international.kept.includes(hand) && play.hands[hand].length === 2
}

/**
 * A patron who does not answer declines the cards. A patron who holds cards too long loses them,
 * and the dealer turns them.
 * @rule nz5:8.9(d) nz5:8.18(c) nz5:15.8
 */
const unanswered = ({ phase, out }: BaccaratState): Duty | undefined => {
  if (phase.is === 'offering')
    return {
      command: { by: DEALER, does: 'decline-role' },
      after: 'patron',
      whom: `${phase.hand} ${phase.offers[0]}`,
    }
  return phase.is === 'turning' && out
    ? {
        command: { by: SUPERVISOR, does: 'dealer-turns', hand: out.hand } as Command,
        after: 'patron',
        whom: `${out.hand} ${out.holders.join(' ')}`,
      }
    : undefined
}

/** @rule ruling:541 */
const isFreeRoundDue = (play: BaccaratState): boolean => {
  const { asked, dealt } = play.freeRounds
  return asked && dealt < (bookOf(play).freeRounds.onRequest?.most ?? 0)
}

const AT_THE_WHEEL: Readonly<Record<string, Duty['after']>> = {
  spin: 'bets',
  call: 'call',
  announce: 'rest',
}

/** Betting stays open while the ball runs, until the call. @rule nz8:3.6 */
const roulette: Duties<RouletteState> = table => {
  const command = nextSpinDuty(table, { betsAreDown: table.wagers.length > 0 })
  return command && { command, after: AT_THE_WHEEL[command.does] ?? 'step' }
}

/** The dice pass among patrons with wagers. Without wagers nobody is asked. */
const snakeEyes: Duties<SnakeEyesState> = table => {
  const { play, wagers, seats } = table
  const { phase } = play
  const isSomebodyThere = seats.some(patron => patron !== null)
  if (phase.is === 'offering' && wagers.length === 0) return undefined
  if (phase.is === 'offering' && phase.to !== null && seats.includes(phase.to))
    return { command: { by: DEALER, does: 'decline-dice' }, after: 'patron', whom: phase.to }
  if (phase.is === 'betting' && phase.shooter.is === 'patron' && play.voidRolls < 2)
    return shooting(phase.shooter.patron, table)
  if (phase.is === 'betting' && wagers.length === 0 && !isSomebodyThere) return undefined
  const command = nextRollDuty(table, { betsAreDown: wagers.length > 0 })
  return command && { command, after: command.does === 'roll' ? 'bets' : 'step' }
}

/** A shooter who has left, or takes too long, gives up the dice. @rule nz11a:5.7 nz11a:5.7(b) */
const shooting = (
  shooter: string,
  { seats, wagers }: TableState<SnakeEyesState>,
): Duty | undefined => {
  if (!seats.includes(shooter))
    return wagers.length > 0
      ? { command: { by: DEALER, does: 'offer-dice' }, after: 'step' }
      : undefined
  const command: SnakeEyesCommand = { by: DEALER, does: 'take-dice-away', reason: 'delay' }
  return wagers.length > 0 ? { command, after: 'patron', whom: shooter } : undefined
}

const LUNAR_OPENING = { inspected: 'spread', spread: 'mix' } as const

/** The seat that has been asked and has not answered. */
const silent = ({ phase, boxes }: LunarState): number | undefined =>
  boxes.find(box =>
    phase.is === 'offering-force'
      ? box.fate === 'playing' && box.forces === null
      : box.fate === 'in' &&
        ((box.choice === null && box.declared !== 'declared') || isReconsidering(box)),
  )?.seat

/** @rule nz22:6.1 nz22:6.2 nz22:6.3 nz22:7.2 nz22:5.7 nz22:9.10 nz22:11.12 */
const lunarPoker: Duties<LunarState> = ({ play, wagers }) => {
  const { phase } = play
  const now = (does: string, more = {}, by = DEALER): Duty => ({
    command: { by, does, ...more } as Command,
    after: 'step',
  })
  switch (phase.is) {
    case 'opening':
      if (phase.step !== 'delivered') return now(LUNAR_OPENING[phase.step])
      return now('inspect', {}, play.inspectedBy.includes('dealer') ? SUPERVISOR : DEALER)
    case 'cutting':
      return now('cut', { at: 26 })
    case 'betting':
      return wagers.some(({ on }) => on === 'ante') ? { ...now('call'), after: 'bets' } : undefined
    case 'closing':
      return now('call')
    case 'deciding':
    case 'verified':
    case 'acting':
    case 'offering-force': {
      const seat = silent(play)
      if (seat !== undefined)
        return { ...now('report-absent', { seat }), after: 'patron', whom: `${phase.is} ${seat}` }
      return phase.is === 'deciding' ? now('lock') : undefined
    }
    case 'shuffling':
    case 'called':
    case 'dealing':
    case 'verifying':
    case 'revealing':
    case 'forced':
    case 'comparing':
      return undefined
  }
}

export const DUTIES: Readonly<Record<keyof typeof CATALOGUE, Duties<never>>> = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
}

export const TURNS: Readonly<Record<keyof typeof CATALOGUE, Turns<never>>> = {
  baccarat: baccaratTurns,
  roulette: rouletteTurns,
  'snake-eyes': snakeEyesTurns,
  'lunar-poker': lunarPokerTurns,
}
