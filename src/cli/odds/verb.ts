import type { Command } from 'commander'
import { oddsOfGames } from '../games.ts'
import { Malformed } from '../input.ts'

/** `croupier odds GAME`: the exact cost of every wager. Each game has its own file. */
export const odds = async (program: Command): Promise<void> => {
  const verb = program
    .command('odds')
    .summary('the exact house edge of every wager')
    .description(
      'Prints the edge of every wager under every set of terms that a rulebook allows: the average ' +
        'loss per unit wagered. The figures are exact and use the same rules as the tables.',
    )
    .allowExcessArguments()
    .allowUnknownOption()
  verb.action((_options: object, { args }: Command) => {
    const games = verb.commands.map(command => command.name()).join(', ')
    throw new Malformed(
      `odds: expected a game, one of ${games}${args[0] ? `, not ${args[0]}` : ''}`,
    )
  })
  for (const game of await oddsOfGames()) game(verb)
}
