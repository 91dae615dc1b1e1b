import { betsOn } from '../../games/roulette/book.ts'
import type { State } from '../../games/roulette/state.ts'
import type { Turns } from './turn.ts'

export const roulette: Turns<State> = {
  isBetting: ({ play }) => play.phase.is === 'betting',
  wagers: ({ play }) => betsOn(play.elections).map(({ on }) => on),
  answer: () => undefined,
}
