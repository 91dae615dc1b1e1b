import type { Command } from 'commander'
import { playedGames } from '../games.ts'

export const play = async (program: Command): Promise<void> => {
  const verb = program
    .command('play')
    .summary('sit down at a table in your terminal, with play money')
    .description(
      'A table in your terminal: place wagers, cut, spin or throw, and ask for the clause behind ' +
        'every payment. Chips are play money.',
    )
    .allowExcessArguments()
    .action(noSuchGame)
  for (const add of await playedGames()) add(verb)
  for (const game of verb.commands) game.allowExcessArguments(false)
}

const noSuchGame = (_: unknown, command: Command): void => {
  const [given] = command.args
  const what = given === undefined ? 'a game is missing' : `unknown game '${given}'`
  const games = command.commands.map(game => game.name()).join(', ')
  command.error(`error: ${what} after play; expected one of ${games}`, { exitCode: 2 })
}
