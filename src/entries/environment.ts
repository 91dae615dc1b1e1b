/**
 * `croupier-rules/environment`: tables as game trees, for programs that learn or plan. `Episode` is a
 * table with its past. The functions below it work on positions, which are values: keep one to clone
 * it, go back to an old one to undo, and store it as JSON.
 */

export { acted, DONE, legalActs } from '../environment/acts.ts'
export {
  answered,
  type Chance,
  chancesAt,
  type Outcome,
  sampled,
} from '../environment/chances.ts'
export {
  type Act,
  type Answer,
  type Did,
  Episode,
  NotAllowed,
  type Saved,
  type Setup,
} from '../environment/episode.ts'
export { type Node, nodeOf, observed, type Position, returns } from '../environment/position.ts'
export { type Begun, begun, configOf, type Start } from '../environment/table.ts'
export { seeded, type Words } from '../odds/simulation/random.ts'
