import type { Command } from 'commander'
import { simulatedGames } from '../games.ts'
import { Malformed } from '../input.ts'

/** `croupier simulate GAME`: plays many rounds and reports the confidence of the result. */
export const simulate = async (program: Command): Promise<void> => {
  const verb = program
    .command('simulate')
    .summary('play millions of rounds and estimate every edge')
    .description(
      'Plays many rounds by the rules and estimates the edge of every wager with its standard ' +
        'error, next to the exact edge.',
    )
    .allowExcessArguments()
    .allowUnknownOption()
  verb.action((_options: object, { args }: Command) => {
    const games = verb.commands.map(command => command.name()).join(', ')
    throw new Malformed(
      `simulate: expected a game, one of ${games}${args[0] ? `, not ${args[0]}` : ''}`,
    )
  })
  for (const game of await simulatedGames()) game(verb)
}
