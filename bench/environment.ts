import { acted, DONE } from '../src/environment/acts.ts'
import { answered, sampled } from '../src/environment/chances.ts'
import { nodeOf, type Position, returns } from '../src/environment/position.ts'
import { begun, booksOf, configOf, type Start } from '../src/environment/table.ts'
import { CATALOGUE, type GameName } from '../src/games/catalogue.ts'
import type { TableState } from '../src/general/state.ts'
import type { Command, Event, Game } from '../src/kernel/game.ts'
import { isRefusal } from '../src/kernel/refusal.ts'
import { seeded } from '../src/odds/simulation/random.ts'
import type { Measure } from './measure.ts'

/**
 * The environment compared with a bare loop of decide and evolve that takes the same commands. Both
 * play the same rounds with one wager each.
 */

type AnyGame = Game<unknown, TableState<unknown>, Command, Event, unknown>

const ROUNDS = 40

const WAGER = { does: 'wager', chips: 2000 } as const

const setUp = (game: GameName, on: string) => {
  const start: Start = {
    game,
    book: booksOf(game)[0]!,
    elections: {},
    seed: 'bench',
    players: 1,
    rounds: ROUNDS,
  }
  const config = configOf(start)
  if (isRefusal(config)) throw new Error(config.says)
  const first = begun(start, config).position
  const bet = { ...WAGER, on } as never
  return { first, bet }
}

const orThrow = (next: ReturnType<typeof acted>): Position => {
  if ('refused' in next) throw new Error(next.says)
  return next
}

/** Plays to the end step by step, like a learning program. */
const played = ({ first, bet }: ReturnType<typeof setUp>): Position => {
  const words = seeded('bench', 1)
  let position = first
  for (;;) {
    const node = nodeOf(position)
    if (node.to === 'end') return position
    if (node.to === 'chance') position = answered(position, sampled(position, words))!
    else position = orThrow(acted(orThrow(acted(position, bet)), DONE))
  }
}

/** The commands that the environment gives the table in the same rounds, oldest first. */
const commandsOf = ({ first, bet }: ReturnType<typeof setUp>): readonly Command[] => {
  const commands: Command[] = []
  let { told = 'nothing' } = played({ first: { ...first, told: 'nothing' }, bet })
  for (; told !== 'nothing'; told = told.before) commands.push(told.body.command!)
  return commands.reverse()
}

const bare = (game: AnyGame, start: TableState<unknown>, commands: readonly Command[]) => {
  let state = start
  for (const command of commands) {
    const decision = game.decide(state, command)
    if (isRefusal(decision)) throw new Error(decision.says)
    for (const event of decision) state = game.evolve(state, event)
  }
  return state
}

const compared = (name: GameName, on: string): Measure => {
  const start = setUp(name, on)
  const commands = commandsOf(start)
  const game = CATALOGUE[name].game as unknown as AnyGame
  return {
    name: `environment: rounds of ${name}`,
    reference: 'bare decide and evolve',
    unit: 'rounds',
    candidateUnits: ROUNDS,
    referenceUnits: ROUNDS,
    target: 0.5,
    isRight: () => {
      const end = played(start)
      const table = bare(game, start.first.table, commands)
      return JSON.stringify(returns({ ...end, table })) === JSON.stringify(returns(end))
    },
    candidate: () => played(start),
    against: () => bare(game, start.first.table, commands),
  }
}

export const environments = (): readonly Measure[] => [
  compared('roulette', 'red'),
  compared('baccarat', 'player'),
]
