import { elect } from '../../games/roulette/book/election-change.ts'
import type { RouletteCommand } from '../../games/roulette/commands.ts'
import { racetrackWinners, winners } from '../../games/roulette/s03-wagers/settlement.ts'
import {
  CAUSES,
  type Cause,
  DIRECTIONS,
  type Direction,
  type State as PlayState,
} from '../../games/roulette/table/state.ts'
import type { GeneralCommand } from '../../general/commands.ts'
import type { TableState } from '../../general/state.ts'
import type { Actor } from '../../kernel/people.ts'
import { phrasesFor } from '../command-phrases.ts'
import { electionVerb, type OptionNames } from '../elections.ts'
import { patron } from '../language/phrase.ts'
import type { Verb } from '../stage.ts'
import { wagerOn } from '../verbs.ts'

/** Phrases for actions at a roulette table. */

type State = TableState<PlayState>
type Commands = RouletteCommand | GeneralCommand

const { gives, verb } = phrasesFor<State, Commands>()

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

export const OPTION_NAMES: OptionNames = {
  asianRacetrack: 'asian',
  courtesyLine: 'courtesy',
  winningNumberDisplay: 'display',
}

const patrons: readonly Verb<State, Commands>[] = [
  electionVerb(elect, OPTION_NAMES),
  gives('anybody', 'declares {word} at {money}', 'declare', ['on', 'piece']),
  gives('patron', 'declares {word} at {money} {kind}', 'declare', ['on', 'piece', 'kind']),
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
  gives('staff', 'lays {word} at {money} for {patron}', 'lay', ['on', 'piece', 'patron']),
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
  gives('anybody', 'spins', 'spin', [], { wheel: 'clockwise', ball: 'anticlockwise' }),
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
  gives('staff', 'calls no more bets', 'call'),
  gives('wheel', 'the ball drops', 'ball-drops'),
  gives('wheel', '{word}', 'spun', ['number']),
  gives('wheel', '{word} after {number} revolutions', 'spun', ['number', 'revolutions']),
  gives('anybody', 'says {word} was spun', 'spun', ['number']),
  gives('staff', 'announces the number', 'announce'),
  gives('staff', 'transfers the winners', 'transfer'),
  gives('staff', 'collects', 'collect'),
  gives('staff', 'pays', 'pay'),
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
  gives('anybody', 'examines the ball', 'examine-ball', [], { replace: false }),
  gives('anybody', 'examines the ball and replaces it', 'examine-ball', [], { replace: true }),
  gives('anybody', 'changes the ball', 'change-ball'),
]

export const ROULETTE_VERBS: readonly Verb<State, Commands>[] = [
  ...patrons,
  ...placing,
  ...spinning,
]
