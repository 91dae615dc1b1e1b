import { baccarat } from './baccarat/index.ts'
import { roulette } from './roulette/index.ts'

/** The catalogue: every game that can be run, with every book it can be run by. */
export const CATALOGUE = { baccarat, roulette } as const
