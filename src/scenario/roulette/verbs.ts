import type { RouletteCommand } from '../../games/roulette/commands.ts'
import { elect } from '../../games/roulette/election-change.ts'
import { racetrackWinners, winners } from '../../games/roulette/s03-wagers/settlement.ts'
import {
  CAUSES,
  type Cause,
  DIRECTIONS,
  type Direction,
  type State as PlayState,
} from '../../games/roulette/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { TableState } from '../../general/state.ts'
import type { Actor } from '../../kernel/people.ts'
import type { ChipKind } from '../../kernel/wager.ts'
import { electing } from '../elections.ts'
import { money, patron } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'
import { wagerOn } from '../verbs.ts'

/** Phrases for actions at a roulette table. */

type State = TableState<PlayState>
type Commands = RouletteCommand | GeneralCommand

const verb = (
  who: Verb<State, Commands>['who'],
  says: string,
  does: Verb<State, Commands>['does'],
): Verb<State, Commands> => ({ who, says, does })

const CAUSE = `{${CAUSES.join('|')}}`
const DIRECTION = `{${DIRECTIONS.join('|')}}`

/** The number of the patron's latest declaration with this name, first of those not placed yet. */
const declaredOn = ({ play: { declared } }: State, who: string, on: string): number => {
  const own = declared.filter(one => one.patron === who && one.on === on)
  return (own.findLast(({ isPlaced }) => !isPlaced) ?? own.at(-1))?.id ?? 0
}

const nameOf = (by: Actor): string => (by.role === 'patron' ? by.patron : '')

const point = (word: string) => {
  const [x = 0, y = 0] = word.split(',').map(Number)
  return { x, y }
}

/** Announce, transfer winners from the racetrack, collect and pay, as far as needed. */
const settles = (by: Actor, state: State): readonly Commands[] => {
  const { phase } = state.play
  const { denominations } = state.config
  const felt = { ...state, present: [], settled: [], carried: [], denominations }
  const rest = 'number' in phase ? phase : undefined
  const fromTrack = rest && racetrackWinners(state.play, rest, felt).length > 0
  const toPay = rest && winners(state.play, rest, felt).length > 0
  return [
    { by, does: 'announce' },
    ...(fromTrack ? [{ by, does: 'transfer' } as const] : []),
    { by, does: 'collect' },
    ...(toPay ? [{ by, does: 'pay' } as const] : []),
  ]
}

const patrons: readonly Verb<State, Commands>[] = [
  electing(elect),
  verb('anybody', 'declares {word} at {money}', ([on, piece], { by }) => ({
    by,
    does: 'declare',
    on: on!,
    piece: money(piece!),
  })),
  verb('patron', 'declares {word} at {money} {kind}', ([on, piece, kind], { by }) => ({
    by,
    does: 'declare',
    on: on!,
    piece: money(piece!),
    kind: kind as ChipKind,
  })),
  verb('patron', 'takes back {word}', ([on], { by, state }) => ({
    by,
    does: 'take-back',
    declared: declaredOn(state, nameOf(by), on!),
  })),
]

const placing: readonly Verb<State, Commands>[] = [
  verb('staff', 'places {word} of {patron}', ([on, who], { by, state }) => ({
    by,
    does: 'place',
    declared: declaredOn(state, patron(who!), on!),
  })),
  verb('staff', 'places {word} of {patron} as {word}', ([on, who, as], { by, state }) => ({
    by,
    does: 'place',
    declared: declaredOn(state, patron(who!), on!),
    as: as!,
  })),
  verb('staff', 'lays {word} at {money} for {patron}', ([on, piece, who], { by }) => ({
    by,
    does: 'lay',
    patron: patron(who!),
    on: on!,
    piece: money(piece!),
  })),
  verb('staff', 'clarifies {word} of {patron} as {word}', ([on, who, as], { by, state }) => ({
    by,
    does: 'clarify',
    wager: wagerOn(state, patron(who!), on!),
    on: as!,
  })),
  verb('staff', 'sees {word} of {patron} at {point}', ([on, who, at], { by, state }) => ({
    by,
    does: 'lies',
    wager: wagerOn(state, patron(who!), on!),
    at: point(at!),
  })),
  verb(
    'staff',
    'restores {word} of {patron} moved by the {dealer|patron|player}',
    ([on, who, hand], { by, state }) => ({
      by,
      does: 'restore',
      wager: wagerOn(state, patron(who!), on!),
      movedBy: hand === 'dealer' ? 'dealer' : 'patron',
    }),
  ),
]

const spinning: readonly Verb<State, Commands>[] = [
  verb('anybody', 'spins', (_, { by }) => ({
    by,
    does: 'spin',
    wheel: 'clockwise',
    ball: 'anticlockwise',
  })),
  verb(
    'staff',
    `spins the wheel ${DIRECTION} and the ball ${DIRECTION}`,
    ([wheel, ball], { by }) => ({
      by,
      does: 'spin',
      wheel: wheel as Direction,
      ball: ball as Direction,
    }),
  ),
  verb('staff', 'calls no more bets', (_, { by }) => ({ by, does: 'call' })),
  verb('wheel', 'the ball drops', (_, { by }) => ({ by, does: 'ball-drops' })),
  verb('wheel', '{word}', ([number], { by }) => ({ by, does: 'spun', number: number! })),
  verb('wheel', '{word} after {number} revolutions', ([number, turns], { by }) => ({
    by,
    does: 'spun',
    number: number!,
    revolutions: Number(turns),
  })),
  verb('anybody', 'says {word} was spun', ([number], { by }) => ({
    by,
    does: 'spun',
    number: number!,
  })),
  verb('staff', 'announces the number', (_, { by }) => ({ by, does: 'announce' })),
  verb('staff', 'transfers the winners', (_, { by }) => ({ by, does: 'transfer' })),
  verb('staff', 'collects', (_, { by }) => ({ by, does: 'collect' })),
  verb('staff', 'pays', (_, { by }) => ({ by, does: 'pay' })),
  verb('staff', 'pays {word} of {patron}', ([on, who], { by, state }) => ({
    by,
    does: 'pay',
    wager: wagerOn(state, patron(who!), on!),
  })),
  verb('staff', 'settles', (_, { by, state }) => settles(by, state)),
  verb('anybody', `announces no spin for ${CAUSE}`, ([cause], { by }) => ({
    by,
    does: 'no-spin',
    cause: cause as Cause,
  })),
  verb('anybody', `announces no spin for ${CAUSE} by {patron}`, ([cause, who], { by }) => ({
    by,
    does: 'no-spin',
    cause: cause as Cause,
    person: patron(who!),
  })),
  verb('anybody', 'examines the ball', (_, { by }) => ({
    by,
    does: 'examine-ball',
    replace: false,
  })),
  verb('anybody', 'examines the ball and replaces it', (_, { by }) => ({
    by,
    does: 'examine-ball',
    replace: true,
  })),
  verb('anybody', 'changes the ball', (_, { by }) => ({ by, does: 'change-ball' })),
]

export const ROULETTE_VERBS: readonly Verb<State, Commands>[] = [
  ...patrons,
  ...placing,
  ...spinning,
]
