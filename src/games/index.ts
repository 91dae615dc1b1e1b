import { baccarat } from './baccarat/index.ts'
import { lunarPoker } from './lunar-poker/index.ts'

/** The catalogue: every game that can be run, with every book it can be run by. */
export const CATALOGUE = { baccarat, 'lunar-poker': lunarPoker } as const
