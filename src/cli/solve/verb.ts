import type { Command } from 'commander'
import { Malformed } from '../input.ts'
import { lunarPoker } from './lunar-poker.ts'

/** `croupier solve GAME`: the exact value of a whole game, in parts that can run on any machine. */
export const solve = (program: Command): void => {
  const verb = program
    .command('solve')
    .summary('the exact value of a whole game with the best play')
    .description('Solves a game by counting every deal, in slices that may run anywhere.')
    .allowExcessArguments()
    .allowUnknownOption()
  verb.action((_options: object, { args }: Command) => {
    throw new Malformed(`solve: expected a game, lunar-poker${args[0] ? `, not ${args[0]}` : ''}`)
  })
  lunarPoker(verb)
}
