/** Every game that can run. To add a game, add its line here. */

export { baccarat } from './baccarat/index.ts'
export { lunarPoker } from './lunar-poker/index.ts'
export { roulette } from './roulette/index.ts'
export { snakeEyes } from './snake-eyes/index.ts'
