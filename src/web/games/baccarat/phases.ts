import type { Phase } from '../../../games/baccarat/state.ts'

/** The phases in which wagers are taken. */
export const BETTING: readonly Phase['is'][] = ['loaded', 'burning', 'betting', 'reopened']
