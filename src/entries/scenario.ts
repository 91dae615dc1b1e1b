/** `croupier-rules/scenario`: plays clauses that are written as examples (docs/scenarios.md). */

export { lint, type Played, play } from '../scenario/index.ts'
export type { Scenario, Step } from '../scenario/language/scenario-text.ts'
export type { Mistake } from '../scenario/line-meaning.ts'
export type { Failure, Performance, Traced } from '../scenario/run.ts'
