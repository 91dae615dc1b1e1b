import type { Command } from 'commander'
import { parOfGames } from '../games.ts'
import { Malformed } from '../input.ts'

/** `croupier par GAME`: the sheet that goes with a game to a test laboratory. */
export const par = async (program: Command): Promise<void> => {
  const verb = program
    .command('par')
    .summary('a PAR sheet: hit frequency, edge, variance, hold, exposure')
    .description(
      'For every wager on every set of terms: hit frequency, edge, variance and covariance, ' +
        'exactly; the volatility index, the hold to expect, and the most a round can cost.',
    )
    .allowExcessArguments()
    .allowUnknownOption()
  verb.action((_options: object, { args }: Command) => {
    const games = verb.commands.map(command => command.name()).join(', ')
    throw new Malformed(`par: expected a game, one of ${games}${args[0] ? `, not ${args[0]}` : ''}`)
  })
  for (const add of await parOfGames()) add(verb)
}
