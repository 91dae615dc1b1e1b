import { chips } from '../../src/kernel/money.ts'
import type { Patron } from '../../src/kernel/people.ts'
import { type Decision, isRefusal } from '../../src/kernel/refusal.ts'
import type { DirectorCommand } from '../../src/tournament/director/commands.ts'
import { director } from '../../src/tournament/director/director.ts'
import { CONDITIONS } from '../../src/tournament/director/example.ts'
import type {
  Conditions,
  Prize,
  Stage,
} from '../../src/tournament/director/s02-entry/conditions.ts'
import type { Result } from '../../src/tournament/director/s05-results/ranking.ts'
import {
  type DirectorEvent,
  type DirectorState,
  isInPlay,
  isWaiting,
} from '../../src/tournament/director/state.ts'
import { type Tape, tapeOf } from './subject.ts'

/**
 * Thousands of tournaments, each read from a tape. The sessions are invented, and the director is
 * real.
 */

const OPERATOR = { role: 'staff', rank: 'operator' } as const
export const DIRECTOR = { role: 'staff', rank: 'casino-supervisor' } as const
const NAMES = ['Ana', 'Ben', 'Cho', '__proto__', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Kit']

const stageOf = (tape: Tape, isFinal: boolean): Stage => {
  const { progression: _, ...stage } = CONDITIONS.stages[0]!
  const by = tape.one(['top-per-table', 'top-overall', 'winners-and-best'] as const)
  const seats = 2 + tape.below(3)
  return isFinal
    ? { ...stage, seats }
    : { ...stage, seats, progression: { by, count: 1 + tape.below(3) } }
}

const conditionsOf = (tape: Tape): Conditions => {
  const isElectronic = tape.below(2) === 0
  const heats = Array.from({ length: tape.below(3) }, () => stageOf(tape, false))
  const prizes = Array.from(
    { length: 1 + tape.below(5) },
    (_, i): Prize =>
      tape.below(5) === 0 ? { item: `thing ${i}` } : { money: chips(1 + tape.below(9999)) },
  )
  return {
    ...CONDITIONS,
    game: isElectronic ? 'electronic-roulette' : 'roulette',
    ...(isElectronic ? { passCards: 0, secretCards: 0 } : {}),
    minPlayers: 2,
    maxPlayers: 11,
    lateEntry: tape.below(2) === 0,
    entryFee: chips(tape.below(3) * 2500),
    chipIssue: tape.one(['gratuitous', 'face-value']),
    stages: [...heats, stageOf(tape, true)],
    prizes,
    playStart: 0,
  }
}

/** Often tied, sometimes without chips, and occasionally with a disqualified player. */
const resultOf = (tape: Tape, players: readonly Patron[]): Result => {
  const [first, ...rest] = players
  const out = tape.below(8) === 0 && rest.length > 1 ? [first!] : []
  const counted = players.filter(patron => !out.includes(patron))
  const isBust = tape.below(6) === 0
  const held = () => (isBust ? 0 : tape.below(4) * 500)
  const expelled = out.map(
    patron => [patron, { under: 'nz7:4.10', reason: 'seen', held: tape.below(900) }] as const,
  )
  return {
    stacks: Object.fromEntries(counted.map(patron => [patron, held()])),
    ...(isBust ? { bust: counted } : {}),
    ...(out.length > 0 ? { disqualified: Object.fromEntries(expelled) } : {}),
  }
}

/** A manual count, which the next one may confirm. */
const counting = (tape: Tape, state: DirectorState, session: number): DirectorCommand => {
  const players = state.sessions[session]?.players ?? []
  const stacks = Object.fromEntries(players.map((patron, i) => [patron, (i % 3) * 500]))
  return { by: tape.one([DIRECTOR, OPERATOR]), does: 'count', session, stacks }
}

const trouble = (tape: Tape, state: DirectorState): DirectorCommand => {
  const patron = tape.one(NAMES)
  const session = tape.below(state.sessions.length + 1)
  return tape.one<DirectorCommand>([
    { by: { role: 'patron', patron }, does: 'withdraw' },
    { by: DIRECTOR, does: 'withdraw', patron },
    { by: DIRECTOR, does: 'disqualify', patron, ground: 'breach', reason: 'seen' },
    { by: DIRECTOR, does: 'void-entries', patrons: [patron], ground: 'system' },
    { by: DIRECTOR, does: 'void-entries', patrons: [patron], ground: 'terminal' },
    { by: DIRECTOR, does: 'another-heat', patron, to: session },
    { by: DIRECTOR, does: 'seat', patron, session, seat: 1 + tape.below(4) },
    { by: DIRECTOR, does: 'check-in', patron, here: tape.below(2) === 0 },
    { by: DIRECTOR, does: 'assign', session, place: tape.one(['roulette-4', 'roulette-5']) },
    { by: DIRECTOR, does: 'undo', action: Math.max(1, state.acted - tape.below(3)) },
    { by: DIRECTOR, does: 'disqualify', patron, ground: 'no-show', reason: 'absent' },
    { by: DIRECTOR, does: 'reschedule', session, at: state.now + 1_000_000 },
    { by: { role: 'clock' }, does: 'time', at: state.now + 1_000_000 },
    counting(tape, state, session),
    ...entering(patron),
    { by: OPERATOR, does: 'wait-list', patron },
    { by: OPERATOR, does: 'begin' },
    { by: DIRECTOR, does: 'restart', session },
    { by: OPERATOR, does: 'consent', patron, agrees: true },
    { by: DIRECTOR, does: 'share-item', place: 1, item: 'thing 0', how: { to: patron } },
    { by: tape.below(9) === 0 ? DIRECTOR : OPERATOR, does: 'cancel', ground: 'system' },
  ])
}

/** The director's next step when all goes well. */
const duty = (tape: Tape, state: DirectorState): DirectorCommand => {
  if (state.status === 'entries-open')
    return state.accepted < 2
      ? { by: OPERATOR, does: 'cancel', ground: 'participation' }
      : { by: OPERATOR, does: 'begin' }
  if (state.undrawn.length > 0)
    return { by: { role: 'chance' }, does: 'lot', number: tape.below(state.undrawn.length) }
  const waits = state.sessions.findIndex(isWaiting)
  const startsAt = state.sessions[waits]?.startsAt ?? 0
  if (startsAt > state.now) return { by: { role: 'clock' }, does: 'time', at: startsAt }
  const plays = state.sessions.findIndex(isInPlay)
  if (plays < 0 || (waits >= 0 && tape.below(2) === 0))
    return { by: DIRECTOR, does: 'begin-session', session: waits }
  const seated = state.sessions[plays]!.players
  return { by: DIRECTOR, does: 'session-ended', session: plays, result: resultOf(tape, seated) }
}

export interface Run {
  readonly state: DirectorState
  readonly events: readonly DirectorEvent[]
}

const entering = (patron: Patron): readonly DirectorCommand[] => [
  { by: { role: 'patron', patron }, does: 'apply', form: { name: 'x', address: 'y' } },
  { by: OPERATOR, does: 'notify', patron },
  { by: OPERATOR, does: 'accept', patron },
]

const MOST_STEPS = 70

type Observe = (
  command: DirectorCommand,
  decision: Decision<DirectorEvent>,
  before: DirectorState,
) => void

export const PHASES = ['entries', 'draw', 'drawn', 'play', 'play-off', 'over'] as const

export const phaseOf = (state: DirectorState): (typeof PHASES)[number] => {
  if (state.status === 'completed' || state.status === 'cancelled') return 'over'
  if (state.status !== 'running') return 'entries'
  if (state.undrawn.length > 0) return 'draw'
  const open = state.sessions.filter(each => isWaiting(each) || isInPlay(each))
  if (open.some(({ playOff }) => playOff)) return 'play-off'
  return open.some(isInPlay) ? 'play' : 'drawn'
}

/** `more` conditions replace those from the tape. */
export const tournamentOf = (
  numbers: readonly number[],
  observe: Observe = () => {},
  more: Partial<Conditions> = {},
): Run => {
  const tape = tapeOf(numbers)
  const conditions = { ...conditionsOf(tape), ...more }
  let state = director.open(conditions)
  const events: DirectorEvent[] = []
  const tell = (command: DirectorCommand): void => {
    const decision = director.decide(state, command)
    observe(command, decision, state)
    if (isRefusal(decision)) return
    events.push(...decision)
    state = decision.reduce(director.evolve, state)
  }
  const names = NAMES.slice(0, 2 + tape.below(NAMES.length - 1))
  tell({ by: OPERATOR, does: 'open-entries' })
  for (const command of names.flatMap(entering)) {
    tell(command)
    if (tape.below(9) === 0) tell(trouble(tape, state))
  }
  tell({ by: OPERATOR, does: 'begin' })
  const isOn = (): boolean => state.status === 'running' || state.status === 'entries-open'
  for (let step = 0; isOn(); step += 1) {
    // A repeating tape could tie for ever, so after many steps the results differ.
    const fresh = step < MOST_STEPS ? tape : tapeOf([step, step * 7, step * 13 + 1, 5])
    tell(step < MOST_STEPS && tape.below(7) === 0 ? trouble(tape, state) : duty(fresh, state))
    if (step > 6 * MOST_STEPS) throw new Error('a tournament does not end')
  }
  for (let late = 0; late < 3; late += 1) tell(trouble(tape, state))
  return { state, events }
}
