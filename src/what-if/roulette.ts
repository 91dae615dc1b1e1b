import { betsOn, clothOf, type Elections, simpleNamed } from '../games/roulette/book/book.ts'
import { isOnWheel, type Pocket } from '../games/roulette/s02-wheel.ts'
import { outcomeOf } from '../games/roulette/s03-wagers/odds.ts'
import { refuse } from '../kernel/refusal.ts'
import type { RoundRecord } from '../records/round-record.ts'
import { spreadOver } from './draws.ts'
import type { LawBuilder } from './law.ts'
import { amended } from './overlay.ts'

const spunIn = ({ came }: RoundRecord): string | undefined =>
  came.findLast(({ is }) => is === 'spin')?.what

/** A declared wager lies on the cloth in pieces: `voisins/corner:25-26-28-29`. */
const pieceOf = (on: string): string => on.split('/')[1] ?? on

export const enact: LawBuilder = (_book, elected, overlay) => {
  const elections = elected as unknown as Elections
  const cloth = clothOf(elections)
  return {
    end: ({ on }, round) => {
      const spun = spunIn(round)
      const bet = simpleNamed(elections, pieceOf(on))
      if (!bet) return refuse('nz8:3.1', 'This layout has no {on}.', { on })
      if (spun === undefined || !isOnWheel(cloth.wheel, spun)) return undefined
      return amended(outcomeOf(cloth, bet, spun as Pocket), overlay)
    },
    course: round => {
      const { layout } = round.elections as Elections
      return clothOf({ ...elections, layout }).wheel === cloth.wheel
        ? undefined
        : 'the ball would have run in a wheel with other numbers'
    },
    spreads: () =>
      betsOn(elections).flatMap(bet => {
        const ends = cloth.wheel.pockets.map(spun => amended(outcomeOf(cloth, bet, spun), overlay))
        return spreadOver(bet.on, ends) ?? []
      }),
  }
}
