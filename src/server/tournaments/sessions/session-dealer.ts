import { nextDuty } from '../../../dealing/baccarat.ts'
import type { Duty } from '../../../dealing/duty.ts'
import { nextSpinDuty } from '../../../dealing/roulette.ts'
import type { BaccaratState } from '../../../games/baccarat/table/state.ts'
import type { State as RouletteState } from '../../../games/roulette/table/state.ts'
import type { TableState } from '../../../general/state.ts'
import type { Command, Event } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import type { PlayView } from '../../../protocol/shown.ts'
import { type NumberSource, turnOfBot } from '../../../tournament/session/bots.ts'
import { terminalDown } from '../../../tournament/session/s09-terminals.ts'
import {
  active,
  applicationOf,
  patronStakes,
  type SessionConfig,
  type SessionState,
  turnsLeft,
} from '../../../tournament/session/state.ts'
import type { SessionView } from '../../../tournament/session/view.ts'
import type { Seals } from '../../chance/sealed-secrets.ts'
import { drawnAt, type Step } from '../../desk/steps.ts'
import type { Host } from '../../log/log-writer.ts'
import { isOfHouse } from '../house-players.ts'

/**
 * The virtual dealer of a session, with the clock and the director's representative: whose turn it
 * is, and how long to wait for them.
 */

export type SessionHost = Host<
  SessionConfig<unknown>,
  SessionState<unknown>,
  Command,
  Event,
  SessionView<PlayView>
>

export interface DealtSession {
  readonly host: SessionHost
  /** Undefined at an attended table, where people deal. */
  readonly seals: Seals | undefined
  /** Seconds to wager, once the timer runs. */
  readonly seconds: number
  readonly now: () => number
  /** The choices of house players. */
  readonly below: NumberSource
  /** How many house players in a row take their turns in one step. */
  readonly together: number
  /** Whether the director has called the session off, and who is still a player. */
  readonly isOff: () => boolean
  readonly isPlayer: (patron: Patron) => boolean
  /** Whether somebody deals. At an attended table nobody may have taken over yet. */
  readonly isDealt: () => boolean
  /** Whether a person directs, who decides about players who do not act. */
  readonly isDirected: boolean
}

type State = SessionState<unknown>

const DEALER = { role: 'staff', rank: 'dealer' } as const
/** Represents the director at the table. @rule nz7:4.1 */
const DEPUTY = { role: 'staff', rank: 'casino-supervisor', name: 'house' } as const
const CLOCK = { role: 'clock' } as const

const SECOND = 1000
const DECK = 52

const now = (command: object, after: Duty['after'] = 'step', whom?: string): Duty => ({
  command: command as Command,
  after,
  ...(whom !== undefined && { whom }),
})

/** The next step of the game's own dealer. Nobody at the table cuts. */
const dutyOf = (state: State): Command | undefined => {
  if (applicationOf(state).table === 'roulette')
    return nextSpinDuty(state.inner as TableState<RouletteState>, { betsAreDown: true })
  const inner = state.inner as TableState<BaccaratState>
  const { phase } = inner.play
  return phase.is === 'cutting' && phase.seat !== null
    ? { by: DEALER, does: 'decline-cut' }
    : nextDuty(inner, { betsAreDown: true })
}

const AT_THE_WHEEL: Readonly<Record<string, Duty['after']>> = { call: 'call', announce: 'rest' }

/** Whether nobody has wagered or played in this round. */
const isFresh = ({ inner, done }: State): boolean => inner.wagers.length === 0 && done.length === 0

/** Whether an indicator card is due, one every third of the shoe. @rule nz7:4.13 */
const showsIndicator = (state: State, host: SessionHost): boolean => {
  const { out, sealed } = host.drawing
  const { limitStep, raises, terms } = state
  const cards = (sealed?.decks ?? 0) * DECK
  return limitStep < terms.limits.length - 1 && !raises && out > (cards * (limitStep + 1)) / 3
}

/** Between two rounds: the clock of a timed session, and the indicator card. */
const between = ({ host, seals, now: clock }: DealtSession): Duty | undefined => {
  const { state } = host
  if (!isFresh(state)) return undefined
  const isTimed = state.terms.duration.unit === 'time'
  if (isTimed && clock() - state.inner.now >= SECOND)
    return now({ by: CLOCK, does: 'time', at: clock() })
  return state.status === 'running' && seals && showsIndicator(state, host)
    ? now({ by: DEALER, does: 'indicator-card' })
    : undefined
}

/** A duty whose commands are chosen only when it is carried out. */
interface PlannedDuty extends Duty {
  readonly chooses?: () => readonly Command[]
}

/** The house players before the next person, as many as take their turns in one step. */
const houseTurns = (turns: readonly Patron[], together: number): readonly Patron[] => {
  const person = turns.findIndex(each => !isOfHouse(each))
  return turns.slice(0, person < 0 ? together : Math.min(person, together))
}

/** Chooses house players' turns at the moment they are made, from each wager to its end. */
const played = (
  { host: { state }, below, together }: DealtSession,
  patron: Patron,
  turns: readonly Patron[],
): PlannedDuty => {
  const hasWagered = patronStakes(state, patron) > 0 && !applicationOf(state).terminals
  const does = hasWagered ? 'confirm' : 'wager'
  const duty = now({ by: { role: 'patron', patron }, does }, 'step', `${patron} ${hasWagered}`)
  if (hasWagered) return duty
  const chooses = () =>
    houseTurns(turns, together).flatMap(each => turnOfBot(state, each, below) as Command[])
  return { ...duty, chooses }
}

