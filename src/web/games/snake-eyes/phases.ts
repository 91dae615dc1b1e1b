import type { Phase } from '../../../games/snake-eyes/table/state.ts'

/** The phases in which wagers are taken. */
export const BETTING: readonly Phase['is'][] = ['inspecting', 'offering', 'betting']
