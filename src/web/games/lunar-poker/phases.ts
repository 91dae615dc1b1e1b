import type { Phase } from '../../../games/lunar-poker/table/state.ts'

/** The phases in which wagers are taken. */
export const BETTING: readonly Phase['is'][] = ['shuffling', 'cutting', 'betting']
