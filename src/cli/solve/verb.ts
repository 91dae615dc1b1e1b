import type { Command } from 'commander'
import { addGameVerb } from '../game-verb.ts'
import { lunarPoker } from './lunar-poker.ts'

/** `croupier solve GAME`: the exact value of a whole game, in parts that can run on any machine. */
export const solve = (program: Command): void =>
  addGameVerb(program, {
    name: 'solve',
    summary: 'the exact value of a game with the best play',
    description: 'Solves a game by counting every deal, in slices that may run anywhere.',
    games: [lunarPoker],
  })