/**
 * The clock reports each time limit, and the rules say what follows. It does not run while there is
 * no dealer to take a bet. If a person directs, play waits for their decision. Otherwise the house
 * lets the player go.
 * @rule nz7:3.6 nz7:3.9 nz7:4.6 ruling:714 ruling:739
 */
const awaited = (at: DealtSession, patron: Patron): Duty | undefined => {
  const { host, isDirected, isDealt, seals } = at
  const { state } = host
  const whom = `${patron} ${state.late === patron}`
  if (patronStakes(state, patron) > 0)
    return now({ by: DEALER, does: 'confirm', patron }, seals ? 'patron' : 'step', whom)
  if (state.timer === null || !isDealt()) return undefined
  if (state.silent !== patron) return now({ by: CLOCK, does: 'time-up' }, 'patron', whom)
  const reason = 'did not act, and no director was there to decide'
  return isDirected
    ? undefined
    : now({ by: DEPUTY, does: 'excuse', patron, reason }, 'step', `${patron} goes`)
}

/**
 * Somebody who is no longer a player leaves between two wagers. Their chips still count.
 * @rule nz7:4.6
 */
const departed = ({ host: { state }, isPlayer }: DealtSession): Duty | undefined => {
  const patron = active(state).find(each => !isPlayer(each) && patronStakes(state, each) === 0)
  if (patron === undefined) return undefined
  const reason = 'is in the tournament no more'
  return now({ by: DEPUTY, does: 'excuse', patron, reason }, 'step', `${patron} goes`)
}

/** At terminals nobody takes turns, and a broken terminal takes no wager. @rule nz7:9.4 nz7:11.4 */
const turnsHere = (state: State): readonly Patron[] =>
  applicationOf(state).terminals
    ? active(state).filter(
        each => isOfHouse(each) && patronStakes(state, each) === 0 && !terminalDown(state, each),
      )
    : turnsLeft(state)

/** Before a round: everybody's turn, starting at the marker. @rule nz7:4.1 nz7:4.4 nz7:4.7 */
const opens = (at: DealtSession, begins: Command): PlannedDuty | undefined => {
  const { state } = at.host
  const { terminals } = applicationOf(state)
  const due = between(at)
  if (due) return due
  if (state.timer === null && !terminals && at.seals)
    return now({ by: DEPUTY, does: 'bet-timer', seconds: at.seconds })
  if (state.status === 'seating') return now({ by: DEPUTY, does: 'start' })
  const gone = departed(at)
  if (gone) return gone
  const turns = turnsHere(state)
  const [turn] = turns
  if (turn !== undefined) return isOfHouse(turn) ? played(at, turn, turns) : awaited(at, turn)
  return now(begins, terminals ? 'bets' : 'step')
}

const dutyAt = (at: DealtSession): PlannedDuty | undefined => {
  const { state } = at.host
  const { status, result } = state
  if (status === 'over' && result && at.seals)
    return now({ by: DEPUTY, does: 'tally', counts: result.stacks })
  if (status !== 'seating' && status !== 'running') return undefined
  const command = dutyOf(state)
  if (!command) return undefined
  return command.does === applicationOf(state).starts[0]
    ? opens(at, command)
    : now(command, AT_THE_WHEEL[command.does] ?? 'step')
}

/** The player whose turn it is keeps the same deadline, whatever they do meanwhile. */
const stepFor = ({ command, after, whom, chooses }: PlannedDuty, rounds: number): Step => ({
  key: `${whom ?? command.does} ${rounds}`,
  does: command.does,
  after,
  ...(whom !== undefined && { whom }),
  /** Steps of the clock and of house players do not belong to a dealer. */
  of: command.by.role === 'staff' ? command.by.rank : 'operator',
  says: () => {
    const [first = command, ...more] = chooses?.() ?? [command]
    return { command: first, note: {}, more }
  },
})

/**
 * A session that the director has called off ends. At terminals all chips go back.
 * @rule nz7:9.5 nz7:11.5
 */
const calledOff = (state: State): Duty | undefined =>
  state.status === 'running' && applicationOf(state).terminals
    ? now({ by: DEPUTY, does: 'break-off', reason: 'called off by the director' })
    : undefined

/** Reveals the secret once the session draws no more cards. */
export const revealed = async (host: SessionHost, seals: Seals): Promise<void> => {
  const { state, drawing } = host
  const isOver = state.status === 'tallied' || state.status === 'void'
  if (isOver && drawing.sealed)
    await host.submitNext('reveal', () => ({ note: { reveals: seals.open(drawing.sealed!) } }))
}

/** The next step of a session. Undefined while the director holds it up. */
export const sessionStep = (at: DealtSession): Step | undefined => {
  const { state, ask } = at.host
  const { status, directorPresent, interrupted } = state
  if (at.isOff()) {
    const duty = calledOff(state)
    return duty && stepFor(duty, state.rounds)
  }
  if (status === 'seating' && !directorPresent)
    return stepFor(now({ by: DEPUTY, does: 'director', present: true }), 0)
  if (status === 'running' && (!directorPresent || interrupted)) return undefined
  if (ask) return drawnAt(at, ask)
  const duty = dutyAt(at)
  return duty && stepFor(duty, state.rounds)
}
