import { type Elections, electionRefused } from '../games/snake-eyes/book/book.ts'
import { type Faces, ROLLS } from '../games/snake-eyes/s03-equipment/dice.ts'
import { isOn, ONS, outcomeOf, wagersOf } from '../games/snake-eyes/s04-wagers.ts'
import { refuse } from '../kernel/refusal.ts'
import type { RoundRecord } from '../records/round-record.ts'
import { spreadOver } from './draws.ts'
import type { LawBuilder } from './law.ts'
import { amended } from './overlay.ts'

const rolledIn = ({ came }: RoundRecord): Faces | undefined => {
  const what = came.findLast(({ is }) => is === 'dice')?.what
  return what?.split(' ').map(Number) as unknown as Faces | undefined
}

export const enact: LawBuilder = (_book, elected, overlay) => {
  const elections = elected as unknown as Elections
  const refused = electionRefused(elections)
  if (refused) return refused
  const rules = wagersOf(elections)
  const end = (on: (typeof ONS)[number], roll: Faces) => {
    const outcome = outcomeOf(rules[on], roll)
    return outcome && amended(outcome, overlay)
  }
  return {
    end: ({ on }, round) => {
      const roll = rolledIn(round)
      if (!isOn(on)) return refuse('nz11a:4.1', 'There is no wager {on}.', { on })
      return roll && end(on, roll)
    },
    course: () => undefined,
    spreads: () =>
      ONS.flatMap(
        on =>
          spreadOver(
            on,
            ROLLS.map(roll => end(on, roll)),
          ) ?? [],
      ),
  }
}
