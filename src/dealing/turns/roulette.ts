import { betsOn } from '../../games/roulette/book/book.ts'
import type { State } from '../../games/roulette/table/state.ts'
import type { Turns } from './turn.ts'

export const roulette: Turns<State> = {
  isBetting: ({ play }) => play.phase.is === 'betting',
  wagers: ({ play }) => betsOn(play.elections).map(({ on }) => on),
  answer: () => undefined,
}
