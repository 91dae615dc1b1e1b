import { MAIN, SIDE_WAGERS, SIDES } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import type { Turns } from './turn.ts'

const ONS = [...MAIN, ...SIDE_WAGERS.flatMap(wager => SIDES.map(side => `${wager}-${side}`))]

/** Cuts, roles and turning change no result, so the dealer does them. */
export const baccarat: Turns<BaccaratState> = {
  isBetting: ({ play }) => play.phase.is === 'betting',
  wagers: () => ONS,
  answer: () => undefined,
}
