import type { Command } from 'commander'
import * as z from 'zod'
import { isRefusal, sentence } from '../../kernel/refusal.ts'
import { conditions } from '../../server/tournaments/conditions-schema.ts'
import { director } from '../../tournament/director/director.ts'
import { isGameName } from '../../tournament/session/application.ts'
import { decode, Malformed, parseJson, readInput } from '../input.ts'
import { EXAMPLES, exampleOf } from './examples.ts'
import { runTournament } from './run.ts'

const file = z.strictObject({
  conditions,
  players: z.array(z.string().min(1).max(40)).min(2).max(100_000),
})

const readTournament = (path: string): z.output<typeof file> => {
  const given = decode(file, parseJson(readInput(path), path), path)
  const opens = director.decide(director.open(given.conditions), {
    by: { role: 'staff', rank: 'operator' },
    does: 'open-entries',
  })
  if (isRefusal(opens)) throw new Malformed(`${path}: ${sentence(opens)} (${opens.refused})`)
  if (new Set(given.players).size !== given.players.length)
    throw new Malformed(`${path}.players: a name appears twice`)
  return given
}

const FIELDS = `
The file contains { "conditions": …, "players": ["Ana", "Ben", …] }. Amounts are whole cents.
  game        roulette, baccarat, electronic-roulette or electronic-baccarat
  entryForm   what an applicant fills in; entryFee, and feeSplit in hundredths of it
  chipIssue   gratuitous, or face-value: chips are bought, and exchanged after each session
  passCards, secretCards   0 to 3 in a session, none at terminals
  stages      heats in order, the final last: startingChips, limits (in baccarat an indicator
              card raises them to the next pair), increment, seats at a table, duration
              (time in milliseconds, spins, rounds, or shoes) and, except for the final,
              progression: top-per-table, top-overall or winners-and-best, and a count
  playOff     chips and duration of play-offs; endVariant a, b or c where shoes are counted
  discretion  written terms under which the operator may promote more or fewer players
  prizes      from the first down, each { "money": cents } or { "item": "a car" }
  playStart   when play begins, in milliseconds; transferable, minPlayers, maxPlayers

Start from a complete example:
  croupier tournament --example baccarat > cup.json
  croupier tournament cup.json --seed 7`

const GAMES = Object.keys(EXAMPLES).join(', ')

const exampleAsked = (game: string): string => {
  if (!isGameName(game))
    throw new Malformed(`--example: there is no tournament of ${game}; expected one of ${GAMES}`)
  return exampleOf(game)
}

interface Options {
  readonly seed: string
  readonly example?: string
}

/**
 * `croupier tournament`: a whole tournament, from the first application to the last prize, with
 * bots.
 */
export const tournament = (program: Command): void => {
  program
    .command('tournament')
    .argument('[file]', 'conditions and players, as JSON')
    .summary('run a tournament with bots')
    .description(
      'Runs a tournament from its conditions of entry: entries, lots, heats, play-offs and the ' +
        'final. Prints every place with its clause, and all payments. Games: roulette, ' +
        'baccarat, electronic-roulette, electronic-baccarat.',
    )
    .option('--seed <text>', 'the same seed plays the same tournament', 'croupier')
    .option('--example <game>', 'print an example file instead of playing')
    .addHelpText('after', FIELDS)
    .action((path: string | undefined, { seed, example }: Options) => {
      if (example !== undefined) {
        process.stdout.write(`${exampleAsked(example)}\n`)
        return
      }
      if (path === undefined)
        throw new Malformed('name a file; `croupier tournament --example roulette` prints one')
      const { conditions: given, players } = readTournament(path)
      for (const line of runTournament(given, players, seed)) process.stdout.write(`${line}\n`)
    })
}
