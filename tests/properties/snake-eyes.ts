import type { SnakeEyesCommand } from '../../src/games/snake-eyes/commands.ts'
import { GROUNDS } from '../../src/games/snake-eyes/grounds.ts'
import { snakeEyes } from '../../src/games/snake-eyes/index.ts'
import { type Faces, ROLLS } from '../../src/games/snake-eyes/s03-equipment/dice.ts'
import { ONS } from '../../src/games/snake-eyes/s04-wagers.ts'
import {
  activeDice,
  type DiceAtRest,
  presentDice,
  type State,
} from '../../src/games/snake-eyes/table/state.ts'
import type { GeneralCommand } from '../../src/general/commands.ts'
import { accountHoldings, type TableState } from '../../src/general/state.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { actors, generalCommand, PATRONS, type Subject, type Tape } from './subject.ts'

type Commands = SnakeEyesCommand | GeneralCommand

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const SUPERVISOR: Actor = { role: 'staff', rank: 'game-supervisor' }

const patronOf = (patron: string): Actor => ({ role: 'patron', patron })

/** The next step of a lively table, so that a run gets through offers, rolls and settlements. */
export const next = (tape: Tape, state: TableState<State>): Commands => {
  const { play } = state
  if (!state.open) return { by: { role: 'staff', rank: 'operator' }, does: 'open-table' }
  const seated = state.seats.find(patron => patron !== null)
  if (!seated) return { by: patronOf(tape.one(PATRONS)), does: 'sit', seat: 1 }
  const { phase } = play
  switch (phase.is) {
    case 'inspecting':
      return {
        by: phase.inspections.some(({ rank }) => rank === 'dealer') ? SUPERVISOR : DEALER,
        does: 'inspect-dice',
      }
    case 'offering':
      if (presentDice(play).length < 2) return { by: DEALER, does: 'give-up-search' }
      if (state.wagers.length === 0) return wagering(tape, state, seated)
      if (phase.to === null) return { by: DEALER, does: 'offer-dice' }
      return tape.below(4) === 0
        ? { by: DEALER, does: 'decline-dice' }
        : { by: patronOf(phase.to), does: 'take-dice' }
    case 'betting':
      return betting(tape, state, phase.shooter.is === 'patron' ? phase.shooter.patron : null)
    case 'rolling':
      return { by: { role: 'chance' }, does: 'dice', faces: tape.one(ROLLS) }
    case 'at-rest':
      return called(phase, play.elections.resultEntry && play.equipment === 'working')
  }
}

const wagering = (tape: Tape, state: TableState<State>, patron: string): Commands => {
  const by = patronOf(patron)
  const stack = accountHoldings(state, `stack:${patron}`)?.value ?? 0
  return stack < 100_000
    ? { by, does: 'buy-in', chips: chips(1_000_000) }
    : { by, does: 'wager', on: tape.one(ONS), chips: chips(tape.one([2000, 10_000, 2500])) }
}

const betting = (tape: Tape, state: TableState<State>, shooter: string | null): Commands => {
  const { play } = state
  const by = shooter === null ? DEALER : patronOf(shooter)
  const left = presentDice(play)
  if (play.equipment === 'stopped')
    return { by: SUPERVISOR, does: 'resume', how: 'rectified', note: 'mended' }
  if (activeDice(play).length < 2)
    return left.length < 2
      ? { by: DEALER, does: 'give-up-search' }
      : { by, does: 'choose-dice', dice: [left[0]!, left[1]!] }
  const has = state.wagers.some(({ patron }) => patron === shooter)
  return shooter !== null && (!has || tape.below(3) === 0)
    ? wagering(tape, state, shooter)
    : { by, does: 'roll' }
}

const called = ({ faces, called: call, entered }: DiceAtRest, entry: boolean): Commands => {
  if (call?.total !== faces[0] + faces[1])
    return {
      by: { role: 'staff', rank: call?.by ?? 'dealer' },
      does: 'call',
      total: faces[0] + faces[1],
    }
  if (entry && !entered) return { by: DEALER, does: 'enter', faces }
  return entry && entered?.join() !== faces.join()
    ? { by: SUPERVISOR, does: 'amend-entry', faces }
    : { by: DEALER, does: 'settle' }
}

/** Also tries faces that no die has. */
const anyFaces = (tape: Tape): Faces =>
  tape.below(10) === 0 ? ([0, 7] as unknown as Faces) : tape.one(ROLLS)

export const anything = (tape: Tape, { wagers }: TableState<State>): SnakeEyesCommand => {
  const by = actors(tape)
  const die = tape.below(12)
  const faces = anyFaces(tape)
  const reason = tape.one(['', 'seen'])
  const outcome = tape.below(3) === 0 ? 'no-roll' : faces
  return tape.one<SnakeEyesCommand>([
    { by, does: 'inspect-dice' },
    { by, does: 'offer-dice' },
    { by, does: 'take-dice', dice: [die, tape.below(12)] },
    { by, does: 'decline-dice' },
    { by, does: 'choose-dice', dice: [die, tape.below(12)] },
    { by, does: 'ask-original' },
    { by, does: 'roll' },
    { by, does: 'relinquish' },
    { by, does: 'dice', faces },
    { by, does: 'leaning-dice', fallen: [{ up: faces[0] }, { resting: faces[1] }] },
    { by, does: 'call', total: tape.below(14) },
    { by, does: 'enter', faces },
    { by, does: 'settle' },
    { by, does: 'no-roll', ground: tape.one(GROUNDS), note: reason },
    { by, does: 'dice-left-table', dice: [die] },
    { by, does: 'die-found', die, sound: tape.below(2) === 0 },
    { by, does: 'give-up-search' },
    { by, does: 'equipment-failed' },
    { by, does: 'take-dice-away', reason: tape.one(['delay', 'void-rolls', 'breach']) },
    { by, does: 'rule-face', die: tape.one([1, 2]), face: faces[0] },
    { by, does: 'void-disputed' },
    { by, does: 'amend-entry', faces },
    { by, does: 'overrule', outcome, reason },
    { by: SUPERVISOR, does: 'overrule', outcome, reason: 'seen' },
    { by: { role: 'staff', rank: 'operator' }, does: 'overrule', outcome, reason: 'seen' },
    {
      by,
      does: 'restore-wager',
      wager: tape.one([...wagers.map(({ id }) => id), 'w999']),
      on: tape.one(ONS),
    },
    { by, does: 'resume', how: tape.one(['rectified', 'procedures']), note: reason },
    { by, does: 'rule', ruling: reason },
  ])
}

const proposes = (tape: Tape, state: TableState<State>): Commands => {
  const mood = tape.below(8)
  if (mood === 0) return anything(tape, state)
  if (mood === 1) return generalCommand(tape, state, ONS)
  return next(tape, state)
}

const standard = snakeEyes.standard('nz11a')

const rich = {
  ...snakeEyes.setUp({ ...standard.elections, dice: 2, resultEntry: true }),
  standing: true,
  promotionalChips: true,
  colours: ['red'],
}

export const snakeEyesSubjects: readonly Subject[] = [standard, rich].map((config, i) => ({
  name: `snake-eyes nz11a ${i === 0 ? 'standard' : 'with all it offers'}`,
  game: snakeEyes.game as unknown as Subject['game'],
  config: config as unknown as Subject['config'],
  proposes: proposes as unknown as Subject['proposes'],
}))
