import { bookOf } from '../games/baccarat/opening.ts'
import type { BaccaratState } from '../games/baccarat/state.ts'
import type { CATALOGUE } from '../games/index.ts'
import { isReconsidering, type LunarState } from '../games/lunar-poker/state.ts'
import type { RouletteCommand, State as RouletteState } from '../games/roulette/state.ts'
import type { SnakeEyesCommand } from '../games/snake-eyes/commands.ts'
import { total } from '../games/snake-eyes/dice.ts'
import type { AtRest, Betting, State as SnakeEyesState } from '../games/snake-eyes/state.ts'
import type { TableState } from '../general/state.ts'
import type { Command } from '../kernel/game.ts'
import type { Actor } from '../kernel/people.ts'
import { nextDuty } from './dealer.ts'

/** What a virtual dealer does next, game by game, and what it waits for first. */
export interface Duty {
  readonly command: Command
  /** A moment of its own; the time to bet, once somebody has bet; or a patron who was asked. */
  readonly after: 'step' | 'bets' | 'patron'
  /** Whom it waits for, so that the next one is given their own time. */
  readonly whom?: string
}

type Duties<PS> = (table: TableState<PS>) => Duty | undefined

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

const baccarat: Duties<BaccaratState> = table => {
  const { phase } = table.play
  if (phase.is === 'cutting' && phase.seat !== null)
    return {
      command: { by: DEALER, does: 'decline-cut' },
      after: 'patron',
      whom: `seat ${phase.seat}`,
    }
  const betsAreDown = table.wagers.length > 0 || isFreeRoundDue(table.play)
  const command = nextDuty(table, { betsAreDown })
  return command && { command, after: phase.is === 'betting' ? 'bets' : 'step' }
}

/** @rule ruling:541 */
const isFreeRoundDue = (play: BaccaratState): boolean => {
  const { asked, dealt } = play.freeRounds
  return asked && dealt < (bookOf(play).freeRounds.onRequest?.most ?? 0)
}

const SPIN = ['at-rest', 'announced', 'transferred', 'collected'] as const
const SPIN_DOES = ['announce', 'transfer', 'collect', 'pay'] as const

/** @rule nz8:3.2B nz8:4.2 nz8:4.3 nz8:4.4 nz8:4.5A nz8:4.5 */
const roulette: Duties<RouletteState> = ({ play, wagers }) => {
  const duty = (command: RouletteCommand, after: Duty['after'] = 'step'): Duty => ({
    command,
    after,
  })
  const { phase } = play
  const waiting = play.declared.find(({ isPlaced }) => !isPlaced)
  if (waiting && (phase.is === 'betting' || phase.is === 'spinning'))
    return duty({ by: DEALER, does: 'place', declared: waiting.id })
  if (play.ballToExamine) return duty({ by: SUPERVISOR, does: 'examine-ball', replace: false })
  switch (phase.is) {
    case 'betting':
      return wagers.length === 0
        ? undefined
        : duty({ by: DEALER, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' }, 'bets')
    case 'spinning':
      return duty({ by: DEALER, does: 'call' })
    case 'no-more-bets':
      return duty({ by: DEALER, does: 'ball-drops' })
    case 'ball-dropped':
      return undefined
    case 'at-rest':
    case 'announced':
    case 'transferred':
    case 'collected':
      return duty({ by: DEALER, does: SPIN_DOES[SPIN.indexOf(phase.is)]! })
  }
}

/** Dice go round among those who wager; nobody is asked while nothing lies on the table. */
const snakeEyes: Duties<SnakeEyesState> = ({ play, wagers, seats }) => {
  const { phase } = play
  switch (phase.is) {
    case 'inspecting': {
      const by = phase.inspections.some(({ rank }) => rank === 'dealer') ? SUPERVISOR : DEALER
      return { command: { by, does: 'inspect-dice' }, after: 'step' }
    }
    case 'offering':
      if (wagers.length === 0 || seats.every(patron => patron === null)) return undefined
      return phase.to === null
        ? { command: { by: DEALER, does: 'offer-dice' }, after: 'step' }
        : { command: { by: DEALER, does: 'decline-dice' }, after: 'patron', whom: phase.to }
    case 'betting':
      return shooting(phase, wagers.length > 0, seats)
    case 'rolling':
      return undefined
    case 'at-rest':
      return { command: atRest(phase, play.elections.resultEntry), after: 'step' }
  }
}

/** @rule nz11a:5.7(b) nz11a:5.9(d) */
const shooting = (
  { shooter }: Betting,
  isBet: boolean,
  seats: readonly (string | null)[],
): Duty | undefined => {
  const isSomebodyThere = seats.some(patron => patron !== null)
  const offer: Duty | undefined = isSomebodyThere
    ? { command: { by: DEALER, does: 'offer-dice' }, after: 'step' }
    : undefined
  if (shooter.is === 'dealer')
    return isBet ? { command: { by: DEALER, does: 'roll' }, after: 'bets' } : offer
  if (!seats.includes(shooter.patron)) return offer
  const command: SnakeEyesCommand = { by: DEALER, does: 'take-dice-away', reason: 'delay' }
  return isBet ? { command, after: 'patron', whom: shooter.patron } : undefined
}

/** @rule nz11a:5.6(a) nz11a:5.6(b) nz11a:5.6(e) */
const atRest = ({ faces, called, entered }: AtRest, hasTerminal: boolean): SnakeEyesCommand => {
  if (!called) return { by: DEALER, does: 'call', total: total(faces) }
  return hasTerminal && !entered
    ? { by: DEALER, does: 'enter', faces }
    : { by: DEALER, does: 'settle' }
}

const LUNAR_OPENING = { inspected: 'spread', spread: 'mix' } as const

/** Whoever has been asked and has not answered. */
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
    case 'forced':
      return undefined
  }
}

export const DUTIES: Readonly<Record<keyof typeof CATALOGUE, Duties<never>>> = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
  'lunar-poker': lunarPoker,
}
