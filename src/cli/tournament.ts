import type { Command } from 'commander'
import * as z from 'zod'
import { isRefusal, sentence } from '../kernel/refusal.ts'
import { conditions } from '../server/fields/conditions.ts'
import { director } from '../tournament/director.ts'
import { decode, Malformed, parseJson, readInput } from './input.ts'
import { runTournament } from './tournament/run.ts'

const file = z.strictObject({
  conditions,
  players: z.array(z.string().min(1).max(40)).min(2).max(200),
})

const readTournament = (path: string): z.output<typeof file> => {
  const given = decode(file, parseJson(readInput(path), path), path)
  const opens = director.decide(director.open(given.conditions), {
    by: { role: 'staff', rank: 'operator' },
    does: 'open-entries',
  })
  if (isRefusal(opens)) throw new Malformed(`${path}: ${sentence(opens)} (${opens.refused})`)
  if (new Set(given.players).size !== given.players.length)
    throw new Malformed(`${path}.players: a name stands there twice`)
  return given
}

/** `croupier tournament`: one from the first application to the last prize, played by bots. */
export const tournament = (program: Command): void => {
  program
    .command('tournament')
    .argument('<file>', 'conditions and players, as JSON')
    .summary('run a tournament with bots')
    .description(
      'Runs a tournament from its conditions of entry: entries, lots, heats, play-offs and the ' +
        'final, and prints every place with the clause behind it, and all the money. Games: roulette, ' +
        'baccarat, electronic-roulette, electronic-baccarat.',
    )
    .option('--seed <text>', 'the same seed plays the same tournament', 'croupier')
    .action((path: string, { seed }: { readonly seed: string }) => {
      const { conditions: given, players } = readTournament(path)
      for (const line of runTournament(given, players, seed)) process.stdout.write(`${line}\n`)
    })
}
