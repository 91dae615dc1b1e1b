import type { Limits, Time } from '../../general/state.ts'
import type { TableView } from '../../general/view.ts'
import type { Authority } from '../../kernel/authority.ts'
import type { Chips } from '../../kernel/money.ts'
import type { Patron, Seat, Viewer } from '../../kernel/people.ts'
import { HIDDEN, type Seen } from '../../kernel/secret.ts'
import type { Wager } from '../../kernel/wager.ts'
import type { WagerLimits } from '../director/s02-entry/conditions.ts'
import type { Result } from '../director/s05-results/ranking.ts'
import type { Rules } from './application.ts'
import {
  applicationOf,
  limitsOf,
  type Player,
  patronStakes,
  type Session,
  type SessionStatus,
  stackOf,
  turnOf,
} from './state.ts'

export interface PlayerView extends Omit<Player, 'name' | 'outUnder'> {
  /** Why somebody is out; null for a player who is still in. @rule nz7:3.7 nz7:2.3(ac)(i) */
  readonly why: { readonly under: Authority; readonly reason: string | null } | null
  /** Shown to supervisors and to the player. @rule nz7:4.3 */
  readonly name: Player['name'] | null
  /**
   * Chips that anyone can count. With a secret wager, the amount before it.
   * @rule nz7:4.9 nz7:4.15
   */
  readonly chips: number
  readonly card: 'pass' | 'secret' | null
  /** True if the player has wagered or played a card in this round. @rule nz7:3.2 */
  readonly done: boolean
  /** Since when the connection is lost. */
  readonly offline: Time | null
}

export interface SessionView<V> {
  readonly table: Omit<TableView<V>, 'wagers'> & {
    /**
     * Shows the bet even if its amount is secret.
     * @rule nz7:1.2(b) nz7:1.2(c) nz7:4.15 ruling:706
     */
    readonly wagers: readonly (Omit<Wager, 'chips'> & { readonly chips: Seen<Chips> })[]
  }
  readonly status: SessionStatus
  /**
   * The rule book, and whether the game is at terminals. It says if the book stands in for another.
   * @rule nz7:1.1/electronic-terminal
   */
  readonly rules: Rules
  readonly terminals: boolean
  /** Terminals out of order. @rule nz7:9.4 nz7:11.4 */
  readonly faults: readonly Seat[]
  readonly interrupted: Session['interrupted']
  readonly paused: boolean
  /** The seat that bets first. @rule nz7:7.3 nz7:7.3(a) nz7:8.3 nz7:8.3(a) */
  readonly marker: Seat | null
  readonly turn: Patron | null
  readonly players: readonly PlayerView[]
  readonly timer: number | null
  /** A player who was late and may only bet the minimum. @rule nz7:3.9 */
  readonly late: Patron | null
  /** A player who did not bet at all in time. The director decides. @rule nz7:3.9 ruling:739 */
  readonly silent: Patron | null
  /**
   * The limits of a round, how often they were raised, and the limits after the next card.
   * @rule nz7:4.13
   */
  readonly limits: WagerLimits & {
    readonly step: Chips
    readonly raised: number
    readonly next: WagerLimits | null
  }
  /**
   * The number of the current spin, round or shoe, and the total.
   * @rule nz7:7.3(b) nz7:8.3(b) nz7:9.3 nz7:11.3
   */
  readonly indicator: { readonly unit: string; readonly now: number; readonly of: number } | null
  /**
   * For a timed session: when it ends, or the time left while the clock is stopped.
   * @rule nz7:5.2
   */
  readonly clock: { readonly endsAt: Time } | { readonly left: number } | null
  readonly result: Result | null
}

const sees = (viewer: Viewer, patron: Patron): boolean =>
  viewer.role === 'dealer' ||
  viewer.role === 'auditor' ||
  (viewer.role === 'patron' && viewer.patron === patron)

const indicatorOf = ({ terms, rounds, shoe, status }: Session): SessionView<never>['indicator'] => {
  const { unit, value } = terms.duration
  if (unit === 'time') return null
  const playing = status === 'running' ? 1 : 0
  return { unit, now: unit === 'shoes' ? shoe : Math.min(rounds + playing, value), of: value }
}

const clockOf = ({
  terms,
  startedAt,
  interrupted,
  status,
}: Session): SessionView<never>['clock'] => {
  const { unit, value } = terms.duration
  if (unit !== 'time' || status !== 'running') return null
  const endsAt = startedAt + value
  return interrupted ? { left: Math.max(0, endsAt - interrupted.since) } : { endsAt }
}

/** The sign shows the limits of a round. @rule nz7:3.3 nz7:3.4 */
const signOf = (state: Session): Limits => ({
  'each round': { ...limitsOf(state), step: state.terms.increment },
})

const limitsShown = (state: Session): SessionView<never>['limits'] => {
  const { terms, limitStep, raises } = state
  const next = raises ? terms.limits[limitStep + 1] : undefined
  return { ...limitsOf(state), step: terms.increment, raised: limitStep, next: next ?? null }
}

const whyOut = ({ expelled }: Session, player: Player): PlayerView['why'] => {
  const { patron, status, outUnder = 'nz7:3.7' } = player
  if (status === 'out') return { under: outUnder, reason: null }
  const expulsion = status === 'disqualified' ? expelled[patron] : undefined
  return expulsion ? { under: expulsion.under, reason: expulsion.reason } : null
}

export const viewSession = <V>(
  state: Session,
  table: TableView<V>,
  viewer: Viewer,
): SessionView<V> => {
  const { rules, terminals } = applicationOf(state)
  const isHidden = (patron: Patron): boolean =>
    state.played[patron]?.form === 'secret' && !sees(viewer, patron)
  return {
    table: {
      ...table,
      sign: { ...table.sign, limits: signOf(state) },
      wagers: table.wagers.map(wager =>
        isHidden(wager.patron) ? { ...wager, chips: HIDDEN } : wager,
      ),
    },
    status: state.status,
    rules,
    terminals,
    faults: state.faults,
    interrupted: state.interrupted,
    paused: state.status === 'running' && (!state.directorPresent || state.interrupted !== null),
    marker: state.status === 'running' && !terminals ? state.marker : null,
    turn: turnOf(state) ?? null,
    players: state.players.map(player => ({
      patron: player.patron,
      seat: player.seat,
      left: player.left,
      status: player.status,
      why: whyOut(state, player),
      name: sees(viewer, player.patron) ? player.name : null,
      chips: isHidden(player.patron)
        ? state.played[player.patron]!.stack
        : stackOf(state, player.patron) + patronStakes(state, player.patron),
      card: state.played[player.patron]?.form ?? null,
      done: state.done.includes(player.patron),
      offline: state.offline[player.patron] ?? null,
    })),
    timer: state.timer,
    late: state.late,
    silent: state.silent,
    limits: limitsShown(state),
    indicator: indicatorOf(state),
    clock: clockOf(state),
    result: state.result,
  }
}
