import type { Command } from 'commander'
import { addGameVerb } from '../game-verb.ts'
import { simulatedGames } from '../games.ts'

/** `croupier simulate GAME`: plays many rounds and reports the confidence of the result. */
export const simulate = async (program: Command): Promise<void> =>
  addGameVerb(program, {
    name: 'simulate',
    summary: 'play millions of rounds and estimate every edge',
    description:
      'Plays many rounds by the rules and estimates the edge of every wager with its standard ' +
      'error, next to the exact edge.',
    games: await simulatedGames(),
  })
