import type { RoundResult } from '../table/state.ts'
import { type Bead, beadPlate } from './bead-plate.ts'
import { type BigRoad, bigRoad } from './big-road.ts'
import { type DerivedRoad, derivedRoad, type Mark } from './derived-roads.ts'
import { streaks, winners } from './streaks.ts'

/** The results display: a pure function of the shoe's rounds. It has no effect on play. */

export { type Answer, askTheRoad } from './ask-the-road.ts'
export type { Bead } from './bead-plate.ts'
export { type BigRoad, bigRoad } from './big-road.ts'
export { type Colour, DERIVED_ROADS, type DerivedRoad, type Mark } from './derived-roads.ts'
export { type GoodRoadName, goodRoad } from './good-roads.ts'
export { type Cell, ROWS } from './grid.ts'
export { NO_MEMORY, NOT_ANSWERABLE } from './notices.ts'
export { type Statistics, statistics } from './statistics.ts'
export { type Streak, streaks, winners } from './streaks.ts'

export type Roads = { readonly [R in DerivedRoad]: readonly Mark[] } & {
  readonly beadPlate: readonly Bead[]
  readonly bigRoad: BigRoad
}

/** The five roads. @rule nz5:3.4(f) nz5:12.9 ruling:552 */
export const roads = (rounds: readonly RoundResult[]): Roads => {
  const runs = streaks(winners(rounds))
  return {
    beadPlate: beadPlate(rounds),
    bigRoad: bigRoad(rounds),
    bigEyeBoy: derivedRoad(runs, 'bigEyeBoy'),
    smallRoad: derivedRoad(runs, 'smallRoad'),
    cockroachPig: derivedRoad(runs, 'cockroachPig'),
  }
}
