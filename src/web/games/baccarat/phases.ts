import type { Phase } from '../../../games/baccarat/table/state.ts'

/** The phases in which wagers are taken. */
export const BETTING: readonly Phase['is'][] = ['loaded', 'burning', 'betting', 'reopened']
