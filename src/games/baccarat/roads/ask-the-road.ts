import type { Side } from '../s09-third-cards/third-card.ts'
import type { RoundResult } from '../table/state.ts'
import { type Colour, colours, type DerivedRoad } from './derived-roads.ts'
import { type Cell, downFirst } from './grid.ts'
import { streaks, winners } from './streaks.ts'

/** What the next decided hand would add to the roads; null for no mark. */
export type Answer = { readonly [R in DerivedRoad]: Colour | null } & { readonly bigRoad: Cell }

/** The roads after one more win for either side. This is not a forecast. */
export const askTheRoad = (rounds: readonly RoundResult[]): Readonly<Record<Side, Answer>> => ({
  banker: answer(winners(rounds), 'banker'),
  player: answer(winners(rounds), 'player'),
})

const answer = (before: readonly Side[], next: Side): Answer => {
  const after = [...before, next]
  const added = (road: DerivedRoad): Colour | null => {
    const marks = colours(streaks(after), road)
    return marks.length > colours(streaks(before), road).length ? marks.at(-1)! : null
  }
  return {
    bigRoad: downFirst(after).at(-1)!,
    bigEyeBoy: added('bigEyeBoy'),
    smallRoad: added('smallRoad'),
    cockroachPig: added('cockroachPig'),
  }
}
