import type { Phase } from '../../../games/roulette/table/state.ts'

/** The phases in which wagers are taken. */
export const BETTING: readonly Phase['is'][] = ['betting', 'spinning']
