import type { Command } from 'commander'
import { addGameVerb } from '../game-verb.ts'
import { oddsOfGames } from '../games.ts'

/** `croupier odds GAME`: the exact cost of every wager. Each game has its own file. */
export const odds = async (program: Command): Promise<void> =>
  addGameVerb(program, {
    name: 'odds',
    summary: 'the exact house edge of every wager',
    description:
      'Prints the edge of every wager under every set of terms that a rulebook allows: the average ' +
      'loss per unit wagered. The figures are exact and use the same rules as the tables.',
    games: await oddsOfGames(),
  })
