import { GAMES } from './checklist-games.ts'
import type { Item } from './checklist-item.ts'
import { SYSTEM } from './checklist-system.ts'

/**
 * The requirements of GLI-19 for an interactive gaming system, by topic and in our own words, with
 * the evidence in this pack or the repository. We do not have the standard's text, so a laboratory
 * has to map the topics to its clauses.
 */
export const CHECKLIST: readonly Item[] = [...SYSTEM, ...GAMES]
