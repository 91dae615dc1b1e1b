import { betsOn } from '../../src/games/roulette/book/book.ts'
import type { RouletteCommand } from '../../src/games/roulette/commands.ts'
import { roulette } from '../../src/games/roulette/index.ts'
import { WHEELS } from '../../src/games/roulette/s02-wheel.ts'
import { CAUSES, type State } from '../../src/games/roulette/table/state.ts'
import type { GeneralCommand } from '../../src/general/commands.ts'
import { accountHoldings, type TableState } from '../../src/general/state.ts'
import { chips } from '../../src/kernel/money.ts'
import type { Actor } from '../../src/kernel/people.ts'
import { actors, generalCommand, PATRONS, type Subject, type Tape } from './subject.ts'

const DEALER: Actor = { role: 'staff', rank: 'dealer' }
const NUMBERS = WHEELS[38].pockets
const ONS = [...betsOn(roulette.standard().elections).map(({ on }) => on), 'by-hand/tier', '', ':']
const DECLARED = ['tier', 'orphelins', 'voisins', 'neighbours:0', 'asian-neighbour:32-15-19', '/']

/** The next step of the house, so that a run gets through spins. */
const next = (tape: Tape, state: TableState<State>): RouletteCommand | GeneralCommand => {
  if (!state.open) return { by: { role: 'staff', rank: 'operator' }, does: 'open-table' }
  const seated = state.seats.find(patron => patron !== null)
  if (!seated) return { by: { role: 'patron', patron: tape.one(PATRONS) }, does: 'sit', seat: 1 }
  switch (state.play.phase.is) {
    case 'betting':
      return tape.below(5) === 0
        ? { by: DEALER, does: 'spin', wheel: 'clockwise', ball: 'anticlockwise' }
        : betting(tape, state, seated)
    case 'spinning':
      return tape.below(3) === 0 ? { by: DEALER, does: 'call' } : betting(tape, state, seated)
    case 'no-more-bets':
      return { by: DEALER, does: 'ball-drops' }
    case 'ball-dropped':
      return { by: { role: 'chance' }, does: 'spun', number: tape.one(NUMBERS) }
    case 'at-rest':
      return { by: DEALER, does: 'announce' }
    case 'announced':
      return { by: DEALER, does: tape.one(['transfer', 'collect'] as const) }
    case 'transferred':
      return { by: DEALER, does: 'collect' }
    case 'collected':
      return { by: DEALER, does: 'pay' }
  }
}

const betting = (
  tape: Tape,
  state: TableState<State>,
  patron: string,
): RouletteCommand | GeneralCommand => {
  const by = { role: 'patron', patron } as const
  const piece = chips(tape.one([100, 500, 2500]))
  const stack = accountHoldings(state, `stack:${patron}`)?.value ?? 0
  if (stack < 100_000) return { by, does: 'buy-in', chips: chips(1_000_000) }
  return tape.one<RouletteCommand | GeneralCommand>([
    { by, does: 'wager', on: tape.one(ONS), chips: piece },
    { by, does: 'wager', on: tape.one(['red', 'odd', 'dozen:2', 'column:1']), chips: piece },
    { by, does: 'declare', on: tape.one(DECLARED), piece },
    { by: DEALER, does: 'lay', patron, on: tape.one(DECLARED), piece: chips(tape.one([50, 250])) },
    { by: DEALER, does: 'place', declared: state.play.declarations },
    { by, does: 'buy-colour', colour: 'blue', chips: chips(5000) },
    { by, does: 'declare', on: tape.one(DECLARED), piece, kind: 'colour:blue' },
  ])
}

const anything = (tape: Tape, state: TableState<State>): RouletteCommand => {
  const by = actors(tape)
  const wager = tape.one([...state.wagers.map(({ id }) => id), 'w999', '__proto__'])
  const declared = tape.one([...state.play.declared.map(({ id }) => id), 0, -1])
  const direction = () => tape.one(['clockwise', 'anticlockwise'] as const)
  const piece = chips(tape.one([0, 1, 500, Number.MAX_SAFE_INTEGER]))
  const at = { x: tape.below(24) - 10, y: tape.below(60) - 6 }
  return tape.one<RouletteCommand>([
    { by, does: 'declare', on: tape.one(DECLARED), piece },
    { by, does: 'take-back', declared },
    { by, does: 'place', declared, as: tape.one(DECLARED) },
    { by, does: 'lay', patron: tape.one(PATRONS), on: tape.one(DECLARED), piece },
    { by, does: 'spin', wheel: direction(), ball: direction() },
    { by, does: 'call' },
    { by, does: 'ball-drops' },
    { by, does: 'spun', number: tape.one([...NUMBERS, '37', '']), revolutions: tape.below(9) },
    { by, does: 'announce' },
    { by, does: 'transfer' },
    { by, does: 'collect' },
    { by, does: 'pay', wager },
    { by: DEALER, does: 'clarify', wager, on: tape.one(ONS) },
    { by: DEALER, does: 'lies', wager, at },
    { by, does: 'no-spin', cause: tape.one(CAUSES) },
    { by, does: 'examine-ball', replace: tape.below(2) === 0 },
    { by, does: 'change-ball' },
    { by, does: 'restore', wager, movedBy: tape.one(['dealer', 'patron'] as const) },
  ])
}

const proposes = (tape: Tape, state: TableState<State>): RouletteCommand | GeneralCommand => {
  const mood = tape.below(8)
  if (mood === 0) return anything(tape, state)
  if (mood === 1) return generalCommand(tape, state, ONS)
  return next(tape, state)
}

const { elections } = roulette.standard()

export const rouletteSubjects: readonly Subject[] = [
  roulette.standard(),
  roulette.setUp({ ...elections, layout: 'double-zero-00-0', bell: false }),
  roulette.setUp({
    book: 'nz8',
    layout: 'double-zero-0-00',
    racetrack: true,
    asianRacetrack: false,
  }),
].map(config => ({
  name: `roulette nz8 ${config.elections.layout}`,
  game: roulette.game as unknown as Subject['game'],
  config: config as unknown as Subject['config'],
  proposes: proposes as unknown as Subject['proposes'],
}))
