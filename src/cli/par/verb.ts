import type { Command } from 'commander'
import { addGameVerb } from '../game-verb.ts'
import { parOfGames } from '../games.ts'

/** `croupier par GAME`: the sheet that goes with a game to a test laboratory. */
export const par = async (program: Command): Promise<void> =>
  addGameVerb(program, {
    name: 'par',
    summary: 'a PAR sheet: hit frequency, edge, variance, hold, exposure',
    description:
      'Prints exact figures for every wager under every set of terms: hit frequency, edge, variance, ' +
      'covariance, volatility index, expected hold, and the most that a round can cost.',
    games: await parOfGames(),
  })
