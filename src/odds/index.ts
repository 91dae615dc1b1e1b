/** The exact edge of every wager of every game. */

export { baccaratOdds } from './baccarat.ts'
export { superBetOdds } from './lunar-poker.ts'
export { rouletteOdds } from './roulette.ts'
export { snakeEyesOdds } from './snake-eyes.ts'
