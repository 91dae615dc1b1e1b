import { baccaratSubjects } from './baccarat.ts'
import { lunarPokerSubjects } from './lunar-poker.ts'
import { rouletteSubjects } from './roulette.ts'
import { snakeEyesSubjects } from './snake-eyes.ts'
import type { Subject } from './subject.ts'

/** Every game of the catalogue with each of its books. */
export const SUBJECTS: readonly Subject[] = [
  ...baccaratSubjects,
  ...rouletteSubjects,
  ...snakeEyesSubjects,
  ...lunarPokerSubjects,
]
