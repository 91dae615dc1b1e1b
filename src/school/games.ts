import type { GameName } from '../games/catalogue.ts'

export { dice } from './drills/snake-eyes.ts'

/** What the school needs from each game. */

export interface Taste {
  readonly book: string
  readonly ons: readonly string[]
  readonly stakes: readonly number[]
}

export const TASTES: Readonly<Record<GameName, Taste>> = {
  baccarat: {
    book: 'nz5',
    ons: ['player', 'banker', 'banker', 'tie'],
    stakes: [20_00, 40_00, 60_00, 100_00, 220_00],
  },
  roulette: {
    book: 'nz8',
    ons: [
      'straight-up:17',
      'straight-up:0',
      'split:17-20',
      'street:16-17-18',
      'corner:17-18-20-21',
    ],
    stakes: [5_00, 10_00, 15_00, 25_00],
  },
  'snake-eyes': {
    book: 'nz11a',
    ons: ['field', 'any-7', 'any-craps', 'hard-6', 'hard-8', 'six', 'eight'],
    stakes: [5_00, 10_00, 25_00],
  },
  'lunar-poker': { book: 'nz22', ons: ['ante'], stakes: [10_00, 20_00, 25_00] },
}
